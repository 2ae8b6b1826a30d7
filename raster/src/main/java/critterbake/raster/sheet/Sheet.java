package critterbake.raster.sheet;

import critterbake.raster.Clip.RootMotion;
import critterbake.raster.Frame;
import critterbake.raster.Frame.Box;
import critterbake.raster.Frame.PixelAnchor;
import critterbake.raster.Frame.PixelContact;
import critterbake.raster.FrameTime;
import java.lang.ref.Reference;
import java.lang.ref.SoftReference;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A packed spritesheet: everything a data format can tell.
 *
 * @param pages at least one
 * @param regions where pictures lie; frames that look alike share one
 * @param frames all frames, clip after clip
 * @param clips runs of frames
 */
public record Sheet(
    List<Page> pages, List<Region> regions, List<SheetFrame> frames, List<SheetClip> clips) {

  public Sheet {
    pages = List.copyOf(pages);
    regions = List.copyOf(regions);
    frames = List.copyOf(frames);
    clips = List.copyOf(clips);
  }

  /**
   * One picture of a sheet. Pages are large, so one that can be painted again is forgotten when
   * memory runs short.
   */
  public static final class Page {
    private final int width;
    private final int height;
    private final Supplier<int[]> painting;
    private Reference<int[]> painted = new SoftReference<>(null);

    private Page(int width, int height, Supplier<int[]> painting) {
      this.width = width;
      this.height = height;
      this.painting = painting;
    }

    /**
     * A page that is there.
     *
     * @param argb straight ARGB
     */
    public Page(int width, int height, int[] argb) {
      this(width, height, () -> argb);
    }

    /** A page that shows a picture. */
    public static Page of(Frame picture) {
      return new Page(picture.width(), picture.height(), picture.argb());
    }

    /**
     * A page that is painted when it is looked at.
     *
     * @param painting its pixels, straight ARGB; always the same
     */
    public static Page painted(int width, int height, Supplier<int[]> painting) {
      return new Page(width, height, painting);
    }

    /** Pixels from left to right. */
    public int width() {
      return width;
    }

    /** Pixels from top to bottom. */
    public int height() {
      return height;
    }

    /** Its pixels, straight ARGB; to be held while they are looked at. */
    public synchronized int[] argb() {
      int[] argb = painted.get();
      if (argb == null) {
        argb = painting.get();
        painted = new SoftReference<>(argb);
      }
      return argb;
    }
  }

  /**
   * A trimmed picture on a page. Sizes are those of the upright picture.
   *
   * @param page index of its page
   * @param x left edge on the page
   * @param y top edge on the page
   * @param width trimmed width
   * @param height trimmed height
   * @param offsetX pixels trimmed at the left
   * @param offsetY pixels trimmed at the top
   * @param sourceWidth width before trimming
   * @param sourceHeight height before trimming
   * @param rotated whether it stands on the page turned clockwise by 90 degrees, {@code height}
   *     wide
   */
  public record Region(
      int page,
      int x,
      int y,
      int width,
      int height,
      int offsetX,
      int offsetY,
      int sourceWidth,
      int sourceHeight,
      boolean rotated) {
    /** Whether anything was trimmed. */
    public boolean trimmed() {
      return width != sourceWidth || height != sourceHeight;
    }

    /** The trimmed picture by itself, as if nothing had been trimmed around it. */
    public Region withoutMargin() {
      return new Region(page, x, y, width, height, 0, 0, width, height, rotated);
    }

    /** Width of the area on the page. */
    public int pageWidth() {
      return rotated ? height : width;
    }

    /** Height of the area on the page. */
    public int pageHeight() {
      return rotated ? width : height;
    }
  }

  /**
   * A frame: which region it shows, how long, and what is known of it. Points are in pixels of the
   * untrimmed frame, so trimming cannot shift them.
   */
  public record SheetFrame(
      int region,
      FrameTime time,
      List<PixelAnchor> anchors,
      Map<String, Box> boxes,
      List<PixelContact> contacts) {
    public SheetFrame {
      anchors = List.copyOf(anchors);
      boxes = Collections.unmodifiableMap(new LinkedHashMap<>(boxes));
      contacts = List.copyOf(contacts);
    }
  }

  /**
   * A run of frames.
   *
   * @param from index of its first frame in the sheet
   * @param to index of its last frame
   * @param direction order of playing
   * @param repeat how often it plays: 0 for ever
   * @param root how the engine moves it
   * @param pivot the point that stands on the engine's position
   */
  public record SheetClip(
      String name,
      int from,
      int to,
      Direction direction,
      int repeat,
      RootMotion root,
      Pivot pivot) {
    /** Number of frames. */
    public int length() {
      return to - from + 1;
    }
  }

  /** Order in which a clip's frames play. */
  public enum Direction {
    FORWARD,
    REVERSE,
    PINGPONG,
    PINGPONG_REVERSE
  }

  /** A point in shares of the untrimmed frame, 0 to 1 from the top left. */
  public record Pivot(double x, double y) {
    /** The middle of the frame. */
    public static final Pivot CENTER = new Pivot(0.5, 0.5);
  }

  /** How many frames lie on a page. */
  public int framesOn(int page) {
    int count = 0;
    for (int frame = 0; frame < frames.size(); frame++) {
      if (regionOf(frame).page() == page) {
        count++;
      }
    }
    return count;
  }

  /** The region a frame shows. */
  public Region regionOf(int frame) {
    return regions.get(frames.get(frame).region());
  }
}
