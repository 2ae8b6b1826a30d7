package critterbake.sim.creature.walker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import critterbake.sim.Actor;
import critterbake.sim.pose.Grid;
import critterbake.sim.pose.Layer;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.PoseBuilder;
import critterbake.sim.pose.Shape;
import critterbake.sim.world.Ground;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HeadSkinTest {
  @ParameterizedTest
  @ValueSource(doubles = {6, 8, 16, 48, 80, 200})
  void theFaceSitsAtTheSamePlaceOfTheHeadAtEveryScale(double pixelsPerUnit) {
    for (String part : new String[] {"nose", "eye"}) {
      double[] usual = inHead(part, 24);
      double[] scaled = inHead(part, pixelsPerUnit);
      double tolerance = 1.6 / pixelsPerUnit + 1.6 / 24;
      assertEquals(usual[0], scaled[0], tolerance, part + " forward");
      assertEquals(usual[1], scaled[1], tolerance, part + " up");
    }
  }

  /** Where a part's foremost and lowest pixel ends, from the middle of the head, in units. */
  private static double[] inHead(String id, double pixelsPerUnit) {
    Actor walker = Walkers.refined(1.5).create("hero", Walkers.stage(Ground.flat(), Walkers.CLOCK));
    PoseBuilder out = new PoseBuilder();
    walker.pose(new Grid(pixelsPerUnit, Grid.Snap.BODY), out);
    Layer layer = out.build().layers().get(0);
    Shape.Capsules head = (Shape.Capsules) part(layer, "head").shape();
    double[] end = end(part(layer, id).shape(), pixelsPerUnit);
    return new double[] {end[0] - head.x()[0], end[1] - head.y()[0]};
  }

  private static double[] end(Shape shape, double pixelsPerUnit) {
    if (shape instanceof Shape.Capsules oval) {
      int last = oval.x().length - 1;
      double radius = oval.radius()[last];
      return new double[] {oval.x()[last] + radius, oval.y()[last] - radius};
    }
    Shape.Pixels at = (Shape.Pixels) shape;
    return new double[] {
      at.x() + (at.left() + at.width()) / pixelsPerUnit,
      at.y() - (at.top() + at.height()) / pixelsPerUnit
    };
  }

  @ParameterizedTest
  @CsvSource({"24, 2, 3", "12, 1, 2", "48, 4, 6", "80, 7, 10"})
  void eyesGrowWithTheScale(double pixelsPerUnit, int width, int height) {
    double[] size = eyeSize(Walkers.build(BodySpec.TYPE, Map.of()), pixelsPerUnit);
    assertEquals(width, size[0], 1e-6);
    assertEquals(height, size[1], 1e-6);
  }

  @ParameterizedTest
  @ValueSource(doubles = {8, 24, 80})
  void eyesOfAGivenSizeKeepIt(double pixelsPerUnit) {
    BodySpec.Eyes given = new BodySpec.Eyes(Optional.of(new BodySpec.EyeSize(2, 3)), 0.3);
    BodySpec usual = Walkers.build(BodySpec.TYPE, Map.of());
    BodySpec body =
        new BodySpec(
            usual.torso(),
            usual.head(),
            usual.arms(),
            usual.ears(),
            usual.tail(),
            usual.feet(),
            Optional.of(given));
    double[] size = eyeSize(body, pixelsPerUnit);
    assertEquals(2, size[0], 1e-6);
    assertEquals(3, size[1], 1e-6);
  }

  /** Width and height of the open eye, pixels. */
  private static double[] eyeSize(BodySpec body, double pixelsPerUnit) {
    WalkerSpec usual = Walkers.refined(1.5);
    WalkerSpec spec =
        new WalkerSpec(
            usual.rules(),
            usual.movement(),
            usual.facing(),
            usual.legs(),
            usual.gait(),
            usual.trip(),
            body,
            usual.skin());
    Actor walker = spec.create("hero", Walkers.stage(Ground.flat(), Walkers.CLOCK));
    PoseBuilder out = new PoseBuilder();
    walker.pose(new Grid(pixelsPerUnit, Grid.Snap.BODY), out);
    Shape eye = part(out.build().layers().get(0), "eye").shape();
    if (eye instanceof Shape.Capsules oval) {
      double width = 2 * oval.radius()[0];
      return new double[] {
        width * pixelsPerUnit, (width + oval.y()[0] - oval.y()[1]) * pixelsPerUnit
      };
    }
    Shape.Pixels pixels = (Shape.Pixels) eye;
    return new double[] {pixels.width(), pixels.height()};
  }

  private static Part part(Layer layer, String id) {
    return layer.parts().stream().filter(p -> p.id().equals(id)).findFirst().orElseThrow();
  }
}
