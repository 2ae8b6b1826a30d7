/** When feet and tips take hold and let go. */
package critterbake.sim.contact;
