package critterbake.cli.browser;

import critterbake.cli.json.Json;
import critterbake.raster.Frame;
import critterbake.raster.encode.png.PngDecoder;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Chromium without a window, steered by its debugging protocol: real keys and a real pointer, and
 * what is seen as a picture. It resolves no names, so that no page can use a network.
 */
public final class Browser implements AutoCloseable {
  private static final String LISTENING = "DevTools listening on ws://";

  private final Path profile;
  private final Process process;
  private final DebugConnection connection;

  /**
   * @param profile a folder for the browser's own files
   */
  private Browser(Path profile, Process process, DebugConnection connection) {
    this.profile = profile;
    this.process = process;
    this.connection = connection;
  }

  /** The program's name, if it is on the PATH. */
  public static Optional<String> installed() {
    String path = System.getenv().getOrDefault("PATH", "");
    return Stream.of("chromium", "chromium-browser", "google-chrome")
        .filter(
            name ->
                Stream.of(path.split(System.getProperty("path.separator")))
                    .anyMatch(folder -> Files.isExecutable(Path.of(folder, name))))
        .findFirst();
  }

  /** Opens a page. */
  public static Browser open(String program, Path page) throws Exception {
    Path profile = Files.createTempDirectory("critterbake-browser");
    Process process =
        new ProcessBuilder(
                program,
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--force-device-scale-factor=1",
                "--window-size=1280,900",
                "--host-resolver-rules=MAP * ~NOTFOUND",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile,
                "about:blank")
            .redirectErrorStream(true)
            .start();
    try {
      DebugConnection connection = DebugConnection.open(firstPage(port(process)));
      Browser browser = new Browser(profile, process, connection);
      connection.call("Network.enable", Map.of());
      connection.call("Page.enable", Map.of());
      connection.call("Page.navigate", Map.of("url", page.toUri().toString()));
      browser.await("document.readyState === 'complete' && location.protocol === 'file:'");
      return browser;
    } catch (Exception e) {
      process.destroyForcibly();
      throw e;
    }
  }

  private static String port(Process process) throws IOException {
    BufferedReader lines = process.inputReader(StandardCharsets.UTF_8);
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      int at = line.indexOf(LISTENING);
      if (at >= 0) {
        return line.substring(at + LISTENING.length()).split("/", 2)[0];
      }
    }
    throw new IOException("the browser ended before it listened");
  }

  private static URI firstPage(String port) throws IOException, InterruptedException {
    HttpRequest list = HttpRequest.newBuilder(URI.create("http://" + port + "/json/list")).build();
    String body = HttpClient.newHttpClient().send(list, BodyHandlers.ofString()).body();
    for (Object target : (List<?>) Json.read(body)) {
      Map<?, ?> found = (Map<?, ?>) target;
      if (found.get("type").equals("page")) {
        return URI.create((String) found.get("webSocketDebuggerUrl"));
      }
    }
    throw new IOException("the browser has no page");
  }

  /** The value of an expression in the page. */
  public Object evaluate(String expression) throws Exception {
    Map<?, ?> answer =
        connection.call(
            "Runtime.evaluate", Map.of("expression", expression, "returnByValue", true));
    if (answer.containsKey("exceptionDetails")) {
      throw new IllegalStateException(expression + ": " + answer.get("exceptionDetails"));
    }
    return ((Map<?, ?>) answer.get("result")).get("value");
  }

  /** Returns when an expression has become true, on this page or the one that is loading. */
  public void await(String expression) throws Exception {
    for (int i = 0; i < 200; i++) {
      try {
        if (Boolean.TRUE.equals(evaluate(expression))) {
          return;
        }
        evaluateLater();
      } catch (IOException e) {
        if (!e.getMessage().contains("target navigated")) {
          throw e;
        }
      }
    }
    throw new AssertionError("never became true: " + expression);
  }

  /** Answers after the page's timers had a chance. */
  private void evaluateLater() throws Exception {
    connection.call(
        "Runtime.evaluate",
        Map.of("expression", "new Promise(done => setTimeout(done, 50))", "awaitPromise", true));
  }

  /** Presses and releases a key, such as {@code j} or {@code ArrowLeft}. */
  public void press(String key) throws Exception {
    boolean letter = key.length() == 1;
    for (String type : List.of("keyDown", "keyUp")) {
      connection.call(
          "Input.dispatchKeyEvent",
          letter
              ? Map.of("type", type, "key", key, "text", key)
              : Map.of("type", type, "key", key));
    }
  }

  /** Drags the pointer from one place of the window to another. */
  public void drag(double fromX, double fromY, double toX, double toY) throws Exception {
    mouse("mousePressed", fromX, fromY, 1);
    mouse("mouseMoved", toX, toY, 1);
    mouse("mouseReleased", toX, toY, 0);
  }

  private void mouse(String type, double x, double y, int buttons) throws Exception {
    connection.call(
        "Input.dispatchMouseEvent",
        Map.of(
            "type", type, "x", x, "y", y, "button", "left", "buttons", buttons, "clickCount", 1));
  }

  /** Says which colors the person at the browser prefers: light or dark. */
  public void prefer(String scheme) throws Exception {
    connection.call(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
  }

  /** What is seen. */
  public Frame screen() throws Exception {
    return PngDecoder.decode(picture()).frames().get(0);
  }

  /** What is seen, as a PNG file. */
  public byte[] picture() throws Exception {
    Map<?, ?> answer = connection.call("Page.captureScreenshot", Map.of("format", "png"));
    return Base64.getDecoder().decode((String) answer.get("data"));
  }

  /** The addresses that pages asked for, data within the page left out. */
  public List<String> requests() {
    return connection.requests().stream().filter(url -> !url.startsWith("data:")).toList();
  }

  @Override
  public void close() throws IOException {
    connection.close();
    process.destroy();
    process.onExit().join();
    removeProfile();
  }

  /** Helpers of the browser may still be writing: what they leave is the system's to clean. */
  private void removeProfile() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(profile)) {
      files = all.sorted(Comparator.reverseOrder()).toList();
    } catch (UncheckedIOException e) {
      return;
    }
    for (Path file : files) {
      try {
        Files.deleteIfExists(file);
      } catch (IOException e) {
        return;
      }
    }
  }
}
