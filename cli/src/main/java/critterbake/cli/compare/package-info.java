/** Comparison of picture files and folders of them: decoded pixels and times, never bytes. */
package critterbake.cli.compare;
