import type { Book } from '../book/book.ts';
import { UserError } from '../errors.ts';
import { fileNameOf, folderOf, pathFrom } from '../paths.ts';
import { checkMost } from './limits.ts';
import { readPage } from './markup.ts';
import type { Passage } from './passages.ts';
import { xmlParser } from './xml.ts';
import { Zip } from './zip.ts';

/** An e-book or eBraille file: its pages in the order of the spine. @throws UserError */
export function* readEpub(bytes: Uint8Array, { language }: Pick<Book, 'language'>): Generator<Passage> {
  const zip = new Zip(bytes);
  const container = elementsOf(zip.text('META-INF/container.xml'), 'META-INF/container.xml');
  const path = container.find(({ name }) => name === 'rootfile')?.attributes['full-path'];
  if (path === undefined) throw new UserError('the container names no package');
  const elements = elementsOf(zip.text(path), path);
  const title = elements.find(({ name }) => name === 'dc:title')?.text ?? '';
  yield { type: 'title', text: title, where: path };
  const pages = new Map(
    elements.filter(({ name }) => name === 'item').map(({ attributes }) => [attributes.id, attributes.href]),
  );
  const read = new Set<string>();
  for (const { name, attributes } of elements) {
    if (name !== 'itemref') continue;
    const page = pages.get(attributes.idref);
    if (page === undefined) throw new UserError(`the spine names "${attributes.idref}", which is not listed`);
    const file = pathFrom(folderOf(path), page);
    if (read.has(file)) throw new UserError(`the spine names ${file} twice`);
    read.add(file);
    for (const passage of readPage(zip.text(file), `${fileNameOf(file)}, `, language)) {
      // Pages have titles of their own.
      if (passage.type !== 'title') yield passage;
    }
  }
}

/** Elements of a package: a page and its place in the spine are two. */
const MOST_ELEMENTS = 50_000;

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

function elementsOf(xml: string, where: string): Element[] {
  const elements: Element[] = [];
  const parser = xmlParser(
    {
      open(name, attributes) {
        elements.push({ name, attributes, text: '' });
        checkMost(elements.length, MOST_ELEMENTS, 'elements', where);
      },
      text(text) {
        const element = elements.at(-1);
        if (element) element.text += text.trim();
      },
    },
    where,
  );
  parser.write(xml).close();
  return elements;
}
