package critterbake.sim.creature.walker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import critterbake.sim.pose.CutOut;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.Shape;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PuppetSkinTest {
  private static CutOut picture(String file, int frames) {
    return new CutOut(file, Optional.empty(), frames, 0, false);
  }

  private static Part shape(String id, double... places) {
    int n = places.length / 2;
    double[] x = new double[n];
    double[] y = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = places[2 * i];
      y[i] = places[2 * i + 1];
    }
    return new Part(id, "hero", "fur", 1, new Shape.Capsules(x, y, new double[n]), Finish.PLAIN);
  }

  private static final List<Part> BODY =
      List.of(
          shape("leg.far", 0, 2, 0, 1, -1, 0),
          shape("sock.far", -0.5, 0.5, -1, 0),
          shape("leg.near", 0, 2, 1, 1, 1, 0),
          shape("head", 0, 3, 0.1, 3),
          shape("muzzle", 0.2, 3),
          shape("tail", 0, 2, -1, 2));

  private static List<Part> dressed(int facing, boolean blink) {
    Map<String, CutOut> sprites = new LinkedHashMap<>();
    sprites.put("thigh", picture("thigh.png", 1));
    sprites.put("shin", picture("shin.png", 1));
    sprites.put("shin.far", picture("shin_far.png", 1));
    sprites.put("head", picture("head.png", 2));
    return new PuppetSkin(sprites).dress(BODY, facing, blink);
  }

  private static Shape.Sprite sprite(List<Part> parts, String id) {
    Part part = parts.stream().filter(p -> p.id().equals(id)).findFirst().orElseThrow();
    return (Shape.Sprite) part.shape();
  }

  @Test
  void bonesCarryPicturesAndOtherShapesStay() {
    List<Part> parts = dressed(1, false);
    assertEquals(
        List.of("thigh.far", "shin.far", "thigh.near", "shin.near", "head", "tail"),
        parts.stream().map(Part::id).toList());
    assertTrue(parts.get(5).shape() instanceof Shape.Capsules);
    assertEquals("shin_far.png", sprite(parts, "shin.far").image());
    assertEquals("shin.png", sprite(parts, "shin.near").image());
  }

  @Test
  void hangingLimbsTurnAlongTheirBones() {
    List<Part> parts = dressed(1, false);
    assertEquals(0, sprite(parts, "thigh.far").angleRadians(), 1e-12);
    assertEquals(-Math.PI / 4, sprite(parts, "shin.far").angleRadians(), 1e-12);
    assertEquals(Math.PI / 4, sprite(parts, "thigh.near").angleRadians(), 1e-12);
    assertEquals(1, sprite(parts, "shin.near").x(), 0);
    assertEquals(1, sprite(parts, "shin.near").y(), 0);
  }

  @Test
  void facingLeftMirrorsPicturesOnTheSameBones() {
    Shape.Sprite shin = sprite(dressed(-1, false), "shin.far");
    assertTrue(shin.mirrored());
    // The bone still points down to the left: mirrored art turned clockwise as seen.
    assertEquals(-Math.PI / 4, shin.angleRadians(), 1e-12);
    assertFalse(sprite(dressed(1, false), "shin.far").mirrored());
  }

  @Test
  void aHeadOfTwoFramesBlinks() {
    assertEquals(0, sprite(dressed(1, false), "head").frame());
    assertEquals(1, sprite(dressed(1, true), "head").frame());
  }
}
