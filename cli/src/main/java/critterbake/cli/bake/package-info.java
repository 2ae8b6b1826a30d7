/** Bakes a scenario: plans its clips, draws their frames in parallel, hands them to the outputs. */
package critterbake.cli.bake;
