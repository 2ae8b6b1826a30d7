/** Ropes of elastic links between two led ends. */
package critterbake.sim.rope;
