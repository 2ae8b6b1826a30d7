package critterbake.sim.creature.swarm;

/** The wing beats of a loop: a whole number of them, members not all at once. */
final class LoopBeat {
  private final double seconds;
  private final double sharedRounds;
  private final long beats;

  /**
   * @param seconds length of the loop
   * @param sharedRounds rounds in the loop when members take each other's places, else 0
   */
  LoopBeat(int members, double seconds, double sharedRounds) {
    this.seconds = seconds;
    this.sharedRounds = sharedRounds;
    double time = sharedRounds > 0 ? seconds / sharedRounds : seconds;
    long whole = Math.max(1, Math.round(time * WingBeat.BEATS_PER_SECOND));
    this.beats = sharedRounds > 0 && members > 1 && whole % members == 0 ? whole + 1 : whole;
  }

  /**
   * Beats of a member, without those it owes to climbing.
   *
   * @param at seconds into the loop
   * @param turns rounds around the ring
   */
  double at(int slug, double at, double turns) {
    return sharedRounds > 0 ? beats * turns : beats * (at / seconds) + WingBeat.apart(slug);
  }
}
