package critterbake.raster.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import critterbake.raster.Frame;
import critterbake.raster.look.LineLook.Style;
import critterbake.raster.look.Look;
import critterbake.raster.view.CutOff;
import critterbake.raster.view.FrameBounds;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.Shape;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class LinesTest {
  private static final Part SQUARE = square("body", 4, 4, 4, Finish.PLAIN);

  @Test
  void anOutlineOnSidesLeavesTheCornersOpen() {
    assertEquals(
        """
        ............
        ............
        ............
        ....####....
        ...######...
        ...######...
        ...######...
        ...######...
        ....####....
        ............
        ............
        ............
        """,
        Scenes.silhouette(Scenes.draw(Scenes.look(Style.TINTED, false), 12, 12, SQUARE)));
  }

  @Test
  void anOutlineOnDiagonalsFillsTheCorners() {
    Frame frame = Scenes.draw(Scenes.look(Style.TINTED, true), 12, 12, SQUARE);
    assertEquals(36, Scenes.silhouette(frame).chars().filter(c -> c == '#').count());
  }

  @Test
  void boundsHoldTheOutlineAndCutsNameTheSide() {
    FrameRenderer renderer = Scenes.renderer(Scenes.look(Style.TINTED, false));
    FrameRenderer.Covered covered =
        renderer.cover(Scenes.pose(square("ear", -1, 4, 3, Finish.PLAIN)), Scenes.window(12, 12));
    assertEquals(new FrameBounds(-2, 4, 3, 9), covered.bounds());
    assertEquals(List.of(new CutOff("hero.ear", CutOff.Side.LEFT, 2)), covered.cuts());
  }

  @Test
  void seloutLightensTheLitSideOnly() {
    Look look = Scenes.look(Style.SELOUT, false);
    Frame frame = Scenes.draw(look, 12, 12, SQUARE);
    int lit = frame.argb()[3 * 12 + 5];
    int dark = frame.argb()[8 * 12 + 5];
    assertEquals(0xff893b49, lit);
    assertEquals(lit, frame.argb()[5 * 12 + 3]);
    assertEquals(dark, frame.argb()[5 * 12 + 8]);
    assertEquals(dark, Scenes.draw(Scenes.look(Style.TINTED, false), 12, 12, SQUARE).argb()[41]);
  }

  @Test
  void aCrossingPartDrawsItsLineOnWhatIsBehindIt() {
    Part front =
        square(
            "front",
            7,
            4,
            4,
            Finish.PLAIN.withLine(Finish.Line.DARK).withRole(Finish.Role.LIMB_NEAR));
    Frame frame = Scenes.draw(Scenes.look(Style.TINTED, false), 16, 12, SQUARE, front);
    assertEquals(0xff893b49, frame.argb()[5 * 16 + 6]);
    assertEquals(0xffdf8a4a, frame.argb()[5 * 16 + 7]);
  }

  @Test
  void partsOfOneGroupHaveNoLineBetweenThem() {
    Finish leg = Finish.PLAIN.withLine(Finish.Line.DARK).inGroup("leg");
    Frame frame =
        Scenes.draw(
            Scenes.look(Style.TINTED, false),
            16,
            12,
            square("shin", 4, 4, 4, leg),
            square("foot", 7, 4, 4, leg));
    assertEquals(0xffdf8a4a, frame.argb()[5 * 16 + 6]);
  }

  @Test
  void aMarkingDividesItsPartAndNeverWidensIt() {
    Part wide =
        new Part(
            "sock",
            "hero",
            "belly",
            1,
            square("", 2, 2, 5, Finish.PLAIN).shape(),
            Finish.PLAIN.marking("body"));
    Frame frame = Scenes.draw(Scenes.look(Style.NONE, false), 12, 12, SQUARE, wide);
    assertEquals(16, Scenes.silhouette(frame).chars().filter(c -> c == '#').count());
    assertEquals(9, Arrays.stream(frame.argb()).filter(c -> c == 0xfff3dcae).count());
  }

  private static Part square(String id, double left, double bottom, double size, Finish finish) {
    double right = left + size;
    double top = bottom + size;
    return Scenes.part(
        id,
        new Shape.Polygon(
            new double[] {left, right, right, left}, new double[] {bottom, bottom, top, top}),
        finish);
  }
}
