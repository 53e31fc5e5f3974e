import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../src/document/document.ts';
import { figuresOf } from '../../src/document/figures.ts';
import { asCell } from '../../src/domino/board.ts';
import { makePlace, parseCell, parsePlace } from '../../src/domino/coordinates.ts';
import { makeDomino } from '../../src/domino/dominoes.ts';
import {
  OPENING,
  OPENING_COUNTS,
  OPENING_DOMINOES,
  OPENING_STEPS,
  OPENING_TOLD,
  openingBars,
} from '../../src/parts/exhibits/document/historic-opening.ts';
import { blocksOf, linesOf, sectionOf } from '../helpers/document/blocks.ts';
import {
  cellsOf,
  countsIn,
  namedIn,
  type Pair,
  pairsOf,
  shownBy,
  touches,
} from '../helpers/document/boards.ts';
import {
  bookOf,
  documentFor,
  documentOf,
  exhibitOf,
  MANY,
  mixedBook,
  READINGS,
  SECTIONS,
} from '../helpers/document/documents.ts';
import { faultOf } from '../helpers/fault.ts';
import { WORDS } from '../helpers/words.ts';

const { board, numbers } = OPENING;
const PAIRS = pairsOf(board);
const known = board.cells.filter((cell) => numbers[cell]! >= 0);
const place = (text: string) => parsePlace(board, text);
const shown = (text: string) => shownBy(numbers, place(text));

/** The counts by domino. */
const COUNTS = new Map<string, number>(
  OPENING_COUNTS.flatMap((row, low) => row.map((count, i) => [`${low}:${low + i}`, count] as const)),
);
/** The pairs of known cells that show a domino. */
const knownPlaces = (domino: string) => PAIRS.filter((pair) => shownBy(numbers, pair) === domino);

describe('the counts of the book', () => {
  it('are one for each domino, with the sums that the book prints', () => {
    expect(COUNTS.size).toBe(36);
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    expect(sum([...COUNTS.values()].slice(0, 18))).toBe(70);
    expect(sum([...COUNTS.values()])).toBe(127);
    expect(PAIRS).toHaveLength(127);
  });

  it('have the three seals that it names, and no other', () => {
    expect([...COUNTS].filter(([, count]) => count === 1).map(([domino]) => domino)).toEqual([
      '0:0',
      '0:2',
      '6:6',
    ]);
  });
});

// That a board can have these counts and cells is shown by the one of test/theorems.test.ts, Fig. 2.
describe('the known cells', () => {
  it('are 26', () => {
    expect(known).toHaveLength(26);
  });

  // What the book says about single pairs, in its words and order.
  it.each([
    ['4:6', ['1 a b', 'c 1,2', '1 c d', '5 a b']],
    ['0:0', ['i 3,4']],
    ['0:2', ['h 1,2']],
    ['6:6', ['1 b c']],
    ['2:6', ['i 1,2', 'a 4,5']],
  ])('have all places of %s where the book names them', (domino, places) => {
    expect(COUNTS.get(domino)).toBe(places.length);
    expect(cellsOf(knownPlaces(domino)).sort()).toEqual(cellsOf(places.map(place)).sort());
  });

  it.each([
    ['2:4', 'a 1,2'],
    ['2:2', 'a 2,3'],
    ['2:2', 'a 3,4'],
    ['2:2', '3 a b'],
    ['1:4', '4 b c'],
    ['2:7', 'b 2,3'],
    ['4:4', 'c 2,3'],
    ['4:7', '2 f g'],
    ['5:7', '1 f g'],
  ])('show %s on %s', (domino, at) => expect(shown(at)).toBe(domino));

  it('lose by each seal the pairs that the book names', () => {
    const lost = (at: string, laid: readonly string[]) => {
      const seal = place(at);
      const covered = laid.map(place).flatMap(({ first, second }) => [first, second]);
      return PAIRS.filter(
        (pair) =>
          (touches(pair, seal.first) || touches(pair, seal.second)) &&
          !(pair.first === seal.first && pair.second === seal.second) &&
          !covered.some((cell) => touches(pair, cell)),
      ).map((pair) => shownBy(numbers, pair) ?? '?');
    };
    // 0:1 and 0:7 lie on h4 and i5, but which lies where is unknown.
    expect(lost('i 3,4', []).sort()).toEqual(['0:3', '0:6', '?', '?']);
    expect(lost('h 1,2', ['i 3,4']).sort()).toEqual(['0:3', '0:6', '0:7', '2:2', '2:7']);
    expect(lost('1 b c', []).sort()).toEqual(['4:6', '4:6', '4:6', '6:7']);
    // So 0:6 keeps four of its six places, where the book prints five.
    expect(COUNTS.get('0:6')! - 2).toBe(4);
  });
});

