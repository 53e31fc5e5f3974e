import {
  ambiguityTexts,
  bitsText,
  otherNumberTexts,
  refutationTexts,
  sharedText,
} from '../../../document/analysis/telling.ts';
import { makeFigure, shownFigure } from '../../../document/figure.ts';
import { hasUnknowns, SOLVED_KINDS } from '../../../domino/kinds.ts';
import { makeLine } from '../../../domino/notation.ts';
import { checkPuzzle, type Puzzle, placementsOf } from '../../../domino/puzzle.ts';
import type { Analysis, Solved } from '../../../solve/analysis/analyse.ts';
import { type Refutation, refutedCells } from '../../../solve/analysis/refutation.ts';
import { covered, make } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import type { Examined, Graded } from '../../check/examine.ts';
import {
  deadEndText,
  fillingHintTexts,
  hintTexts,
  levelText,
  solutionsText,
  verdictText,
} from '../../check/telling.ts';
import { fillingWayOf, toldFilling, toldWay } from '../../check/way.ts';
import type { CheckJobs } from '../../check-jobs.ts';
import type { PressJobs } from '../../press/protocol.ts';
import { addressOf } from '../../puzzles.ts';
import type { Downloads } from '../downloads.ts';
import type { Helper } from '../helper.ts';
import type { Stage } from '../stage.ts';
import { attemptForm } from './attempt.ts';
import { board } from './board-figure.ts';
import { exportView } from './export.ts';
import { mendView } from './mend.ts';
import { wayView } from './way.ts';

export interface Hands {
  readonly helper: Helper<CheckJobs>;
  readonly press: Helper<PressJobs<Blob>>;
  readonly downloads: Downloads;
}

/** What was found out about a puzzle. @returns the heading of the answer, which can have the focus */
export function showFound(
  place: HTMLElement,
  puzzle: Puzzle,
  found: Examined,
  { helper, press, downloads }: Hands,
  stage: Stage,
): HTMLElement {
  const { words } = stage;
  const { analysis, graded, deadEnd } = found;
  const [first, second] = analysis.examples;
  const heading = make('h2', { tabindex: '-1' }, words.text('check-result'));
  const solved = first ? solvedBy(puzzle, first) : puzzle;
  place.replaceChildren(
    heading,
    make('p', { class: 'lead' }, solutionsText(found, words).join(' ')),
    ...(graded ? [make('p', {}, levelText(graded.grade, words).join(' '))] : []),
    ...board(makeFigure(puzzle, {}, words), words.text('check-name'), words),
    make('p', {}, make('a', { href: addressOf(puzzle) }, words.text('check-play'))),
    ...(second ? differenceView(puzzle, analysis, words) : []),
    ...(analysis.refutation ? refutationView(puzzle, analysis.refutation, words) : []),
    ...(analysis.solutions === 1 ? [] : mendView(puzzle, analysis, helper, stage)),
    ...(deadEnd ? deadEndView(puzzle, deadEnd, words) : []),
    ...(graded ? gradedView(puzzle, solved, graded, words) : []),
    ...attemptForm(
      {
        title: words.text('check-attempt'),
        label: words.text('check-attempt-text'),
        forms: words.text('check-attempt-forms'),
        go: words.text('check-attempt-go'),
      },
      async (attempt) => {
        const { verdict } = await helper.ask('judge', { line: makeLine(puzzle), attempt });
        return verdictText(puzzle, verdict, words);
      },
      stage,
    ),
    ...exportView(puzzle, press, downloads, stage),
    ...(first && !second && analysis.solutions === 1
      ? [
          covered(
            words.text('check-only-solution'),
            ...board(
              shownFigure({ puzzle, solved, key: first.key }, 'key', words),
              words.text('check-only-solution'),
              words,
            ),
          ),
        ]
      : []),
  );
  return heading;
}

/** The puzzle with all numbers of a solution. */
function solvedBy(puzzle: Puzzle, { numbers }: Solved): Puzzle {
  if (!hasUnknowns(puzzle.kind)) return puzzle;
  return checkPuzzle({ ...puzzle, kind: SOLVED_KINDS[puzzle.kind], numbers });
}

/** In words, and on the boards of two solutions: rings are round the cells on which solutions differ. */
function differenceView(puzzle: Puzzle, analysis: Analysis, words: WordBook): HTMLElement[] {
  const titles = [words.text('check-first-solution'), words.text('check-other-solution')];
  const bits = bitsText(analysis, words);
  return [
    make('h2', {}, words.text('check-difference')),
    make('p', {}, sharedText(puzzle, analysis, words).join(' ')),
    list([
      ...otherNumberTexts(puzzle, analysis, words).map((text) => [text]),
      ...ambiguityTexts(puzzle, analysis, words).map(({ text, turns }) => [text, ...turns]),
    ]),
    ...(bits === undefined ? [] : [make('p', {}, bits)]),
    ...analysis.examples.flatMap((example, i) => {
      const solved = solvedBy(puzzle, example);
      const dominoes = placementsOf(solved, example.key);
      const figure = makeFigure(solved, { dominoes, marked: analysis.differ }, words);
      return board(figure, titles[i]!, words);
    }),
  ];
}

/** Sentences, each perhaps with others that belong to it. */
export function list(entries: readonly (readonly string[])[]): HTMLElement {
  const items = entries.map(([text, ...others]) =>
    make('li', {}, text!, ...(others.length > 0 ? [list(others.map((other) => [other]))] : [])),
  );
  return make('ul', {}, ...items);
}

/** Why there is no solution: in words, and with rings round the cells that prove it. */
function refutationView(puzzle: Puzzle, refutation: Refutation, words: WordBook): HTMLElement[] {
  const marked = refutedCells(refutation);
  const title = words.text('check-none');
  return [
    make('h2', {}, title),
    list(refutationTexts(puzzle, refutation, words).map((text) => [text])),
    ...(marked.length > 0 ? board(makeFigure(puzzle, { marked }, words), title, words) : []),
  ];
}

/** The steps after which something has no place left. */
function deadEndView(
  puzzle: Puzzle,
  deadEnd: NonNullable<Examined['deadEnd']>,
  words: WordBook,
): HTMLElement[] {
  return [
    ...wayView(toldWay(puzzle, deadEnd.steps, words), words.text('check-dead-end'), words),
    make('p', {}, deadEndText(puzzle, deadEnd, words).join(' ')),
  ];
}

/** The way to the only solution, and hints. @param solved the board with all its numbers */
function gradedView(puzzle: Puzzle, solved: Puzzle, graded: Graded, words: WordBook): HTMLElement[] {
  const filling = fillingWayOf(puzzle, solved, graded);
  const { way, grade } = graded;
  const told = filling ? toldFilling(filling, words) : toldWay(puzzle, way, words);
  const hints = filling
    ? fillingHintTexts(filling, words)
    : hintTexts({ setup: puzzle, steps: way }, grade, words);
  return [...wayView(told, words.text('check-way'), words), ...hintsView(hints, words)];
}

/** Nobody sees a hint who has not asked for it. */
function hintsView({ begin, turning }: ReturnType<typeof hintTexts>, words: WordBook): HTMLElement[] {
  return [
    make('h2', {}, words.text('check-hints')),
    covered(words.text('check-begin'), make('p', {}, begin)),
    covered(words.text('check-turning'), ...turning.map((text) => make('p', {}, text))),
  ];
}
