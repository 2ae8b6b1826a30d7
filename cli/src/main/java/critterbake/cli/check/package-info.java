/** Checking of scenarios against approved pictures, and the reports that tell what changed. */
package critterbake.cli.check;
