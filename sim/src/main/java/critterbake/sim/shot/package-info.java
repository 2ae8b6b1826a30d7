/** Shots: planned, closed when they loop, and run frame by frame. */
package critterbake.sim.shot;
