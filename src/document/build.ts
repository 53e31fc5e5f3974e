import { parseChain } from '../domino/chain.ts';
import { parseCell, parsePlace } from '../domino/coordinates.ts';
import { MAX_RANGE, stone } from '../domino/stones.ts';
import { nearest, UserError, within } from '../errors.ts';
import type { Language } from '../languages/index.ts';
import { LEVELS } from '../solve/levels.ts';
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

/** Makes the blocks of a document from its checked XML. @throws UserError with file, line and column */
export function buildBlocks(nodes: readonly (XmlElement | string)[], figures: Figures): Block[] {
  checkReferences(nodes);
  return blocksOf(nodes, figures);
}

function blocksOf(nodes: readonly (XmlElement | string)[], figures: Figures): Block[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [buildBlock(node, figures)]));
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

function buildBlock(element: XmlElement, figures: Figures): Block {
  const { name, attributes, children, where } = element;
  switch (name) {
    case 'section':
      return {
        type: 'section',
        role: attributes.role as SectionRole,
        ...(attributes.id && { id: attributes.id }),
        blocks: blocksOf(children, figures),
      };
    case 'h1':
    case 'h2':
    case 'h3':
      return { type: 'heading', level: Number(name[1]) as 1 | 2 | 3, content: buildHeading(children) };
    case 'p':
      return {
        type: 'paragraph',
        style: (attributes.style ?? 'body') as ParagraphStyle,
        ...(attributes.id && { id: attributes.id }),
        ...(attributes.when && { when: attributes.when as Condition }),
        ...(attributes.level && { level: wholeNumber(element, 'level', LEVELS.length) }),
        content: buildLine(children),
      };
    case 'ul':
    case 'ol':
      return { type: 'list', ordered: name === 'ol', items: buildItems(children) };
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
      return buildForm(element);
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

function buildItems(children: readonly (XmlElement | string)[]): Inline[][] {
  return children.flatMap((child) => (typeof child === 'string' ? [] : [buildLine(child.children)]));
}

/** One row without words before it, or numbered rows between a first and a last one that have words. */
function buildForm(element: XmlElement): Form {
  const { attributes, children } = element;
  const { title, first, rows, last } = attributes;
  const columns = buildItems(children);
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
    columns: buildItems(children),
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
function buildHeading(children: readonly (XmlElement | string)[]): Inline[] {
  const page = children.find((child) => typeof child !== 'string' && child.name === 'page');
  if (page) throw new UserError('<page> cannot stand in a heading', { where: (page as XmlElement).where });
  return buildLine(children);
}

/** The parts of a line, with blanks joined and none at its ends. */
function buildLine(children: readonly (XmlElement | string)[]): Inline[] {
  const parts = children.map((child): Inline => {
    if (typeof child === 'string') return { type: 'text', text: withBlanks(child), strong: false };
    const { of, title } = child.attributes;
    if (child.name === 'page') return { type: 'page', of: of!, title: title! };
    const text = withBlanks(child.children.join('')).trim();
    return within(child.where, () => buildInline(child, text));
  });
  return trimmed(parts);
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

function trimmed(parts: readonly Inline[]): Inline[] {
  const last = parts.length - 1;
  return parts
    .map((part, i) => {
      if (part.type !== 'text') return part;
      const start = i === 0 ? part.text.trimStart() : part.text;
      return { ...part, text: i === last ? start.trimEnd() : start };
    })
    .filter((part) => part.type !== 'text' || part.text !== '');
}
