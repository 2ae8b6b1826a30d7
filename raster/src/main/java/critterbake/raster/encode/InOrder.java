package critterbake.raster.encode;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Supplier;

/**
 * Pieces of work that a crew does side by side, and whose results are used in the order in which
 * the pieces were begun. A bounded number is under way.
 */
public final class InOrder {
  private final Crew crew;
  private final Queue<Piece<?>> begun = new ArrayDeque<>();

  public InOrder(Crew crew) {
    this.crew = crew;
  }

  /** Uses a result; called by whoever adds pieces or finishes. */
  public interface Use<T> {
    void use(T result) throws IOException;
  }

  private record Piece<T>(Supplier<T> result, Use<T> use) {
    void end() throws IOException {
      use.use(result.get());
    }
  }

  /** Begins a piece when earlier ones leave room for it. */
  public <T> void add(Supplier<T> work, Use<T> use) throws IOException {
    begun.add(new Piece<>(crew.start(work), use));
    if (begun.size() >= crew.inFlight()) {
      begun.remove().end();
    }
  }

  /** Waits for all. */
  public void finish() throws IOException {
    while (!begun.isEmpty()) {
      begun.remove().end();
    }
  }
}
