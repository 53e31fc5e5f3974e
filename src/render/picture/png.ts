import { zlibSync } from 'fflate';
import { concatenated } from '../../bytes.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Bits for each part of a colour, and the types of pictures that are grey, or red, green, blue (PNG, section 11.2.1). */
const DEPTH = 8;
const TYPES = { 1: 0, 3: 2 } as const;
/** Each line as what differs from the one above: most of a page is the same as above. */
const UP = 2;
/** How hard it is compressed: at 9 a cover takes four times as long and comes out 3 % smaller. */
const LEVEL = 6;

/** Points in a line, lines, and bytes for each point, line by line: one for a grey, three for red, green, blue. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly channels: keyof typeof TYPES;
  readonly data: Uint8Array;
}

/** What a picture says of itself. */
export interface PngAbout {
  readonly dpi: number;
  readonly language: string;
  /** Texts by their keywords, which are Latin letters (PNG, section 11.3.3). */
  readonly texts: Readonly<Record<string, string | undefined>>;
}

/** A picture as PNG. */
export function makePng({ width, height, channels, data }: Pixels, about?: PngAbout): Uint8Array {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([DEPTH, TYPES[channels]], 8);
  const stride = channels * width;
  const lines = new Uint8Array(height * (stride + 1));
  let above: Uint8Array = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const at = y * (stride + 1);
    const line = data.subarray(y * stride, (y + 1) * stride);
    lines[at] = UP;
    for (let x = 0; x < stride; x++) lines[at + 1 + x] = line[x]! - above[x]!;
    above = line;
  }
  const chunks = [
    chunk('IHDR', head),
    ...(about ? aboutChunks(about) : []),
    chunk('IDAT', zlibSync(lines, { level: LEVEL })),
    chunk('IEND', new Uint8Array()),
  ];
  return concatenated([SIGNATURE, ...chunks]);
}

/** The same in grey; of a picture in black and white nothing is lost. */
export function greyOf({ width, height, data }: Pixels): Pixels {
  const [red, green, blue] = [0.299, 0.587, 0.114];
  const grey = new Uint8Array(width * height);
  for (let i = 0; i < grey.length; i++) {
    grey[i] = Math.round(red * data[3 * i]! + green * data[3 * i + 1]! + blue * data[3 * i + 2]!);
  }
  return { width, height, channels: 1, data: grey };
}

const INCH = 0.0254;
/** The unit of lengths that is a metre (PNG, section 11.3.4.3). */
const METRE = 1;

function aboutChunks({ dpi, language, texts }: PngAbout): Uint8Array[] {
  const size = new Uint8Array(9);
  const view = new DataView(size.buffer);
  for (const at of [0, 4]) view.setUint32(at, Math.round(dpi / INCH));
  size[8] = METRE;
  // Neither compressed nor with the keyword in another language.
  const encoded = Object.entries(texts).flatMap(([keyword, text]) =>
    text === undefined ? [] : [new TextEncoder().encode(`${keyword}\0\0\0${language}\0\0${text}`)],
  );
  return [chunk('pHYs', size), ...encoded.map((bytes) => chunk('iTXt', bytes))];
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
