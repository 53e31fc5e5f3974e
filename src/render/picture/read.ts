import { convertIndexedToRgb, decode as decodePng } from 'fast-png';
import { decode as decodeJpeg } from 'jpeg-js';
import { UserError } from '../../errors.ts';
import type { Picture } from '../../layout/page.ts';
import { readSvgPicture } from './read-svg.ts';

/** Points of a picture at most: a cover of 8.5 by 11 inches with 600 in an inch has 34 million. */
const MOST_POINTS = 40_000_000;
const MILLION = 1_000_000;

const KINDS = 'a PNG, JPEG or SVG file';

/**
 * Reads a picture.
 *
 * @throws UserError if it is none, is damaged, or has more points than any press prints
 */
export function readPicture(bytes: Uint8Array): Picture {
  const read = readerOf(bytes);
  if (!read) throw new UserError('this is not a picture', { expected: KINDS });
  try {
    return read(bytes);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError('the picture is damaged, or of a kind that is not read', { expected: KINDS });
  }
}

function readerOf(bytes: Uint8Array): ((bytes: Uint8Array) => Picture) | undefined {
  const begins = (...signature: number[]) => signature.every((byte, i) => bytes[i] === byte);
  if (begins(0x89, 0x50, 0x4e, 0x47)) return readPng;
  if (begins(0xff, 0xd8)) return readJpeg;
  const text = new TextDecoder().decode(bytes.subarray(0, 1000));
  return /<svg[\s>]|^\s*(\ufeff)?<\?xml/.test(text)
    ? (all) => readSvgPicture(new TextDecoder().decode(all))
    : undefined;
}

function checkPoints(width: number, height: number): void {
  if (width * height <= MOST_POINTS) return;
  throw new UserError('the picture is too large', {
    expected: `at most ${MOST_POINTS / MILLION} million points; it has ${width} by ${height}`,
  });
}

function readPng(bytes: Uint8Array): Picture {
  // The header comes first: nothing is unpacked of a picture that is too large.
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  checkPoints(view.getUint32(16), view.getUint32(20));
  const png = decodePng(bytes);
  const { width, height, depth } = png;
  const data = png.palette ? convertIndexedToRgb(png) : png.data;
  const channels = data.length / (width * height);
  const isColour = channels >= 3;
  const byte = (at: number) => (depth === 16 ? data[at]! >> 8 : scaled(data[at]!, png.palette ? 8 : depth));
  const rgb = new Uint8Array(3 * width * height);
  for (let i = 0; i < width * height; i++) {
    for (let part = 0; part < 3; part++) rgb[3 * i + part] = byte(i * channels + (isColour ? part : 0));
  }
  if (channels === 1 || channels === 3) return { width, height, rgb };
  const alpha = Uint8Array.from({ length: width * height }, (_, i) => byte((i + 1) * channels - 1));
  return { width, height, rgb, alpha };
}

/** A value of so many bits as one of eight. */
function scaled(value: number, depth: number): number {
  return depth === 8 ? value : Math.round((value * 255) / (2 ** depth - 1));
}

function readJpeg(bytes: Uint8Array): Picture {
  const { width, height, data } = decodeJpeg(bytes, {
    useTArray: true,
    formatAsRGBA: false,
    maxResolutionInMP: MOST_POINTS / MILLION,
    maxMemoryUsageInMB: 2000,
  });
  return { width, height, rgb: data };
}
