import { countText } from '../../document/analysis/telling.ts';
import { exactTechniqueName, levelName } from '../../document/say.ts';
import { fillingBeginning, fillingTurningSentences } from '../../document/steps/filling-way.ts';
import { beginning, turningSentences } from '../../document/steps/way.ts';
import { makeCell, makePlace } from '../../domino/coordinates.ts';
import { makeDomino } from '../../domino/dominoes.ts';
import type { Setup } from '../../domino/puzzle.ts';
import { progressTexts } from '../../play/game-progress.ts';
import { type FillingWay, turnOfFilling } from '../../solve/fillings/filling-way.ts';
import type { Grade } from '../../solve/grade.ts';
import { turningPointOf } from '../../solve/hints.ts';
import type { Item } from '../../solve/items.ts';
import type { Fault, Verdict } from '../../solve/verdict.ts';
import type { Way } from '../../solve/way.ts';
import type { Marked } from '../../words/marked.ts';
import type { WordBook } from '../../words/word-book.ts';
import type { Examined } from './examine.ts';

/** How many solutions there are, and why the only one has no level. */
export function solutionsText({ analysis, graded }: Examined, words: WordBook): string[] {
  return [
    ...countText(analysis, words),
    ...(analysis.solutions === 1 && !graded ? [words.text('check-no-level')] : []),
  ];
}

/** After how many steps something has no place left, and what. */
export function deadEndText(
  puzzle: Setup,
  { without, steps }: NonNullable<Examined['deadEnd']>,
  words: WordBook,
): string[] {
  return [words.text('check-dead-end-led', { count: steps.length }), starvedText(puzzle, without, words)];
}

function starvedText({ board }: Setup, item: Item, words: WordBook): string {
  return 'cell' in item
    ? words.text('play-reach-nothing', { cell: makeCell(board, item.cell) })
    : words.text('play-domino-nowhere', { domino: makeDomino(item.domino) });
}

/** What books say over a puzzle: its level, and the hardest technique. */
export function levelText({ level, hardest, rating }: Grade, words: WordBook): string[] {
  return [
    words.text('puzzle-level', { level: levelName(level, words) }),
    words.text('puzzle-hardest', {
      easy: level === 'easy',
      technique: exactTechniqueName(hardest, rating, words),
    }),
  ];
}

/** What is said only on request: where to begin, and how the step is seen on which the way turns. */
export function hintTexts(way: Way, { seals }: Grade, words: WordBook) {
  return hintsOf(beginning(way, seals, words), turningSentences(way, turningPointOf(way), words));
}

/** The same of a completion. */
export function fillingHintTexts(way: FillingWay, words: WordBook) {
  return hintsOf(fillingBeginning(way, words), fillingTurningSentences(way, turnOfFilling(way), words));
}

function hintsOf(begin: Marked, turning: readonly Marked[]) {
  return { begin: begin.plain(), turning: turning.map((sentence) => sentence.plain()) };
}

/** How far an attempt is, and each thing that is wrong with it. */
export function verdictText(puzzle: Setup, verdict: Verdict, words: WordBook): string[] {
  const { faults, solved, compared } = verdict;
  return [
    ...progressTexts(verdict, words),
    ...(solved ? [words.text('play-solved')] : []),
    ...(faults.length > 0 ? [words.text('play-faults', { count: faults.length })] : []),
    ...faults.map((fault) => faultText(puzzle, fault, words)),
    ...(faults.length === 0 && !solved ? [words.text(compared ? 'play-all-right' : 'play-lawful')] : []),
  ];
}

function faultText({ board }: Setup, fault: Fault, words: WordBook): string {
  switch (fault.type) {
    case 'cell-twice':
      return words.text('check-cell-twice', { cell: makeCell(board, fault.cell) });
    case 'misnamed':
      return words.text('check-misnamed', {
        place: makePlace(board, fault.laid),
        is: makeDomino(fault.is),
        named: makeDomino(fault.named),
      });
    case 'domino-twice': {
      const [one, other] = fault.laid;
      return words.text('play-domino-twice', {
        domino: makeDomino(fault.domino),
        one: makePlace(board, one),
        other: makePlace(board, other),
      });
    }
    case 'domino-wrong':
      return words.text('play-domino-wrong', { domino: 'none', place: makePlace(board, fault.laid) });
    case 'number-wrong':
      return words.text('play-number-wrong', { cell: makeCell(board, fault.cell), number: fault.number });
  }
}
