import { zlibSync } from 'fflate';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Bits for each part of a colour, and the type of picture that is red, green, blue (PNG, section 11.2.1). */
const DEPTH = 8;
const TRUE_COLOUR = 2;
/** Each line as what differs from the one above: most of a page is the same as above. */
const UP = 2;
/** How hard it is compressed: at 9 a cover takes four times as long and comes out 3 % smaller. */
const LEVEL = 6;

/** A picture as PNG. @param rgb three bytes for each point, line by line */
export function makePng(width: number, height: number, rgb: Uint8Array): Uint8Array {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([DEPTH, TRUE_COLOUR], 8);
  const stride = 3 * width;
  const lines = new Uint8Array(height * (stride + 1));
  for (let y = 0; y < height; y++) {
    const at = y * (stride + 1);
    lines[at] = UP;
    for (let x = 0; x < stride; x++) {
      const above = y === 0 ? 0 : rgb[(y - 1) * stride + x]!;
      lines[at + 1 + x] = rgb[y * stride + x]! - above;
    }
  }
  const chunks = [
    chunk('IHDR', head),
    chunk('IDAT', zlibSync(lines, { level: LEVEL })),
    chunk('IEND', new Uint8Array()),
  ];
  const file = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, SIGNATURE.length));
  file.set(SIGNATURE);
  let at = SIGNATURE.length;
  for (const bytes of chunks) {
    file.set(bytes, at);
    at += bytes.length;
  }
  return file;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc(bytes.subarray(4, data.length + 8)));
  return bytes;
}

const POLYNOMIAL = 0xedb88320;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? POLYNOMIAL ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/** The check sum of a chunk (PNG, annex D). */
function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = TABLE[(sum ^ byte) & 0xff]! ^ (sum >>> 8);
  return ~sum >>> 0;
}
