import { describe, expect, it } from 'vitest';
import {
  type Block,
  type BlockOf,
  type BoardFigure,
  type Document,
  type Inline,
  wordsOf,
} from '../../src/document/document.ts';
import { makeDocument } from '../../src/document/make.ts';
import { nameOfTechnique, TECHNIQUE_EXAMPLES } from '../../src/document/techniques.ts';
import { asCell } from '../../src/domino/board.ts';
import { makePlace } from '../../src/domino/coordinates.ts';
import { parseLine } from '../../src/domino/notation.ts';
import { checkPuzzle } from '../../src/domino/puzzle.ts';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { READERS, type Reader } from '../../src/words/readers.ts';
import { allBlocks, blocksOf, sectionOf } from '../helpers/document/blocks.ts';
import { cellsOf, freePairs, namedIn, type Pair, shownBy, touches } from '../helpers/document/boards.ts';
import { bookOf, entryOf, MANY, SECTIONS } from '../helpers/document/documents.ts';
import { textsOf } from '../helpers/document/texts.ts';
import { inTurn } from '../helpers/in-turn.ts';
import { oracleSolutions } from '../helpers/oracle.ts';
import { rawOf } from '../helpers/solve/deals.ts';
import { plainWords, WORDS } from '../helpers/words.ts';

const FOR_THE_EYE: readonly Reader[] = ['print', 'screen'];

const MADE = new Map<string, Document>();

/** A book of small puzzles that need these techniques, with another section unless it is brief. It is made once. */
function documentFor(...asked: Parameters<typeof makeFor>): Document {
  const name = JSON.stringify(asked);
  const document = MADE.get(name) ?? makeFor(...asked);
  MADE.set(name, document);
  return document;
}

function makeFor(
  language: Language,
  reader: Reader,
  techniques: readonly (keyof typeof TECHNIQUE_EXAMPLES)[] = [],
  isBrief = false,
): Document {
  const puzzles = techniques.map((technique, i) =>
    entryOf(checkPuzzle(parseLine(TECHNIQUE_EXAMPLES[technique])), i + 2),
  );
  const section = { ...SECTIONS.omnibus, puzzles: [...SECTIONS.omnibus.puzzles, ...puzzles] };
  const sections = [section, ...(isBrief ? [] : [MANY])];
  return makeDocument(bookOf(language, sections), 'book', { reader, keysInside: true }, textsOf(language));
}

/** Each board of a section with the line before it. */
function figuresIn(section: BlockOf<'section'>): { line: readonly Inline[]; figure: BoardFigure }[] {
  const blocks: Block[] = allBlocks(section.blocks);
  return blocks.flatMap((block, i) => {
    if (block.type !== 'board') return [];
    const before = blocks[i - 1];
    return [{ line: before?.type === 'paragraph' ? before.content : [], figure: block.figure }];
  });
}

const EYES = FOR_THE_EYE.map((reader) => ({ reader }));
const LANGUAGES = LANGUAGE_CODES.map((language) => ({ language }));

