/** The files a scenario may read besides itself. */
package critterbake.cli.parts;
