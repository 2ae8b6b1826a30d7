/** The motion of creatures: one fixed step at a time, in world units, y up. */
package critterbake.sim;
