import { parseChain } from '../domino/chain.ts';
import { parseCell, parsePlace } from '../domino/coordinates.ts';
import { MAX_RANGE, stone } from '../domino/stones.ts';
import { nearest, UserError, within } from '../errors.ts';
import type { Language } from '../languages/index.ts';
import { LEVELS } from '../solve/levels.ts';
import type { Reader } from '../words/readers.ts';
import type { WordBook } from '../words/word-book.ts';
import {
  type Block,
  type BoardFigure,
  type BoardView,
  COORDINATES,
  type Condition,
  type Form,
  type Inline,
  type ParagraphStyle,
  type SectionRole,
} from './document.ts';
import { FILLED_IN, type XmlElement } from './parse.ts';
import { ruleOf } from './vocabulary.ts';

/** Numbered rows of a table to write in at most. */
const MOST_ROWS = 100;
/** Its columns at most: more would leave no room to write. */
const MOST_COLUMNS = 8;

/** What the references in a text stand for. */
export interface Figures {
  /**
   * The figure of a board: the number of a puzzle, or the name of an example, of an aid or of a historic figure.
   *
   * @throws UserError if there is no such board, or not so many steps
   */
  board(puzzle: string, view: BoardView, steps: number): BoardFigure;
}

/** Who reads a document, and in which words it is written. */
export interface Readership {
  readonly reader: Reader;
  readonly words: WordBook;
}

/** Makes the blocks of a document from its checked XML. @throws UserError with file, line and column */
export function buildBlocks(
  nodes: readonly (XmlElement | string)[],
  figures: Figures,
  readership: Readership,
): Block[] {
  const meant = withoutLost(partsFor(nodes, readership.reader), readership.reader);
  checkReferences(meant);
  return blocksOf(meant, figures, readership);
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

function blocksOf(
  nodes: readonly (XmlElement | string)[],
  figures: Figures,
  readership: Readership,
): Block[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [buildBlock(node, figures, readership)]));
}

/** @throws UserError if an id stands twice, or a page is asked for of something that is not there */
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

function elementsIn(nodes: readonly (XmlElement | string)[]): XmlElement[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.children)]));
}

/** Checks the stones and coordinates that stand in a template itself. @throws UserError with file, line and column */
export function checkTexts(nodes: readonly (XmlElement | string)[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const text = node.children.join('');
    if (ruleOf(node.name)?.content !== 'text') checkTexts(node.children);
    else if (!text.includes(FILLED_IN)) within(node.where, () => buildInline(node, text.trim()));
  }
}

function buildBlock(element: XmlElement, figures: Figures, readership: Readership): Block {
  const { name, attributes, children, where } = element;
  switch (name) {
    case 'section':
      return {
        type: 'section',
        role: attributes.role as SectionRole,
        ...(attributes.id && { id: attributes.id }),
        blocks: blocksOf(children, figures, readership),
      };
    case 'h1':
    case 'h2':
    case 'h3':
      return {
        type: 'heading',
        level: Number(name[1]) as 1 | 2 | 3,
        content: buildHeading(children, readership),
      };
    case 'p':
      return {
        type: 'paragraph',
        style: (attributes.style ?? 'body') as ParagraphStyle,
        ...(attributes.id && { id: attributes.id }),
        ...(attributes.when && { when: attributes.when as Condition }),
        ...(attributes.level && { level: wholeNumber(element, 'level', LEVELS.length) }),
        content: buildLine(children, readership),
      };
    case 'ul':
    case 'ol':
      return { type: 'list', ordered: name === 'ol', items: buildItems(children, readership) };
    case 'board': {
      const steps = Number(attributes.steps ?? 0);
      if (Number.isNaN(steps)) {
        throw new UserError(`steps="${attributes.steps}" is not a number`, { where });
      }
      const view = attributes.view as BoardView;
      return { type: 'board', figure: within(where, () => figures.board(attributes.puzzle!, view, steps)) };
    }
    case 'tally': {
      const figure = within(where, () =>
        figures.board(attributes.puzzle!, attributes.view === 'key' ? 'key' : 'puzzle', 0),
      );
      const tally = { type: 'tally', title: attributes.title!, range: figure.puzzle.range } as const;
      return attributes.view === 'key' ? { ...tally, key: figure } : tally;
    }
    case 'form':
      return buildForm(element, readership);
    case 'chain': {
      const { stones, up, down } = attributes;
      return { type: 'chain', chain: within(where, () => parseChain(stones!, up, down)) };
    }
    case 'contents':
      return { type: 'contents' };
    case 'emblem':
      return { type: 'emblem', range: wholeNumber(element, 'range', MAX_RANGE) };
    default:
      throw new Error(`<${name}> is no block`);
  }
}

function buildItems(children: readonly (XmlElement | string)[], readership: Readership): Inline[][] {
  return children.flatMap((child) =>
    typeof child === 'string' ? [] : [buildLine(child.children, readership)],
  );
}