describe('the moves', () => {
  it('are the twelve dominoes of the book in its order, each with its numbers, and none on another', () => {
    expect(
      OPENING_DOMINOES.map((domino) => `${makeDomino(domino.domino)} ${makePlace(board, domino)}`),
    ).toEqual([
      '0:0 i 3,4',
      '0:2 h 1,2',
      '6:6 1 b c',
      '2:6 i 1,2',
      '2:4 a 1,2',
      '4:6 5 a b',
      '1:4 4 b c',
      '2:2 a 3,4',
      '2:7 b 2,3',
      '4:4 c 2,3',
      '4:7 2 f g',
      '5:7 1 f g',
    ]);
    for (const domino of OPENING_DOMINOES) expect(shownBy(numbers, domino)).toBe(makeDomino(domino.domino));
    const covered = OPENING_DOMINOES.flatMap(({ first, second }) => [first, second]);
    expect(new Set(covered).size).toBe(24);
    expect(new Set(OPENING_DOMINOES.map(({ domino }) => makeDomino(domino))).size).toBe(12);
    expect(OPENING_STEPS.length + OPENING_TOLD.length).toBe(12);
  });

  it('follow from the known cells, as far as they are steps', () => {
    OPENING_STEPS.forEach((step, i) => {
      const before = OPENING_DOMINOES.slice(0, i);
      const covered = new Set(before.flatMap(({ first, second }) => [first, second]));
      const used = new Set<string>(before.map(({ domino }) => makeDomino(domino)));
      // A pair with an unknown cell stays open.
      const isOpen = (pair: Pair) =>
        !covered.has(asCell(pair.first)) &&
        !covered.has(asCell(pair.second)) &&
        !used.has(shownBy(numbers, pair) ?? '?');
      const { first, second, domino } = step.place!;
      const name = makeDomino(domino);
      if (step.technique === 'seal') {
        expect(knownPlaces(name)).toHaveLength(COUNTS.get(name)!);
        expect(cellsOf(knownPlaces(name).filter(isOpen))).toEqual([[first, second]]);
        expect(step.rating > 1).toBe(COUNTS.get(name)! > 1);
      } else {
        expect(step.technique).toBe('gap');
        for (const cell of step.because) {
          const ways = PAIRS.filter((pair) => touches(pair, cell) && isOpen(pair));
          expect(cellsOf(ways)).toEqual([[first, second]]);
        }
        const other = first + second - step.because[0]!;
        if (step.because.length === 1) {
          expect(PAIRS.filter((pair) => touches(pair, other) && isOpen(pair)).length).toBeGreaterThan(1);
        }
      }
    });
  });

  it('leave bars where 2:4 would show again after six of them, and none between known cells in the end', () => {
    const bars = openingBars(OPENING_DOMINOES.slice(0, 6));
    expect(bars.map((pair) => makePlace(board, pair))).toEqual(['3 b c', 'b 3,4', '4 a b']);
    for (const bar of bars) expect(shownBy(numbers, bar)).toBe('2:4');
    expect(openingBars(OPENING_DOMINOES)).toEqual([]);
  });
});

describe('the chapter', () => {
  const ids = (sections: Parameters<typeof bookOf>[1], exhibits: Parameters<typeof bookOf>[2] = []) =>
    blocksOf(documentOf(bookOf('en', sections, exhibits)), 'section').flatMap(({ id }) => id ?? []);

  it('is left out on paper where there is one section', () => {
    expect(ids([SECTIONS.terzett])).not.toContain('historic-opening');
  });

  it('stands in other books with a set up to 7:7, and in no others', () => {
    expect(ids([SECTIONS.omnibus, MANY])).not.toContain('historic-opening');
    expect(ids([SECTIONS.terzett, SECTIONS.letter])).not.toContain('historic-opening');
    expect(ids([SECTIONS.omnibus], [exhibitOf('V')])).toContain('historic-opening');
  });

  it.each(READINGS)('tells counts and moves: $reader, $language', ({ reader, language }) => {
    const document = documentFor(mixedBook(language), reader);
    const chapter = sectionOf(document, 'historic-opening');
    const figures = blocksOf(chapter, 'board').map(({ figure }) => figure);
    for (const { puzzle } of figures) expect(puzzle).toBe(OPENING);
    expect(figures[0]).toMatchObject({ dominoes: [], bars: [], marked: [] });
    expect(figures.at(-1)!.dominoes).toEqual(OPENING_DOMINOES);
    const isForTheEye = reader === 'print' || reader === 'screen';
    expect(figures.slice(1, -1).map(({ dominoes }) => dominoes.length)).toEqual(isForTheEye ? [6] : []);
    const told = new Map(blocksOf(chapter, 'list')[0]!.items.flatMap((item) => [...countsIn(item)]));
    expect(told).toEqual(COUNTS);
    const lines = blocksOf(chapter, 'paragraph').map(({ content }) => content);
    const steps = lines.filter((line) => /^(?:\d+\.|(?:Step|Schritt|Étape) \d+\.) /.test(wordsOf(line)));
    expect(steps.map((line) => namedIn(line).places[0])).toEqual(
      OPENING_STEPS.map((step) => makePlace(board, step.place!)),
    );
    // These are only inferred, and so not on the board.
    for (const cell of ['d2', 'e1']) expect(known).not.toContain(parseCell(board, cell));
    expect(linesOf(chapter).join(' ')).toMatch(/ 26 .* 72 .* 127/s);
  });
});

it.each([
  ['figure-2', 'key', 0, 'most of the key of figure 2 is lost'],
  ['figure-2', 'supposed', 1, 'most of the key of figure 2 is lost'],
  ['figure-2', 'before', 10, 'the example has no step 10'],
  ['figure-2', 'steps', 13, 'the example has no step 13'],
  ['lesson', 'supposed', 1, 'step 1 supposes nothing'],
] as const)('%s cannot be shown as %s %i', (name, view, step, message) => {
  const figures = figuresOf(mixedBook('en'), WORDS.en);
  expect(faultOf(() => figures.board(name, view, step)).message).toBe(message);
});
