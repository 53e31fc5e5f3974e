import type { Book } from '../book/book.ts';
import { parseCell } from '../domino/coordinates.ts';
import { UserError } from '../errors.ts';
import type { Language } from '../languages/index.ts';
import { isBraille, plainOf } from './braille.ts';
import type { Writing, Written } from './names.ts';
import { columnLetters, type Passage, type PassageOf, type Seen } from './passages.ts';
import type { Subject } from './subject.ts';

const WORD = '[bdfghjklmnprstvz](?:[aiou][bdfghjklmnprstvz]){2}';

/** Ids as books print them: two words of consonants and vowels in turn, or more; in a series with a shape before them. */
const ID = new RegExp(`(?<![\\w-])(?:\\w+-)*${WORD}-${WORD}(?![\\w-])`, 'g');

/** A hole and a number to be found, as puzzles have them. */
const [NO_CELL, TO_FIND] = [-1, -2];

/** A mark of punctuation after a heading, and the blank behind it. */
const LONGEST_MARK = 4;

/** Compares what is found in files, piece by piece, with the puzzles and keys that must be there. */
export class Comparison {
  readonly #subjects: readonly Subject[];
  readonly #byHeading: ReadonlyMap<string, Subject>;
  /** No heading is longer, as far as its mark. */
  readonly #longest: number;
  readonly #title: string;
  readonly #writing: Writing;
  readonly #marks: RegExp;
  readonly #language: Language;
  readonly #report: (where: string, fault: string) => void;
  /** Contracted braille contracts ids, too. */
  readonly #writtenIds: ReadonlyMap<string, string>;
  #open: Subject | undefined;

  /** @param report called with the place and what is wrong there */
  constructor(
    book: Written & Pick<Book, 'title'>,
    subjects: readonly Subject[],
    writing: Writing,
    report: (where: string, fault: string) => void,
  ) {
    this.#title = book.title;
    this.#subjects = subjects;
    this.#writing = writing;
    this.#language = book.language;
    this.#marks = writing.marks(book.language);
    this.#report = report;
    const headings = subjects.flatMap((subject) => subject.headings.map((text) => ({ text, subject })));
    const ids = [...new Set(subjects.flatMap((subject) => subject.ids))];
    // In one go, as a translator of braille can be a program of its own.
    const texts = writing.write([...headings.map(({ text }) => text), ...ids], book).map(normal);
    this.#longest = LONGEST_MARK + Math.max(0, ...texts.map(({ length }) => length));
    this.#byHeading = new Map(headings.map(({ subject }, i) => [texts[i]!, subject]));
    this.#writtenIds = new Map(ids.map((id, i) => [id, texts[headings.length + i]!]));
  }

