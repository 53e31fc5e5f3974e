import { hasUnknowns } from '../domino/kinds.ts';
import type { Setup } from '../domino/puzzle.ts';
import { gradeFilling } from './fillings/grade.ts';
import { type Grade, grade } from './grade.ts';
import { LADDER } from './ladder.ts';

/** Grades a puzzle of any kind; nothing if it has no solution or several, or if the techniques do not find its numbers. */
export function gradeAny(setup: Setup, ladder = LADDER): Grade | undefined {
  return hasUnknowns(setup.kind) ? gradeFilling(setup, ladder).grade : grade(setup, ladder);
}
