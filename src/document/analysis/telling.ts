import type { Setup } from '../../domino/puzzle.ts';
import type { Ambiguity } from '../../solve/analysis/ambiguities.ts';
import type { Analysis, Count } from '../../solve/analysis/analyse.ts';
import type { Need, Refutation } from '../../solve/analysis/refutation.ts';
import type { SolutionChange } from '../../solve/analysis/solution-changes.ts';
import { listOf } from '../../words/lists.ts';
import type { Marked } from '../../words/marked.ts';
import type { WordBook } from '../../words/word-book.ts';
import { Phrases } from '../steps/phrases.ts';

/** Of a proof with more cells and dominoes than this, their places are not listed. */
const MOST_NEEDS_TOLD = 8;

/** How many solutions there are. */
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
  const { counted, shared, differ, stones } = analysis;
  if (differ.length === 0) return [];
  const cells = new Phrases(setup, words).cells(differ);
  const count = counted === 'solution' ? stones.length : shared.length;
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

/** Why there is no solution. */
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
  const items = listOf(
    needs.map(({ item }) => say.item(item)),
    'and',
    words,
  );
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
        item: say.stone(item.stone),
        places: say.places(places, 'and'),
      });
}
