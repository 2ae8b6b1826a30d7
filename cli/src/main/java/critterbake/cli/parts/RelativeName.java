package critterbake.cli.parts;

/** Judges names of files as a scenario spells them, alike on every system. */
public final class RelativeName {
  private RelativeName() {}

  /** Whether it starts at a root: {@code /x}, {@code \x}, {@code C:x}, {@code ~/x}. */
  public static boolean isAbsolute(String name) {
    if (name.isEmpty()) {
      return false;
    }
    char first = name.charAt(0);
    boolean drive = name.length() >= 2 && Character.isLetter(first) && name.charAt(1) == ':';
    boolean home = name.equals("~") || name.startsWith("~/") || name.startsWith("~\\");
    return first == '/' || first == '\\' || drive || home;
  }

  /** Whether one of its steps is {@code ..}. */
  public static boolean climbs(String name) {
    int from = 0;
    for (int i = 0; i <= name.length(); i++) {
      if (i == name.length() || name.charAt(i) == '/' || name.charAt(i) == '\\') {
        if (name.substring(from, i).strip().equals("..")) {
          return true;
        }
        from = i + 1;
      }
    }
    return false;
  }
}
