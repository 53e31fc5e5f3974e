import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Book } from '../../src/book/book.ts';
import { type BlockOf, COORDINATES, type Inline, wordsOf } from '../../src/document/document.ts';
import { stepText } from '../../src/document/steps/steps.ts';
import { EXAMPLE, TERZETT_EXAMPLE } from '../../src/document/worked.ts';
import { type Place, placesOf } from '../../src/domino/board.ts';
import { makeCell, makePlace, parseCell, parsePlace } from '../../src/domino/coordinates.ts';
import type { Puzzle } from '../../src/domino/puzzle.ts';
import { climb } from '../../src/solve/ladder.ts';
import {
  blocksOf,
  bookOf,
  documentOf,
  exhibitOf,
  mixedBook,
  SECTIONS,
  sectionOf,
} from '../helpers/document/documents.ts';
import { KNOWN_LANGUAGES, type KnownLanguage } from '../helpers/languages.ts';
import { oracleSolutions } from '../helpers/oracle.ts';
import { rawOf } from '../helpers/solve/deals.ts';
import { peerPuzzles } from '../helpers/solve/peer.ts';
import { WORDS } from '../helpers/words.ts';

/** What a sentence says, by language and form; the groups name the stone, its place and a single cell. */
const FORMS: Readonly<Record<KnownLanguage, Readonly<Record<Claim, RegExp>>>> = {
  en: {
    seal: /^The domino (?<stone>\S+) has only one place on the board, (?<place>[^.]+)\. It is a seal\.$/,
    derivedSeal: /^The domino (?<stone>\S+) has only one place left, (?<place>[^.]+)\. It is now a seal\.$/,
    largeGap:
      /^The two cells (?<place>.+) are cut off from all others\. They are a gap: the domino (?<stone>\S+) goes there\.$/,
    smallGap:
      /^The cell (?<cell>\S+) can join only one neighbour\. It is a gap: the domino (?<stone>\S+) goes on (?<place>[^.]+)\.$/,
  },
  de: {
    seal: /^Der Stein (?<stone>\S+) hat auf dem Brett nur eine Stelle: (?<place>[^.]+)\. Er ist ein Siegel\.$/,
    derivedSeal:
      /^Für den Stein (?<stone>\S+) bleibt nur noch eine Stelle: (?<place>[^.]+)\. Er ist jetzt ein Siegel\.$/,
    largeGap:
      /^Die beiden Felder (?<place>.+) sind von allen anderen abgeschnitten\. Sie sind eine Lücke: Dort liegt der Stein (?<stone>\S+)\.$/,
    smallGap:
      /^Das Feld (?<cell>\S+) kann sich nur noch mit einem Nachbarn verbinden\. Es ist eine Lücke: Der Stein (?<stone>\S+) liegt auf (?<place>[^.]+)\.$/,
  },
};
type Claim = 'seal' | 'derivedSeal' | 'largeGap' | 'smallGap';

/**
 * Holds sentences against the board: each must be true of what the sentences before it left open.
 *
 * @returns how often each claim was made
 */
