/** The files a bake writes: names, formats, and how they come into place. */
package critterbake.cli.output;
