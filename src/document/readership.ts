import { nearest, UserError } from '../errors.ts';
import type { Reader } from '../words/readers.ts';
import type { WordBook } from '../words/word-book.ts';
import type { XmlElement } from './parse.ts';

/** Who reads a document, and in which words it is written. */
export interface Readership {
  readonly reader: Reader;
  readonly words: WordBook;
}

/**
 * What is meant for these readers, without words that lead nowhere.
 *
 * @throws UserError with file, line and column if an id stands twice, or a page is asked for of something that is not there
 */
export function meantFor(reader: Reader, nodes: readonly (XmlElement | string)[]): Nodes {
  const meant = withoutLost(
    without([...nodes], (element) => isForOthers(element, reader)),
    reader,
  );
  checkReferences(meant);
  return meant;
}

/** Nodes as they are read. */
type Nodes = (XmlElement | string)[];

/** The nodes but those that are left out, however deep they stand; what loses nothing is not copied, as a book can be large. */
function without(nodes: Nodes, isLeftOut: (element: XmlElement) => boolean): Nodes {
  const kept: (XmlElement | string)[] = [];
  let isSame = true;
  for (const node of nodes) {
    if (typeof node === 'string') kept.push(node);
    else if (isLeftOut(node)) isSame = false;
    else {
      const children = without(node.children, isLeftOut);
      isSame &&= children === node.children;
      kept.push(children === node.children ? node : copyWith(node, children));
    }
  }
  return isSame ? nodes : kept;
}

function copyWith({ name, attributes, where }: XmlElement, children: Nodes): XmlElement {
  return { name, attributes, children, where };
}

/** Whether a part is not for these readers. */
function isForOthers({ attributes: { for: only, 'not-for': except } }: XmlElement, reader: Reader): boolean {
  return (
    (only !== undefined && !only.split(' ').includes(reader)) ||
    (except?.split(' ').includes(reader) ?? false)
  );
}

/** Parts of a book that need not be in every file of it. */
const ELSEWHERE = /^(?:(?:puzzle|key|stencil|hint-\d)-\d+|(?:key-)?(?:figure|task|composing)-.+)$/;

/** Words that lead to another place are left out with all they say where there are no places, or that place is in another file. */
function withoutLost(nodes: Nodes, reader: Reader): Nodes {
  const ids = new Set(elementsIn(nodes).flatMap(({ attributes: { id } }) => id ?? []));
  const isLost = ({ name, attributes }: XmlElement) =>
    name === 'page' &&
    attributes.named !== 'title' &&
    (reader === 'aloud' || (ELSEWHERE.test(attributes.of!) && !ids.has(attributes.of!)));
  return without(nodes, ({ name, children }) => name === 'see' && elementsIn(children).some(isLost));
}

function checkReferences(nodes: readonly (XmlElement | string)[]): void {
  const all = elementsIn(nodes);
  const ids = new Set<string>();
  for (const { attributes, where } of all) {
    const { id } = attributes;
    if (id && ids.has(id)) throw new UserError(`the id "${id}" stands twice`, { where });
    if (id) ids.add(id);
  }
  for (const { name, attributes, where } of all) {
    if (name !== 'page' || ids.has(attributes.of!)) continue;
    const meant = nearest(attributes.of!, [...ids]);
    throw new UserError(`nothing has the id "${attributes.of}"`, {
      where,
      expected: 'the id of a section or paragraph in the same file',
      ...(meant && { hint: `did you mean "${meant}"?` }),
    });
  }
}

/** All elements, each before those in it. */
export function elementsIn(
  nodes: readonly (XmlElement | string)[],
  found: XmlElement[] = [],
): readonly XmlElement[] {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    found.push(node);
    elementsIn(node.children, found);
  }
  return found;
}
