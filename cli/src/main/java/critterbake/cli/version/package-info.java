/** Which version of the tool this is. */
package critterbake.cli.version;
