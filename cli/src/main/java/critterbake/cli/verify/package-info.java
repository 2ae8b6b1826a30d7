/** Proves written sheets: rebuilds every frame as an engine would and compares it with its hash. */
package critterbake.cli.verify;
