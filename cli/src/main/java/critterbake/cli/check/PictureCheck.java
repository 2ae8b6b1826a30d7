package critterbake.cli.check;

import critterbake.cli.check.SheetComparison.Result;
import critterbake.cli.compare.AnimationComparison;
import critterbake.cli.compare.CompareLimits;
import critterbake.cli.compare.ComparedFiles;
import critterbake.cli.compare.FolderComparison;
import critterbake.cli.compare.FolderComparison.Viewer;
import critterbake.cli.compare.PairComparison;
import critterbake.cli.compare.PairComparison.Status;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Compares the pictures of one bake with the approved ones: files by name, and sheets that changed
 * by the frames on them.
 */
final class PictureCheck {
  private final FolderComparison files;
  private final SheetComparison sheets;
  private final ApprovedFolder approved;
  private final Path baked;
  private final boolean allClips;
  private final Viewer viewer;
  private final SortedSet<String> listed;
  private final TreeSet<String> told = new TreeSet<>();

  /**
   * @param allClips whether all clips were baked; else pictures of others are left alone
   * @param viewer sees each result with its pictures
   */
  PictureCheck(
      CompareLimits limits, ApprovedFolder approved, Path baked, boolean allClips, Viewer viewer) {
    this.files = new FolderComparison(limits);
    this.sheets = new SheetComparison(new AnimationComparison(limits), approved.folder(), baked);
    this.approved = approved;
    this.baked = baked;
    this.allClips = allClips;
    this.viewer = viewer;
    this.listed = approved.listed();
  }

  /** Compares everything. */
  void run() throws IOException {
    List<SheetFiles> before = SheetFiles.in(approved.folder(), approved.scenario());
    for (SheetFiles now : SheetFiles.in(baked, approved.scenario())) {
      Optional<SheetFiles> same = before.stream().filter(now::hasNameOf).findFirst();
      if (same.isPresent()) {
        for (String variant : now.pages().keySet()) {
          sheet(same.get(), now, variant);
        }
      }
    }
    TreeSet<String> names = new TreeSet<>(FolderComparison.pictures(baked));
    if (allClips) {
      names.addAll(approved.pictures());
    }
    names.removeAll(told);
    for (String name : names) {
      viewer.see(file(name));
    }
  }

  /** Pages and data that are the same pass at once; else each clip counts. */
  private void sheet(SheetFiles before, SheetFiles now, String variant) throws IOException {
    List<ComparedFiles> pages = new ArrayList<>();
    for (String page : now.pages().get(variant)) {
      pages.add(file(page));
    }
    boolean samePages = pages.stream().allMatch(page -> page.pair().passed());
    Optional<Result> clips =
        samePages && now.sameData(approved.folder(), baked)
            ? Optional.empty()
            : sheets.compare(before, now, variant);
    if (clips.isEmpty()) {
      tell(pages);
    } else if (!allClips) {
      tell(clips.get().baked());
    } else if (!clips.get().passed()) {
      tell(clips.get().clips());
      tell(pages.stream().filter(page -> !isCompared(page)).toList());
    } else if (samePages || clips.get().sameLayout()) {
      tell(pages);
    } else {
      tell(pages.stream().map(PictureCheck::packedDifferently).toList());
    }
    told.addAll(now.pages().get(variant));
  }

  private static boolean isCompared(ComparedFiles page) {
    return page.pair().difference().isPresent();
  }

  private static ComparedFiles packedDifferently(ComparedFiles page) {
    return isCompared(page)
        ? ComparedFiles.passed(
            PairComparison.same(page.pair().name(), "each frame, packed differently"))
        : page;
  }

  private void tell(List<ComparedFiles> results) throws IOException {
    for (ComparedFiles result : results) {
      viewer.see(result);
    }
  }

  /** A picture that was approved once is missing, one that nothing makes any more is surplus. */
  private ComparedFiles file(String name) {
    ComparedFiles found = files.compare(name, approved.folder().resolve(name), baked.resolve(name));
    return switch (found.pair().status()) {
      case MISSING -> found.as(Status.SURPLUS);
      case NEW -> listed.contains(name) ? found.as(Status.MISSING) : found;
      default -> found;
    };
  }
}
