/** How the tool talks: streams, messages, progress, exit codes. */
package critterbake.cli.console;