  read(passage: Exclude<Passage, { readonly type: 'played' }>): void {
    const { where } = passage;
    if (passage.type === 'fault') this.#report(where, passage.text);
    else if (passage.type === 'title') {
      if (!normal(passage.text).startsWith(normal(this.#title))) {
        this.#report(where, `the title is "${passage.text}" instead of "${this.#title}"`);
      }
    } else if (passage.type === 'heading') this.#open = this.#called(passage.text);
    else if (passage.type === 'line') this.#readLine(passage.text, where);
    else if (this.#open) {
      if (passage.type === 'board') this.#compareBoard(this.#open, passage.cells, where);
      else if (this.#open.key) this.#compareDominoes(this.#open, passage, where);
    }
  }

  /** Reports what was not found in any of the files. */
  finish(files: string): void {
    for (const subject of this.#subjects) {
      const { name, board, key, ids, needsNumbers, seenCells, seenDominoes, seenIds, isTold } = subject;
      if (isTold) continue;
      const cells = board.cells.filter((cell) => !seenCells.has(cell));
      const dominoes = key ? board.cells.filter((cell) => key[cell]! > cell && !seenDominoes.has(cell)) : [];
      if (seenCells.size === 0 && seenDominoes.size === 0) this.#report(files, `${name} is missing`);
      else if (dominoes.length > 0) {
        const [first] = dominoes;
        const domino = `${nameOf(subject, first!)} with ${nameOf(subject, key![first!]!)}`;
        this.#report(files, `${name}: the domino on ${domino} is missing${more(dominoes.length)}`);
      } else if (cells.length > 0 && (needsNumbers || seenCells.size > 0)) {
        this.#report(
          files,
          `${name}: the cell ${nameOf(subject, cells[0]!)} is missing${more(cells.length)}`,
        );
      } else {
        const id = ids.find((each) => !seenIds.has(each));
        if (id !== undefined) this.#report(files, `${name}: the id ${id} is missing`);
      }
    }
  }

  /** The subject of a heading: what it says as far as a mark of punctuation, or all of it. */
  #called(text: string): Subject | undefined {
    const words = normal(text);
    for (const { index } of words.slice(0, this.#longest).matchAll(this.#marks)) {
      const found = this.#byHeading.get(words.slice(0, index).trimEnd());
      if (found) return found;
    }
    return this.#byHeading.get(words);
  }

  #readLine(text: string, where: string): void {
    // Where headings are not marked, what comes after all that belongs to a puzzle belongs to another.
    if (!this.#writing.marked && this.#open && isWhole(this.#open)) this.#open = undefined;
    this.#open = this.#called(text) ?? this.#open;
    if (!this.#open || this.#open.ids.length === 0) return;
    const { ids, seenIds } = this.#open;
    const joined = text.replace(/([-⠤])[\s\u2800]+/g, '$1');
    const plain = isBraille(text) ? plainOf(joined, this.#language) : joined;
    for (const id of ids) {
      if (plain.includes(id) || normal(joined).includes(this.#writtenIds.get(id)!)) seenIds.add(id);
    }
    for (const [found] of plain.matchAll(ID)) {
      if (!ids.includes(found)) this.#tell(this.#open, where, `: the id is ${found} instead of ${ids[0]}`);
    }
  }

  #tell(subject: Subject, where: string, fault: string): void {
    subject.isTold = true;
    this.#report(where, subject.name + fault);
  }

  #compareBoard(subject: Subject, cells: ReadonlyMap<string, Seen>, where: string): void {
    // A drawing of the dominoes alone has no numbers.
    const isBlank = [...cells.values()].every((seen) => typeof seen !== 'number');
    if (isBlank && subject.key) return;
    const faults: string[] = [];
    for (const [coordinate, seen] of cells) {
      const cell = cellAt(subject, coordinate);
      const number = cell === undefined ? NO_CELL : subject.numbers[cell]!;
      if (!isSame(number, seen))
        faults.push(`cell ${coordinate}: ${said(seen)} instead of ${wanted(number)}`);
      if (cell !== undefined) subject.seenCells.add(cell);
    }
    if (faults.length > 0) this.#tell(subject, where, `, ${faults[0]}${more(faults.length)}`);
  }

  #compareDominoes(subject: Subject, { dominoes, bySigns }: PassageOf<'dominoes'>, where: string): void {
    const faults: string[] = [];
    for (const { domino, cells } of dominoes) {
      const [first, second] = cells.map((coordinate) => cellAt(subject, coordinate));
      const isLaid = first !== undefined && second !== undefined && subject.key![first] === second;
      const halves = isLaid ? [subject.numbers[first]!, subject.numbers[second]!].sort((a, b) => a - b) : [];
      if (isLaid && (domino === undefined || domino === halves.join(':'))) {
        if (!bySigns) subject.seenDominoes.add(Math.min(first, second));
        continue;
      }
      const place = cells.join(' and ');
      faults.push(
        isLaid
          ? `domino on ${place}: ${domino} instead of ${halves.join(':')}`
          : `${domino ? `${domino} ` : 'a domino '}on ${place}, where the book has none`,
      );
    }
    if (faults.length > 0) this.#tell(subject, where, `, ${faults[0]}${more(faults.length)}`);
  }
}

/** Whether all cells of a puzzle were found, and all dominoes of a key. */
function isWhole({ board, key, seenCells, seenDominoes }: Subject): boolean {
  return seenCells.size === board.cells.length && (!key || seenDominoes.size === board.cells.length / 2);
}

/** A text with single blanks, whichever they are. */
function normal(text: string): string {
  return text.replace(/[\s\u2800]+/g, ' ').trim();
}

function cellAt({ board }: Subject, coordinate: string): number | undefined {
  try {
    return parseCell(board, coordinate);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

function nameOf({ board: { columns } }: Subject, cell: number): string {
  return `${columnLetters(cell % columns)}${Math.floor(cell / columns) + 1}`;
}

function isSame(number: number, seen: Seen): boolean {
  if (typeof seen === 'number') return seen === number;
  if (seen === 'blank') return number < 0;
  return number === (seen === 'empty' ? TO_FIND : NO_CELL);
}

function said(seen: Seen): string {
  return typeof seen === 'number' ? String(seen) : seen === 'none' ? 'no cell' : 'no number';
}

function wanted(number: number): string {
  return number === NO_CELL ? 'no cell' : number === TO_FIND ? 'a number to find' : String(number);
}

/** After the first of several faults. */
function more(count: number): string {
  return count === 1 ? '' : ` (and ${count - 1} more)`;
}
