/**
 * Where actors are meant to be: paths as functions of time, and what carries an actor along them.
 */
package critterbake.sim.path;
