/**
 * Cut-out sprites that swing with their velocity, after pigdev's "SwingPivot: Procedural Swing
 * Animation" (2019).
 */
package critterbake.sim.creature.swing;
