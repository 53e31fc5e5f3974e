import { UserError } from '../errors.ts';
import type { Reader } from '../words/readers.ts';
import type { WordBook } from '../words/word-book.ts';
import { meantBy, type XmlElement } from './parse.ts';

/** Who reads a document, and in which words it is written. */
export interface Readership {
  readonly reader: Reader;
  readonly words: WordBook;
  /** Whether a template has a place with this id, whatever of it a document has. */
  readonly isPlace?: ((id: string) => boolean) | undefined;
}

/**
 * What is meant for these readers, without words that lead nowhere.
 *
 * @throws UserError with file, line and column if an id stands twice, or a page is asked for of something that is not there
 */
export function meantFor(readership: Readership, nodes: readonly (XmlElement | string)[]): Nodes {
  const meant = withoutLost(forReader([...nodes], readership.reader), readership);
  checkReferences(meant);
  return meant;
}

/** Nodes as they are read. */
type Nodes = (XmlElement | string)[];

/** The nodes but those for other readers, however deep they stand; what loses nothing is not copied, as a book can be large. */
function forReader(nodes: Nodes, reader: Reader): Nodes {
  const kept: (XmlElement | string)[] = [];
  let isSame = true;
  for (const node of nodes) {
    if (typeof node === 'string') kept.push(node);
    else if (isForOthers(node, reader)) isSame = false;
    else {
      const children = forReader(node.children, reader);
      isSame &&= children === node.children;
      kept.push(children === node.children ? node : { ...node, children });
    }
  }
  return isSame ? nodes : kept;
}

function isForOthers({ attributes: { for: only, 'not-for': except } }: XmlElement, reader: Reader): boolean {
  return (
    (only !== undefined && !only.split(' ').includes(reader)) ||
    (except?.split(' ').includes(reader) ?? false)
  );
}

/** Whether words lead to what is not there, or to a place whose number those who hear it cannot use. */
type Lost = 'nowhere' | 'unheard' | undefined;

/**
 * Words that lead to another place are left out with all they say where there are no places, or that place is in another file or in
 * a part that the book does not have: the innermost `<see>` round them, else the paragraph or entry in which they stand. Paragraphs,
 * entries and lists that have nothing left are left out, too.
 */
function withoutLost(nodes: Nodes, { reader, isPlace }: Readership): Nodes {
  const ids = new Set(elementsIn(nodes).flatMap(({ attributes: { id } }) => id ?? []));
  return left(nodes).nodes;

  function left(some: Nodes, around?: XmlElement): { nodes: Nodes; lost: Lost } {
    const kept: Nodes = [];
    let lost: Lost;
    let isSame = true;
    for (const node of some) {
      if (typeof node === 'string') {
        kept.push(node);
        continue;
      }
      const inner = left(node.children, node);
      const isChanged = inner.nodes !== node.children;
      const leads = node.name === 'page' ? lostBy(node) : inner.lost;
      if (isLeftOut(node.name, leads) || isEmpty(node, inner.nodes, isChanged || around?.name !== 'form')) {
        isSame = false;
        continue;
      }
      lost ??= leads;
      isSame &&= !isChanged;
      kept.push(isChanged ? { ...node, children: inner.nodes } : node);
    }
    return { nodes: isSame ? some : kept, lost };
  }

  function lostBy({ attributes: { of, named } }: XmlElement): Lost {
    if (!ids.has(of!) && isPlace?.(of!)) return 'nowhere';
    return reader === 'aloud' && named !== 'title' ? 'unheard' : undefined;
  }
}

/** The tags that are left out if nothing stands in them. */
const VANISHING: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'p', 'li', 'ul', 'ol']);

function isLeftOut(name: string, lost: Lost): boolean {
  return name === 'see' ? lost !== undefined : lost === 'nowhere' && (name === 'p' || name === 'li');
}

function isEmpty({ name, attributes: { id } }: XmlElement, nodes: Nodes, isEntry: boolean): boolean {
  // What others lead to stays, and a column to fill in may have no heading.
  if (!VANISHING.has(name) || id !== undefined || (name === 'li' && !isEntry)) return false;
  return nodes.every((node) => typeof node === 'string' && node.trim() === '');
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
    throw new UserError(`nothing has the id "${attributes.of}"`, {
      where,
      expected: 'the id of a section or paragraph in the same file',
      ...meantBy(attributes.of!, [...ids]),
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
