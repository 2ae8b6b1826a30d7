package critterbake.raster.encode.deflate;

import java.util.Arrays;

/** Finds the cheapest way through the data. */
final class Parse {
  private final byte[] data;
  private final Matches matches;
  private final int[] cost;
  private final int[] length;
  private final int[] distance;

  Parse(byte[] data) {
    this.data = data;
    this.matches = new Matches(data);
    this.cost = new int[data.length + 1];
    this.length = new int[data.length + 1];
    this.distance = new int[data.length + 1];
  }

  /** The cheapest tokens under these costs. */
  Tokens cheapest(Costs costs) {
    Arrays.fill(cost, Integer.MAX_VALUE);
    cost[0] = 0;
    int at = 0;
    while (at < data.length) {
      if (repeatsLong(at)) {
        tryLast(at, costs);
        at += Matches.LONGEST;
      } else {
        reach(at + 1, cost[at] + costs.literals()[data[at] & 255], 1, 0);
        tryMatches(at, costs);
        at++;
      }
    }
    return tokens();
  }

  /** Whether this is within a repetition so long that only its longest match is worth a look. */
  private boolean repeatsLong(int at) {
    int beyond = at + Matches.LONGEST;
    if (beyond >= data.length) {
      return false;
    }
    int here = matches.begin(at + 1) - 1;
    int there = matches.begin(beyond + 1) - 1;
    return here >= matches.begin(at)
        && there >= matches.begin(beyond)
        && matches.length(here) == Matches.LONGEST
        && matches.length(there) == Matches.LONGEST
        && matches.distance(here) == matches.distance(there);
  }

  /** Goes on by the longest match of a place. */
  private void tryLast(int at, Costs costs) {
    int match = matches.begin(at + 1) - 1;
    int far = matches.distance(match);
    int price =
        costs.distances()[Alphabet.distanceSymbol(far)]
            + costs.literals()[Alphabet.lengthSymbol(Matches.LONGEST)];
    reach(at + Matches.LONGEST, cost[at] + price, Matches.LONGEST, far);
  }

  /**
   * Of lengths that cost the same, the longest is enough. It works on locals, which a first
   * compiler keeps in registers.
   */
  private void tryMatches(int at, Costs costs) {
    int[] cheapest = cost;
    int[] lengthPrices = costs.literals();
    int end = matches.begin(at + 1);
    int least = Matches.SHORTEST;
    for (int match = matches.begin(at); match < end; match++) {
      int far = matches.distance(match);
      int most = matches.length(match);
      int begun = cheapest[at] + costs.distances()[Alphabet.distanceSymbol(far)];
      while (least <= most) {
        int steps = Math.min(most, Alphabet.longestAlike(least));
        int price = begun + lengthPrices[Alphabet.lengthSymbol(steps)];
        if (price < cheapest[at + steps]) {
          cheapest[at + steps] = price;
          length[at + steps] = steps;
          distance[at + steps] = far;
        }
        least = steps + 1;
      }
    }
  }

  private void reach(int end, int price, int steps, int far) {
    if (price < cost[end]) {
      cost[end] = price;
      length[end] = steps;
      distance[end] = far;
    }
  }

  private Tokens tokens() {
    int size = 0;
    for (int at = data.length; at > 0; at -= length[at]) {
      size++;
    }
    int[] lengths = new int[size];
    int[] values = new int[size];
    for (int at = data.length; at > 0; at -= length[at]) {
      size--;
      lengths[size] = length[at];
      values[size] = length[at] == 1 ? data[at - 1] & 255 : distance[at];
    }
    return new Tokens(lengths, values);
  }
}
