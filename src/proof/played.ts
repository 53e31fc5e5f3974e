import type { Book, BookFile } from '../book/book.ts';
import { type BookContent, CONTENTS } from '../book/choices.ts';
import { makeLine } from '../domino/notation.ts';
import { Random } from '../random.ts';
import type { PassageOf } from './passages.ts';

/** What a file can be compared with: the book as it is written down, and opened. */
interface Told {
  readonly file: BookFile;
  readonly book: Book;
}

/** A task that a page plays, and the line of data that it is played with. */
interface Played {
  readonly name: string;
  readonly line: string;
}

/** The tasks for composers, the ends of Sperrdomino and the whole games of a book, in reading order. */
function playedOf({ file, book }: Told): Played[] {
  const composing = (book.composing ?? []).map(({ number, task: { puzzle, conditions } }) => ({
    name: `composing task ${number}`,
    line: `task ${makeLine(puzzle)} ${conditions.map(({ text }) => text).join('; ')}`.trim(),
  }));
  const endgames = (file.locks ?? []).flatMap(({ aim, tasks }) =>
    tasks.map(({ chain, hand, other = [] }) => `sperrdomino ${aim} ${[chain, hand, other].join('/')}`),
  );
  const deals = new Random(`${file.seed}/deals`).next().toString(36);
  const played: Readonly<Partial<Record<BookContent, readonly Played[]>>> = {
    composing,
    endgames: endgames.map((line, i) => ({ name: `endgame ${i + 1}`, line })),
    games: file.games?.includes('sperrdomino')
      ? [{ name: 'the games of Sperrdomino', line: `sperrdomino deal ${deals}` }]
      : [],
  };
  return (file.contents ?? CONTENTS).flatMap((part) => played[part] ?? []);
}

/** Compares what a page plays with the tasks of its book, one after the other. */
export class PlayedComparison {
  readonly #wanted: readonly Played[];
  readonly #report: (where: string, fault: string) => void;
  #seen = 0;

  /** @param report called with the place and what is wrong there */
  constructor(told: Told, report: (where: string, fault: string) => void) {
    this.#wanted = playedOf(told);
    this.#report = report;
  }

  read({ line, where }: PassageOf<'played'>): void {
    const wanted = this.#wanted[this.#seen++];
    if (!wanted) this.#report(where, `"${line}" is played, which is no task of the book`);
    else if (line !== wanted.line) {
      this.#report(where, `${wanted.name}: "${line}" is played instead of "${wanted.line}"`);
    }
  }

  finish(file: string): void {
    for (const { name } of this.#wanted.slice(this.#seen)) this.#report(file, `${name} cannot be played`);
  }
}
