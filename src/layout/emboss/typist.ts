import { brailleDomino, brailleShortDomino } from '../../braille/grids.ts';
import type { Inline } from '../../document/document.ts';
import type { Domino } from '../../domino/dominoes.ts';
import { BLANK } from '../../six-dot.ts';
import type { WordBook } from '../../words/word-book.ts';
import { brailleWords, wrapLines } from '../braille-text.ts';
import { chunks, inRows } from '../lists.ts';
import type { PageNumbers } from '../page.ts';
import type { EmbossSetup } from './setup.ts';

/** A line without the blanks at its end. */
export function trimEnd(line: string): string {
  let end = line.length;
  while (end > 0 && line[end - 1] === BLANK) end--;
  return line.slice(0, end);
}

/** A line in the middle of so many cells; one that is too long begins with the first. */
export function centred(line: string, cells: number): string {
  return BLANK.repeat(Math.max(0, Math.floor((cells - line.length) / 2))) + line;
}

/** Lines beside one another, with so many blank cells between the widest line and what follows. */
export function sideBySide(blocks: readonly (readonly string[])[], gap: number): string[] {
  const height = Math.max(...blocks.map(({ length }) => length));
  const widths = blocks.map((lines) => Math.max(...lines.map(({ length }) => length)) + gap);
  return Array.from({ length: height }, (_, row) =>
    trimEnd(blocks.map((lines, i) => (lines[row] ?? '').padEnd(widths[i]!, BLANK)).join('')),
  );
}

/** Blank cells between two entries of a list in rows. */
const ROW_GAP = 2;

/** Short entries side by side; one of several lines stands alone. */
export function sideBySideInRows(entries: readonly (readonly string[])[], cells: number): string[] {
  const widths = entries.map((lines) => (lines.length > 1 ? cells : lines[0]!.length));
  const { rows, step } = inRows(widths, cells, ROW_GAP);
  return rows.flatMap((row) => {
    const [first] = row;
    if (entries[first!.index]!.length > 1) return entries[first!.index]!;
    return row.reduce((line, { index, column }) => {
      return line.padEnd(Math.floor(column * step), BLANK) + entries[index]![0]!;
    }, '');
  });
}

/** Entries of a list that stand in one line, or one on as many as it needs. */
export interface Row {
  /** The number of the first of them, from 1 on. */
  readonly first: number;
  readonly lines: readonly string[];
}

/**
 * Entries one after the other, as many in a row as fit, with the number of its first one before each row. One that is longer
 * than a row has several lines.
 * @param entries the words of each
 * @param number of the entry that is the first of its row, as words
 * @param indent of the later lines of an entry
 */
export function numberedRows(
  entries: readonly (readonly string[])[],
  number: (first: number) => readonly string[],
  cells: number,
  indent: number,
): Row[] {
  const rows: Row[] = [];
  for (const [i, words] of entries.entries()) {
    const entry = words.join(BLANK);
    const open = rows.at(-1);
    if (open?.lines.length === 1 && open.lines[0]!.length + ROW_GAP + entry.length <= cells) {
      rows[rows.length - 1] = { ...open, lines: [open.lines[0]! + BLANK.repeat(ROW_GAP) + entry] };
      continue;
    }
    rows.push({
      first: i + 1,
      lines: wrapLines([...number(i + 1), ...words], cells, 0, indent).map(trimEnd),
    });
  }
  return rows;
}

/** Short entries in columns, from left to right and then down: as many beside one another as fit. */
export function inColumns(entries: readonly string[], cells: number, gap: number): string[] {
  const width = Math.max(...entries.map(({ length }) => length)) + gap;
  const across = Math.max(1, Math.floor((cells + gap) / width));
  return chunks(entries, across).map((row) =>
    trimEnd(row.map((entry) => entry.padEnd(width, BLANK)).join('')),
  );
}

/** Writes words as lines of cells. */
export class Typist {
  readonly setup: EmbossSetup;
  readonly wordBook: WordBook;
  readonly #pageOf: PageNumbers;

  constructor(setup: EmbossSetup, wordBook: WordBook, pageOf: PageNumbers) {
    this.setup = setup;
    this.wordBook = wordBook;
    this.#pageOf = pageOf;
  }

  words(content: readonly Inline[], isShort = false): string[] {
    return brailleWords(content, { ...this.setup, isShort }, this.#pageOf);
  }

  /** Lines over the whole width, or over so many cells; `first` and `others` are the blanks at their beginning. */
  lines(
    content: readonly Inline[],
    first = 0,
    others = 0,
    cells = this.setup.cells,
    isShort = false,
  ): string[] {
    return wrapLines(this.words(content, isShort), cells, first, others).map(trimEnd);
  }

  /** The short name of a domino in lists, unless its set has numbers of two digits. */
  listed(domino: Domino, range: number): string {
    return (range < 10 ? brailleShortDomino : brailleDomino)(domino, this.setup.language);
  }
}
