/** Reads the pictures of drawn parts: every format, one decoded picture. */
package critterbake.cli.sprite;
