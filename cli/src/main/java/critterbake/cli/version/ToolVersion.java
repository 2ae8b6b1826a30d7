package critterbake.cli.version;

/** The version that the build wrote into the jar's manifest. */
public final class ToolVersion {
  private ToolVersion() {}

  /** Such as {@code 0.1.0}, or {@code unpackaged} when run from loose classes. */
  public static String text() {
    String version = ToolVersion.class.getPackage().getImplementationVersion();
    return version == null ? "unpackaged" : version;
  }
}
