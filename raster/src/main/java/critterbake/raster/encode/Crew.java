package critterbake.raster.encode;

import java.util.function.Supplier;

/** Who does an encoder's pieces of work that do not depend on each other. */
public interface Crew {
  /** Nobody else: every piece is done at once by the caller. */
  Crew NOBODY =
      new Crew() {
        @Override
        public <T> Supplier<T> start(Supplier<T> piece) {
          T result = piece.get();
          return () -> result;
        }

        @Override
        public int inFlight() {
          return 1;
        }
      };

  /**
   * Has a piece of work done, perhaps on another thread.
   *
   * @return waits for the result; a failure of the piece is thrown there
   */
  <T> Supplier<T> start(Supplier<T> piece);

  /** How many pieces may be under way, so that memory does not grow; at least 1. */
  int inFlight();
}
