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
export function meantFor(reader: Reader, nodes: readonly (XmlElement | string)[]): (XmlElement | string)[] {
  const meant = withoutLost(partsFor(nodes, reader), reader);
  checkReferences(meant);
  return meant;
}

/** What is for these readers. */
function partsFor(nodes: readonly (XmlElement | string)[], reader: Reader): (XmlElement | string)[] {
  return nodes.flatMap((node): (XmlElement | string)[] => {
    if (typeof node === 'string') return [node];
    const { for: only, 'not-for': except } = node.attributes;
    if (only && !only.split(' ').includes(reader)) return [];
    if (except?.split(' ').includes(reader)) return [];
    return [{ ...node, children: partsFor(node.children, reader) }];
  });
}

/** Parts of a book that need not be in every file of it. */
const ELSEWHERE = /^(?:(?:puzzle|key|stencil|hint-\d)-\d+|(?:key-)?(?:figure|task)-.+)$/;

/** Words that lead to another place are left out with all they say where there are no places, or that place is in another file. */
function withoutLost(nodes: readonly (XmlElement | string)[], reader: Reader): (XmlElement | string)[] {
  const ids = new Set(elementsIn(nodes).flatMap(({ attributes: { id } }) => id ?? []));
  const isLost = ({ name, attributes }: XmlElement) =>
    name === 'page' &&
    attributes.named !== 'title' &&
    (reader === 'aloud' || (ELSEWHERE.test(attributes.of!) && !ids.has(attributes.of!)));
  const kept = (some: readonly (XmlElement | string)[]): (XmlElement | string)[] =>
    some.flatMap((node): (XmlElement | string)[] => {
      if (typeof node === 'string') return [node];
      if (node.name === 'see' && elementsIn(node.children).some(isLost)) return [];
      return [{ ...node, children: kept(node.children) }];
    });
  return kept(nodes);
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
export function elementsIn(nodes: readonly (XmlElement | string)[]): XmlElement[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.children)]));
}
