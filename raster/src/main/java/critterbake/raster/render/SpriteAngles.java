package critterbake.raster.render;

import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import critterbake.raster.cover.SpriteSource;
import critterbake.raster.look.Rotation;
import critterbake.sim.math.Strict;
import critterbake.sim.pose.Part;
import critterbake.sim.pose.Shape;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ToLongFunction;

/**
 * Rounds the angles of cut-outs to steps, and hangs each on its parent as that one is drawn. A part
 * keeps the step of the frame before until its angle is well past it, so that it does not flick
 * between two; frames are therefore decided in order.
 */
final class SpriteAngles {
  /** Rounding slack, so that the last bit of a sum never decides a pixel. */
  private static final double SLACK = 1e-7;

  private final Rotation rotation;
  private final SpriteSource sprites;
  private final Map<String, Long> shown = new LinkedHashMap<>();

  SpriteAngles(Rotation rotation, SpriteSource sprites) {
    this.rotation = rotation;
    this.sprites = sprites;
  }

  /** Shows every cut-out at its plainly rounded angle. */
  void showRounded(Masks masks) {
    new Hanging(masks, mask -> Math.round(steps(sprite(mask)))).hang();
  }

  /** Shows every cut-out at the angle that follows from the frame before. */
  void decide(Masks masks) {
    new Hanging(masks, this::step).hang();
  }

  private static Shape.Sprite sprite(PartMask mask) {
    return (Shape.Sprite) mask.part().shape();
  }

  private long step(PartMask mask) {
    double wanted = steps(sprite(mask));
    Long last = shown.get(mask.part().key());
    long step = Math.round(wanted);
    if (last != null && rotation.steps() > 0) {
      long turns = Math.round((wanted - last) / rotation.steps()) * rotation.steps();
      if (Math.abs(wanted - turns - last) <= rotation.hysteresis()) {
        step = last;
      }
    }
    shown.put(mask.part().key(), step);
    return step;
  }

  /** The sprite's angle counted in steps. */
  private double steps(Shape.Sprite sprite) {
    return sprite.angleRadians() * Math.max(1, rotation.steps()) / Strict.TAU;
  }

  private double angle(Shape.Sprite sprite, long step) {
    return rotation.steps() == 0
        ? sprite.angleRadians()
        : Math.floorMod(step, (long) rotation.steps()) * Strict.TAU / rotation.steps();
  }

  /**
   * A cut-out where it is drawn.
   *
   * @param x its pivot, frame pixels
   * @param y likewise
   */
  private record Hung(Shape.Sprite sprite, double angle, double x, double y) {
    /** The point another hangs on, from this one's pivot. */
    double offsetX(Shape.Hinge hinge) {
      double right = hinge.atX() - sprite.pivotX();
      return sprite.mirrored() ? -right : right;
    }

    double offsetY(Shape.Hinge hinge) {
      return hinge.atY() - sprite.pivotY();
    }
  }

  /** Hangs the cut-outs of one frame, each after its parent. */
  private final class Hanging {
    private final Masks masks;
    private final ToLongFunction<PartMask> step;
    private final Map<String, PartMask> waiting = new LinkedHashMap<>();
    private final Map<String, Hung> done = new LinkedHashMap<>();

    Hanging(Masks masks, ToLongFunction<PartMask> step) {
      this.masks = masks;
      this.step = step;
    }

    void hang() {
      for (int i = 0; i < masks.size(); i++) {
        PartMask mask = masks.get(i);
        if (mask.part().shape() instanceof Shape.Sprite) {
          waiting.put(mask.part().key(), mask);
        }
      }
      waiting.keySet().forEach(this::hung);
    }

    /** The cut-out of a name, hung; nothing when there is none. */
    private Hung hung(String key) {
      PartMask mask = waiting.get(key);
      if (mask == null || done.containsKey(key)) {
        return done.get(key);
      }
      Part part = mask.part();
      Shape.Sprite sprite = sprite(mask);
      double x = mask.originX();
      double y = mask.originY();
      if (sprite.hinge().isPresent()) {
        Shape.Hinge hinge = sprite.hinge().get();
        Hung parent = hung(part.actor() + "." + hinge.part());
        if (parent != null) {
          double cos = Strict.cos(parent.angle);
          double sin = Strict.sin(parent.angle);
          x = parent.x + parent.offsetX(hinge) * cos + parent.offsetY(hinge) * sin;
          y = parent.y - parent.offsetX(hinge) * sin + parent.offsetY(hinge) * cos;
        }
      }
      Hung hung = show(mask, sprite, x, y);
      done.put(key, hung);
      return hung;
    }

    private Hung show(PartMask mask, Shape.Sprite sprite, double x, double y) {
      double angle = angle(sprite, step.applyAsLong(mask));
      double pinX = SpriteSource.pin(sprite.pivotX());
      double pinY = SpriteSource.pin(sprite.pivotY());
      boolean root = sprite.hinge().isEmpty();
      int column = (int) Math.floor(x - pinX + 0.5 + SLACK);
      int row = (int) Math.floor(y - pinY + 0.5 + SLACK);
      mask.show(sprites.turned(sprite, angle, 0, 0, 1), column, row);
      return root
          ? new Hung(sprite, angle, column + pinX, row + pinY)
          : new Hung(sprite, angle, x, y);
    }
  }
}
