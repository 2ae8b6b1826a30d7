package critterbake.cli.bake;

import critterbake.cli.bake.FramePipeline.Aimed;
import critterbake.cli.verify.PixelHash;
import critterbake.raster.Frame;
import critterbake.raster.LayeredFrame;
import critterbake.raster.render.Backing;
import java.util.Optional;

/** A drawn frame as it is, and with the background under it where some output wants that. */
final class FrameViews {
  private final Aimed aimed;
  private final LayeredFrame drawn;
  private final Optional<Backing> backing;
  private View bare;
  private View backed;

  /**
   * One of the two.
   *
   * @param hash of its pixels
   */
  record View(LayeredFrame layered, String hash) {
    static View of(LayeredFrame layered) {
      return new View(layered, PixelHash.of(layered.frame()));
    }
  }

  FrameViews(Aimed aimed, LayeredFrame drawn, Optional<Backing> backing) {
    this.aimed = aimed;
    this.drawn = drawn;
    this.backing = backing;
  }

  Aimed aimed() {
    return aimed;
  }

  View bare() {
    bare = bare == null ? View.of(drawn) : bare;
    return bare;
  }

  View backed() {
    if (backed == null) {
      Frame under = backing.orElseThrow().under(drawn.frame(), aimed.window());
      backed = View.of(new LayeredFrame(under, drawn.parts(), drawn.lines()));
    }
    return backed;
  }
}
