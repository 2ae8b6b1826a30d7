package critterbake.cli.browser;

import critterbake.cli.json.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Chromium's debugging protocol: numbered calls and their answers as JSON, and events between. */
final class DebugConnection implements WebSocket.Listener {
  private static final int PATIENCE_SECONDS = 60;

  private final Map<Integer, CompletableFuture<Map<?, ?>>> waiting = new ConcurrentHashMap<>();
  private final List<String> requests = new CopyOnWriteArrayList<>();
  private final AtomicInteger calls = new AtomicInteger();
  private final StringBuilder text = new StringBuilder();
  private WebSocket socket;

  private DebugConnection() {}

  static DebugConnection open(URI address) throws Exception {
    DebugConnection connection = new DebugConnection();
    connection.socket =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .buildAsync(address, connection)
            .get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    return connection;
  }

  /** Calls a method and waits for its result. */
  Map<?, ?> call(String method, Map<String, ?> parameters) throws Exception {
    int id = calls.incrementAndGet();
    CompletableFuture<Map<?, ?>> answer = new CompletableFuture<>();
    waiting.put(id, answer);
    String message = Json.writeCompact(Map.of("id", id, "method", method, "params", parameters));
    socket.sendText(message, true).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    Map<?, ?> answered = answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    if (!(answered.get("result") instanceof Map<?, ?> result)) {
      throw new IOException(method + ": " + answered.get("error"));
    }
    return result;
  }

  List<String> requests() {
    return List.copyOf(requests);
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    text.append(data);
    if (last) {
      take((Map<?, ?>) Json.read(text.toString()));
      text.setLength(0);
    }
    from.request(1);
    return null;
  }

  private void take(Map<?, ?> message) {
    if (message.get("id") instanceof Number id) {
      waiting.remove(id.intValue()).complete(message);
    } else if ("Network.requestWillBeSent".equals(message.get("method"))) {
      Map<?, ?> event = (Map<?, ?>) message.get("params");
      requests.add((String) ((Map<?, ?>) event.get("request")).get("url"));
    }
  }

  void close() {
    socket.abort();
  }
}
