/** Enemies that circle a prey, keep their distance from each other, dive and rejoin. */
package critterbake.sim.creature.swarm;
