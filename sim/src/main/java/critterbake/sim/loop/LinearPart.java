package critterbake.sim.loop;

/**
 * A part that follows what drives it linearly: x' = A x + drive each tick, A the same every tick
 * and no other follower's state in the drive. Its start in a loop is solved for.
 */
public interface LinearPart extends LoopPart {
  @Override
  default Closing closing() {
    return Closing.SOLVING;
  }

  /** Moves the state on by one tick as if nothing drove it: x' = A x. */
  void relax();
}
