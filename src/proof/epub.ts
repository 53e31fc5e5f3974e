import { posix } from 'node:path';
import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { UserError } from '../errors.ts';
import { readPage } from './markup.ts';
import type { Piece } from './pieces.ts';

/** No file in a book is larger, unpacked. */
const MOST_BYTES = 256 * 1024 * 1024;

/** An e-book or eBraille file: its pages in the order of the spine. @throws UserError */
export function* readEpub(bytes: Uint8Array): Generator<Piece> {
  const container = elementsOf(fileOf(bytes, 'META-INF/container.xml'), 'META-INF/container.xml');
  const path = container.find(({ name }) => name === 'rootfile')?.attributes['full-path'];
  if (path === undefined) throw new UserError('the container names no package');
  const elements = elementsOf(fileOf(bytes, path), path);
  const title = elements.find(({ name }) => name === 'dc:title')?.text ?? '';
  yield { type: 'title', text: title, where: path };
  const pages = new Map(
    elements.filter(({ name }) => name === 'item').map(({ attributes }) => [attributes.id, attributes.href]),
  );
  for (const { name, attributes } of elements) {
    if (name !== 'itemref') continue;
    const page = pages.get(attributes.idref);
    if (page === undefined) throw new UserError(`the spine names "${attributes.idref}", which is not listed`);
    const file = posix.join(posix.dirname(path), page);
    for (const piece of readPage(fileOf(bytes, file), `${posix.basename(file)}, `)) {
      // Pages have titles of their own.
      if (piece.type !== 'title') yield piece;
    }
  }
}

/** One file at a time, so that a large book is not unpacked whole. */
function fileOf(bytes: Uint8Array, path: string): string {
  let file: Uint8Array | undefined;
  try {
    file = unzipSync(bytes, {
      filter: ({ name, originalSize }) => name === path && originalSize <= MOST_BYTES,
    })[path];
  } catch (error) {
    throw new UserError(`this is no zip file: ${(error as Error).message}`);
  }
  if (file) return new TextDecoder().decode(file);
  throw new UserError(`the file ${path} in it is missing`);
}

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

function elementsOf(xml: string, where: string): Element[] {
  const elements: Element[] = [];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', ({ message }) => {
    throw new UserError(`this is not well-formed: ${message}`, { where });
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements.push({ name, attributes: attributes as Record<string, string>, text: '' });
  });
  parser.on('text', (text) => {
    const element = elements.at(-1);
    if (element) element.text += text.trim();
  });
  parser.write(xml).close();
  return elements;
}
