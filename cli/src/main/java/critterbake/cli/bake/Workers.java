package critterbake.cli.bake;

import critterbake.cli.console.ExitCode;
import critterbake.cli.console.ToolException;
import critterbake.raster.encode.Crew;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** The threads that draw. With one job everything is done at once by the caller. */
final class Workers implements AutoCloseable, Crew {
  /** What is under way when work ends early is waited for so long: it may be writing a file. */
  private static final int GRACE_SECONDS = 1;

  private final int count;

  /** Pieces of work that nobody has begun, the oldest first. */
  private final Queue<FutureTask<?>> pieces = new ConcurrentLinkedQueue<>();

  private ExecutorService threads;

  /**
   * @param count threads, at least 1
   */
  public Workers(int count) {
    this.count = count;
  }

  int count() {
    return count;
  }

  /** How many pieces of one kind may be under way, so that memory does not grow. */
  @Override
  public int inFlight() {
    return 3 * count;
  }

  <T> Future<T> submit(Callable<T> work) {
    return count == 1 ? done(work) : threads().submit(work);
  }

  /**
   * Whoever waits for a piece does those that nobody has begun, so workers may wait for each
   * other's work, and one that only collects results is not idle meanwhile.
   */
  @Override
  public <T> Supplier<T> start(Supplier<T> piece) {
    if (count == 1) {
      return Crew.NOBODY.start(piece);
    }
    FutureTask<T> task = new FutureTask<>(piece::get);
    pieces.add(task);
    threads().execute(this::doPiece);
    return () -> {
      boolean some = true;
      while (some && !task.isDone()) {
        some = doPiece();
      }
      return await(task);
    };
  }

  /** Does the oldest piece that nobody has begun; whether there was one. */
  private boolean doPiece() {
    FutureTask<?> piece = pieces.poll();
    if (piece != null) {
      piece.run();
    }
    return piece != null;
  }

  /** Does work when other work is done; a failure of that is a failure of this. */
  CompletableFuture<Void> after(Optional<CompletableFuture<Void>> other, Runnable work) {
    CompletableFuture<Void> before = other.orElse(CompletableFuture.completedFuture(null));
    return count == 1 ? before.thenRun(work) : before.thenRunAsync(work, threads());
  }

  private ExecutorService threads() {
    if (threads == null) {
      threads =
          Executors.newFixedThreadPool(
              count,
              task -> {
                Thread thread = new Thread(task, "critterbake-worker");
                thread.setDaemon(true);
                return thread;
              });
    }
    return threads;
  }

  private static <T> Future<T> done(Callable<T> work) {
    try {
      return CompletableFuture.completedFuture(work.call());
    } catch (Exception e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /** The result, or the failure that the work met, thrown as it was. */
  static <T> T await(Future<T> result) {
    try {
      return result.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ToolException(ExitCode.INTERRUPTED, "interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  @Override
  public void close() {
    if (threads != null) {
      threads.shutdownNow();
      boolean interrupted = Thread.interrupted(); // Else it would not wait at all.
      try {
        threads.awaitTermination(GRACE_SECONDS, TimeUnit.SECONDS);
      } catch (InterruptedException e) {
        interrupted = true;
      }
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
