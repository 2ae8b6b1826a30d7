/** Splits a bake over several runs, and joins what they made. */
package critterbake.cli.shard;
