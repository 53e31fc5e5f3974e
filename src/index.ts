export { type Book, type BookFile, makeBookText, openBook, parseBookFile } from './book/book.ts';
export { checkBook, checkPuzzles } from './book/check.ts';
export { EDITIONS, type Edition, type Paper } from './book/choices.ts';
export { type BookConfig, type BookRequest, parseConfig } from './book/config.ts';
export { bookDifferences } from './book/differences.ts';
export { ENGINE } from './book/engine.ts';
export type { PuzzleEntry, ReadPuzzle } from './book/entries.ts';
export { puzzleId } from './book/id.ts';
export { parseJson } from './book/json.ts';
export type { Draft, Made } from './book/make.ts';
export type { Order } from './book/order.ts';
export type { PlanOptions } from './book/plan.ts';
export { planBook } from './book/plan.ts';
export {
  firstBook,
  PRESET_NAMES,
  type PresetName,
  presetRequest,
  presetSummary,
} from './book/presets.ts';
export { makePuzzles } from './book/puzzles.ts';
export { readPuzzles } from './book/read.ts';
export { makeRecord, type PuzzleRecord, parseRecord } from './book/record.ts';
export { Taken } from './book/taken.ts';
export { type LiblouisProgram, liblouisModule } from './braille/liblouis.ts';
export type { Engine, Engines } from './braille/tables.ts';
export {
  type Completion,
  CompletionComposer,
  type CompletionOptions,
  type Givens,
} from './compose/completion/completion.ts';
export { PATTERNS, type Pattern } from './compose/completion/patterns.ts';
export type { Candidate, Composed, ComposeOptions, Composer } from './compose/composer.ts';
export type { Condition } from './compose/groups/condition.ts';
export { parseConditions } from './compose/groups/conditions.ts';
export { GroupComposer, type GroupOptions } from './compose/groups/group-composer.ts';
export { OmnibusComposer } from './compose/omnibus.ts';
export { hasSeries, puzzleOfIds, seriesIdsOf } from './compose/series/ids.ts';
export { aidName, levelName, techniqueName } from './document/say.ts';
export type { Templates, Texts } from './document/texts.ts';
export { type Attempt, type Laid, parseAttempt } from './domino/attempt.ts';
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
} from './domino/board.ts';
export { makeCell, makeColumn, makePlace, parseCell, parseColumn, parsePlace } from './domino/coordinates.ts';
export { type GroupRule, KINDS, type Kind, RULES } from './domino/kinds.ts';
export {
  makeGameId,
  makeKeyRows,
  makeLine,
  makeRows,
  parseGameId,
  parseKeyRows,
  parseLine,
  parseRows,
} from './domino/notation.ts';
export {
  checkPuzzle,
  type Key,
  type Placement,
  type Puzzle,
  placementsOf,
  type Setup,
  UNKNOWN,
} from './domino/puzzle.ts';
export { makeShapeRows, nameOfShape, parseShape, SHAPE_NAMES } from './domino/shapes.ts';
export { MAX_RANGE, makeStone, type SetFacts, type Stone, setFacts, stonesOf } from './domino/stones.ts';
export { canonicalText } from './domino/symmetry.ts';
export { ERROR_CODES, type ErrorCode, NotPossibleError, UserError } from './errors.ts';
export { type Move, type Replay, replayGame } from './games/sperrdomino.ts';
export { parseGame, type WrittenGame } from './games/written.ts';
export { LANGUAGE_CODES, type Language, USUAL_LANGUAGE } from './languages/index.ts';
export type { FontFiles } from './layout/fonts.ts';
export { withOwnFonts } from './layout/own-fonts.ts';
export { type Medium, STONE_SIZES, type StoneSize } from './layout/stones/sizes.ts';
export type { MarkSettings } from './parts/competition/mark.ts';
export type {
  AnswerRow,
  AnswerState,
  MarkedAnswer,
  MarkResult,
  Standing,
} from './parts/competition/marking.ts';
export {
  type CutsRequest,
  checkFiles,
  compose,
  drawPuzzles,
  explain,
  explainClimb,
  generate,
  makeBook,
  mark,
  materialsOf,
  type PressData,
  renderBook,
  renderCuts,
  renderSolids,
  renderStones,
  type SolidsRequest,
  type StonesRequest,
} from './press.ts';
export type { Folder, FolderFaults } from './proof/folder.ts';
export { Random } from './random.ts';
export { type AnswerOptions, writeAnswers } from './render/answers/formats.ts';
export { ANSWER_FORMATS, type AnswerFormat } from './render/answers/names.ts';
export type { Materials, RenderedFile } from './render/editions.ts';
export { textFile, wholeOf } from './render/pieces.ts';
export type { Modeller } from './render/solids/modeller.ts';
export type { SolidFormat } from './render/solids/solid-files.ts';
export type { Ambiguity } from './solve/analysis/ambiguities.ts';
export { type AnalyseOptions, type Analysis, analyse, type Solved } from './solve/analysis/analyse.ts';
export type { Change, MendOptions } from './solve/analysis/changes.ts';
export { type Mend, type MendBy, type MendResult, mend } from './solve/analysis/mend.ts';
export type { Miscount, Need, Refutation } from './solve/analysis/refutation.ts';
export type { Turn, TurnType, Way } from './solve/analysis/turns.ts';
export { type Count, countSolutions } from './solve/cover.ts';
export { countFillings, type FillingCount, isOnlyFilling } from './solve/fillings.ts';
export { type Grade, grade, gradeOf } from './solve/grade.ts';
export type { Item } from './solve/items.ts';
export { type Climb, climb, type Rung } from './solve/ladder.ts';
export { LEVELS, type Level, levelOf, TECHNIQUE_NAMES, type TechniqueName } from './solve/levels.ts';
export { PEER_LEVELS, PeerGrader, type PeerLevel } from './solve/peer.ts';
export type { Grounds, Inference, Link, Step, Trial } from './solve/techniques/technique.ts';
export { type Fault, judgeAttempt, type Verdict } from './solve/verdict.ts';
export { WordBook } from './words/word-book.ts';
