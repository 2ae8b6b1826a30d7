/** Writes and reads JSON. */
package critterbake.cli.json;
