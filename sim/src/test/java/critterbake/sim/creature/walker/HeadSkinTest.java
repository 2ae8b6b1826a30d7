package critterbake.sim.creature.walker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import critterbake.sim.Actor;
import critterbake.sim.pose.Grid;
import critterbake.sim.pose.Layer;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.PoseBuilder;
import critterbake.sim.pose.Shape;
import critterbake.sim.world.Ground;
import org.junit.jupiter.params.ParameterizedTest;
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
    Shape.Pixels at = (Shape.Pixels) part(layer, id).shape();
    double x = at.x() + (at.left() + at.width()) / pixelsPerUnit;
    double y = at.y() - (at.top() + at.height()) / pixelsPerUnit;
    return new double[] {x - head.x()[0], y - head.y()[0]};
  }

  private static Part part(Layer layer, String id) {
    return layer.parts().stream().filter(p -> p.id().equals(id)).findFirst().orElseThrow();
  }
}
