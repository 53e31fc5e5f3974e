import type { Board } from '../../domino/board.ts';
import type { WordBook } from '../../words/word-book.ts';

/** The names that files of solids and of sheets to be cut can have. */
export const SOLIDS_NAME = /^(stones(-(upper|lower))?|tray|rack|bars|trial)(-\d+)?\.(3mf|stl|svg|dxf)$/;

/** Files of a kind with these contents: `tray.stl`, or `tray-1.stl` and so on if there are several; and their titles. */
export function filesOf<Content>(
  kind: string,
  title: string,
  contents: readonly Content[],
  ending: string,
  words: WordBook,
): { readonly name: string; readonly title: string; readonly content: Content }[] {
  const of = contents.length;
  return contents.map((content, i) => ({
    name: `${kind}${of > 1 ? `-${i + 1}` : ''}.${ending}`,
    title: words.text('solids-file', { title, number: i + 1, of }),
    content,
  }));
}

export function trayTitle({ rows, columns }: Board, words: WordBook): string {
  return words.text('solids-tray', { rows, columns });
}
