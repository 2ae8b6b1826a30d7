/** Damaged files of every kind that is read, and many bakes in one process. */
package critterbake.cli.fuzz;
