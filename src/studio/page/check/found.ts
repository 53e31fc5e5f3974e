import { makeFigure, shownFigure } from '../../../document/figure.ts';
import { hasUnknowns, SOLVED_KINDS } from '../../../domino/kinds.ts';
import { makeLine } from '../../../domino/notation.ts';
import { checkPuzzle, type Key, type Puzzle, placementsOf } from '../../../domino/puzzle.ts';
import { make } from '../../../play/page/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import type { Difference } from '../../check/differences.ts';
import type { Examined, Graded } from '../../check/examine.ts';
import {
  differenceText,
  fillingHintTexts,
  type Hints,
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
import { board } from './board.ts';
import { exportView } from './export.ts';
import { wayView } from './way.ts';

/** What works for the screen. */
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
  const { first, difference, graded, deadEnd } = found;
  const heading = make('h2', { tabindex: '-1' }, words.text('check-result'));
  const isOnly = found.solutions === 1 && found.complete;
  const solved =
    first && hasUnknowns(puzzle.kind)
      ? checkPuzzle({ ...puzzle, kind: SOLVED_KINDS[puzzle.kind], numbers: first.numbers })
      : puzzle;
  place.replaceChildren(
    heading,
    make('p', { class: 'lead' }, solutionsText(puzzle, found, words).join(' ')),
    ...(graded ? [make('p', {}, levelText(graded.grade, words).join(' '))] : []),
    ...board(makeFigure(puzzle, {}, words), words.text('check-name'), words),
    make('p', {}, make('a', { href: addressOf(puzzle) }, words.text('check-play'))),
    ...(first && difference ? differenceView(puzzle, solved, first.key, difference, words) : []),
    ...(deadEnd ? wayView(toldWay(puzzle, deadEnd, words), words.text('check-dead-end'), words) : []),
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
    ...(first && isOnly
      ? covered(
          words.text('check-only-solution'),
          board(
            shownFigure({ puzzle, solved, key: first.key }, 'key', words),
            words.text('check-only-solution'),
            words,
          ),
        )
      : []),
  );
  return heading;
}

/** In words, and on the board of the one that was found first: rings are round the cells where the other differs. */
function differenceView(
  puzzle: Puzzle,
  solved: Puzzle,
  key: Key,
  difference: Difference,
  words: WordBook,
): HTMLElement[] {
  const texts = differenceText(puzzle, difference, words);
  const marked =
    difference.of === 'numbers'
      ? difference.cells.map(({ cell }) => cell)
      : difference.one.flatMap(({ first, second }) => [first, second]);
  const figure = makeFigure(solved, { stones: placementsOf(solved, key), marked }, words);
  return [
    make('h2', {}, words.text('check-difference')),
    make('ul', {}, ...texts.map((text) => make('li', {}, text))),
    ...board(figure, words.text('check-first-solution'), words),
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
function hintsView({ begin, turning }: Hints, words: WordBook): HTMLElement[] {
  return [
    make('h2', {}, words.text('check-hints')),
    ...covered(words.text('check-begin'), [make('p', {}, begin)]),
    ...covered(
      words.text('check-turning'),
      turning.map((text) => make('p', {}, text)),
    ),
  ];
}

/** What is shown when it is opened. */
export function covered(title: string, content: readonly HTMLElement[]): HTMLElement[] {
  return [make('details', {}, make('summary', {}, title), ...content)];
}
