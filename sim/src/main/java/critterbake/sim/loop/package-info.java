/**
 * Exact loops: what period fits, how each part comes back to its start, and the proof that it does.
 */
package critterbake.sim.loop;
