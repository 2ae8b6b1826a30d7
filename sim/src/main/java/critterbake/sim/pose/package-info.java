/** What is seen at one instant, in world units: all that pictures are ever made from. */
package critterbake.sim.pose;
