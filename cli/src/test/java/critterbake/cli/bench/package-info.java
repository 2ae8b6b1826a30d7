/** Speed: what {@code scripts/bench} measures and prints. Nothing here runs in a test or ships. */
package critterbake.cli.bench;
