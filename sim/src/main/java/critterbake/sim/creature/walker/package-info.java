/** Two-legged walkers and their many-legged kin: balance, gait, footfalls, body and skin. */
package critterbake.sim.creature.walker;
