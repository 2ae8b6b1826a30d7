package critterbake.raster.render;

import critterbake.raster.cover.Masks;
import critterbake.raster.cover.PartMask;
import critterbake.raster.cover.SpriteSource;
import critterbake.raster.look.Rotation;
import critterbake.sim.math.Strict;
import critterbake.sim.pose.Shape;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Rounds the angles of cut-outs to steps. A part keeps the step of the frame before until its angle
 * is well past it, so that it does not flick between two; frames are therefore decided in order.
 */
final class SpriteAngles {
  private final Rotation rotation;
  private final SpriteSource sprites;
  private final Map<String, Long> shown = new LinkedHashMap<>();

  SpriteAngles(Rotation rotation, SpriteSource sprites) {
    this.rotation = rotation;
    this.sprites = sprites;
  }

  /** Shows every cut-out at its plainly rounded angle. */
  void showRounded(Masks masks) {
    for (int i = 0; i < masks.size(); i++) {
      PartMask mask = masks.get(i);
      if (mask.part().shape() instanceof Shape.Sprite sprite) {
        show(mask, sprite, Math.round(steps(sprite)));
      }
    }
  }

  /** Shows every cut-out at the angle that follows from the frame before. */
  void decide(Masks masks) {
    for (int i = 0; i < masks.size(); i++) {
      PartMask mask = masks.get(i);
      if (mask.part().shape() instanceof Shape.Sprite sprite) {
        show(mask, sprite, step(mask.part().key(), sprite));
      }
    }
  }

  private long step(String key, Shape.Sprite sprite) {
    double wanted = steps(sprite);
    Long last = shown.get(key);
    long step = Math.round(wanted);
    if (last != null && rotation.steps() > 0) {
      long turns = Math.round((wanted - last) / rotation.steps()) * rotation.steps();
      if (Math.abs(wanted - turns - last) <= rotation.hysteresis()) {
        step = last;
      }
    }
    shown.put(key, step);
    return step;
  }

  /** The sprite's angle counted in steps. */
  private double steps(Shape.Sprite sprite) {
    return sprite.angleRadians() * Math.max(1, rotation.steps()) / Strict.TAU;
  }

  private void show(PartMask mask, Shape.Sprite sprite, long step) {
    double angle =
        rotation.steps() == 0
            ? sprite.angleRadians()
            : Math.floorMod(step, (long) rotation.steps()) * Strict.TAU / rotation.steps();
    mask.show(sprites.turned(sprite, angle, 0, 0, 1));
  }
}