function checkSentences(
  puzzle: Puzzle,
  language: KnownLanguage,
  sentences: readonly string[],
): Record<Claim, number> {
  const { board, numbers } = puzzle;
  const laid: { stone: string; cells: [number, number] }[] = [];
  const made = { seal: 0, derivedSeal: 0, largeGap: 0, smallGap: 0 };
  const stoneOn = (...cells: [number, number]) =>
    cells
      .map((cell) => numbers[cell]!)
      .sort((a, b) => a - b)
      .join(':');
  const open = (isStart: boolean) =>
    placesOf(board)
      .map(({ first, second }) => [first, second] as [number, number])
      .filter((cells) => {
        if (isStart) return true;
        const isFree = cells.every((cell) => !laid.some((other) => other.cells.includes(cell)));
        return isFree && !laid.some(({ stone }) => stone === stoneOn(...cells));
      });
  for (const sentence of sentences) {
    const claims = (Object.keys(made) as Claim[]).filter((claim) => FORMS[language][claim].test(sentence));
    expect(claims, sentence).toHaveLength(1);
    const claim = claims[0]!;
    const { stone, place, cell } = FORMS[language][claim].exec(sentence)!.groups as Record<string, string>;
    const { first, second } = parsePlace(board, place!);
    expect(stoneOn(first, second), sentence).toBe(stone);
    expect(open(false), sentence).toContainEqual([first, second]);
    const placesOf = (isStart: boolean) =>
      open(isStart).filter((cells) => stoneOn(...cells) === stone).length;
    const neighbours = (of: number) => open(false).filter((cells) => cells.includes(of)).length;
    if (claim === 'seal') expect(placesOf(true), sentence).toBe(1);
    if (claim === 'derivedSeal') {
      expect(placesOf(true), sentence).toBeGreaterThan(1);
      expect(placesOf(false), sentence).toBe(1);
    }
    if (claim === 'largeGap') expect([neighbours(first), neighbours(second)], sentence).toEqual([1, 1]);
    if (claim === 'smallGap') {
      const alone = parseCell(board, cell!);
      expect([first, second], sentence).toContain(alone);
      expect(neighbours(alone), sentence).toBe(1);
      expect(neighbours(first + second - alone), sentence).toBeGreaterThan(1);
    }
    made[claim]++;
    laid.push({ stone: stone!, cells: [first, second] });
  }
  return made;
}

/** The steps of a puzzle as plain sentences. */
function sentencesOf(puzzle: Puzzle, language: KnownLanguage): string[] {
  return climb(puzzle).rungs.map(({ step }) => stepText(step, puzzle, WORDS[language]).plain());
}

/** The chapters by their ids, each with its puzzle and how many stones lie in its figures. */
const CHAPTERS = [
  { id: 'worked-opening', puzzle: EXAMPLE, laid: [0, 5, 10] },
  { id: 'worked-terzett', puzzle: TERZETT_EXAMPLE, laid: [0, 5, 10, 15] },
] as const;
const CASES = KNOWN_LANGUAGES.flatMap((language) => CHAPTERS.map((chapter) => ({ language, ...chapter })));

