import { makeKeyRows, makeRows } from '../../domino/notation.ts';
import type { Setup } from '../../domino/puzzle.ts';
import type { Ambiguity } from '../../solve/analysis/ambiguities.ts';
import type { Analysis, Count } from '../../solve/analysis/analyse.ts';
import type { Change } from '../../solve/analysis/changes.ts';
import type { Mend, MendResult } from '../../solve/analysis/mend.ts';
import type { Need, Refutation } from '../../solve/analysis/refutation.ts';
import type { SolutionChange } from '../../solve/analysis/solution-changes.ts';
import type { Marked } from '../../words/marked.ts';
import type { WordBook } from '../../words/word-book.ts';
import { levelName } from '../say.ts';
import { Phrases } from '../steps/phrases.ts';

/** Of a proof with more cells and dominoes than this, their places are not listed. */
const MOST_NEEDS_TOLD = 8;

export function countText({ counted, solutions, moreThan, gaveUp }: Count, words: WordBook): string[] {
  return [
    solutions === null
      ? words.text('analysis-more', { counted, count: moreThan! })
      : words.text('analysis-solutions', { counted, count: solutions }),
    ...(gaveUp ? [words.text('analysis-gave-up')] : []),
  ];
}

/** What all of several solutions have alike, and on which cells they differ; nothing if there are no two. */
export function sharedText(setup: Setup, analysis: Analysis, words: WordBook): string[] {
  const { counted, shared, differ, dominoes } = analysis;
  if (differ.length === 0) return [];
  const cells = new Phrases(setup, words).cells(differ);
  const count = counted === 'solution' ? dominoes.length : shared.length;
  return [
    words.text('analysis-shared', { counted, count }),
    words.marked('analysis-differ', { count: differ.length, cells }).plain(),
  ];
}

/** Of a completion which numbers two ways to fill it in have on each cell on which they differ. */
export function otherNumberTexts(setup: Setup, analysis: Analysis, words: WordBook): string[] {
  const [first, second] = analysis.examples;
  if (analysis.counted === 'solution' || !first || !second) return [];
  const say = new Phrases(setup, words);
  return analysis.differ.flatMap((cell) => {
    const [one, other] = [first.numbers[cell]!, second.numbers[cell]!];
    if (one === other) return [];
    return words.marked('analysis-other-number', { cell: say.cell(cell), one, other }).plain();
  });
}

/** What is ambiguous: a sentence or more for each ambiguity, and for each step of a tangle. */
export function ambiguityTexts(
  setup: Setup,
  { ambiguities }: Analysis,
  words: WordBook,
): { text: string; turns: string[] }[] {
  const say = new Phrases(setup, words);
  return ambiguities.map((ambiguity) => ({
    text: [waysText(ambiguity, say), openText(ambiguity, words)].join(' '),
    turns: ambiguity.turns.map((turn) => turnText(turn, ambiguity, say)),
  }));
}

/** How much all ambiguities leave open together; nothing if there are not several, or not all ways were counted. */
export function bitsText({ ambiguities }: Analysis, words: WordBook): string | undefined {
  if (ambiguities.length < 2 || ambiguities.some(({ complete }) => !complete)) return undefined;
  const sum = ambiguities.reduce((bits, ambiguity) => bits + ambiguity.bits, 0);
  return words.text('analysis-bits', { bits: Math.round(sum * 100) / 100 });
}

function waysText({ type, one, other }: Pick<Ambiguity, 'type' | 'one' | 'other'>, say: Phrases): string {
  const values = { one: say.spots(one), other: say.spots(other) };
  const told =
    type === 'swap'
      ? say.words.marked('analysis-swap', values)
      : say.words.marked(`analysis-${type}`, { count: one.length, ...values });
  return told.plain();
}

function openText({ ways, complete, bits }: Ambiguity, words: WordBook): string {
  return complete ? words.text('analysis-ways', { ways, bits }) : words.text('analysis-ways-more', { ways });
}

function turnText(turn: SolutionChange, { ways }: Ambiguity, say: Phrases): string {
  const { open, when } = turn;
  const condition =
    when.length > 0
      ? say.words.marked('analysis-hangs', { spots: say.spots(when) }).plain()
      : say.words.text('analysis-open', { open, ways });
  return [waysText(turn, say), condition].join(' ');
}

