/** Packs frames that were made elsewhere. */
package critterbake.cli.pack;
