import { exactTechniqueName, levelName, techniqueName } from '../document/say.ts';
import { fillingText } from '../document/steps/filling.ts';
import { stepText } from '../document/steps/steps.ts';
import { makeCell, makePlace } from '../domino/coordinates.ts';
import { makeDomino } from '../domino/dominoes.ts';
import { hasUnknowns } from '../domino/kinds.ts';
import { makeLine } from '../domino/notation.ts';
import { type Placement, type Puzzle, type Setup, UNKNOWN } from '../domino/puzzle.ts';
import { type Language, USUAL_LANGUAGE } from '../languages/index.ts';
import { loadWords } from '../node/words.ts';
import { gradeFilling } from '../solve/fillings/grade.ts';
import type { FillingState } from '../solve/fillings/state.ts';
import { type Grade, grade as gradeAlone, gradeOf } from '../solve/grade.ts';
import type { Item } from '../solve/items.ts';
import { type SolvePath, solvePath } from '../solve/ladder.ts';
import { ALL_TECHNIQUE_NAMES } from '../solve/levels.ts';
import { SgtGrader, type SgtLevel } from '../solve/sgt.ts';
import { countSolutions } from '../solve/solution-counter.ts';
import type { Step } from '../solve/techniques/technique.ts';
import type { WordBook } from '../words/word-book.ts';
import type { Finding } from './call.ts';

export interface GradeSubject {
  readonly puzzle: Puzzle;
  /** What it is called in words, if it is not the only one. */
  readonly where: string;
  /** The language in which every step is explained; without it none is. */
  readonly told: Language | undefined;
  /** Whether the level by Simon Tatham's rules is printed, too. */
  readonly hasSgt: boolean;
  readonly isJson: boolean;
}

/** Finds the level of a puzzle. */
export function judge({ puzzle, where, told, hasSgt, isJson }: GradeSubject): Finding {
  const words = told && loadWords(told);
  const graded: Graded = {
    where,
    setup: puzzle,
    ...(hasUnknowns(puzzle.kind) ? gradedFilling(puzzle, words) : gradedDominoes(puzzle, words)),
    ...(hasSgt && !hasUnknowns(puzzle.kind) && { peer: sgtLevelOf(puzzle) }),
  };
  const others = told === USUAL_LANGUAGE ? undefined : words;
  const lines = isJson ? inJson(graded) : inWords(graded, loadWords(USUAL_LANGUAGE), others);
  return { lines, code: graded.grade ? 0 : 1 };
}

function gradedDominoes(puzzle: Puzzle, words: WordBook | undefined): Outcome {
  const way = words && solvePath(puzzle);
  return {
    grade: way ? gradeOf(way) : gradeAlone(puzzle),
    ...(way && { told: toldSteps(way, words) }),
    unsolved: () => unsolvedText(way ?? solvePath(puzzle)),
  };
}

/** The numbers of a completion, and then its dominoes. */
function gradedFilling(puzzle: Puzzle, words: WordBook | undefined): Outcome {
  const { path: filling, solved, grade } = gradeFilling(puzzle);
  const { pathSteps, end } = filling;
  const dominoes = words && solved && solvePath(solved);
  return {
    grade,
    ...(words && {
      told: [
        ...pathSteps.map(({ step }) => ({
          technique: step.technique,
          rating: step.rating,
          write: step.written.map(({ cell, number }) => `${number} ${makeCell(puzzle.board, cell)}`),
          crossOut: step.excluded.map(({ cell, number }) => `${number} ${makeCell(puzzle.board, cell)}`),
          text: fillingText(step, puzzle, words).plain(),
        })),
        ...(dominoes ? toldSteps(dominoes, words) : []),
      ],
    }),
    unsolved: () => unfilledText(puzzle, end),
  };
}

function toldSteps({ setup, pathSteps }: SolvePath, words: WordBook): ToldStep[] {
  return pathSteps.map(({ step }) => ({
    ...stepData(step, setup),
    text: stepText(step, setup, words).plain(),
  }));
}

/** A step as data, with its sentences. */
type ToldStep = object & { readonly text: string };

interface Outcome {
  readonly grade: Grade | undefined;
  readonly told?: readonly ToldStep[];
  /** What is said of a puzzle that has no grade. */
  unsolved(): string[];
}

interface Graded extends Outcome {
  readonly where: string;
  readonly setup: Setup;
  /** Null if Simon Tatham's rules do not solve the puzzle. */
  readonly peer?: SgtLevel | null;
}

