/**
 * Descriptions of what a scenario may say: keys, their types, defaults and limits. Each stands
 * beside the record it fills, and knows no file format.
 */
package critterbake.sim.spec;
