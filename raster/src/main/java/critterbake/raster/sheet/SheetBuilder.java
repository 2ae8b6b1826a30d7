package critterbake.raster.sheet;

import critterbake.raster.encode.Area;
import critterbake.raster.sheet.Layout.Place;
import critterbake.raster.sheet.Sheet.Region;
import critterbake.raster.sheet.Sheet.SheetClip;
import critterbake.raster.sheet.Sheet.SheetFrame;
import critterbake.raster.sheet.StablePacker.Spot;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes sheets: trims the frames, finds equal ones, packs what is left and paints the pages.
 * Variants share one layout, so that one data file serves all.
 */
public final class SheetBuilder {
  private final SheetOptions options;
  private final List<List<SheetSource>> variants;
  private final List<ApprovedFrame> approved;
  private final Map<TrimmedPicture, Integer> pictures = new LinkedHashMap<>();
  private final List<TrimmedPicture> cells = new ArrayList<>();
  private final List<Block> blocks = new ArrayList<>();
  private final List<Cut> cuts = new ArrayList<>();

  /** A frame's trimmed area and the cell that shows it. */
  private record Cut(int cell, Area area, int sourceWidth, int sourceHeight) {
    /** Equal for frames that one region shows; a list hashes without being linked at run time. */
    List<Integer> key() {
      return List.of(
          cell, area.x(), area.y(), area.width(), area.height(), sourceWidth, sourceHeight);
    }
  }

  private SheetBuilder(
      List<List<SheetSource>> variants, SheetOptions options, List<ApprovedFrame> approved) {
    this.variants = variants;
    this.approved = approved;
    this.options = options;
  }

  /**
   * Packs clips.
   *
   * @throws SheetException if there is nothing to pack or a frame is larger than a page may be
   */
  public static Sheet build(List<SheetSource> clips, SheetOptions options) {
    return buildVariants(List.of(clips), options, List.of()).get(0);
  }

  /**
   * Packs recolored copies of the same clips into sheets of one layout.
   *
   * @param variants at least one list of clips; all lists alike in clips and frames
   * @param approved where frames lay before; unless they lie in cells, they stay while they fit
   */
  public static List<Sheet> buildVariants(
      List<List<SheetSource>> variants, SheetOptions options, List<ApprovedFrame> approved) {
    return new SheetBuilder(variants, options, approved).build();
  }

  private List<Sheet> build() {
    collect();
    if (blocks.isEmpty()) {
      throw new SheetException("there are no frames to pack");
    }
    Layout layout = packer().pack(blocks, options);
    List<Sheet> sheets = new ArrayList<>();
    for (int variant = 0; variant < variants.size(); variant++) {
      sheets.add(sheet(layout, variant));
    }
    return sheets;
  }

  private Packer packer() {
    return approved.isEmpty() || options.cellular()
        ? Packer.of(options)
        : new StablePacker(approvedSpots());
  }

  /** By cell, where the frames that show it lay before. */
  private List<List<Spot>> approvedSpots() {
    Map<String, ApprovedFrame> byName = new LinkedHashMap<>();
    approved.forEach(frame -> byName.put(frame.clip() + "/" + frame.number(), frame));
    List<List<Spot>> spots = new ArrayList<>();
    cells.forEach(cell -> spots.add(new ArrayList<>()));
    int frame = 0;
    for (SheetSource source : variants.get(0)) {
      for (int number = 0; number < source.pictures().size(); number++) {
        ApprovedFrame before = byName.get(source.name() + "/" + number);
        int cell = cuts.get(frame++).cell();
        if (before != null) {
          spots.get(cell).add(spot(before, cells.get(cell)));
        }
      }
    }
    return spots;
  }

  private Spot spot(ApprovedFrame before, TrimmedPicture now) {
    Region region = before.region();
    int extrude = options.extrude();
    boolean unchanged =
        region.width() == now.width()
            && region.height() == now.height()
            && before.argb().map(argb -> Arrays.equals(argb, now.argb(0))).orElse(true);
    return new Spot(
        new Place(region.page(), region.x() - extrude, region.y() - extrude, region.rotated()),
        region.width() + 2 * extrude,
        region.height() + 2 * extrude,
        unchanged);
  }

  private void collect() {
    List<SheetSource> clips = variants.get(0);
    for (int clip = 0; clip < clips.size(); clip++) {
      int length = clips.get(clip).pictures().size();
      for (int frame = 0; frame < length; frame++) {
        collect(frameOfEachVariant(clip, frame), clip);
      }
    }
  }

  private List<SheetPicture> frameOfEachVariant(int clip, int frame) {
    List<SheetPicture> frames = new ArrayList<>();
    for (List<SheetSource> variant : variants) {
      frames.add(variant.get(clip).pictures().get(frame));
    }
    return frames;
  }

  private void collect(List<SheetPicture> frames, int clip) {
    SheetPicture first = frames.get(0);
    boolean trim = options.trim() && !options.cellular();
    Area area = trim ? Trim.bounds(frames) : new Area(0, 0, first.width(), first.height());
    TrimmedPicture picture = new TrimmedPicture(frames, area);
    boolean share = options.dedupe() && !options.cellular();
    Integer known = share ? pictures.get(picture) : null;
    int cell = known == null ? addCell(picture, clip) : known;
    cuts.add(new Cut(cell, area, first.width(), first.height()));
  }

  private int addCell(TrimmedPicture picture, int clip) {
    int cell = cells.size();
    pictures.put(picture, cell);
    cells.add(picture);
    int extra = 2 * options.extrude();
    blocks.add(
        new Block(picture.width() + extra, picture.height() + extra, clip, picture.hashCode()));
    return cell;
  }

  private Sheet sheet(Layout layout, int variant) {
    List<Region> regions = new ArrayList<>();
    Map<List<Integer>, Integer> numbers = new LinkedHashMap<>();
    List<SheetFrame> frames = new ArrayList<>();
    List<SheetClip> clips = new ArrayList<>();
    for (SheetSource source : variants.get(variant)) {
      int from = frames.size();
      for (SheetPicture frame : source.pictures()) {
        Cut cut = cuts.get(frames.size());
        int number =
            options.dedupe() ? numbers.getOrDefault(cut.key(), regions.size()) : regions.size();
        if (number == regions.size()) {
          numbers.put(cut.key(), number);
          regions.add(region(cut, layout));
        }
        frames.add(
            new SheetFrame(number, frame.time(), frame.anchors(), frame.boxes(), frame.contacts()));
      }
      clips.add(
          new SheetClip(
              source.name(),
              from,
              frames.size() - 1,
              source.direction(),
              source.repeat(),
              source.root(),
              source.pivot()));
    }
    return new Sheet(
        new PagePainter(layout, options.extrude()).pages(cells, variant), regions, frames, clips);
  }

  private Region region(Cut cut, Layout layout) {
    Place place = layout.places().get(cut.cell());
    Area area = cut.area();
    return new Region(
        place.page(),
        place.x() + options.extrude(),
        place.y() + options.extrude(),
        area.width(),
        area.height(),
        area.x(),
        area.y(),
        cut.sourceWidth(),
        cut.sourceHeight(),
        place.rotated());
  }
}
