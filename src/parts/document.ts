import type { DocumentPart } from '../document/document-part.ts';
import { COMPETITION_PAGES } from './competition/document/values.ts';
import { COMPOSING_PAGES } from './composing/document/values.ts';
import { ENDGAME_PAGES } from './endgames/document/values.ts';
import { EXERCISE_PAGES } from './exercises/document/values.ts';
import { EXHIBIT_PAGES } from './exhibits/document/values.ts';
import { GAME_PAGES } from './games/document/values.ts';

/** The parts of a book as templates see them, in the order in which a book explains what they are the first to show. */
export const DOCUMENT_PARTS: readonly DocumentPart[] = [
  EXHIBIT_PAGES,
  COMPOSING_PAGES,
  GAME_PAGES,
  EXERCISE_PAGES,
  ENDGAME_PAGES,
  COMPETITION_PAGES,
];
