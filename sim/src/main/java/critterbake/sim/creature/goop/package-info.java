/** The goop creature: a bubbling mass that hauls itself along on ropes of goo. */
package critterbake.sim.creature.goop;
