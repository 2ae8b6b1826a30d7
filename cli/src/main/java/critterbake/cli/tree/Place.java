package critterbake.cli.tree;

/**
 * Where something stands in a source.
 *
 * @param source the text
 * @param line from 1
 * @param column from 1, in code points
 */
public record Place(Source source, int line, int column) {
  /** {@code path:line:column}. */
  @Override
  public String toString() {
    return source.name() + ":" + line + ":" + column;
  }
}
