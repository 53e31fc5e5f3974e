export { type Book, type BookFile, makeBookText, openBook, parseBookFile } from '../book/book.ts';
export { checkBook, checkPuzzles } from '../book/check.ts';
export { EDITIONS, type Edition, type Paper, PRESET_NAMES, type PresetName } from '../book/choices.ts';
export { type BookConfig, type BookRequest, parseConfig } from '../book/config.ts';
export { bookDifferences } from '../book/differences.ts';
export { ENGINE } from '../book/engine.ts';
export type { PuzzleEntry, ReadPuzzle } from '../book/entries.ts';
export { puzzleId } from '../book/id.ts';
export { parseJson } from '../book/json.ts';
export { KnownPuzzles } from '../book/known-puzzles.ts';
export type { Order } from '../book/order.ts';
export type { PlanOptions } from '../book/plan.ts';
export { planBook } from '../book/plan.ts';
export { firstBook, presetRequest, presetSummary } from '../book/presets.ts';
export { makePuzzles } from '../book/puzzles.ts';
export { readPuzzles } from '../book/read.ts';
export { makeRecord, type PuzzleRecord, parseRecord } from '../book/record.ts';
export { type LiblouisProgram, liblouisModule } from '../braille/liblouis.ts';
export type { Engine, Engines } from '../braille/tables.ts';
export { exactTechniqueName, levelName, techniqueName } from '../document/say.ts';
export type { Templates, Texts } from '../document/texts.ts';
export { type Move, type Replay, replayGame } from '../games/sperrdomino.ts';
export { parseGame, type WrittenGame } from '../games/written.ts';
export { LANGUAGE_CODES, type Language, USUAL_LANGUAGE } from '../languages/index.ts';
export type { FontFiles } from '../layout/fonts.ts';
export { withOwnFonts } from '../layout/own-fonts.ts';
export type { CutFormat } from '../layout/solids/order.ts';
export { DOMINO_SIZES, type DominoSize, type Medium } from '../layout/stones/sizes.ts';
export type { MarkSettings } from '../parts/competition/mark.ts';
export type {
  AnswerRow,
  AnswerState,
  MarkedAnswer,
  MarkResult,
  Standing,
} from '../parts/competition/marking.ts';
export {
  type CutsRequest,
  checkFiles,
  drawPuzzles,
  explain,
  explainPath,
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
} from '../press.ts';
export type { Folder, FolderFaults } from '../proof/folder.ts';
export { type AnswerOptions, writeAnswers } from '../render/answers/formats.ts';
export type { DrawingOptions } from '../render/drawings/files.ts';
export type { Materials, RenderedFile } from '../render/editions.ts';
export { ANSWER_FORMATS, type AnswerFormat } from '../render/formats.ts';
export { readPicture } from '../render/picture/read.ts';
export { textFile, wholeOf } from '../render/recipe.ts';
export type { Modeller } from '../render/solids/modeller.ts';
export type { SolidFormat } from '../render/solids/solid-files.ts';
export { WordBook } from '../words/word-book.ts';
