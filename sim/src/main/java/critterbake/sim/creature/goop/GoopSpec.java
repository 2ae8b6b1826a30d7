package critterbake.sim.creature.goop;

import critterbake.sim.Actor;
import critterbake.sim.ActorSpec;
import critterbake.sim.Rules;
import critterbake.sim.Stage;
import critterbake.sim.loop.CycleWish;
import critterbake.sim.path.Movement;
import critterbake.sim.pose.Material;
import critterbake.sim.rope.RopeSpec;
import critterbake.sim.spec.InvalidSpec;
import critterbake.sim.spec.Key;
import critterbake.sim.spec.ObjectType;
import critterbake.sim.spec.Values;
import critterbake.sim.world.Terrain;
import critterbake.sim.world.World;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A goop creature as a scenario describes it. Its path is the target it wants to reach, not the way
 * of its body.
 *
 * @param movement where its target starts and goes
 * @param legs count, length and when they lift
 * @param rope how they hang
 * @param body size and how it is pulled
 * @param bubbles what the mass is made of
 * @param eyes sizes and habits
 * @param skin color, edge and widths
 */
public record GoopSpec(
    Movement movement,
    LegsSpec legs,
    RopeSpec rope,
    BodySpec body,
    BubblesSpec bubbles,
    EyesSpec eyes,
    SkinSpec skin)
    implements ActorSpec {
  /** Material of the mass. */
  public static final String GOOP = "goop";

  /** Material of eyes. */
  public static final String EYE = "eye";

  /** Material of the mark at the target. */
  public static final String CURSOR = "cursor";

  /** A path that never comes round leaves the cycle to the legs: all step once or twice. */
  private static final double CYCLE_SECONDS = 4;

  public static final ObjectType<GoopSpec> TYPE =
      Movement.choosing(
          ObjectType.of(
              "goop",
              "A bubbling mass that hauls itself along on ropes of goo.",
              GoopSpec::of,
              Movement.keys(
                  0,
                  Key.object("legs", LegsSpec.TYPE, "The rope legs and when they lift."),
                  Key.object("rope", RopeSpec.TYPE, "How the legs hang and pull."),
                  Key.object("body", BodySpec.TYPE, "Size of the mass and how it is pulled."),
                  Key.object("bubbles", BubblesSpec.TYPE, "The bubbles the mass is made of."),
                  Key.object("eyes", EyesSpec.TYPE, "The eyes."),
                  Key.object("skin", SkinSpec.TYPE, "Color, edge and widths."))));

  private static GoopSpec of(Values values) {
    return new GoopSpec(
        Movement.of(values),
        values.object("legs", LegsSpec.TYPE),
        values.object("rope", RopeSpec.TYPE),
        values.object("body", BodySpec.TYPE),
        values.object("bubbles", BubblesSpec.TYPE),
        values.object("eyes", EyesSpec.TYPE),
        values.object("skin", SkinSpec.TYPE));
  }

  @Override
  public String kind() {
    return "goop";
  }

  /** Always refined: the source gives no rules that could be followed tick for tick. */
  @Override
  public Rules rules() {
    return Rules.REFINED;
  }

  @Override
  public Actor create(String id, Stage stage) {
    return new Goop(id, this, stage);
  }

  /** Legs find footholds on all rock there is, so legs that are tiny beside it would find none. */
  @Override
  public Optional<InvalidSpec> misfit(World world) {
    double rock = new Terrain(world).solidsLength();
    double shortest = Footholds.shortestLeg(rock);
    if (legs.length() >= shortest) {
      return Optional.empty();
    }
    return Optional.of(
        new InvalidSpec(
            "legs.length",
            String.format(
                Locale.ROOT,
                "legs of %s units are too short for outlines of %.0f units of solids: at least %.2g"
                    + " units, or smaller solids",
                legs.length(),
                rock,
                shortest)));
  }

  @Override
  public List<String> dependsOn() {
    return movement.dependsOn();
  }

  @Override
  public Optional<CycleWish> cycleWish(Stage stage) {
    CycleWish path = movement.wish();
    return Optional.of(movement.isPeriodic() ? path : path.withSeconds(CYCLE_SECONDS));
  }

  @Override
  public Map<String, Material> materials() {
    Map<String, Material> materials = new LinkedHashMap<>();
    materials.put(GOOP, one(skin.color()));
    materials.put("rim", one(skin.rim()));
    materials.put(EYE, one(0xfff3ecd2));
    materials.put("eye_shade", one(0xffb3b398));
    materials.put("iris", one(0xff0a0c12));
    materials.put(CURSOR, one(0xfff3ecd2));
    return materials;
  }

  private static Material one(int color) {
    return new Material.Ramp(List.of(color));
  }
}
