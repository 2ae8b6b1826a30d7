/** Scenarios: what a file asks for, fully resolved, and how files are read into that. */
package critterbake.cli.scenario;
