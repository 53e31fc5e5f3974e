import { openBook, parseBookFile } from '../book/book.ts';
import { parseJson } from '../book/json.ts';
import { readPuzzles } from '../book/read.ts';
import { makeLine } from '../domino/notation.ts';
import type { Puzzle } from '../domino/puzzle.ts';
import { UserError, within } from '../errors.ts';
import { STUDIO_PARTS } from '../parts/studio.ts';
import { partOfText } from '../parts/texts.ts';
import { type Fault, faultOf } from './jobs.ts';

/** A puzzle, or something else to play, that was read: as a line of text, and how its file names it. */
export interface FoundPuzzle {
  readonly line: string;
  /** Its number in a book, or where it stands in the text, as `line 3`; empty if it stands alone. */
  readonly where: string;
}

export interface Found {
  readonly puzzles: readonly FoundPuzzle[];
  /** How many could not be read, and why the first could not. */
  readonly refused: number;
  readonly fault: Fault | undefined;
}

/** More are not shown in a list. */
const MOST = 1000;

/** What the worker does that reads texts and files. */
export const READER_JOBS = {
  /**
   * Reads puzzles as the command does: a book.json, or one or more puzzles in any notation.
   *
   * @param given name: that of its file, empty if it is of none
   * @throws UserError if it holds none that can be read
   */
  read({ text, name }: Given): Found {
    return within(name, () => (isBook(text) ? readBook(text) : readText(text)));
  },

  /**
   * Reads whatever can be played: puzzles, or games of a part.
   *
   * @throws UserError if it holds nothing that can be played; NotLoaded
   */
  async open({ text, name }: Given): Promise<Found> {
    const part = partOfText(text);
    if (!part) return READER_JOBS.read({ text, name });
    const lines = await STUDIO_PARTS[part].read(text).catch((error) =>
      within(name, () => {
        throw error;
      }),
    );
    return { puzzles: lines.map((line) => ({ line, where: '' })), refused: 0, fault: undefined };
  },
};

export type ReaderJobs = typeof READER_JOBS;

interface Given {
  readonly text: string;
  readonly name: string;
}

function isBook(text: string): boolean {
  return /^\s*\{/.test(text) && /"format"\s*:\s*"dominosa\/book@/.test(text);
}

function readBook(text: string): Found {
  const { sections } = openBook(parseBookFile(parseJson(text)));
  const puzzles = sections.flatMap((section) =>
    section.puzzles.map(({ number, puzzle }) => found(String(number), puzzle)),
  );
  return { puzzles: puzzles.slice(0, MOST), refused: 0, fault: undefined };
}

function readText(text: string): Found {
  const puzzles: FoundPuzzle[] = [];
  const faults: UserError[] = [];
  for (const { where, read } of readPuzzles(withoutGaps(text))) {
    if (read instanceof UserError) faults.push(read.within(where));
    else puzzles.push(found(where, read.puzzle));
  }
  if (puzzles.length === 0) throw faults[0]!;
  const [fault] = faults;
  return {
    puzzles: puzzles.slice(0, MOST),
    refused: faults.length,
    fault: fault && faultOf(fault),
  };
}

/** Rows as others write them, a blank between any two signs: `0 1 1`. */
function withoutGaps(text: string): string {
  return text.replace(/^[ \t]*[\da-z?.](?:[ \t]+[\da-z?.])+[ \t]*\r?$/gim, (row) =>
    row.replaceAll(/\s/g, ''),
  );
}

function found(where: string, puzzle: Puzzle): FoundPuzzle {
  return { where, line: makeLine(puzzle) };
}
