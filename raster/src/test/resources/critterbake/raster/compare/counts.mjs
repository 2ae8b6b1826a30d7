// Prints the counts of both published metrics for each pair of pictures in a file.
// Arguments: the file of pairs, the folder that holds pixelmatch7 and pixelmatch8.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [pairs, peers] = process.argv.slice(2);
const load = async name => (await import(pathToFileURL(path.join(peers, name, "index.js")))).default;
const yiq = await load("pixelmatch7");
const oklab = await load("pixelmatch8");
const data = fs.readFileSync(pairs);
let at = 0;
while (at < data.length) {
  const width = data.readInt32BE(at);
  const height = data.readInt32BE(at + 4);
  const options = { threshold: data.readDoubleBE(at + 8), includeAA: data[at + 16] === 1 };
  at += 17;
  const size = width * height * 4;
  const first = new Uint8Array(data.subarray(at, at + size));
  const second = new Uint8Array(data.subarray(at + size, at + 2 * size));
  at += 2 * size;
  console.log(yiq(first, second, null, width, height, options), oklab(first, second, null, width, height, options));
}
