package critterbake.cli.typed;

import java.util.Collection;
import java.util.Optional;

/** British spellings, and the nearest valid word to a wrong one. */
public final class Spelling {
  private Spelling() {}

  /** The spelling engines use: color, center, gray. */
  static String american(String word) {
    if (word.indexOf('o') < 0 && word.indexOf('e') < 0) {
      return word;
    }
    return word.replace("colour", "color").replace("centre", "center").replace("grey", "gray");
  }

  /** The nearest of some words, if one is near enough to be what was meant. */
  static Optional<String> nearest(String wrong, Collection<String> words) {
    String best = null;
    int bestDistance = Integer.MAX_VALUE;
    for (String word : words) {
      int distance = distance(wrong, word);
      if (distance < bestDistance) {
        bestDistance = distance;
        best = word;
      }
    }
    int allowed = Math.max(1, Math.min(wrong.length(), 12) / 3);
    return bestDistance <= allowed ? Optional.of(best) : Optional.empty();
  }

  /** The nearest of some words as a question, or all of them. */
  public static String hint(String wrong, Collection<String> words) {
    return question(wrong, words).orElseGet(() -> "one of " + String.join(", ", words));
  }

  /** Asks for the nearest of some words, if one is near enough to be what was meant. */
  static Optional<String> question(String wrong, Collection<String> words) {
    return nearest(wrong, words).map(Spelling::question);
  }

  static String question(String word) {
    return "did you mean '" + word + "'?";
  }

  /** Letters to insert, drop, change or swap with a neighbour to get from one word to the other. */
  static int distance(String a, String b) {
    int most = 40;
    if (a.length() > most || b.length() > most) {
      return Integer.MAX_VALUE;
    }
    int[][] cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        cost[i][j] = i == 0 || j == 0 ? i + j : cheapest(cost, a, b, i, j);
      }
    }
    return cost[a.length()][b.length()];
  }

  private static int cheapest(int[][] cost, String a, String b, int i, int j) {
    int change = cost[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
    int best = Math.min(change, Math.min(cost[i - 1][j], cost[i][j - 1]) + 1);
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(best, cost[i - 2][j - 2] + 1) : best;
  }
}
