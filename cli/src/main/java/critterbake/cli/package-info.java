/** The command-line tool, and everything that touches a file. */
package critterbake.cli;
