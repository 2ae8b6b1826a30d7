package critterbake.sim.creature.walker;

/**
 * Where and for how long a foot is to stand.
 *
 * @param x world place
 * @param y world place, on the ground
 * @param stance ticks from touchdown to lift-off
 * @param drop how far the hip must be lowered meanwhile so that the leg reaches, units
 * @param reach from the hip to the foot at touchdown, units
 * @param grounded whether there is ground at all
 */
record Footfall(double x, double y, long stance, double drop, double reach, boolean grounded) {}
