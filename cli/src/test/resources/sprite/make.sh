#!/usr/bin/env bash
# Makes the pictures of this folder anew, with other programs: ImageMagick, libwebp's tools, Pillow and ag-psd.
# All show picture.png, or what the name says; run it in an empty folder and copy the results.
set -eu
python3 - <<'PY'
from PIL import Image
W, H = 9, 7
colors = [(226, 147, 90, 255), (42, 22, 48, 255), (184, 97, 58, 255), (247, 223, 180, 255), (0, 0, 0, 0), (31, 85, 99, 255)]
picture = Image.new('RGBA', (W, H))
for y in range(H):
    for x in range(W):
        picture.putpixel((x, y), colors[(x * 3 + y * 5 + x * y) % 6] if (x + y) % 4 else (0, 0, 0, 0))
picture.save('picture.png')
opaque = Image.new('RGB', (W, H), (10, 20, 30))
opaque.paste(picture, mask=picture.split()[3])
opaque.save('opaque.png')
gray = opaque.convert('L')
gray.convert('RGB').save('gray.png')
gray.save('gray-of-gray.png')
opaque.save('picture-color-key.png', transparency=(10, 20, 30))
picture.save('picture-bottom-up.tga')
picture.save('picture-bottom-up-rle.tga', compression='tga_rle')
picture.save('picture-top-down.tga', orientation=1)
picture.save('picture-top-down-rle.tga', compression='tga_rle', orientation=1)
opaque.convert('P', palette=Image.ADAPTIVE).save('opaque-palette.tga')
gray.save('gray.tga')
picture.save('picture-pillow.tif')
picture.save('turned.tif', tiffinfo={274: 6})
picture.save('picture-pillow.webp', lossless=True, exact=True)
PY
convert picture.png -define png:color-type=6 PNG64:picture-16-bit.png
convert picture.png -interlace PNG picture-interlaced.png
convert picture.png PNG8:picture-palette.png
convert opaque.png PNG48:opaque-16-bit.png
convert picture.png picture-32-bit.bmp
convert opaque.png opaque-24-bit.bmp
convert opaque.png -type palette BMP3:opaque-palette.bmp
convert picture.png -compress none picture.tif
convert picture.png -compress lzw picture-lzw.tif
convert picture.png -compress zip picture-zip.tif
convert opaque.png -colorspace CMYK cmyk.tif
convert picture.png picture.psd
convert opaque.png -depth 16 opaque-16-bit.psd
convert opaque.png -colorspace CMYK cmyk.psd
cwebp -quiet -lossless -exact picture.png -o picture.webp
convert picture.png picture.gif
convert -delay 10 picture.png \( picture.png -flop \) \( picture.png -flip \) frames.gif
convert -delay 10 -dispose background picture.png \( picture.png -flop \) \( picture.png -flip \) frames-cleared.gif
convert picture.png -flop flopped.png
convert picture.png -flip flipped.png
convert picture.png flopped.png +append strip.png
img2webp -lossless -d 100 picture.png flopped.png -o picture-animated.webp
