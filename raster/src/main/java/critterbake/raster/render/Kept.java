package critterbake.raster.render;

import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.function.Function;
import java.util.function.Supplier;

/** Things with buffers, lent out to whoever needs one and used again. Safe for several threads. */
final class Kept<T> {
  private final Deque<T> idle = new ConcurrentLinkedDeque<>();
  private final Supplier<T> fresh;

  Kept(Supplier<T> fresh) {
    this.fresh = fresh;
  }

  T take() {
    T one = idle.poll();
    return one != null ? one : fresh.get();
  }

  void giveBack(T one) {
    idle.push(one);
  }

  /** Lends one for a piece of work. */
  <R> R lend(Function<T, R> work) {
    T one = take();
    R done = work.apply(one);
    giveBack(one);
    return done;
  }
}