/** One row without words before it, or numbered rows between a first and a last one that have words. */
function buildForm(element: XmlElement, readership: Readership): Form {
  const { attributes, children } = element;
  const { title, first, rows, last } = attributes;
  const columns = buildItems(children, readership);
  if (columns.length === 0 || columns.length > MOST_COLUMNS) {
    throw new UserError(`<form> has ${columns.length || 'no'} columns`, {
      where: element.where,
      expected: `from 1 to ${MOST_COLUMNS} <li>`,
    });
  }
  const numbered = rows === undefined ? 0 : wholeNumber(element, 'rows', MOST_ROWS);
  const numbers = Array.from({ length: numbered }, (_, row) => String(row + 1));
  const named = [...(first ? [first] : []), ...numbers, ...(last ? [last] : [])];
  return {
    type: 'form',
    title: title!,
    columns,
    rows: named.length > 0 ? named : [''],
  };
}

function wholeNumber({ attributes, where }: XmlElement, name: string, most: number): number {
  const value = Number(attributes[name]);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new UserError(`${name}="${attributes[name]}" cannot be shown`, {
    where,
    expected: `a number from 1 to ${most}`,
  });
}

/** The words of a heading, which stand in bookmarks and in the contents too. */
function buildHeading(children: readonly (XmlElement | string)[], readership: Readership): Inline[] {
  const page = elementsIn(children).find(({ name }) => name === 'page');
  if (page) throw new UserError('<page> cannot stand in a heading', { where: page.where });
  return buildLine(children, readership);
}

/** The parts of a line, with blanks joined and none at its ends. */
function buildLine(children: readonly (XmlElement | string)[], readership: Readership): Inline[] {
  return trimmed(partsOfLine(children, readership));
}

function partsOfLine(children: readonly (XmlElement | string)[], readership: Readership): Inline[] {
  return children.flatMap((child): Inline[] => {
    if (typeof child === 'string') return [{ type: 'text', text: withBlanks(child), strong: false }];
    if (child.name === 'see') return partsOfLine(child.children, readership);
    if (child.name === 'page') return reference(child, readership);
    const text = withBlanks(child.children.join('')).trim();
    return [within(child.where, () => buildInline(child, text))];
  });
}

/** The words before the number of a page or sheet, and before several. */
const COUNTED = { one: 'reference-page', many: 'reference-pages' } as const;

/**
 * A link on screens, which says its title. Elsewhere the number of a page or sheet: bare, or with what it counts before it,
 * or behind its title. Loose sheets of raised boards are found by these titles alone, and a voice has no pages.
 */
function reference({ attributes }: XmlElement, { reader, words }: Readership): Inline[] {
  const { of, title, named, before = '' } = attributes;
  const page: Inline = { type: 'page', of: of!, title: title! };
  if (reader === 'screen' || reader === 'display' || named === undefined) return [page];
  const text = (content: string, strong = false): Inline => ({ type: 'text', text: content, strong });
  if (named === 'title') {
    const number = [text(`, ${words.text('reference-page')} `), page];
    return [text(title!, true), ...(reader === 'touch' || reader === 'aloud' ? [] : number)];
  }
  const counted = words.text(COUNTED[named as keyof typeof COUNTED]);
  return [text(`${before && `${before} `}${counted} `), page];
}

/** A text with a blank for all blanks and ends of lines that follow on each other. Joined it takes less room than replaced. */
function withBlanks(text: string): string {
  return text.split(/\s+/).join(' ');
}

function buildInline({ name, attributes }: XmlElement, text: string): Inline {
  switch (name) {
    case 'b':
      return { type: 'text', text, strong: true };
    case 'foreign':
      return { type: 'text', text, strong: false, language: attributes.language as Language };
    case 'stone': {
      const halves = /^(\d{1,2}):(\d{1,2})$/.exec(text);
      if (!halves)
        throw new UserError(`"${text}" is not a stone`, { expected: 'two numbers and a colon, as 4:6' });
      return { type: 'stone', stone: stone(Number(halves[1]), Number(halves[2])) };
    }
    case 'cell':
      return { type: 'cell', cell: parseCell(COORDINATES, text) };
    case 'place':
      return { type: 'place', place: parsePlace(COORDINATES, text) };
    default:
      throw new Error(`<${name}> is no part of a line`);
  }
}

/** The parts with texts of one form joined, single blanks, and none at the ends. */
function trimmed(parts: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.type !== 'text' || last?.type !== 'text') joined.push(part);
    else if (last.strong === part.strong && last.language === part.language) {
      joined[joined.length - 1] = { ...last, text: withBlanks(last.text + part.text) };
    } else if (last.text.endsWith(' ')) joined.push({ ...part, text: part.text.trimStart() });
    else joined.push(part);
  }
  const end = joined.length - 1;
  return joined
    .map((part, i) => {
      if (part.type !== 'text') return part;
      const start = i === 0 ? part.text.trimStart() : part.text;
      return { ...part, text: i === end ? start.trimEnd() : start };
    })
    .filter((part) => part.type !== 'text' || part.text !== '');
}
