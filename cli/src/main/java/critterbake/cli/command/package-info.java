/** The commands: one class each, which reads options and tells results. */
package critterbake.cli.command;
