/** What creatures move in: ground, rock, and the questions asked of both. */
package critterbake.sim.world;
