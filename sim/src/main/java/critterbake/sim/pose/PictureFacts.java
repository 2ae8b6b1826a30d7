package critterbake.sim.pose;

import java.util.Optional;

/**
 * What a picture's file itself says about how it is used.
 *
 * @param frames pictures in it, at least 1
 * @param pivot the point it hangs by, if the file names one
 */
public record PictureFacts(int frames, Optional<PicturePoint> pivot) {}
