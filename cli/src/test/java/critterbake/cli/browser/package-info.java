/** A real browser for tests of pages, where one is installed. */
package critterbake.cli.browser;
