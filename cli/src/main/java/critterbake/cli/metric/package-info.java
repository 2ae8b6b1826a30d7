/** The metrics that {@code inspect} prints and {@code gates} limit: one description of each. */
package critterbake.cli.metric;
