package critterbake.cli.bench;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The least a picocli program does: what {@code --help} is compared with. */
@Command(name = "hello")
public final class BareGreeting implements Callable<Integer> {
  @Override
  public Integer call() {
    System.out.println("hello");
    return 0;
  }

  /**
   * @param args none
   */
  public static void main(String[] args) {
    System.exit(new CommandLine(new BareGreeting()).execute(args));
  }
}
