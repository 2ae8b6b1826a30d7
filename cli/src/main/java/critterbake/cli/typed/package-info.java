/**
 * Reads trees by the descriptions of what they may hold: checked values on one side, faults on the
 * other.
 */
package critterbake.cli.typed;
