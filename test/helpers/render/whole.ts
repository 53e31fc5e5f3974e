import { wholeOf as bytesOf } from '../../../src/render/pieces.ts';

/** The bytes of a file as a whole, as Node reads them. */
export function wholeOf(file: Parameters<typeof bytesOf>[0]): Buffer {
  return Buffer.from(bytesOf(file));
}
