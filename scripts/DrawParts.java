import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * Draws the sprite parts under configs/parts from the pictures written below, one letter a pixel. Run it
 * after a change: {@code java scripts/DrawParts.java configs/parts}.
 */
final class DrawParts {
  /** Letters and their colors, 0xRRGGBB; a dot is transparent. */
  private static final String INK = "kabcwrRqoyYsedDmMpPQtTU";

  private static final int[] COLORS = {
    0x2a1630, // k: outline
    0x7d3b36, 0xb8613a, 0xe2935a, 0xf7dfb4, // a b c w: fur, dark to cream
    0x1f5563, 0x2f8a86, 0x74cfa6, // r R q: cape
    0xf09a3c, 0xffd75e, 0xfff3b0, // o y Y: star
    0xffffff, 0x2a1630, // s e: glint, eye
    0x5a3320, 0x8c5630, 0xc08a4e, 0xe8be82, // d D m M: the puppet's wood
    0x6b1d2e, 0xa83244, 0xd9574f, // p P Q: its cap, coat and shoes
    0x1f4a5c, 0x2f7a86, 0x5db0a0, // t T U: its breeches
  };

  /** Inks of far limbs, one step darker, in the order of {@link #INK}. */
  private static final String FAR = "kkabcrrRooyseddDmppPttT";

  /** The rider's layers, bottom to top, and where they lie on its canvas. */
  private static final int RIDER_WIDTH = 32;
  private static final int RIDER_HEIGHT = 48;

  private static final String EAR =
      """
      ..bb.
      ..bcb
      .bbcb
      .bccb
      abccb
      abccb
      abccb
      abcb.
      .abb.
      ..ab.
      """;

  private static final Map<String, Layer> RIDER = new LinkedHashMap<>();

  static {
    RIDER.put(
        "cape",
        layer(
            12,
            23,
            """
            ...rRR.
            ..rrRRq
            ..rRRRq
            .rrRRRq
            .rRRRqq
            rrRRRRq
            rrRRRRq
            rRRRRRq
            rRRrRRq
            rRRrRRR
            rRr.rRR
            rR..rRr
            r....R.
            """));
    RIDER.put(
        "tail.tip",
        layer(
            12,
            34,
            """
            ..bbb..
            .abccb.
            abbccbb
            abbcccb
            abbcccb
            abbcccb
            wabccbw
            .wwwww.
            ..www..
            ...w...
            """));
    RIDER.put(
        "tail",
        layer(
            13,
            28,
            """
            .abb.
            abbcb
            abbcb
            abbcc
            .abbc
            .abbc
            .abb.
            """));
    RIDER.put("ear.far", layer(12, 7, EAR));
    RIDER.put(
        "body",
        layer(
            14,
            22,
            """
            ..rRRq..
            .abcccb.
            abbccwww
            abbcwwww
            abbcwwww
            abbccwwb
            .abbccb.
            .abb.ab.
            .abb.ab.
            .abb.ab.
            ..bcc.bc
            ..ccc..c
            """));
    RIDER.put(
        "arm",
        layer(
            18,
            7,
            """
            cc.
            ccc
            .bc
            .bc
            .bc
            .bc
            .bc
            .bc
            .bc
            .bc
            .bb
            .bb
            abb
            abb
            ab.
            """));
    RIDER.put(
        "head",
        layer(
            11,
            14,
            """
            ...bcccb.....
            ..bccccccb...
            .bbcccccccb..
            .bbccccccccb.
            abbccccccccbb
            abbccccccccwc
            abbbcccccwwwk
            .abbbcwwwwww.
            .aabbbwwwww..
            a..aabbww....
            """));
    RIDER.put("ear", layer(14, 6, EAR));
  }

  private static final String STAR =
      """
      ....y....
      ....y....
      ...yYy...
      yyyYYYyyy
      .yYYYYYy.
      ..yYYYy..
      ..yccYy..
      .yyccoyy.
      .yo...oy.
      """;

  /** An eye, open and shut; it is a strip of frames, shut in the last. */
  private static final int EYE_FRAMES = 24;

  private static final String OPEN =
      """
      se
      ee
      """;
  private static final String SHUT =
      """
      ..
      ee
      """;
  private static final String OPEN_FAR =
      """
      e
      e
      """;
  private static final String SHUT_FAR =
      """
      .
      e
      """;

  /** The puppet's parts, each by itself; limbs hang, the shoe points to the right. */
  private static final Map<String, String> PUPPET = new LinkedHashMap<>();

