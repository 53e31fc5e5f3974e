export { type Attempt, type Laid, parseAttempt } from '../domino/attempt.ts';
export {
  asCell,
  asPlace,
  type Board,
  type Cell,
  fullRectangle,
  makeBoard,
  type Place,
  placesOf,
  rectangle,
} from '../domino/board.ts';
export {
  makeCell,
  makeColumn,
  makePlace,
  parseCell,
  parseColumn,
  parsePlace,
} from '../domino/coordinates.ts';
export {
  type Domino,
  dominoesOf,
  MAX_RANGE,
  makeDomino,
  type SetFacts,
  setFacts,
} from '../domino/dominoes.ts';
export { type GroupRule, KINDS, type Kind, RULES } from '../domino/kinds.ts';
export {
  makeGameId,
  makeKeyRows,
  makeLine,
  makeRows,
  parseGameId,
  parseKeyRows,
  parseLine,
  parseRows,
} from '../domino/notation.ts';
export {
  checkPuzzle,
  type Key,
  type Placement,
  type Puzzle,
  placementsOf,
  type Setup,
  UNKNOWN,
} from '../domino/puzzle.ts';
export { makeShapeRows, nameOfShape, parseShape, SHAPE_NAMES } from '../domino/shapes.ts';
export { canonicalText } from '../domino/symmetry.ts';
export { ERROR_CODES, type ErrorCode, NotPossibleError, UserError } from '../errors.ts';
export type { Ambiguity } from '../solve/analysis/ambiguities.ts';
export { type AnalyseOptions, type Analysis, analyse, type Solved } from '../solve/analysis/analyse.ts';
export type { Change, MendOptions } from '../solve/analysis/changes.ts';
export { type Mend, type MendBy, type MendResult, mend } from '../solve/analysis/mend.ts';
export type { Miscount, Need, Refutation } from '../solve/analysis/refutation.ts';
export type { ChangeType, SolutionChange, Way } from '../solve/analysis/solution-changes.ts';
export { countFillings, type FillingCount, isOnlyFilling } from '../solve/fillings.ts';
export { type Grade, grade, gradeOf } from '../solve/grade.ts';
export type { Item } from '../solve/items.ts';
export { type PathStep, type SolvePath, solvePath } from '../solve/ladder.ts';
export { LEVELS, type Level, levelOf, TECHNIQUE_NAMES, type TechniqueName } from '../solve/levels.ts';
export { SGT_LEVELS, SgtGrader, type SgtLevel } from '../solve/sgt.ts';
export { type Count, countSolutions } from '../solve/solution-counter.ts';
export type { Grounds, Inference, Link, Step, Trial } from '../solve/techniques/technique.ts';
export { type Fault, judgeAttempt, type Verdict } from '../solve/verdict.ts';
