// Makes the layered PSD files of this folder with ag-psd: npm install ag-psd && node layers.js
const { writePsd } = require('ag-psd');
const fs = require('fs');
const W = 14, H = 12;
function image(w, h, color) {
  const data = new Uint8ClampedArray(w * h * 4);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) color(x, y).forEach((v, k) => { data[(y * w + x) * 4 + k] = v; });
  return { width: w, height: h, data };
}
const layers = {
  back: { left: 2, top: 3, w: 6, h: 5, color: (x, y) => [200 + x, 20, 30, 255] },
  body: { left: 5, top: 1, w: 7, h: 9, color: (x, y) => [10, 40 + y, 200, (x + y) % 3 ? 255 : 0] },
  ghost: { left: 0, top: 0, w: 4, h: 4, color: (x, y) => [0, 180, x * 9, 255] },
  arm: { left: 9, top: 7, w: 8, h: 6, color: (x, y) => [0, 180, x * 9, 255] },
  veil: { left: 3, top: 2, w: 5, h: 5, color: (x, y) => [90, 90, 90, 128] },
};
const layer = (name, extra) => {
  const l = layers[name];
  return Object.assign({ name, left: l.left, top: l.top, imageData: image(l.w, l.h, l.color) }, extra || {});
};
const write = (file, children, extra) =>
  fs.writeFileSync(file, Buffer.from(writePsd(Object.assign({ width: W, height: H, children }, extra || {}))));
write('layers.psd', [
  layer('back'), layer('ghost', { hidden: true }),
  { name: 'upper', opened: true, children: [layer('body'), layer('arm')] },
  { name: 'off', hidden: true, children: [layer('veil')] },
]);
write('translucent.psd', [layer('back', { opacity: 0.5 }), layer('veil')]);
write('same-names.psd', [layer('back'), { name: 'group', opened: true, children: [layer('body', { name: 'back' })] }]);
write('multiplied.psd', [layer('back'), layer('body', { blendMode: 'multiply' })], {
  imageData: image(W, H, () => [1, 2, 3, 255]) });
write('masked.psd', [layer('back', {
  mask: { left: 2, top: 3, right: 5, bottom: 6, imageData: image(3, 3, () => [255, 255, 255, 255]) } })]);