function sgtLevelOf({ board, range, numbers }: Setup): SgtLevel | null {
  return new SgtGrader(board, range).levelOf(numbers) ?? null;
}

function inJson({ setup, grade, peer, told }: Graded): string[] {
  const line = {
    puzzle: makeLine(setup),
    ...grade,
    solved: grade !== undefined,
    ...(peer !== undefined && { peerLevel: peer }),
    ...(told && { steps: told }),
  };
  return [JSON.stringify(line)];
}

function stepData({ technique, rating, place, eliminate, because, dominoes }: Step, setup: Setup) {
  const spot = (at: Placement) => `${makeDomino(at.domino)} ${makePlace(setup.board, at)}`;
  return {
    technique,
    rating,
    ...(place && { place: spot(place) }),
    eliminate: eliminate.map(spot),
    because: because.map((cell) => makeCell(setup.board, cell)),
    ...(dominoes && { dominoes: dominoes.map(makeDomino) }),
  };
}

/**
 * Messages of the command are English.
 *
 * @param others for steps in another language: what stands above them is in it, too
 */
function inWords(
  { where, grade, peer, told, unsolved }: Graded,
  words: WordBook,
  others: WordBook | undefined,
): string[] {
  return [
    ...(where ? [`${where}:`] : []),
    ...(grade ? (others ? headText(grade, others) : gradeText(grade, words)) : unsolved()),
    ...(peer !== undefined ? [sgtText(peer)] : []),
    ...(told ?? []).map(({ text }, i) => `${i + 1}. ${text}`),
  ];
}

/** What books say of a puzzle. */
function headText({ level, hardest, rating }: Grade, words: WordBook): string[] {
  return [
    words.text('puzzle-level', { level: levelName(level, words) }),
    words.text('puzzle-hardest', {
      easy: level === 'easy' ? 'yes' : 'no',
      technique: exactTechniqueName(hardest, rating, words),
    }),
  ];
}

function gradeText(grade: Grade, words: WordBook): string[] {
  const steps = Object.values(grade.counts).reduce((sum, count) => sum + count);
  const uses = ALL_TECHNIQUE_NAMES.filter((name) => grade.counts[name]).map(
    (name) => `${techniqueName(name, words)} ${grade.counts[name]}`,
  );
  return [
    `Level: ${levelName(grade.level, words)}, rating ${grade.rating.toFixed(1)}.`,
    `Hardest technique: ${exactTechniqueName(grade.hardest, grade.rating, words)}.`,
    `Rating up to the first domino: ${grade.opening.toFixed(1)}.`,
    `Seals at the start: ${grade.seals}.`,
    `Effort: ${grade.effort}.`,
    `Steps: ${steps}, namely ${uses.join(', ')}.`,
  ];
}

function unsolvedText({ setup, pathSteps, end }: SolvePath): string[] {
  const { solutions } = countSolutions(setup);
  const starved = end.possible ? undefined : end.itemsLeft(0)[0];
  return [
    `No level: the puzzle has ${solutions === 0 ? 'no solution' : 'several solutions'}.`,
    `Dominoes that the techniques place: ${end.laid.length} of ${end.dominoes}.`,
    `Steps: ${pathSteps.length}.`,
    starved === undefined
      ? 'No technique leads any further.'
      : `${itemText(setup, end.itemAt(starved))} has no place left.`,
  ];
}

function unfilledText(puzzle: Puzzle, end: FillingState): string[] {
  const known = puzzle.board.cells.filter((cell) => end.isKnown[cell]).length;
  const given = puzzle.board.cells.filter((cell) => puzzle.numbers[cell] !== UNKNOWN).length;
  return [
    'No level: the techniques do not lead to one filling with one solution.',
    `Numbers that the techniques find: ${known - given} of ${puzzle.board.cells.length - given}.`,
    '`dominosa solve` counts its fillings.',
  ];
}

function itemText({ board }: Setup, item: Item): string {
  return 'cell' in item ? `The cell ${makeCell(board, item.cell)}` : `The domino ${makeDomino(item.domino)}`;
}

const SGT_WORDS: Readonly<Record<SgtLevel, string>> = {
  t: 'trivial',
  b: 'basic',
  h: 'hard',
  e: 'extreme',
};

function sgtText(peer: SgtLevel | null): string {
  return `By the rules of Simon Tatham's Dominosa: ${peer ? `${SGT_WORDS[peer]} (${peer})` : 'not solved'}.`;
}
