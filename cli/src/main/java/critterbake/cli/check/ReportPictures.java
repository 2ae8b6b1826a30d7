package critterbake.cli.check;

import critterbake.cli.compare.ComparedAnimations;
import critterbake.cli.compare.ComparedFiles;
import critterbake.cli.compare.FrameDifference;
import critterbake.cli.compare.PairComparison.Status;
import critterbake.cli.json.Json;
import critterbake.raster.Frame;
import critterbake.raster.FrameTime;
import critterbake.raster.compare.PictureDifference;
import critterbake.raster.encode.Animation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The pictures of one failure as the page holds them: contact sheets of the frames of both sides,
 * each frame once, and one of the marks that tell which pixels differ.
 */
final class ReportPictures {
  /** More pixels than this are not shown: of long animations only so many changed frames. */
  private static final long MOST_PIXELS = 12L << 20;

  private static final int PICTURES = 0;
  private static final int MARKS = 1;
  private static final int YELLOW = 0xffffff00;
  private static final int RED = 0xffff0000;

  private final Map<List<Integer>, ContactSheet> sheets = new LinkedHashMap<>();
  private final Map<String, Object> json;
  private long size;

  private ReportPictures(Map<String, Object> json) {
    this.json = json;
  }

  /** What there is to show: nothing of files that cannot be read. */
  static ReportPictures of(ComparedFiles files) throws IOException {
    if (files.both().isPresent()) {
      return both(files.both().get());
    }
    if (files.lone().isPresent()) {
      String side = files.pair().status() == Status.SURPLUS ? "approved" : "new";
      return lone(side, files.lone().get());
    }
    return new ReportPictures(Json.object());
  }

  private static ReportPictures both(ComparedAnimations compared) throws IOException {
    Animation first = compared.first();
    Animation second = compared.second();
    int frames = Math.max(first.frames().size(), second.frames().size());
    List<Integer> shown = shown(compared, frames);
    List<FrameDifference> found = compared.difference().frames();
    ReportPictures pictures =
        new ReportPictures(
            Json.object(
                "frames",
                frames,
                "shown",
                shown,
                "counts",
                found.stream().map(FrameDifference::different).toList(),
                "changed",
                found.stream().map(FrameDifference::changed).toList()));
    pictures.side("approved", first, shown);
    pictures.side("new", second, shown);
    pictures.marks(compared, shown);
    pictures.finish();
    return pictures;
  }

  private static ReportPictures lone(String side, Animation animation) throws IOException {
    int frames = animation.frames().size();
    List<Integer> shown = IntStream.range(0, Math.min(frames, most(animation))).boxed().toList();
    ReportPictures pictures =
        new ReportPictures(
            Json.object(
                "frames", frames, "shown", shown, "counts", List.of(), "changed", List.of()));
    pictures.side(side, animation, shown);
    pictures.finish();
    return pictures;
  }

  /** All frames if they are not too many, else the changed ones, else the first of those. */
  private static List<Integer> shown(ComparedAnimations compared, int frames) {
    int most = Math.min(most(compared.first()), most(compared.second()));
    List<FrameDifference> found = compared.difference().frames();
    return IntStream.range(0, frames)
        .filter(i -> frames <= most || i >= found.size() || found.get(i).changed())
        .limit(most)
        .boxed()
        .toList();
  }

  private static int most(Animation animation) {
    return (int) Math.max(1, MOST_PIXELS / ((long) animation.width() * animation.height()));
  }

  private void side(String name, Animation animation, List<Integer> shown) {
    List<Object> cells = new ArrayList<>();
    for (int index : shown) {
      cells.add(
          index < animation.frames().size()
              ? cell(PICTURES, animation.frames().get(index))
              : List.of());
    }
    json.put(
        name,
        Json.object(
            "width", animation.width(),
            "height", animation.height(),
            "times", animation.frames().stream().map(f -> 1000 * f.time().seconds()).toList(),
            "cells", cells));
  }

  private void marks(ComparedAnimations compared, List<Integer> shown) {
    List<Object> cells = new ArrayList<>();
    for (int index : shown) {
      List<PictureDifference> pictures = compared.pictures();
      cells.add(index < pictures.size() ? cell(MARKS, marked(pictures.get(index))) : List.of());
    }
    json.put(
        "marks",
        Json.object(
            "width", Math.max(compared.first().width(), compared.second().width()),
            "height", Math.max(compared.first().height(), compared.second().height()),
            "cells", cells));
  }

  private static Frame marked(PictureDifference picture) {
    int[] argb = new int[picture.marks().length];
    for (int i = 0; i < argb.length; i++) {
      argb[i] =
          switch (picture.marks()[i]) {
            case PictureDifference.ANTIALIASED -> YELLOW;
            case PictureDifference.BRIGHTER, PictureDifference.DARKER -> RED;
            default -> 0;
          };
    }
    return Frame.of(picture.width(), picture.height(), argb, new FrameTime(0, 1));
  }

  /**
   * Where a frame stands: the number of its sheet, and its place there.
   *
   * @param kind of sheet: marks have few colors and pack best by themselves
   */
  private List<Integer> cell(int kind, Frame frame) {
    List<Integer> key = List.of(kind, frame.width(), frame.height());
    ContactSheet sheet =
        sheets.computeIfAbsent(
            key, each -> new ContactSheet(sheets.size(), frame.width(), frame.height()));
    return List.of(sheet.number(), sheet.add(frame.argb()));
  }

  private void finish() throws IOException {
    List<Object> written = new ArrayList<>();
    for (ContactSheet sheet : sheets.values()) {
      String picture = sheet.address();
      size += picture.length();
      written.add(Json.object("columns", sheet.columns(), "picture", picture));
    }
    json.put("sheets", written);
  }

  /** For the page's data. */
  Map<String, Object> json() {
    return json;
  }

  /** Letters that the pictures take. */
  long size() {
    return size;
  }
}