describe.each(inTurn(EYES, LANGUAGES))('techniques of 1921: $language, $reader', ({ language, reader }) => {
  /** The headings of the chapter's parts, each with its figures. */
  const partsOf = (techniques: readonly (keyof typeof TECHNIQUE_EXAMPLES)[], who: Reader = reader) =>
    blocksOf(sectionOf(documentFor(language, who, techniques), 'levels'), 'section')
      .filter(({ role }) => role === 'part')
      .map((part) => ({
        name: wordsOf(blocksOf(part, 'heading')[0]!.content),
        figures: figuresIn(part),
        lines: blocksOf(part, 'paragraph').map(({ content }) => content),
      }));
  /** The description of the step for readers who cannot see it. */
  const stepOf = (part: number) => partsOf([], 'touch')[part]!.lines.at(-2)!;
  const [fixed, square, trial] = (['fixed-cell', 'locked-square', 'trial'] as const).map((technique) => {
    const name = nameOfTechnique(technique, WORDS[language]);
    return name[0]!.toUpperCase() + name.slice(1);
  });

  it('are left out on paper where there is one section', () => {
    const { blocks } = sectionOf(documentFor(language, reader, ['trial'], true), 'levels');
    expect(allBlocks(blocks).some(({ type }) => type === 'board')).toBe(reader !== 'print');
  });

  it('stand in every other book, but for those that a section explains', () => {
    expect(partsOf([]).map(({ name }) => name)).toEqual([fixed, square, trial]);
    expect(partsOf(['fixed-cell', 'trial']).map(({ name }) => name)).toEqual([square]);
  });

  it('locked square: two solutions, which differ in the ringed cells alone', () => {
    const { figure } = partsOf([])[1]!.figures[0]!;
    const { puzzle, marked, dominoes } = figure;
    const solutions = oracleSolutions(rawOf(puzzle), 10);
    expect(solutions).toHaveLength(2);
    const differing = puzzle.board.cells.filter((cell) => solutions[0]![cell] !== solutions[1]![cell]);
    expect(differing).toEqual(marked);
    for (const { first, second } of dominoes) for (const key of solutions) expect(key[first]).toBe(second);
    const told = plainWords(language, reader)('technique-locked-square-seen', { solutions: 2 });
    expect(wordsOf(partsOf([])[1]!.lines[0]!)).toBe(told);
  });

  it('locked square: both dominoes named have all their open places in the ringed square, others are struck', () => {
    const { figures } = partsOf([])[1]!;
    const { figure } = figures[0]!;
    const { board, numbers } = figure.puzzle;
    const [corner] = figure.marked;
    expect(figure.marked).toEqual([
      corner,
      corner! + 1,
      corner! + board.columns,
      corner! + board.columns + 1,
    ]);
    const { open } = freePairs(figure);
    const within = (pair: Pair) =>
      [pair.first, pair.second].every((cell) => figure.marked.includes(asCell(cell)));
    const inside = [...new Set(open.filter(within).map((pair) => shownBy(numbers, pair)!))];
    expect(inside).toHaveLength(2);
    for (const domino of inside) {
      const places = open.filter((pair) => shownBy(numbers, pair) === domino);
      expect(places).toHaveLength(2);
      expect(places.every(within)).toBe(true);
    }
    const eliminated = open.filter(
      (pair) => !within(pair) && figure.marked.some((cell) => touches(pair, cell)),
    );
    const said = namedIn(stepOf(1));
    expect(said.dominoes.slice(0, 2).sort()).toEqual(inside.sort());
    expect(said.places.slice(4).sort()).toEqual(eliminated.map((pair) => makePlace(board, pair)).sort());
  });

  it('fixed cell: all open places of the domino use the ringed cell', () => {
    const { figures } = partsOf([])[0]!;
    const { figure } = figures[0]!;
    const [domino] = namedIn(stepOf(0)).dominoes;
    const { open } = freePairs(figure);
    const places = open.filter((pair) => shownBy(figure.puzzle.numbers, pair) === domino);
    expect(places.length).toBeGreaterThan(1);
    expect(places.every((pair) => touches(pair, figure.marked[0]!))).toBe(true);
    expect(open.filter((pair) => touches(pair, figure.marked[0]!)).length).toBeGreaterThan(places.length);
  });

  it('trial: the supposed place is wrong, and with the dominoes that follow a cell is shut in', () => {
    const { figures } = partsOf([])[2]!;
    const [before, after] = figures.map(({ figure }) => figure);
    const [key, ...more] = oracleSolutions(rawOf(before!.puzzle), 2);
    expect(more).toEqual([]);
    for (const { first, second } of before!.dominoes) expect(key![first]).toBe(second);
    const added = after!.dominoes.slice(before!.dominoes.length);
    expect(cellsOf(after!.dominoes.slice(0, before!.dominoes.length))).toEqual(cellsOf(before!.dominoes));
    expect([added[0]!.first, added[0]!.second]).toEqual(before!.marked);
    expect(key![added[0]!.first]).not.toBe(added[0]!.second);
    // Each domino after the supposed one was forced on the board at that point.
    added.slice(1).forEach((place, i) => {
      const dominoes = [...before!.dominoes, ...added.slice(0, i + 1)];
      const { open } = freePairs({ puzzle: after!.puzzle, dominoes });
      expect(cellsOf(open)).toContainEqual([place.first, place.second]);
      const shown = shownBy(after!.puzzle.numbers, place);
      const ways = [
        open.filter((pair) => shownBy(after!.puzzle.numbers, pair) === shown),
        ...[place.first, place.second].map((cell) => open.filter((pair) => touches(pair, cell))),
      ];
      expect(Math.min(...ways.map(({ length }) => length))).toBe(1);
    });
    const { open, used } = freePairs(after!);
    const [hole, ...others] = after!.marked;
    expect(others).toEqual([]);
    expect(after!.dominoes.some((pair) => touches(pair, hole!))).toBe(false);
    expect(open.some((pair) => touches(pair, hole!))).toBe(false);
    expect(cellsOf(after!.bars)).toEqual(cellsOf(used));
  });
});

const OTHERS = READERS.filter((other) => !FOR_THE_EYE.includes(other)).map((reader) => ({ reader }));

it.each(inTurn(OTHERS, LANGUAGES))('have a board each for others: $reader, $language', (of) => {
  const document = documentFor(of.language, of.reader);
  expect(blocksOf(sectionOf(document, 'levels'), 'board')).toHaveLength(3);
});
