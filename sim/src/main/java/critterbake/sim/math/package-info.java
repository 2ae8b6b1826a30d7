/**
 * The mathematics of motion: exact functions, followers, limbs, noise and random numbers that give
 * the same bits on every machine.
 */
package critterbake.sim.math;
