package critterbake.cli.engine;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** Opens a page in headless Chromium and waits for what it tells. */
final class Browser {
  private static final long PATIENCE_SECONDS = 120;

  private final Path folder;
  private final BlockingQueue<String> told = new ArrayBlockingQueue<>(1);

  /**
   * @param folder whose files the page may load; npm packages lie below {@code /peers}
   */
  Browser(Path folder) {
    this.folder = folder;
  }

  /** The lines that a page posts to {@code /told}. */
  List<String> open(String page) throws IOException, InterruptedException {
    String chromium = Peers.program("chromium");
    InetAddress here = InetAddress.getLoopbackAddress();
    HttpServer server = HttpServer.create(new InetSocketAddress(here, 0), 0);
    server.createContext("/", this::answer);
    server.start();
    Process browser =
        new ProcessBuilder(
                chromium,
                "--headless",
                "--no-sandbox",
                "--no-first-run",
                "--use-gl=angle",
                "--use-angle=swiftshader",
                "--enable-unsafe-swiftshader",
                "--user-data-dir=" + folder.resolve("profile"),
                "http://"
                    + here.getHostAddress()
                    + ":"
                    + server.getAddress().getPort()
                    + "/"
                    + page)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("chromium.log").toFile())
            .start();
    try {
      String text = told.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      return text == null ? List.of("the page told nothing") : text.lines().toList();
    } finally {
      browser.descendants().forEach(ProcessHandle::destroyForcibly);
      browser.destroyForcibly().waitFor();
      server.stop(0);
    }
  }

  private void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    if (path.equals("/told")) {
      told.offer(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
      exchange.sendResponseHeaders(204, -1);
    } else {
      send(exchange, file(path));
    }
    exchange.close();
  }

  private Optional<Path> file(String path) {
    Path base = path.startsWith("/peers/") ? Peers.PACKAGES : folder;
    Path file = base.resolve(path.replaceFirst("^/(peers/)?", "")).normalize();
    return file.startsWith(base) && Files.isRegularFile(file)
        ? Optional.of(file)
        : Optional.empty();
  }

  private static void send(HttpExchange exchange, Optional<Path> file) throws IOException {
    if (file.isEmpty()) {
      exchange.sendResponseHeaders(404, -1);
      return;
    }
    byte[] bytes = Files.readAllBytes(file.get());
    exchange.getResponseHeaders().add("Content-Type", type(file.get().toString()));
    exchange.sendResponseHeaders(200, bytes.length);
    exchange.getResponseBody().write(bytes);
  }

  private static String type(String name) {
    return name.endsWith(".html")
        ? "text/html; charset=utf-8"
        : name.endsWith(".js")
            ? "text/javascript"
            : name.endsWith(".json") ? "application/json" : "image/png";
  }
}
