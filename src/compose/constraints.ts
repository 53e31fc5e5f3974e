import type { Board } from '../domino/board.ts';
import { suggestion, UserError, within } from '../errors.ts';
import { grade } from '../solve/grade.ts';
import { solvePath } from '../solve/ladder.ts';
import { TECHNIQUE_NAMES, type TechniqueName } from '../solve/levels.ts';
import type { Candidate } from './composer.ts';
import type { Given } from './groups/condition.ts';
import { differentTexts, parseConditions, readWording, type Wordings } from './groups/conditions.ts';
import { imagesOf, isSymmetric, SYMMETRIES, type Symmetry } from './symmetric-tiling.ts';

/** A condition of an Omnibus beside its kind, range, board and level. */
export type Constraint =
  | { readonly kind: 'givens'; readonly givens: readonly Given[] }
  /** How its dominoes lie. */
  | { readonly kind: 'symmetric'; readonly symmetry: Symmetry }
  /** Which technique the step of this number needs, counted from 1; the first step that is no seal and no gap if it is `first`. */
  | { readonly kind: 'step'; readonly step: number | 'first'; readonly technique: TechniqueName }
  /** How many dominoes have one place alone before any is laid: so many at most, or few or many among the puzzles that are tried. */
  | { readonly kind: 'seals'; readonly wanted: number | 'least' | 'most' };

/** A condition with the text that it was read from. */
export type TextConstraint = Constraint & { readonly text: string };

const WORDINGS: Wordings<Constraint> = {
  symmetric: {
    example: 'symmetric half-turn',
    read([name = '', ...rest], board) {
      const symmetry = SYMMETRIES.find((known) => known === name);
      if (!symmetry || rest.length > 0) return undefined;
      imagesOf(board, symmetry);
      return { kind: 'symmetric', symmetry };
    },
  },
  first: {
    example: 'first forced-duplicate',
    read: ([name = '', ...rest]) =>
      rest.length > 0 ? undefined : { kind: 'step', step: 'first', technique: techniqueOf(name) },
  },
  step: {
    example: 'step 3 equal-neighbours',
    read: ([step = '', name = '', ...rest]) =>
      rest.length > 0 || !/^[1-9]\d?$/.test(step)
        ? undefined
        : { kind: 'step', step: Number(step), technique: techniqueOf(name) },
  },
  seals: {
    example: 'seals least',
    read([wanted = '', ...rest]) {
      if (rest.length > 0) return undefined;
      if (wanted === 'least' || wanted === 'most') return { kind: 'seals', wanted };
      return /^\d{1,2}$/.test(wanted) ? { kind: 'seals', wanted: Number(wanted) } : undefined;
    },
  },
};

/** Conditions of games with groups that say where numbers stand, and so hold for any puzzle. */
const PLACING = ['given', 'ladder', 'diagonal'];

/**
 * Reads conditions, one a text: `given a1 3`, `ladder c d e` and `diagonal` as `parseConditions` does; `symmetric half-turn`,
 * `left-right` or `top-bottom`; `first NAME` or `step 3 NAME`, a technique; `seals 2`, `seals least` or `seals most`.
 *
 * @throws UserError that names the condition
 */
export function parseConstraints(texts: readonly string[], board: Board, range: number): TextConstraint[] {
  const different = differentTexts(texts);
  const isPlacing = (text: string) => PLACING.includes(text.split(' ')[0]!);
  const placed = parseConditions(different.filter(isPlacing), board, range);
  const others = different
    .filter((text) => !isPlacing(text))
    .map((text) =>
      within(`"${text}"`, () => ({ ...readWording(WORDINGS, text, board, range, PLACING), text })),
    );
  for (const kind of ['symmetric', 'seals'] as const) {
    const [one, other] = others.filter((constraint) => constraint.kind === kind);
    if (one && other) throw new UserError(`"${one.text}" and "${other.text}" do not go together`);
  }
  return [...placed.flatMap((constraint) => (constraint.kind === 'givens' ? [constraint] : [])), ...others];
}

/** @throws UserError */
function techniqueOf(name: string): TechniqueName {
  const found = TECHNIQUE_NAMES.find((known) => known === name);
  if (found) return found;
  throw new UserError(`"${name}" is not a technique`, {
    expected: TECHNIQUE_NAMES.join(', '),
    hint: suggestion(name, TECHNIQUE_NAMES),
  });
}

/** Steps that anybody sees. */
const PLAIN: readonly string[] = ['seal', 'gap'] satisfies TechniqueName[];

/** Whether a puzzle fulfils a condition. That it has few or many seals cannot be seen on one alone: it counts as fulfilled. */
export function isConstraintMet(constraint: Constraint, { puzzle, key }: Candidate): boolean {
  switch (constraint.kind) {
    case 'givens':
      return constraint.givens.every(({ cell, number }) => puzzle.numbers[cell] === number);
    case 'symmetric':
      return isSymmetric(puzzle.board, key, constraint.symmetry);
    case 'step': {
      const techniques = solvePath(puzzle).pathSteps.map(({ step }) => step.technique as string);
      const { step, technique } = constraint;
      const isFirst = (name: string) => PLAIN.includes(technique) || !PLAIN.includes(name);
      return (step === 'first' ? techniques.find(isFirst) : techniques[step - 1]) === technique;
    }
    case 'seals':
      return typeof constraint.wanted !== 'number' || sealsOf(puzzle) <= constraint.wanted;
  }
}

/** How many dominoes have one place alone before any is laid. */
export function sealsOf(puzzle: Candidate['puzzle']): number {
  return grade(puzzle)?.seals ?? 0;
}
