package critterbake.cli.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import critterbake.cli.compare.AnimationDifference;
import critterbake.cli.compare.PairComparison;
import critterbake.cli.compare.PairComparison.Status;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/** Files against a schema of the format, and back through a parser. */
class JunitReportTest {
  private static final LocalDateTime BEGUN = LocalDateTime.of(2025, 3, 9, 4, 5, 6, 7);
  private static final String NASTY = "a \"b\" <c> & 'd' ]]> \u00e4\u4e16 \uD83D\uDE00";

  private static final Schema SCHEMA = schema();

  private static Schema schema() {
    try {
      return SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
          .newSchema(JunitReportTest.class.getResource("junit.xsd"));
    } catch (SAXException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] written(ScenarioCheck... checks) throws IOException {
    Path file = Jimfs.newFileSystem(Configuration.unix()).getPath("/check.xml");
    JunitReport.write(List.of(checks), BEGUN, file);
    return Files.readAllBytes(file);
  }

  private static Document valid(ScenarioCheck... checks) throws Exception {
    byte[] xml = written(checks);
    SCHEMA.newValidator().validate(new StreamSource(new ByteArrayInputStream(xml)));
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(xml));
  }

  private static ScenarioCheck checked(
      String name, List<PairComparison> outputs, List<String> gates, String error) {
    return new ScenarioCheck(
        Path.of("a.yaml"), name, outputs, gates, List.of("because"), error, 1.5, false);
  }

  private static PairComparison unreadable(String name, String reason) {
    return new PairComparison(name, Status.UNREADABLE, Optional.empty(), reason);
  }

  private static PairComparison same(String name) {
    AnimationDifference none = new AnimationDifference(List.of(), List.of(), true);
    return new PairComparison(name, Status.SAME, Optional.of(none), "");
  }

  private static Element only(Document document, String element) {
    assertEquals(1, document.getElementsByTagName(element).getLength(), element);
    return (Element) document.getElementsByTagName(element).item(0);
  }

  @Test
  void everyKindOfResultIsValid() throws Exception {
    Document document =
        valid(
            checked("passes", List.of(same("a.png")), List.of(), ""),
            checked("fails", List.of(same("a.png"), unreadable("b", "c")), List.of("slip"), ""),
            ScenarioCheck.broken(Path.of("x"), "x.yaml", "first line\nsecond line"),
            checked("empty", List.of(), List.of(), ""));
    Element fails = (Element) document.getElementsByTagName("testsuite").item(1);
    assertEquals("3", fails.getAttribute("tests"));
    assertEquals("2", fails.getAttribute("failures"));
    assertEquals("0", fails.getAttribute("errors"));
    assertEquals("1.500", fails.getAttribute("time"));
    assertEquals("2025-03-09T04:05:06", fails.getAttribute("timestamp"));
    assertEquals("first line", only(document, "error").getAttribute("message"));
    assertEquals("first line\nsecond line", only(document, "error").getTextContent());
  }

  @Test
  void theSchemaRefusesOtherFiles() {
    String noTime = "<testsuites><testsuite name='a'/></testsuites>";
    byte[] xml = noTime.getBytes(StandardCharsets.UTF_8);
    assertThrows(
        SAXException.class,
        () -> SCHEMA.newValidator().validate(new StreamSource(new ByteArrayInputStream(xml))));
  }

  @Test
  void quotesAndUnicodeComeBackAsTheyWere() throws Exception {
    Document document = valid(checked(NASTY, List.of(unreadable(NASTY, NASTY)), List.of(), ""));
    assertEquals(NASTY, only(document, "testcase").getAttribute("name"));
    assertEquals("critterbake." + NASTY, only(document, "testcase").getAttribute("classname"));
    String told = NASTY + ": unreadable: " + NASTY;
    assertEquals(told, only(document, "failure").getAttribute("message"));
    assertEquals(told + "\nbecause", only(document, "failure").getTextContent());
  }

  @Test
  void whatXmlCannotHoldIsReplaced() throws Exception {
    Document document =
        valid(
            checked(
                "a", List.of(unreadable("b", "\u0000 \u001b[31m \uD800 \uFFFE")), List.of(), ""));
    assertEquals(
        "b: unreadable: \uFFFD \uFFFD[31m \uFFFD \uFFFD",
        only(document, "failure").getAttribute("message"));
  }

  @Property(tries = 25)
  void anyTextMakesAValidFile(@ForAll String name, @ForAll String reason) throws Exception {
    valid(checked("n" + name, List.of(unreadable("n" + name, reason)), List.of(reason), reason));
  }
}
