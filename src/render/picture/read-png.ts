import { convertIndexedToRgb, decode as decodePng } from 'fast-png';
import { viewOf } from '../../bytes.ts';
import { UserError } from '../../errors.ts';
import type { Picture } from '../../layout/page.ts';

const MILLION = 1_000_000;

/** Whether a file begins as PNG files do. */
export function isPng(bytes: Uint8Array): boolean {
  return [0x89, 0x50, 0x4e, 0x47].every((byte, i) => bytes[i] === byte);
}

/**
 * Reads a PNG file.
 *
 * @param most points that it may have
 * @throws UserError if it has more
 * @throws Error if it is damaged
 */
export function readPng(bytes: Uint8Array, most: number): Picture {
  // The header comes first: nothing is unpacked of a picture that is too large.
  const view = viewOf(bytes);
  checkPoints(view.getUint32(16), view.getUint32(20), most);
  const png = decodePng(bytes);
  const { width, height, depth } = png;
  // What stood there may not have been the header.
  checkPoints(width, height, most);
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

function checkPoints(width: number, height: number, most: number): void {
  if (width * height <= most) return;
  throw new UserError('the picture is too large', {
    expected: `at most ${most / MILLION} million points; it has ${width} by ${height}`,
  });
}

/** A value of so many bits as one of eight. */
function scaled(value: number, depth: number): number {
  return depth === 8 ? value : Math.round((value * 255) / (2 ** depth - 1));
}
