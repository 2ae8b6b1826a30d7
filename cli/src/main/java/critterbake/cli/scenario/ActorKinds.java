package critterbake.cli.scenario;

import critterbake.sim.ActorSpec;
import critterbake.sim.creature.goop.GoopSpec;
import critterbake.sim.creature.swarm.SwarmSpec;
import critterbake.sim.creature.swing.SwingSpec;
import critterbake.sim.creature.walker.WalkerSpec;
import critterbake.sim.spec.ObjectType;
import java.util.List;

/** The kinds of creatures a scenario can hold. A new kind is one more line here. */
final class ActorKinds {
  public static final List<ObjectType<? extends ActorSpec>> ALL =
      List.of(WalkerSpec.TYPE, GoopSpec.TYPE, SwingSpec.TYPE, SwarmSpec.TYPE);

  private ActorKinds() {}
}