export function refutationTexts(setup: Setup, refutation: Refutation, words: WordBook): string[] {
  const say = new Phrases(setup, words);
  if (refutation.because === 'numbers') {
    return refutation.numbers.map(({ number, stands, needed, cells }) =>
      words.marked('analysis-number', { number, stands, needed, cells: say.cells(cells) }).plain(),
    );
  }
  if (refutation.because === 'area') {
    const { cells } = refutation;
    return [words.marked('analysis-area', { count: cells.length, cells: say.cells(cells) }).plain()];
  }
  const { needs, fewest } = refutation;
  const [only] = needs;
  if (needs.length === 1) return [words.marked('analysis-nowhere', { item: say.item(only!.item) }).plain()];
  const items = say.list(needs, ({ item }) => say.item(item), 'and');
  return [
    words.marked('analysis-together', { items }).plain(),
    ...(needs.length > MOST_NEEDS_TOLD ? [] : needs.map((need) => needText(need, say).plain())),
    words.text('analysis-fewest', { fewest }),
  ];
}

function needText({ item, places }: Need, say: Phrases): Marked {
  if (places.length === 0) return say.words.marked('analysis-nowhere', { item: say.item(item) });
  return 'cell' in item
    ? say.words.marked('analysis-cell-takes', { cell: say.cell(item.cell), spots: say.spots(places, 'or') })
    : say.words.marked('analysis-has-only', {
        item: say.domino(item.domino),
        places: say.places(places, 'and'),
      });
}

/** What was found by one sort of changes: how many it takes, and each proposal. */
export function mendTexts(
  setup: Setup,
  { by, atLeast, mends }: MendResult,
  most: number,
  words: WordBook,
): { text: string; proposals: string[] } {
  const [first] = mends;
  const found = first
    ? words.text('analysis-mend-count', { count: first.changes.length, least: first.least })
    : words.text('analysis-mend-none', {
        more: atLeast > most,
        count: Math.max(atLeast, most),
        least: atLeast,
      });
  return {
    text: `${words.text('analysis-mend-by', { by })}${words.text('colon')} ${found}`,
    proposals: mends.map((mend, i) => proposalText(setup, mend, i + 1, words)),
  };
}

function proposalText(setup: Setup, mend: Mend, number: number, words: WordBook): string {
  const { grade } = mend;
  const changes = changesText(setup, mend.changes, words);
  if (!grade) return words.marked('analysis-proposal-bare', { number, changes }).plain();
  const { level, rating } = grade;
  return words
    .marked('analysis-proposal', { number, changes, level: levelName(level, words), rating })
    .plain();
}

export function changesText(setup: Setup, changes: readonly Change[], words: WordBook): Marked {
  const say = new Phrases(setup, words);
  return say.list(changes, (change) => changeText(change, say), 'semicolon');
}

function changeText(change: Change, say: Phrases): Marked {
  const { words } = say;
  switch (change.type) {
    case 'exchange': {
      const [one, other] = change.cells;
      return words.marked('analysis-exchange', { one: say.cell(one), other: say.cell(other) });
    }
    case 'turn': {
      const { place } = change;
      return words.marked('analysis-turn', { domino: say.domino(place.domino), place: say.place(place) });
    }
    case 'number':
      return words.marked('analysis-put', { number: change.number, cell: say.cell(change.cell) });
    case 'domino':
      return words.marked('analysis-domino', { spot: say.spot(change.place) });
    case 'bar': {
      const { first, second } = change.place;
      return words.marked('analysis-bar', { one: say.cell(first), other: say.cell(second) });
    }
  }
}

/** Between boards that stand side by side. */
const GAP = '   ';

/**
 * The dominoes that all solutions share as rows of L, R, T and B, with ? where they differ; of a completion its numbers that are
 * the same in all. Nothing if there is no solution.
 */
export function sharedRows(setup: Setup, analysis: Analysis): string[] | undefined {
  const open = new Set<number>(analysis.differ);
  const { columns } = setup.board;
  return exampleRows(setup, analysis)[0]?.map((signs, row) =>
    [...signs].map((sign, column) => (open.has(row * columns + column) ? '?' : sign)).join(''),
  );
}

/** The solutions that an analysis shows, each as rows; of a completion with all its numbers. */
export function exampleRows(setup: Setup, { counted, examples }: Analysis): string[][] {
  return examples.map(({ key, numbers }) =>
    counted === 'solution' ? makeKeyRows(setup.board, key) : makeRows({ ...setup, numbers }),
  );
}

/** All of these and the numbers side by side, row by row; nothing if there is no second solution. */
export function rowsSideBySide(setup: Setup, analysis: Analysis): string[] {
  if (analysis.examples.length < 2) return [];
  const boards = [makeRows(setup), sharedRows(setup, analysis)!, ...exampleRows(setup, analysis)];
  return boards[0]!.map((_, row) => boards.map((rows) => rows[row]!).join(GAP));
}
