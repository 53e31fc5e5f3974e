import { concatenated } from '../bytes.ts';
import type { RenderedFile } from './recipe.ts';

/** How many characters of a text are handed over at once. */
const PIECE = 1 << 18;

/** A file with these texts one after the other, in UTF-8. */
export function textFile(name: string, texts: Iterable<string>): RenderedFile {
  return { name, pieces: encoded(texts) };
}

/** The bytes of a file as a whole; they can be asked for once. */
export function wholeOf({ pieces }: Pick<RenderedFile, 'pieces'>): Uint8Array {
  return concatenated([...pieces]);
}

function* encoded(texts: Iterable<string>): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  let waiting = '';
  for (const text of texts) {
    waiting += text;
    if (waiting.length < PIECE) continue;
    yield encoder.encode(waiting);
    waiting = '';
  }
  yield encoder.encode(waiting);
}
