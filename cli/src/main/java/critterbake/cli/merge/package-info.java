/** Joins the parts of a split bake. */
package critterbake.cli.merge;
