export type { Draft, Made } from '../book/make.ts';
export {
  type Completion,
  CompletionComposer,
  type CompletionOptions,
  type Givens,
} from '../compose/completion/completion.ts';
export { PATTERNS, type Pattern } from '../compose/completion/patterns.ts';
export type { Candidate, Composed, ComposeOptions, Composer } from '../compose/composer.ts';
export type { Condition } from '../compose/groups/condition.ts';
export { parseConditions } from '../compose/groups/conditions.ts';
export { GroupComposer, type GroupOptions } from '../compose/groups/group-composer.ts';
export { OmnibusComposer } from '../compose/omnibus.ts';
export { hasSeries, puzzleOfIds, seriesIdsOf } from '../compose/series/ids.ts';
export { compose, generate } from '../press.ts';
export { Random } from '../random.ts';
