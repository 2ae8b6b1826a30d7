package critterbake.cli.check;

import critterbake.cli.compare.PairComparison;
import critterbake.cli.compare.PairText;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * A JUnit XML file: a suite for each scenario, a case for each output and one for the gates.
 * Scenarios that could not be checked are cases with an error. It keeps to what both published
 * schemas of the format allow, Ant's (no attributes at the root; package, id, host, time of day,
 * properties and output for each suite) and that of Jenkins.
 */
final class JunitReport {
  private static final DateTimeFormatter SECONDS =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss", Locale.ROOT);

  private final XMLStreamWriter xml;
  private final LocalDateTime begun;

  private JunitReport(XMLStreamWriter xml, LocalDateTime begun) {
    this.xml = xml;
    this.begun = begun;
  }

  /**
   * Writes the file.
   *
   * @param begun when the check began
   */
  static void write(List<ScenarioCheck> checks, LocalDateTime begun, Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      XMLStreamWriter xml =
          XMLOutputFactory.newInstance().createXMLStreamWriter(out, StandardCharsets.UTF_8.name());
      new JunitReport(xml, begun).write(checks);
      xml.close();
    } catch (XMLStreamException e) {
      throw new IOException("cannot write " + file + ": " + e.getMessage(), e);
    }
  }

  private void write(List<ScenarioCheck> checks) throws XMLStreamException {
    xml.writeStartDocument("UTF-8", "1.0");
    line();
    xml.writeStartElement("testsuites");
    for (int i = 0; i < checks.size(); i++) {
      suite(i, checks.get(i));
    }
    line();
    xml.writeEndElement();
    line();
    xml.writeEndDocument();
  }

  private void suite(int id, ScenarioCheck check) throws XMLStreamException {
    line();
    xml.writeStartElement("testsuite");
    xml.writeAttribute("id", number(id));
    xml.writeAttribute("package", "critterbake");
    xml.writeAttribute("name", clean(check.name()));
    xml.writeAttribute("hostname", "localhost");
    xml.writeAttribute("timestamp", SECONDS.format(begun));
    xml.writeAttribute("tests", number(tests(check)));
    xml.writeAttribute("failures", number(failures(check)));
    xml.writeAttribute("errors", number(errors(check)));
    xml.writeAttribute("skipped", "0");
    xml.writeAttribute("time", time(check.seconds()));
    empty("properties");
    cases(check);
    empty("system-out");
    empty("system-err");
    line();
    xml.writeEndElement();
  }

  private void cases(ScenarioCheck check) throws XMLStreamException {
    double each = check.seconds() / Math.max(1, check.outputs().size());
    for (PairComparison output : check.outputs()) {
      start(check, output.name(), each);
      if (!output.passed()) {
        String text = PairText.of(output);
        String rest = String.join("\n", check.diagnosis());
        fault("failure", text, output.status().name(), rest.isEmpty() ? text : text + "\n" + rest);
      }
      end();
    }
    if (!check.gates().isEmpty()) {
      start(check, "gates", 0);
      fault("failure", check.gates().get(0), "GATE", String.join("\n", check.gates()));
      end();
    }
    if (!check.error().isEmpty()) {
      start(check, "scenario", check.seconds());
      fault("error", check.error().lines().findFirst().orElse(""), "ERROR", check.error());
      end();
    }
  }

  private void empty(String element) throws XMLStreamException {
    line();
    xml.writeEmptyElement(element);
  }

  private void start(ScenarioCheck check, String name, double seconds) throws XMLStreamException {
    line();
    xml.writeStartElement("testcase");
    xml.writeAttribute("classname", clean("critterbake." + check.name()));
    xml.writeAttribute("name", clean(name));
    xml.writeAttribute("time", time(seconds));
  }

  private void fault(String element, String message, String type, String text)
      throws XMLStreamException {
    xml.writeStartElement(element);
    xml.writeAttribute("message", clean(message));
    xml.writeAttribute("type", type);
    xml.writeCharacters(clean(text));
    xml.writeEndElement();
  }

  private void end() throws XMLStreamException {
    xml.writeEndElement();
  }

  private void line() throws XMLStreamException {
    xml.writeCharacters("\n");
  }

  private static int tests(ScenarioCheck check) {
    return check.outputs().size() + (check.gates().isEmpty() ? 0 : 1) + errors(check);
  }

  private static int failures(ScenarioCheck check) {
    return check.failures().size() + (check.gates().isEmpty() ? 0 : 1);
  }

  private static int errors(ScenarioCheck check) {
    return check.error().isEmpty() ? 0 : 1;
  }

  private static String number(int value) {
    return Integer.toString(value);
  }

  private static String time(double seconds) {
    return BigDecimal.valueOf(seconds).setScale(3, RoundingMode.HALF_UP).toPlainString();
  }

  /** Without the characters XML cannot hold at all; the writer escapes the others. */
  private static String clean(String text) {
    StringBuilder clean = new StringBuilder();
    text.codePoints()
        .map(
            c ->
                c == '\n'
                        || c == '\t'
                        || c >= 0x20 && c < 0xd800
                        || c > 0xdfff && c < 0xfffe
                        || c >= 0x10000
                    ? c
                    : 0xfffd)
        .forEach(clean::appendCodePoint);
    return clean.toString();
  }
}
