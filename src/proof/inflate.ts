import { Inflate } from 'fflate';
import { concatenated } from '../bytes.ts';

/** Bytes that are unpacked at a time: they come to 4 MB at most. */
const STEP = 4096;

/**
 * Bytes packed by Deflate (RFC 1951), unpacked; nothing if they are damaged or come to more than this size: then no more of
 * them is unpacked.
 */
export function inflated(data: Uint8Array, size: number): Uint8Array | undefined {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((piece) => {
    pieces.push(piece);
    length += piece.length;
  });
  try {
    for (let at = 0; length <= size && (at === 0 || at < data.length); at += STEP) {
      inflate.push(data.subarray(at, at + STEP), at + STEP >= data.length);
    }
  } catch {
    return undefined;
  }
  return length > size ? undefined : concatenated(pieces);
}
