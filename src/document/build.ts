import { parseCell, parsePlace } from '../domino/coordinates.ts';
import { stone } from '../domino/stones.ts';
import { UserError, within } from '../errors.ts';
import {
  type Block,
  type BoardFigure,
  COORDINATES,
  type Condition,
  type Inline,
  type ParagraphStyle,
  type SectionRole,
} from './document.ts';
import { FILLED_IN, type XmlElement } from './parse.ts';
import { ruleOf } from './vocabulary.ts';

/** What the references in a text stand for. */
export interface Figures {
  /**
   * The figure of a puzzle (its number, or `example`) as the puzzle, with its key, or after so many steps.
   *
   * @throws UserError if there is no such puzzle, or not so many steps
   */
  board(puzzle: string, view: 'puzzle' | 'key' | 'steps', steps: number): BoardFigure;
}

/** Makes the blocks of a document from its checked XML. @throws UserError with file, line and column */
export function buildBlocks(nodes: readonly (XmlElement | string)[], figures: Figures): Block[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [buildBlock(node, figures)]));
}

/** Checks the stones and coordinates that stand in a template itself. @throws UserError with file, line and column */
export function checkTexts(nodes: readonly (XmlElement | string)[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const text = node.children.join('');
    if (ruleOf(node.name)?.content !== 'text') checkTexts(node.children);
    else if (!text.includes(FILLED_IN)) within(node.where, () => buildInline(node.name, text.trim()));
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
        blocks: buildBlocks(children, figures),
      };
    case 'h1':
    case 'h2':
    case 'h3':
      return { type: 'heading', level: Number(name[1]) as 1 | 2 | 3, content: buildLine(children) };
    case 'p':
      return {
        type: 'paragraph',
        style: (attributes.style ?? 'body') as ParagraphStyle,
        ...(attributes.when && { when: attributes.when as Condition }),
        content: buildLine(children),
      };
    case 'ul':
    case 'ol':
      return {
        type: 'list',
        ordered: name === 'ol',
        items: children.flatMap((child) => (typeof child === 'string' ? [] : [buildLine(child.children)])),
      };
    case 'board': {
      const steps = Number(attributes.steps ?? 0);
      if (Number.isNaN(steps)) {
        throw new UserError(`steps="${attributes.steps}" is not a number`, { where });
      }
      const view = attributes.view as 'puzzle' | 'key' | 'steps';
      return { type: 'board', figure: within(where, () => figures.board(attributes.puzzle!, view, steps)) };
    }
    case 'tally': {
      const { puzzle } = within(where, () => figures.board(attributes.puzzle!, 'puzzle', 0));
      return { type: 'tally', title: attributes.title!, range: puzzle.range };
    }
    case 'contents':
      return { type: 'contents' };
    default:
      throw new Error(`<${name}> is no block`);
  }
}

/** The parts of a line, with blanks joined and none at its ends. */
function buildLine(children: readonly (XmlElement | string)[]): Inline[] {
  const parts = children.map((child): Inline => {
    if (typeof child === 'string') return { type: 'text', text: child.replace(/\s+/g, ' '), strong: false };
    const text = child.children.join('').replace(/\s+/g, ' ').trim();
    return within(child.where, () => buildInline(child.name, text));
  });
  return trimmed(parts);
}

function buildInline(name: XmlElement['name'], text: string): Inline {
  switch (name) {
    case 'b':
      return { type: 'text', text, strong: true };
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