  static {
    PUPPET.put(
        "torso",
        """
        ...dDDd...
        ..pPPPQp..
        .pPPPPQQp.
        .pPPPPQQp.
        .pPPyPPQp.
        .pPPPPPQp.
        .pPPyPPQp.
        .ppPPPPPp.
        .ddyyydd..
        .tTTTTUt..
        .ttTTTTt..
        """);
    PUPPET.put(
        "thigh",
        """
        .tTt.
        tTTUt
        tTTUt
        tTTUt
        tTTTt
        .tTt.
        .DmM.
        .DmM.
        .DmM.
        .dDm.
        ..d..
        """);
    PUPPET.put(
        "shin",
        """
        .DM.
        DmMM
        DmM.
        DmM.
        DmM.
        DmM.
        .DM.
        .Dm.
        .Dm.
        """);
    PUPPET.put(
        "foot",
        """
        .pPp....
        .pPQp...
        pPPPQQp.
        pppppppp
        """);
    PUPPET.put(
        "upper_arm",
        """
        .PP.
        pPQQ
        pPPQ
        pPPQ
        .pP.
        .pp.
        """);
    PUPPET.put(
        "forearm",
        """
        DmM
        DmM
        DmM
        DmM
        .Dm
        """);
    PUPPET.put(
        "hand",
        """
        .mM.
        DmMM
        DmmM
        .Dm.
        """);
  }

  private static final String PUPPET_HEAD =
      """
      .......PQ......
      .....pPPQQ.....
      ....pPPPQQQ....
      ...pPPPPPQQQ...
      ..pppppppppPp..
      ..dDmmMMMMMMm..
      .dDmmMMMMMMMMm.
      .dDmmMM1MMM1Mm.
      .dDmDMM2MMM2MMm
      .dDmDmMMMMMMMmm
      ..dDmmMMMMMMMm.
      ..ddDmmMDDMMm..
      ....dDDmmmmD...
      ......dddd.....
      """;

  private record Layer(int left, int top, String[] rows) {
    int width() {
      int width = 0;
      for (String row : rows) {
        width = Math.max(width, row.length());
      }
      return width;
    }

    int argb(int x, int y) {
      boolean inside = y >= 0 && y < rows.length && x >= 0 && x < rows[y].length();
      int ink = inside ? INK.indexOf(rows[y].charAt(x)) : -1;
      return ink < 0 ? 0 : 0xff000000 | COLORS[ink];
    }
  }

  private static Layer layer(int left, int top, String picture) {
    return new Layer(left, top, picture.stripTrailing().split("\n"));
  }

  /** An eye that is open in all frames but the last. */
  private static Layer blinking(String openPicture, String shutPicture) {
    Layer open = layer(0, 0, openPicture);
    Layer shut = layer(0, 0, shutPicture);
    String[] rows = new String[open.rows.length];
    for (int y = 0; y < rows.length; y++) {
      rows[y] = open.rows[y].repeat(EYE_FRAMES - 1) + shut.rows[y];
    }
    return new Layer(0, 0, rows);
  }

  private static String darker(String picture) {
    StringBuilder darker = new StringBuilder();
    for (char ink : picture.toCharArray()) {
      int known = INK.indexOf(ink);
      darker.append(known < 0 ? ink : FAR.charAt(known));
    }
    return darker.toString();
  }

