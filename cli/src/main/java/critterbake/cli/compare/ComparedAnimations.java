package critterbake.cli.compare;

import critterbake.raster.compare.PictureDifference;
import critterbake.raster.encode.Animation;
import java.util.List;

/**
 * Two animations with what was found in them, pictures and all: large, to be looked at and let go.
 *
 * @param first the first side, such as the approved one
 * @param second the second side
 * @param pictures of those frames both have, which pixels differ
 * @param difference the numbers
 */
public record ComparedAnimations(
    Animation first,
    Animation second,
    List<PictureDifference> pictures,
    AnimationDifference difference) {
  public ComparedAnimations {
    pictures = List.copyOf(pictures);
  }
}
