// Reads an .aseprite file with a public parser and tells its layers, tags and every cel's pixels.
const Aseprite = require('ase-parser');
const fs = require('fs');

const bytes = fs.readFileSync(process.argv[2]);
const file = new Aseprite(bytes, 'hero.aseprite');
file.parse();
for (const layer of file.layers) {
  console.log(['layer', layer.name].join('\t'));
}
for (const tag of file.tags) {
  console.log(['tag', tag.name, tag.from, tag.to].join('\t'));
}
for (const slice of file.slices.sort((a, b) => a.name < b.name ? -1 : 1)) {
  console.log(['slice', slice.name, slice.keys.length].join('\t'));
}
file.frames.forEach((frame, number) => {
  console.log(['frame', number, frame.frameDuration].join('\t'));
  for (const cel of frame.cels) {
    const pixels = [];
    for (let i = 0; i < cel.w * cel.h; i++) {
      if (file.colorDepth === 8) {
        const color = file.palette.colors[cel.rawCelData[i]];
        pixels.push(cel.rawCelData[i] === file.paletteIndex ? [0, 0, 0, 0]
            : [color.red, color.green, color.blue, color.alpha]);
      } else {
        pixels.push([...cel.rawCelData.subarray(4 * i, 4 * i + 4)]);
      }
    }
    const hex = Buffer.from(pixels.flat()).toString('hex');
    console.log(['cel', cel.layerIndex, cel.xpos, cel.ypos, cel.w, cel.h, hex].join('\t'));
  }
});
