import type { Book } from '../book/book.ts';
import { ENDGAME_TABLE } from './endgames/play/table.ts';
import { DEAL_TABLE } from './games/play/table.ts';
import type { TablePart } from './sperrdomino/play/table-part.ts';

/** What is played at the table of Sperrdomino. The line of whole games begins as that of an end does, so they are asked first. */
const TABLE_PARTS = [DEAL_TABLE, ENDGAME_TABLE] as const;

/** Whether a book has something that is played at the table. */
export function isForTable(book: Book): boolean {
  return TABLE_PARTS.some((part) => part.isIn(book));
}

/** What plays a line; a line that is no game is reported by what reads ends. */
export function tablePartOf(line: string): TablePart {
  return TABLE_PARTS.find((part) => part.isLine(line)) ?? ENDGAME_TABLE;
}
