package critterbake.cli.tree;

import critterbake.cli.tree.Node.Entry;
import critterbake.cli.tree.Node.Mapping;
import critterbake.cli.tree.Node.Scalar;
import critterbake.cli.tree.Node.Sequence;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/**
 * Builds the tree of a YAML 1.2 or JSON text from the parser's events, within limits that keep a
 * stranger's file from costing more than it should.
 */
public final class YamlTree {
  /** Deeper files are refused; the parser itself fails at a few thousand. */
  static final int MAX_DEPTH = 64;

  static final int MAX_ALIASES = 50;

  /** Nodes after aliases are followed: a few aliases of aliases could stand for billions. */
  static final int MAX_NODES = 500_000;

  private static final String TAGS = "tag:yaml.org,2002:";

  private final Source source;
  private final Diagnostics out;
  private final Map<String, Built> anchors = new LinkedHashMap<>();
  private Iterator<Event> events;
  private int aliases;

  private YamlTree(Source source, Diagnostics out) {
    this.source = source;
    this.out = out;
  }

  /** The one document of a source; empty with the fault reported when its text is no YAML. */
  public static Optional<Node> parse(Source source, Diagnostics out) {
    return new YamlTree(source, out).document();
  }

  private Optional<Node> document() {
    try {
      LoadSettings settings = LoadSettings.builder().setCodePointLimit(Integer.MAX_VALUE).build();
      events = new ParserImpl(settings, new StreamReader(settings, source.read()));
      return firstDocument();
    } catch (Stop stop) {
      out.add(stop.diagnostic);
    } catch (MarkedYamlEngineException e) {
      syntaxError(e);
    } catch (ReaderException e) {
      out.error(
          source.placeAtCodePoint(e.getPosition()),
          "the character with the code 0x"
              + Integer.toHexString(e.getCodePoint())
              + " is not allowed",
          "save the file as UTF-8 text, without control characters");
    } catch (YamlEngineException e) {
      out.error(source.place(0, 0), "not readable as YAML: " + e.getMessage());
    }
    return Optional.empty();
  }

  private Optional<Node> firstDocument() throws Stop {
    next(); // the stream begins
    Event start = next();
    if (start.getEventId() == Event.ID.StreamEnd) {
      nothing();
      return Optional.empty();
    }
    Node root = compose(next(), 1).node;
    next(); // the document ends
    Event after = next();
    if (after.getEventId() != Event.ID.StreamEnd) {
      out.error(place(after), "a second document starts here", "one file holds one scenario");
    }
    return Optional.of(root);
  }

  private void nothing() {
    Place start = source.place(0, 0);
    Optional<String> hint = SyntaxHint.ofText(source.read());
    String message = hint.isPresent() ? "nothing but a comment" : "the file is empty";
    out.add(new Diagnostic(Diagnostic.Severity.ERROR, start, message, hint));
  }

  private Event next() {
    return events.next();
  }

  private Built compose(Event event, int depth) throws Stop {
    if (event instanceof AliasEvent alias) {
      return follow(alias, depth);
    }
    Built built = event instanceof ScalarEvent scalar ? scalar(scalar) : collection(event, depth);
    if (event instanceof NodeEvent node && node.getAnchor().isPresent()) {
      anchors.put(node.getAnchor().get().getValue(), built);
    }
    return built;
  }

  private Built follow(AliasEvent alias, int depth) throws Stop {
    if (++aliases > MAX_ALIASES) {
      throw new Stop(place(alias), "more than " + MAX_ALIASES + " aliases");
    }
    Built built = anchors.get(alias.getAlias().getValue());
    if (built == null) {
      throw new Stop(
          place(alias), "the alias *" + alias.getAlias().getValue() + " names no anchor before it");
    }
    checkDepth(place(alias), depth - 1 + built.height);
    return built;
  }

  private Built scalar(ScalarEvent event) throws Stop {
    boolean plain = event.isPlain();
    if (event.getTag().isPresent()) {
      plain =
          switch (event.getTag().get()) {
            case TAGS + "str", "!" -> false;
            case TAGS + "int", TAGS + "float", TAGS + "bool", TAGS + "null" -> true;
            default -> throw unknownTag(event, event.getTag().get());
          };
    }
    return new Built(new Scalar(place(event), event.getValue(), plain), 0, 1);
  }

