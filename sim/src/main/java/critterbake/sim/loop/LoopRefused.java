package critterbake.sim.loop;

import java.util.OptionalInt;

/** A loop that cannot be exact; the message holds the numbers and the nearest loop that works. */
public class LoopRefused extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final Fault fault;
  private final String reason;
  private final int nearestFrames;
  private final int parts;

  /** What stands in the way. */
  public enum Fault {
    /** The length, known before anything has moved. */
    LENGTH,
    /** How it moves: it was run, and the seam shows or a foot slides. */
    MOTION,
    /** Feet, which may not be blended, never repeat: what helps, if anything, is more time. */
    RESTLESS,
    /** The share of a cycle: after it, members are not where others were. */
    SHARE,
    /** The scene itself: no other length helps. */
    SCENE
  }

  private LoopRefused(Fault fault, String reason, String remedy, int nearestFrames, int parts) {
    super(reason + remedy);
    this.parts = parts;
    this.fault = fault;
    this.reason = reason;
    this.nearestFrames = nearestFrames;
  }

  private static LoopRefused without(Fault fault, String reason) {
    return new LoopRefused(fault, reason, "", 0, 0);
  }

  /** Refuses a length. */
  public static LoopRefused length(String reason) {
    return without(Fault.LENGTH, reason);
  }

  /** Refuses what a run has shown. */
  public static LoopRefused motion(String reason) {
    return without(Fault.MOTION, reason);
  }

  /** Refuses feet that never repeat in the time they have. */
  public static LoopRefused restless(String reason) {
    return without(Fault.RESTLESS, reason);
  }

  /**
   * Refuses a share of a cycle.
   *
   * @param parts of so many equal parts of the cycle a share may be made
   */
  public static LoopRefused share(String reason, int parts) {
    return new LoopRefused(Fault.SHARE, reason, "", 0, parts);
  }

  /** Refuses a scene, however long the loop. */
  public static LoopRefused scene(String reason) {
    return without(Fault.SCENE, reason);
  }

  /**
   * The same that names a loop that works.
   *
   * @param keys what a scenario says to get it
   */
  public LoopRefused withNearest(int frames, String keys) {
    String remedy = "; the nearest loop that works has " + frames(frames) + " (" + keys + ")";
    return new LoopRefused(fault, reason, remedy, frames, parts);
  }

  /** A number of frames in words. */
  static String frames(int count) {
    return count == 1 ? "1 frame" : count + " frames";
  }

  /** Tells of another loop that was taken instead. */
  public String insteadOf(int frames, String keys) {
    return reason + "; so the loop has " + frames(frames) + " (" + keys + ")";
  }

  public Fault fault() {
    return fault;
  }

  /** Of so many equal parts of a cycle a share may be made, where the share is at fault; else 0. */
  public int parts() {
    return parts;
  }

  /** The length, in frames, nearest to the refused one with which the loop closes, where known. */
  public OptionalInt nearestFrames() {
    return nearestFrames > 0 ? OptionalInt.of(nearestFrames) : OptionalInt.empty();
  }
}
