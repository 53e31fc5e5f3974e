import { concatenated } from '../bytes.ts';
import type { RenderedFile } from './recipe.ts';

/** How many characters of a text are handed over at once. */
const PIECE = 1 << 18;

/** A file with these texts one after the other, in UTF-8 by default. */
export function textFile(name: string, texts: Iterable<string>, encode = utf8): RenderedFile {
  return { name, pieces: encoded(texts, encode) };
}

const UTF8 = new TextEncoder();

function utf8(text: string): Uint8Array {
  return UTF8.encode(text);
}

/** The bytes of a file as a whole; they can be asked for once. */
export function wholeOf({ pieces }: Pick<RenderedFile, 'pieces'>): Uint8Array {
  return concatenated([...pieces]);
}

function* encoded(texts: Iterable<string>, encode: (text: string) => Uint8Array): Generator<Uint8Array> {
  let waiting = '';
  for (const text of texts) {
    waiting += text;
    if (waiting.length < PIECE) continue;
    yield encode(waiting);
    waiting = '';
  }
  yield encode(waiting);
}
