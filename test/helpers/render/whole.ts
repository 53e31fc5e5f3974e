import { wholeOf as bytesOf } from '../../../src/render/recipe.ts';

/** All bytes of a file in one Node buffer. */
export function wholeOf(file: Parameters<typeof bytesOf>[0]): Buffer {
  return Buffer.from(bytesOf(file));
}
