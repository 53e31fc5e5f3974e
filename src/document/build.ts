import type { CoverPicture } from '../book/cover-config.ts';
import { parseChain } from '../domino/chain.ts';
import { domino, dominoesOf, dominoIndex, MAX_RANGE } from '../domino/dominoes.ts';
import { placeCounts } from '../domino/puzzle.ts';
import { UserError, within } from '../errors.ts';
import { checkGameLine } from '../parts/lines.ts';
import { LEVELS } from '../solve/levels.ts';
import type {
  Block,
  BoardFigure,
  BoardView,
  Condition,
  Emblem,
  Form,
  Inline,
  ListStyle,
  ParagraphStyle,
  SectionRole,
} from './document.ts';
import { buildHeading, buildLine } from './line.ts';
import type { XmlElement } from './parse.ts';
import { meantFor, type Readership } from './readership.ts';

/** Numbered rows of a table to write in at most. */
const MOST_ROWS = 300;
/** Its columns at most: more would leave no room to write. */
const MOST_COLUMNS = 8;

/** What the references in a text stand for. */
export interface Figures {
  /**
   * The figure of a board: the number of a puzzle, or the name of an example, of a technique or of a historic figure.
   *
   * @throws UserError if there is no such board, or not so many steps
   */
  board(puzzle: string, view: BoardView, steps: number): BoardFigure;
}

/** Makes the blocks of a document from its checked XML. @throws UserError with file, line and column */
export function buildBlocks(nodes: Nodes, figures: Figures, readership: Readership): Block[] {
  return blocksOf(meantFor(readership, nodes), figures, readership);
}

type Nodes = readonly (XmlElement | string)[];

function blocksOf(nodes: Nodes, figures: Figures, readership: Readership): Block[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [buildBlock(node, figures, readership)]));
}

/** Those of these attributes that an element has and that say something. */
function given<Name extends string>(
  attributes: XmlElement['attributes'],
  ...names: Name[]
): Partial<Record<Name, string>> {
  const said = names.filter((name) => attributes[name]).map((name) => [name, attributes[name]]);
  return Object.fromEntries(said) as Partial<Record<Name, string>>;
}

function buildBlock(element: XmlElement, figures: Figures, readership: Readership): Block {
  const { name, attributes, children, where } = element;
  const { title } = attributes;
  switch (name) {
    case 'section': {
      const { role, game } = attributes;
      if (game !== undefined) within(where, () => checkGameLine(game));
      return {
        type: 'section',
        role: role as SectionRole,
        ...given(attributes, 'id', 'game', 'running'),
        blocks: blocksOf(children, figures, readership),
      };
    }
    case 'h1':
    case 'h2':
    case 'h3':
      return {
        type: 'heading',
        level: Number(name[1]) as 1 | 2 | 3,
        content: buildHeading(children, readership),
        ...(attributes.contents && { isUnlisted: true }),
        ...given(attributes, 'group', 'running', 'over'),
      };
    case 'p':
      return {
        type: 'paragraph',
        style: (attributes.style ?? 'body') as ParagraphStyle,
        ...given(attributes, 'id'),
        ...(attributes.when && { when: attributes.when as Condition }),
        ...(attributes.level && { level: levelOf(element) }),
        content: buildLine(children, readership),
      };
    case 'ul':
    case 'ol':
      return {
        type: 'list',
        ordered: name === 'ol',
        style: (attributes.style ?? 'lines') as ListStyle,
        ...(attributes.dominoes && { isShort: true }),
        items: buildItems(children, readership),
      };
    case 'board': {
      const steps = Number(attributes.steps ?? 0);
      if (Number.isNaN(steps)) {
        throw new UserError(`steps="${attributes.steps}" is not a number`, { where });
      }
      const view = attributes.view as BoardView;
      const figure = within(where, () => figures.board(attributes.puzzle!, view, steps));
      const { size } = attributes;
      if (!attributes.counts)
        return { type: 'board', figure, ...(size && SIZES[size as keyof typeof SIZES]) };
      if (figure.counts) return { type: 'board', figure, withCounts: true };
      throw new UserError(`no counts are known of "${attributes.puzzle}" in the view "${view}"`, {
        where,
        expected: 'an example that is solved step by step, in the view steps or before',
      });
    }
    case 'tally': {
      const { counts, view = counts === 'left' ? 'steps' : 'puzzle', steps = 0 } = attributes;
      const figure = within(where, () => figures.board(attributes.puzzle!, view as BoardView, Number(steps)));
      return {
        type: 'tally',
        title: title!,
        ...(attributes.remark && { remark: [attributes.name ?? '', attributes.remark] }),
        range: figure.puzzle.range,
        ...(view === 'key' && { key: figure }),
        ...(counts === 'first' && { counts: placeCounts(figure.puzzle) }),
        ...(counts === 'left' && leftOf(figure, where)),
        ...(attributes.room && { hasRoom: true }),
        ...(attributes.page && { staysWithBoard: true }),
      };
    }
    case 'form':
      return buildForm(element, readership);
    case 'chain': {
      const { dominoes, up, down } = attributes;
      return { type: 'chain', chain: within(where, () => parseChain(dominoes!, up, down)) };
    }
    case 'contents':
      return { type: 'contents' };
    case 'emblem':
      return buildEmblem(element);
    case 'picture':
      return { type: 'picture', of: attributes.of as CoverPicture, title: title! };
    case 'notes':
      return { type: 'notes', title: title!, done: attributes.done!, along: attributes.along ?? '' };
    case 'code':
      return { type: 'code', address: attributes.address!, words: attributes.words!, title: title! };
    default:
      throw new Error(`<${name}> is no block`);
  }
}

/** The dominoes that a figure leaves to be found, and how many places each of them has. @throws UserError if no counts are known of it */
function leftOf({ puzzle: { range }, counts }: BoardFigure, where: string) {
  if (!counts) {
    throw new UserError('no counts are known of this board', {
      where,
      expected: 'an example that is solved step by step',
    });
  }
  const left = counts.filter(({ places }) => places !== undefined).map(({ domino }) => domino);
  const places = new Map(
    counts.map(({ domino: { low, high }, places = 0 }) => [dominoIndex(low, high), places]),
  );
  return {
    dominoes: left,
    counts: dominoesOf(range).map(({ low, high }) => places.get(dominoIndex(low, high))!),
  };
}

const SIZES = { small: { isSmall: true }, wide: { isWide: true }, beside: { isBeside: true } } as const;

function buildEmblem(element: XmlElement): Emblem {
  const { domino: shown, of } = element.attributes;
  const range = wholeNumber(element, 'range', MAX_RANGE);
  const [low, high] = shown
    ? within(`<${element.name}>`, () => parseChain(shown)).line[0]!.numbers
    : [range, range];
  return {
    type: 'emblem',
    range,
    domino: domino(low, high),
    ...(of && { isSteamer: true }),
    ...given(element.attributes, 'title'),
  };
}

function buildItems(children: Nodes, readership: Readership): Inline[][] {
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
  return { type: 'form', title: title!, columns, rows: named.length > 0 ? named : [''] };
}

/** A level, and how many there are: all, unless it says how many. */
function levelOf(element: XmlElement) {
  const levels = element.attributes.of ? wholeNumber(element, 'of', LEVELS.length) : LEVELS.length;
  return { number: wholeNumber(element, 'level', levels), levels };
}

function wholeNumber({ attributes, where }: XmlElement, name: string, most: number): number {
  const value = Number(attributes[name]);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new UserError(`${name}="${attributes[name]}" cannot be shown`, {
    where,
    expected: `a number from 1 to ${most}`,
  });
}
