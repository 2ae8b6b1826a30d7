/** Scenario text as a tree of nodes that know their places, and the faults found in it. */
package critterbake.cli.tree;