  private Built collection(Event event, int depth) throws Stop {
    checkDepth(place(event), depth);
    CollectionStartEvent start = (CollectionStartEvent) event;
    boolean mapping = event instanceof MappingStartEvent;
    if (start.getTag().isPresent()) {
      String tag = start.getTag().get();
      if (!tag.equals(TAGS + (mapping ? "map" : "seq")) && !tag.equals("!")) {
        throw unknownTag(event, tag);
      }
    }
    return mapping ? mapping(event, depth) : sequence(event, depth);
  }

  private Built sequence(Event start, int depth) throws Stop {
    List<Node> items = new ArrayList<>();
    Extent extent = new Extent();
    for (Event event = next(); event.getEventId() != Event.ID.SequenceEnd; event = next()) {
      Built item = compose(event, depth + 1);
      extent.add(item, place(event));
      items.add(item.node);
    }
    return new Built(new Sequence(place(start), items), extent.height + 1, extent.size + 1);
  }

  private Built mapping(Event start, int depth) throws Stop {
    Map<String, Entry> entries = new LinkedHashMap<>();
    Extent extent = new Extent();
    for (Event event = next(); event.getEventId() != Event.ID.MappingEnd; event = next()) {
      if (!(compose(event, depth + 1).node instanceof Scalar key)) {
        throw new Stop(place(event), "a key must be a word, not a list or an object");
      }
      Scalar placed = new Scalar(place(event), key.text(), key.plain());
      Event valueStart = next();
      Built value = compose(valueStart, depth + 1);
      extent.add(value, place(valueStart));
      Entry earlier = entries.putIfAbsent(key.text(), new Entry(placed, value.node));
      if (earlier != null) {
        duplicate(placed, earlier);
      }
    }
    return new Built(new Mapping(place(start), entries), extent.height + 1, extent.size + 1);
  }

  private void duplicate(Scalar key, Entry earlier) {
    out.error(
        key.place(),
        "the key '" + key.text() + "' is given twice",
        "it first stands in line " + earlier.key().place().line());
  }

  private void checkDepth(Place place, int depth) throws Stop {
    if (depth > MAX_DEPTH) {
      throw new Stop(place, "nested deeper than " + MAX_DEPTH + " levels");
    }
  }

  private Stop unknownTag(Event event, String tag) {
    return new Stop(place(event), "the tag " + tag + " has no meaning here");
  }

  private void syntaxError(MarkedYamlEngineException e) {
    Mark mark = e.getProblemMark().or(e::getContextMark).orElse(null);
    Place place =
        mark == null
            ? source.place(0, 0)
            : source.atText(source.place(mark.getLine(), mark.getColumn()));
    String context = e.getContext() == null ? "" : e.getContext() + ": ";
    String message = context + (e.getProblem() == null ? "not readable as YAML" : e.getProblem());
    Optional<String> hint =
        SyntaxHint.of(source, place, e.getContextMark().map(m -> m.getLine() + 1));
    out.add(new Diagnostic(Diagnostic.Severity.ERROR, place, message, hint));
  }

  private Place place(Event event) {
    return event
        .getStartMark()
        .map(mark -> source.place(mark.getLine(), mark.getColumn()))
        .orElseGet(() -> source.place(0, 0));
  }

  /** A node with how deep it is nested and how many nodes it stands for. */
  private record Built(Node node, int height, long size) {}

  /** The greatest height and the sum of sizes of some children. */
  private static final class Extent {
    private int height;
    private long size;

    void add(Built child, Place place) throws Stop {
      height = Math.max(height, child.height);
      size += child.size;
      if (size > MAX_NODES) {
        throw new Stop(place, "more than " + MAX_NODES + " values, aliases followed");
      }
    }
  }

  /** A fault after which reading on makes no sense. */
  private static final class Stop extends Exception {
    private static final long serialVersionUID = 1;

    private final transient Diagnostic diagnostic;

    Stop(Place place, String message) {
      super(message, null, false, false);
      diagnostic = new Diagnostic(Diagnostic.Severity.ERROR, place, message, Optional.empty());
    }
  }
}
