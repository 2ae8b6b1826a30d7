package critterbake.cli.sprite;

import java.io.IOException;

/** A picture that cannot be used; the message is the reason, without the file's name. */
final class UnreadablePicture extends IOException {
  private static final long serialVersionUID = 1;

  UnreadablePicture(String reason) {
    super(reason);
  }

  UnreadablePicture(String reason, Throwable cause) {
    super(reason, cause);
  }
}
