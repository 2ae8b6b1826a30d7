/**
 * What the descriptions of keys are good for besides reading: the JSON Schema and the reference
 * table.
 */
package critterbake.cli.describe;
