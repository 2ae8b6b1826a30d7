package critterbake.raster.crisp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class SilhouetteTest {
  private final Silhouette silhouette = new Silhouette();

  @Property(tries = 200)
  void findsWhatALookAtEveryPixelFinds(
      @ForAll @IntRange(min = 1, max = 90) int width,
      @ForAll @IntRange(min = 1, max = 12) int height,
      @ForAll @Size(max = 300) List<@IntRange(min = 0, max = 1079) Integer> pixels) {
    Owners owners = new Owners();
    owners.open(width, height);
    for (int pixel : pixels) {
      owners.give(owners.index(pixel % width, pixel / width % height), (short) 3);
    }
    silhouette.of(owners);
    assertEquals(all(owners, p -> isOn(owners, p) && isBump(owners, p)), found(silhouette.bumps()));
    assertEquals(
        all(owners, p -> !isOn(owners, p) && sides(owners, p) == 4), found(silhouette.holes(0)));
    assertEquals(
        all(owners, p -> !isOn(owners, p) && sides(owners, p) > 0), found(silhouette.rim(false)));
    assertEquals(
        all(owners, p -> !isOn(owners, p) && sides(owners, p) + corners(owners, p) > 0),
        found(silhouette.rim(true)));
  }

  @Property(tries = 100)
  void ownersListTheirPixelsInReadingOrder(
      @ForAll Set<@IntRange(min = 0, max = 24) Integer> given,
      @ForAll Set<@IntRange(min = 0, max = 24) Integer> taken) {
    Owners owners = new Owners();
    owners.open(5, 5);
    given.forEach(pixel -> owners.give(owners.index(pixel % 5, pixel / 5), (short) 0));
    taken.forEach(pixel -> owners.free(owners.index(pixel % 5, pixel / 5)));
    Set<Integer> left = new TreeSet<>(given);
    left.removeAll(taken);
    List<Integer> listed = new ArrayList<>();
    for (int i = 0; i < owners.list(); i++) {
      listed.add(owners.y(owners.pixels()[i]) * 5 + owners.x(owners.pixels()[i]));
    }
    assertEquals(List.copyOf(left), listed);
    owners.open(5, 5);
    assertEquals(0, owners.list());
    for (short owner : owners.owner()) {
      assertEquals(Owners.NOBODY, owner);
    }
  }

  private List<Integer> found(int count) {
    return Arrays.stream(silhouette.found(), 0, count).boxed().toList();
  }

  private static List<Integer> all(Owners owners, IntPredicate wanted) {
    List<Integer> all = new ArrayList<>();
    for (int y = 0; y < owners.height(); y++) {
      for (int x = 0; x < owners.width(); x++) {
        if (wanted.test(owners.index(x, y))) {
          all.add(owners.index(x, y));
        }
      }
    }
    return all;
  }

  private static boolean isBump(Owners owners, int pixel) {
    int sides = sides(owners, pixel);
    return sides == 0 || sides == 1 && corners(owners, pixel) >= 2;
  }

  private static boolean isOn(Owners owners, int pixel) {
    return owners.owner()[pixel] != Owners.NOBODY;
  }

  private static int sides(Owners owners, int pixel) {
    return count(owners, pixel - 1, pixel + 1, pixel - owners.stride(), pixel + owners.stride());
  }

  private static int corners(Owners owners, int pixel) {
    int above = pixel - owners.stride();
    int below = pixel + owners.stride();
    return count(owners, above - 1, above + 1, below - 1, below + 1);
  }

  private static int count(Owners owners, int... pixels) {
    return (int) Arrays.stream(pixels).filter(pixel -> isOn(owners, pixel)).count();
  }
}