  /** Two frames side by side. */
  private static Layer beside(String first, String second) {
    String[] rows = first.stripTrailing().split("\n");
    String[] others = second.stripTrailing().split("\n");
    for (int y = 0; y < rows.length; y++) {
      rows[y] += others[y];
    }
    return new Layer(0, 0, rows);
  }

  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args[0]);
    Files.write(folder.resolve("rider.psd"), psd(RIDER, RIDER_WIDTH, RIDER_HEIGHT));
    Files.write(folder.resolve("star.png"), png(layer(0, 0, STAR)));
    Files.write(folder.resolve("eye.png"), png(blinking(OPEN, SHUT)));
    Files.write(folder.resolve("eye_far.png"), png(blinking(OPEN_FAR, SHUT_FAR)));
    for (Map.Entry<String, String> part : PUPPET.entrySet()) {
      String name = "puppet_" + part.getKey();
      Files.write(folder.resolve(name + ".png"), png(layer(0, 0, part.getValue())));
      if (!part.getKey().equals("torso")) {
        Files.write(folder.resolve(name + "_far.png"), png(layer(0, 0, darker(part.getValue()))));
      }
    }
    String open = PUPPET_HEAD.replace('1', 'e').replace('2', 'e');
    String shut = PUPPET_HEAD.replace('1', 'M').replace('2', 'D');
    Files.write(folder.resolve("puppet_head.png"), png(beside(open, shut)));
  }

  private static byte[] png(Layer picture) throws IOException {
    ByteArrayOutputStream rows = new ByteArrayOutputStream();
    for (int y = 0; y < picture.rows.length; y++) {
      rows.write(0);
      for (int x = 0; x < picture.width(); x++) {
        int argb = picture.argb(x, y);
        rows.writeBytes(new byte[] {(byte) (argb >> 16), (byte) (argb >> 8), (byte) argb, (byte) (argb >>> 24)});
      }
    }
    ByteArrayOutputStream header = new ByteArrayOutputStream();
    DataOutputStream size = new DataOutputStream(header);
    size.writeInt(picture.width());
    size.writeInt(picture.rows.length);
    size.write(new byte[] {8, 6, 0, 0, 0});
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(file);
    out.write(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'});
    chunk(out, "IHDR", header.toByteArray());
    chunk(out, "IDAT", deflated(rows.toByteArray()));
    chunk(out, "IEND", new byte[0]);
    return file.toByteArray();
  }

  private static void chunk(DataOutputStream out, String type, byte[] data) throws IOException {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 crc = new CRC32();
    crc.update(name);
    crc.update(data);
    out.writeInt(data.length);
    out.write(name);
    out.write(data);
    out.writeInt((int) crc.getValue());
  }

  private static byte[] deflated(byte[] data) {
    Deflater deflater = new Deflater(9);
    deflater.setInput(data);
    deflater.finish();
    byte[] packed = new byte[data.length + 100];
    return java.util.Arrays.copyOf(packed, deflater.deflate(packed));
  }

  /** Planes of a picture in the order PSD files have them: alpha first for layers, last for the whole. */
  private static final int[] LAYER_PLANES = {24, 16, 8, 0};

  private static final int[] WHOLE_PLANES = {16, 8, 0, 24};

  private static byte[] psd(Map<String, Layer> layers, int width, int height) throws IOException {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(file);
    out.writeBytes("8BPS");
    out.writeShort(1);
    out.write(new byte[6]);
    out.writeShort(4);
    out.writeInt(height);
    out.writeInt(width);
    out.writeShort(8);
    out.writeShort(3);
    out.writeInt(0);
    out.writeInt(0);
    byte[] info = layerInfo(layers);
    out.writeInt(info.length + 4);
    out.writeInt(info.length);
    out.write(info);
    out.writeShort(0);
    for (int plane : WHOLE_PLANES) {
      for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
          out.write(whole(layers, x, y) >> plane);
        }
      }
    }
    return file.toByteArray();
  }

  private static int whole(Map<String, Layer> layers, int x, int y) {
    int seen = 0;
    for (Layer layer : layers.values()) {
      int argb = layer.argb(x - layer.left, y - layer.top);
      seen = argb == 0 ? seen : argb;
    }
    return seen;
  }

  private static byte[] layerInfo(Map<String, Layer> layers) throws IOException {
    ByteArrayOutputStream info = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(info);
    out.writeShort(-layers.size()); // negative: the merged picture has an alpha channel
    for (Map.Entry<String, Layer> layer : layers.entrySet()) {
      record(out, layer.getKey(), layer.getValue());
    }
    for (Layer layer : layers.values()) {
      pixels(out, layer);
    }
    if (info.size() % 2 == 1) {
      out.write(0);
    }
    return info.toByteArray();
  }

  private static void record(DataOutputStream out, String name, Layer layer) throws IOException {
    int height = layer.rows.length;
    out.writeInt(layer.top);
    out.writeInt(layer.left);
    out.writeInt(layer.top + height);
    out.writeInt(layer.left + layer.width());
    out.writeShort(4);
    for (int channel : new int[] {-1, 0, 1, 2}) {
      out.writeShort(channel);
      out.writeInt(2 + layer.width() * height);
    }
    out.writeBytes("8BIMnorm");
    out.write(new byte[] {(byte) 255, 0, 8, 0}); // opaque, not clipped, shown
    int padded = (name.length() + 4) / 4 * 4;
    out.writeInt(8 + padded);
    out.writeInt(0);
    out.writeInt(0);
    out.write(name.length());
    out.writeBytes(name);
    out.write(new byte[padded - 1 - name.length()]);
  }

  private static void pixels(DataOutputStream out, Layer layer) throws IOException {
    for (int plane : LAYER_PLANES) {
      out.writeShort(0);
      for (int y = 0; y < layer.rows.length; y++) {
        for (int x = 0; x < layer.width(); x++) {
          out.write(layer.argb(x, y) >> plane);
        }
      }
    }
  }
}