describe.each(CASES)('$id: $language', ({ language, id, puzzle: example, laid }) => {
  const chapter = sectionOf(documentOf(mixedBook(language)), id);
  const golden = readFileSync(new URL(`../golden/${id}.${language}.txt`, import.meta.url), 'utf8');
  const sentences = golden.trim().split('\n');

  it('says what it always said', () => {
    const lines = blocksOf(chapter, 'paragraph').map(({ content }) => wordsOf(content));
    const steps = lines.filter((line) => /^\d+\. /.test(line));
    expect(`${steps.join('\n')}\n`).toBe(golden);
    expect(steps.map((line) => Number.parseInt(line, 10))).toEqual(steps.map((_, i) => i + 1));
  });

  it('says nothing that is not so, and shows every aid', () => {
    const plain = sentences.map((line) => line.replace(/^\d+\. /, ''));
    const made = checkSentences(example, language, plain);
    expect(Object.values(made).every((times) => times > 0)).toBe(true);
    expect(plain).toHaveLength(laid.at(-1)!);
  });

  it('marks stones, cells and places, so that braille can write them', () => {
    for (const line of linesWithin(chapter)) {
      const plain = line.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' ');
      expect(plain).not.toMatch(/\d:\d/);
      expect(plain).not.toMatch(/\b[a-f]\d\b|\b[a-f] \d,\d|\b\d [a-f] [a-f]\b/);
    }
  });

  it('shows the board as it is after each stage, and the key in the end', () => {
    const figures = blocksOf(chapter, 'board').map(({ figure }) => figure);
    expect(figures.map(({ stones }) => stones.length)).toEqual(laid);
    const solutions = oracleSolutions(rawOf(example), 2);
    expect(solutions).toHaveLength(1);
    for (const { puzzle, stones, strokes } of figures) {
      expect(puzzle).toBe(example);
      const covered = new Set(stones.flatMap(({ first, second }) => [first, second]));
      for (const { first, second } of stones) expect(solutions[0]![first]).toBe(second);
      // A stroke: two free cells with the numbers of a stone that lies.
      const names = stones.map(({ stone }) => `${stone.low}:${stone.high}`);
      const expected = placesOf(puzzle.board).filter(({ first, second }) => {
        const [a, b] = [puzzle.numbers[first]!, puzzle.numbers[second]!];
        const isUsed = names.includes(`${Math.min(a, b)}:${Math.max(a, b)}`);
        return isUsed && !covered.has(first) && !covered.has(second);
      });
      const places = (list: readonly Place[]) => list.map((pair) => makePlace(puzzle.board, pair));
      expect(places(strokes)).toEqual(places(expected));
    }
    expect(figures[1]!.strokes.length).toBeGreaterThan(0);
    expect(figures.at(-1)!.strokes).toEqual([]);
  });

  it('stands in the right books', () => {
    const ids = (book: Book) => blocksOf(documentOf(book), 'section').flatMap((section) => section.id ?? []);
    expect(ids(bookOf(language, [SECTIONS.omnibus])).includes(id)).toBe(id === 'worked-opening');
    expect(ids(bookOf(language, [SECTIONS.terzett]))).toContain(id);
    expect(ids(bookOf(language, [SECTIONS.completion]))).toContain(id);
    expect(ids(bookOf(language, [SECTIONS.omnibus], [exhibitOf('V')]))).toContain(id);
  });
});

it.each(KNOWN_LANGUAGES)(
  'the Terzett is first told by its threes, which cover each cell once: %s',
  (language) => {
    const chapter = sectionOf(documentOf(mixedBook(language)), 'worked-terzett');
    const { board, numbers } = TERZETT_EXAMPLE;
    const [list, ...others] = blocksOf(chapter, 'list');
    expect(others).toEqual([]);
    const told = list!.items.flatMap((item) => {
      const [number] = wordsOf(item).split(':');
      const ends = item.flatMap((part) => (part.type === 'cell' ? [makeCell(COORDINATES, part.cell)] : []));
      return ends.flatMap((from, i) => (i % 2 === 0 ? [[number!, from, ends[i + 1]!]] : []));
    });
    const covered = told.flatMap(([number, from, to]) => {
      const [first, last] = [parseCell(board, from!), parseCell(board, to!)];
      const step = (last - first) / 2;
      expect([1, board.columns]).toContain(step);
      const cells = [first, first + step, last];
      for (const cell of cells) expect(numbers[cell]).toBe(Number(number));
      if (step === 1) expect(Math.floor(first / board.columns)).toBe(Math.floor(last / board.columns));
      return cells;
    });
    expect(covered.sort((a, b) => a - b)).toEqual(board.cells);
  },
);

/** The content of every paragraph and entry of a list. */
function linesWithin(section: BlockOf<'section'>): (readonly Inline[])[] {
  return [
    ...blocksOf(section, 'paragraph').map(({ content }) => content),
    ...blocksOf(section, 'list').flatMap(({ items }) => items),
  ];
}

it('every sentence on every easy puzzle of another program is so', () => {
  const total = { seal: 0, derivedSeal: 0, largeGap: 0, smallGap: 0 };
  for (const { puzzle, letter } of peerPuzzles('puzzles')) {
    if (letter !== 't' || puzzle.range > 9) continue;
    for (const language of KNOWN_LANGUAGES) {
      const made = checkSentences(puzzle, language, sentencesOf(puzzle, language));
      for (const claim of Object.keys(total) as Claim[]) total[claim] += made[claim];
    }
  }
  expect(Math.min(...Object.values(total))).toBeGreaterThan(10);
});
