package critterbake.cli.check;

import critterbake.cli.compare.ComparedFiles;
import java.io.IOException;
import java.util.List;

/**
 * A picture that is not as approved, with everything there is to show of it.
 *
 * @param scenario the scenario's name
 * @param files the pictures
 * @param diagnosis what the hashes of both bakes tell about the cause
 */
record Failure(String scenario, ComparedFiles files, List<String> diagnosis) {
  Failure {
    diagnosis = List.copyOf(diagnosis);
  }

  /** Takes failures one after the other, while their pictures are in memory. */
  interface Taker {
    void take(Failure failure) throws IOException;
  }
}
