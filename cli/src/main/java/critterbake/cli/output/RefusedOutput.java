package critterbake.cli.output;

import java.util.Optional;

/** An output that cannot be written as the scenario asks; the message says what would help. */
public final class RefusedOutput extends RuntimeException {
  private static final long serialVersionUID = 1;

  RefusedOutput(String message, Optional<RuntimeException> cause) {
    super(message, cause.orElse(null));
  }
}
