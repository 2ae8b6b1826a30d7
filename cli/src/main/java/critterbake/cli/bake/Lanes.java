package critterbake.cli.bake;

import critterbake.cli.output.OutputWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * Feeds the outputs side by side: each gets its work in order and one piece at a time, on whichever
 * worker is free, while the next frames are drawn. A bounded number of pieces waits for each.
 */
final class Lanes {
  private final Workers workers;
  private final Map<OutputWriter, Deque<CompletableFuture<Void>>> waiting = new LinkedHashMap<>();

  Lanes(Workers workers) {
    this.workers = workers;
  }

  Workers workers() {
    return workers;
  }

  /** Something an output is told. */
  interface Piece {
    void tell() throws IOException;
  }

  /** Tells an output something when it has done all it was told before. */
  void add(OutputWriter output, Piece piece) throws IOException {
    Deque<CompletableFuture<Void>> queue =
        waiting.computeIfAbsent(output, key -> new ArrayDeque<>());
    queue.add(workers.after(Optional.ofNullable(queue.peekLast()), () -> run(piece)));
    if (queue.size() > workers.inFlight()) {
      await(queue.remove());
    }
  }

  private static void run(Piece piece) {
    try {
      piece.tell();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Waits until all outputs have done what they were told. */
  void await() throws IOException {
    for (Deque<CompletableFuture<Void>> queue : waiting.values()) {
      while (!queue.isEmpty()) {
        await(queue.remove());
      }
    }
  }

  private static void await(CompletableFuture<Void> piece) throws IOException {
    try {
      Workers.await(piece);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
