/** Diagrams of motion: what {@code inspect --plot} draws. */
package critterbake.cli.plot;
