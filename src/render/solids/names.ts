import type { Board } from '../../domino/board.ts';
import type { WordBook } from '../../words/word-book.ts';

/** The names that files of solids and of sheets to be cut can have. */
export const SOLIDS_NAME = /^(stones(-(upper|lower))?|tray|rack|bars|trial)(-\d+)?\.(3mf|stl|svg|dxf)$/;

/** One of several files of a kind, counted from 0, or the only one. */
export interface OneOf {
  readonly index: number;
  readonly of: number;
}

/** As `tray.stl`, or `tray-2.stl` if there are several. */
export function fileName(kind: string, { index, of }: OneOf, ending: string): string {
  return `${kind}${of > 1 ? `-${index + 1}` : ''}.${ending}`;
}

export function fileTitle(title: string, { index, of }: OneOf, words: WordBook): string {
  return words.text('solids-file', { title, number: index + 1, of });
}

export function trayTitle({ rows, columns }: Board, words: WordBook): string {
  return words.text('solids-tray', { rows, columns });
}
