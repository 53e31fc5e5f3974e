import { decode as decodeJpeg } from 'jpeg-js';
import { UserError } from '../../errors.ts';
import type { Picture } from '../../layout/page.ts';
import { isPng, readPng } from './read-png.ts';
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
  try {
    if (isPng(bytes)) return readPng(bytes, MOST_POINTS);
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(bytes);
    const start = new TextDecoder().decode(bytes.subarray(0, 1000));
    if (/<svg[\s>]|^\s*(\ufeff)?<\?xml/.test(start)) return readSvgPicture(new TextDecoder().decode(bytes));
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError('the picture is damaged, or of a kind that is not supported', { expected: KINDS });
  }
  throw new UserError('this is not a picture', { expected: KINDS });
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
