/** Atlas data formats: what engines load beside a sheet, written and read back. */
package critterbake.cli.atlas;
