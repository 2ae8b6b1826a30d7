package critterbake.sim.creature.swarm;

import critterbake.sim.loop.LoopPart;

/**
 * The center the swarm circles: the prey itself while that is no faster than the swarm; a faster
 * one is followed at the swarm's own speed and caught up with when it can be.
 */
final class RingCenter implements LoopPart {
  /** Time in which most of a remaining way is caught up, seconds. */
  private static final double CATCHING_UP = 0.4;

  private final double speed;

  /** The center and where the prey was: x, y, x, y. */
  private final double[] place = new double[4];

  /**
   * @param speed units a second at most
   */
  RingCenter(double speed) {
    this.speed = speed;
  }

  void put(double x, double y) {
    place[0] = x;
    place[1] = y;
    place[2] = x;
    place[3] = y;
  }

  void follow(double preyX, double preyY, double seconds) {
    double moved = length(preyX - place[2], preyY - place[3]);
    double pace = Math.min(speed, moved / seconds + lag() / CATCHING_UP) * seconds;
    place[2] = preyX;
    place[3] = preyY;
    double behind = lag();
    if (behind <= pace * (1 + 1e-12)) {
      place[0] = preyX;
      place[1] = preyY;
    } else {
      place[0] += (preyX - place[0]) / behind * pace;
      place[1] += (preyY - place[1]) / behind * pace;
    }
  }

  double x() {
    return place[0];
  }

  double y() {
    return place[1];
  }

  /** How far the prey is away. */
  double lag() {
    return length(place[2] - place[0], place[3] - place[1]);
  }

  @Override
  public String name() {
    return "center";
  }

  @Override
  public Closing closing() {
    return Closing.CLOSING;
  }

  @Override
  public int size() {
    return place.length;
  }

  @Override
  public void save(double[] into, int offset) {
    System.arraycopy(place, 0, into, offset, place.length);
  }

  @Override
  public void restore(double[] from, int offset) {
    System.arraycopy(from, offset, place, 0, place.length);
  }

  @Override
  public Travel travel(int index) {
    return index % 2 == 0 ? Travel.X : Travel.Y;
  }

  private static double length(double x, double y) {
    return Math.sqrt(x * x + y * y);
  }
}
