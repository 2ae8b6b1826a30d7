package critterbake.sim.shot;

import critterbake.sim.contact.ContactEvent;

/**
 * A contact that changed while a shot was shown.
 *
 * @param event what happened, at world positions
 * @param frame the frame shown at that time
 * @param frames time of it in frame times since the shot began, frames held longer counted so
 */
public record ShownContact(ContactEvent event, int frame, double frames) {}
