package critterbake.raster.cover;

import critterbake.raster.view.FrameBounds;
import critterbake.sim.pose.Finish;
import critterbake.sim.pose.Part;
import java.util.Optional;

/**
 * What one part covers in one frame: a rectangle of coverage bytes inside the frame's shared store,
 * and the capsules it is lit by. Kept and used again from frame to frame.
 */
public final class PartMask {
  private Part part;
  private String material;
  private Optional<Finish.Tone> flat = Optional.empty();
  private int left;
  private int top;
  private int width;
  private int height;
  private int offset;
  private int firstCapsule;
  private int capsules;
  private boolean line;
  private boolean melted;
  private double originX;
  private double originY;
  private double widest;
  private double lightX;
  private double lightY;
  private SpriteSource.Turned sprite;

  void begin(Part newPart, String newMaterial, FrameBounds bounds, int newOffset, int capsule) {
    part = newPart;
    material = newMaterial;
    flat = newPart.finish().flat();
    left = bounds.left();
    top = bounds.top();
    width = bounds.right() - bounds.left();
    height = bounds.bottom() - bounds.top();
    offset = newOffset;
    firstCapsule = capsule;
    capsules = 0;
    line = false;
    melted = false;
    originX = left;
    originY = top;
    widest = 0;
    lightX = 0;
    lightY = 0;
    sprite = null;
  }

  /** The part this is the mask of. */
  public Part part() {
    return part;
  }

  /** The material it is drawn in: the part's, unless a shape has several (an eye's iris). */
  public String material() {
    return material;
  }

  /** The one tone it is drawn in, if it is unlit. */
  public Optional<Finish.Tone> flat() {
    return flat;
  }

  /** Column of the frame at the mask's left edge; may be negative. */
  public int left() {
    return left;
  }

  /** Row of the frame at the mask's top edge; may be negative. */
  public int top() {
    return top;
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  /** Where its coverage bytes begin in {@link Masks#bytes()}. */
  public int offset() {
    return offset;
  }

  /** Its first capsule in {@link Masks#capsules()}, six numbers each: x0, y0, r0, x1, y1, r1. */
  public int firstCapsule() {
    return firstCapsule;
  }

  /** How many capsules it is lit by; 0 for flat shapes. */
  public int capsuleCount() {
    return capsules;
  }

  /** Whether it was drawn as a line of pixels, which cleaning leaves alone. */
  public boolean isLine() {
    return line;
  }

  /** Whether it was drawn pixel by pixel: cleaning and outlines leave it alone. */
  public boolean isMelted() {
    return melted;
  }

  /** The point it moves with, in frame pixels. */
  public double originX() {
    return originX;
  }

  /** The point it moves with, in frame pixels. */
  public double originY() {
    return originY;
  }

  /** Has it lit as if its shape lay this much farther left and up, so that tones keep still. */
  public void lightFrom(double right, double down) {
    lightX = right;
    lightY = down;
  }

  /** Pixels that its shape lies right of where it is lit. */
  public double lightX() {
    return lightX;
  }

  /** Pixels that its shape lies below where it is lit. */
  public double lightY() {
    return lightY;
  }

  /** Its greatest width in pixels, or 0 when its shape has none. */
  public double widest() {
    return widest;
  }

  /** The picture it shows, if it is a cut-out. */
  public Optional<SpriteSource.Turned> sprite() {
    return Optional.ofNullable(sprite);
  }

  /** Makes it the mask of a cut-out picture, its pivot in the given whole pixel. */
  public void show(SpriteSource.Turned picture, int pivotColumn, int pivotRow) {
    place(picture, pivotColumn, pivotRow);
  }

  /** Makes it the mask of a cut-out picture that was drawn for the point's fraction of a pixel. */
  public void hang(SpriteSource.Turned picture) {
    place(picture, (int) Math.floor(originX), (int) Math.floor(originY));
  }

  private void place(SpriteSource.Turned picture, int x, int y) {
    sprite = picture;
    left = x + picture.left();
    top = y + picture.top();
    width = picture.width();
    height = picture.height();
  }

  void unlit(Finish.Tone tone) {
    flat = Optional.of(tone);
  }

  /** Marks it as drawn pixel by pixel. */
  public void asMelted() {
    melted = true;
  }

  void asLine() {
    line = true;
  }

  void movesWith(double x, double y) {
    originX = x;
    originY = y;
  }

  void litByOneMore(double width) {
    capsules++;
    widest = Math.max(widest, width);
  }
}
