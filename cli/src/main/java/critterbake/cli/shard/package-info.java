/** Splits a bake over several runs: which of them draws which clips. */
package critterbake.cli.shard;
