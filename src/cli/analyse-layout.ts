import {
  ambiguityTexts,
  bitsText,
  changesText,
  countText,
  exampleRows,
  mendTexts,
  otherNumberTexts,
  refutationTexts,
  rowsSideBySide,
  sharedRows,
  sharedText,
} from '../document/analysis/telling.ts';
import { makeCell, makePlace, parseCell } from '../domino/coordinates.ts';
import { makeDomino } from '../domino/dominoes.ts';
import { makeLine, makeRows } from '../domino/notation.ts';
import type { Placement, Setup } from '../domino/puzzle.ts';
import { within } from '../errors.ts';
import type { Language } from '../languages/index.ts';
import { makeMetrics } from '../layout/metrics.ts';
import { loadFonts } from '../node/fonts.ts';
import { loadWords } from '../node/words.ts';
import { drawAnalysis } from '../render/drawings/analysis.ts';
import { type Analysis, analyse } from '../solve/analysis/analyse.ts';
import { type Mend, type MendResult, mend } from '../solve/analysis/mend.ts';
import type { Refutation } from '../solve/analysis/refutation.ts';
import type { SolutionChange } from '../solve/analysis/solution-changes.ts';
import type { WordBook } from '../words/word-book.ts';
import type { Finding } from './call.ts';

export interface AnalysisSubject {
  readonly puzzle: Setup;
  /** What it is called in words, if it is not the only one. */
  readonly where: string;
  /** Beyond which ways are not counted; without it as is usual. */
  readonly limit: number | undefined;
  readonly format: 'text' | 'json' | 'svg';
  readonly language: Language;
  /** What is asked for if changes are proposed. @property keep cells, as they are written */
  readonly mended?: { readonly keep: string; readonly most: number; readonly tries: number };
}

/** Finds out what the solutions of a layout share, and what would leave one. */
export function judge({ puzzle, where, limit, format, language, mended }: AnalysisSubject): Finding {
  const words = loadWords(language);
  const keep = within('--keep', () => cellsIn(puzzle, mended?.keep ?? ''));
  const analysis = analyse(puzzle, limit === undefined ? {} : { limit });
  const results = mended && mend(puzzle, { ...mended, keep }, analysis);
  const code = analysis.solutions === 1 ? 0 : 1;
  if (format === 'json') return { lines: [JSON.stringify(inJson(puzzle, analysis, results, words))], code };
  if (format === 'svg') {
    return { lines: [drawAnalysis(puzzle, analysis, words, makeMetrics(loadFonts())).trimEnd()], code };
  }
  return {
    lines: [
      ...(where ? [`${where}:`] : []),
      ...inWords(puzzle, analysis, words),
      ...(results && results.length > 0 ? mendedInWords(puzzle, results, mended.most, words) : []),
    ],
    code,
  };
}

/** @throws UserError if one is not written as a cell, or not on the board */
function cellsIn({ board }: Setup, text: string) {
  return text
    .split(/[\s,;]+/)
    .filter((cell) => cell !== '')
    .map((cell) => parseCell(board, cell));
}

function inWords(setup: Setup, analysis: Analysis, words: WordBook): string[] {
  const rows = rowsSideBySide(setup, analysis);
  const bits = bitsText(analysis, words);
  return [
    [...countText(analysis, words), ...sharedText(setup, analysis, words)].join(' '),
    ...(rows.length > 0
      ? [words.text(analysis.counted === 'solution' ? 'analysis-rows' : 'analysis-rows-filled'), ...rows]
      : []),
    ...otherNumberTexts(setup, analysis, words),
    ...ambiguityTexts(setup, analysis, words).flatMap(({ text, turns }, i) => [
      `${i + 1}. ${text}`,
      ...turns.map((turn) => `- ${turn}`),
    ]),
    ...(bits === undefined ? [] : [bits]),
    ...(analysis.refutation ? refutationTexts(setup, analysis.refutation, words) : []),
  ];
}

function mendedInWords(
  setup: Setup,
  results: readonly MendResult[],
  most: number,
  words: WordBook,
): string[] {
  return [
    `${words.text('analysis-mend')}${words.text('colon')}`,
    ...results.flatMap((result) => {
      const { text, proposals } = mendTexts(setup, result, most, words);
      return [
        text,
        ...proposals.flatMap((proposal, i) => [proposal, ...changedRows(setup, result.mends[i]!)]),
      ];
    }),
  ];
}

/** The numbers after changes, to be copied; nothing if they stay. */
function changedRows(setup: Setup, { by, numbers }: Mend): string[] {
  return by === 'numbers' || by === 'givens' ? [makeRows({ ...setup, numbers }).join('/')] : [];
}

function inJson(
  setup: Setup,
  analysis: Analysis,
  results: readonly MendResult[] | undefined,
  words: WordBook,
): object {
  const { board } = setup;
  const { counted, solutions, moreThan, shared, differ, ambiguities, refutation } = analysis;
  const cells = (list: Analysis['shared']) => list.map((cell) => makeCell(board, cell));
  const dominoes = (list: readonly Placement[]) =>
    list.map((place) => ({ domino: makeDomino(place.domino), place: makePlace(board, place) }));
  const turn = ({ type, one, other, open, when }: SolutionChange) => ({
    type,
    one: dominoes(one),
    other: dominoes(other),
    open,
    when: dominoes(when),
  });
  return {
    puzzle: makeLine(setup),
    counted,
    solutions,
    ...(moreThan !== undefined && { moreThan }),
    unique: solutions === 1,
    shared: cells(shared),
    differ: cells(differ),
    ...(solutions !== 0 && { sharedRows: sharedRows(setup, analysis) }),
    examples: exampleRows(setup, analysis),
    ambiguities: ambiguities.map(({ type, ways, complete, bits, one, other, turns, ...ambiguity }) => ({
      type,
      cells: cells(ambiguity.cells),
      ...(complete ? { ways, bits } : { ways: null, moreThan: ways }),
      one: dominoes(one),
      other: dominoes(other),
      ...(turns.length > 0 && { turns: turns.map(turn) }),
    })),
    ...(refutation && { refutation: refutationInJson(setup, refutation, words) }),
    ...(results && {
      mends: results
        .flatMap(({ mends }) => mends)
        .map(({ by, changes, numbers, least, grade }) => ({
          by,
          changes: changes.map((change) => changesText(setup, [change], words).plain()),
          rows: makeRows({ ...setup, numbers }),
          level: grade?.level ?? null,
          rating: grade?.rating ?? null,
          least,
        })),
      mending: results.map(({ by, atLeast }) => ({ by, atLeast })),
    }),
  };
}

function refutationInJson(setup: Setup, refutation: Refutation, words: WordBook): object {
  const { board } = setup;
  const text = refutationTexts(setup, refutation, words);
  const { because } = refutation;
  if (because === 'area')
    return { because, cells: refutation.cells.map((cell) => makeCell(board, cell)), text };
  if (because === 'numbers') {
    const numbers = refutation.numbers.map(({ number, stands, needed }) => ({ number, stands, needed }));
    return { because, numbers, text };
  }
  const { needs, fewest } = refutation;
  return {
    because,
    cells: needs.flatMap(({ item }) => ('cell' in item ? [makeCell(board, item.cell)] : [])),
    dominoes: needs.flatMap(({ item }) => ('domino' in item ? [makeDomino(item.domino)] : [])),
    fewest,
    text,
  };
}
