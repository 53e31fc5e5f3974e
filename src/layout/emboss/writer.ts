import type { Inline, SectionRole } from '../../document/document.ts';
import type { Row } from './typist.ts';

/** A chapter as the contents and the running titles name it. */
export interface Chapter {
  /** The name of the place where it begins. */
  readonly name: string;
  readonly title: readonly Inline[];
  /** What the running title says instead where the title is too long, or before the names of what is on a page. */
  readonly running?: string | undefined;
  /** It has no line in the contents. */
  readonly isUnlisted: boolean;
}

/**
 * What begins with a page. Chapters and puzzles want the front of a sheet; for a key or a part of a text any page will do. A
 * volume begins with a chapter, and with something else only where a chapter is longer than a volume.
 */
export type Beginning = 'chapter' | 'puzzle' | 'key' | 'part';

export interface Draft {
  readonly lines: string[];
  /** Names of the places on it. */
  readonly targets: string[];
  begins: Beginning | undefined;
  /** What its part of the document is for. */
  readonly role: SectionRole;
  chapter: Chapter | undefined;
  /** The heading of its chapter stands on it. */
  opensChapter: boolean;
  /** The names of the first and the last of the puzzles, keys and other things of its chapter that are on it. */
  names: readonly string[];
  /** The heading of the part of its chapter that it begins in, or else of the first on it. */
  under: readonly Inline[] | undefined;
  /** The number of the first entry that begins on it, of a list in numbered rows. */
  from: number | undefined;
}

export function emptyDraft({ role, chapter }: Pick<Draft, 'role' | 'chapter'>): Draft {
  return {
    lines: [],
    targets: [],
    begins: undefined,
    role,
    chapter,
    opensChapter: false,
    names: [],
    under: undefined,
    from: undefined,
  };
}

/** Lines that stay together. */
export interface Piece {
  readonly lines: readonly string[];
  /** Whether it is a list that can go on on another page. */
  readonly isList?: boolean;
}

/** The words over a list and two of its lines. */
const LEAST_OF_LIST = 3;

/** The lines of pieces without empty ones between them. */
export function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { lines }) => sum + lines.length, 0);
}

/** The lines of a piece that stay together. */
export function leastOf({ lines, isList }: Piece): number {
  return isList ? Math.min(LEAST_OF_LIST, lines.length) : lines.length;
}

export class Writer {
  readonly pages: Draft[] = [];
  readonly lines: number;
  readonly #waiting: string[] = [];
  /** What follows has this role in the document. */
  role: SectionRole = 'chapter';
  /** What stands at the head of each page on which the same thing goes on. */
  head: readonly string[] = [];
  #chapter: Chapter | undefined;
  #name: string | undefined;
  #under: readonly Inline[] | undefined;
  #isNew = true;
  /** How many lines of the open page say what goes on there. */
  #headLines = 0;

  constructor(lines: number) {
    this.lines = lines;
  }

  /** The lines left on the open page. */
  get room(): number {
    const page = this.pages.at(-1);
    return page ? this.lines - page.lines.length : 0;
  }

  /** Nothing stands on the open page, but for what goes on there. */
  get empty(): boolean {
    return this.pages.at(-1)?.lines.length === this.#headLines;
  }

  /** What follows has this name in its chapter. What has one name stays in one volume. */
  named(name: string | undefined): void {
    this.#isNew = name === undefined || name !== this.#name;
    this.#name = name;
  }

  /** What follows stands in a part of its chapter with this heading, or in none. */
  under(heading: readonly Inline[] | undefined): void {
    this.#under = heading;
    const page = this.pages.at(-1);
    if (page) page.under ??= heading;
  }

  /** A row of a list, on as many pages as it needs. */
  row({ first, lines }: Row): void {
    if (this.room === 0) this.freshPage();
    this.pages.at(-1)!.from ??= first;
    this.write(lines);
  }

  /** Something begins with the next line. If this is the first of its page, a volume can begin here. */
  part(): void {
    const page = this.pages.at(-1);
    if (page && this.empty && this.#isNew) page.begins ??= 'part';
  }

  /** A new page, unless the open one is empty and begins as this does. */
  freshPage(begins?: Beginning): void {
    if (begins === 'chapter') this.#under = undefined;
    const page = this.pages.at(-1);
    if (page && this.empty) {
      if (page.begins !== undefined && page.role === this.role) return;
      this.pages.pop();
    }
    const head = begins ? [] : this.head;
    const canBegin = begins !== 'key' || this.#isNew;
    this.#headLines = head.length;
    this.pages.push({
      ...emptyDraft({ role: this.role, chapter: this.#chapter }),
      lines: [...head],
      begins: canBegin ? begins : undefined,
      under: this.#under,
    });
  }

  /** Lines one after the other, on as many pages as they need. */
  write(lines: readonly string[]): void {
    for (const line of lines) {
      if (this.room === 0) this.freshPage();
      const page = this.pages.at(-1)!;
      page.targets.push(...this.#waiting.splice(0));
      page.lines.push(line);
      if (this.#name !== undefined && page.names.at(-1) !== this.#name)
        page.names = [page.names[0] ?? this.#name, this.#name];
    }
  }

  /** Lines on one page; if there are more than a page has, on as many as they need from a new one on. */
  keep(lines: readonly string[]): void {
    if (lines.length > this.room) this.freshPage();
    this.write(lines);
  }

  /**
   * Pieces that are kept, with empty lines between the first of them as far as all then still fit on the page. A list stands
   * right below its words and is divided where three of its lines have room.
   */
  keepPieces(pieces: readonly Piece[]): void {
    const needed = lengthOf(pieces);
    const gaps = needed > this.room ? pieces.length : this.room - needed;
    pieces.forEach((piece, i) => {
      if (i > 0 && i <= gaps && !piece.isList && piece.lines.length < this.room) this.skip();
      if (piece.isList && this.room >= LEAST_OF_LIST) this.write(piece.lines);
      else this.keep(piece.lines);
    });
  }

  /** An empty line, but not at the top of a page or at its end, nor after another. */
  skip(): void {
    const page = this.pages.at(-1);
    if (!this.empty && page?.lines.at(-1) && this.room > 0) page.lines.push('');
  }

  /** A place that begins with the next line. */
  target(name: string): void {
    this.#waiting.push(name);
  }

  /** A chapter whose heading comes next. */
  chapter(chapter: Chapter): void {
    this.#chapter = chapter;
    this.target(chapter.name);
    if (this.room === 0) this.freshPage();
    const page = this.pages.at(-1)!;
    page.chapter = chapter;
    page.opensChapter = this.empty;
  }
}
