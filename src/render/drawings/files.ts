import type { Book } from '../../book/book.ts';
import { puzzleId } from '../../book/id.ts';
import { INCH } from '../../book/trims.ts';
import { type Shown, shownFigure } from '../../document/figure.ts';
import { levelName } from '../../document/say.ts';
import type { FontFiles } from '../../layout/fonts.ts';
import { type Metrics, makeMetrics } from '../../layout/metrics.ts';
import { mmOf } from '../../layout/page.ts';
import { drawSingleBoard, type SingleBoard } from '../../layout/print/printed-board.ts';
import { PRINT_PROFILES } from '../../layout/print/profiles.ts';
import { EXHIBIT_NAMES, isFigure } from '../../parts/exhibits/exhibits.ts';
import type { WordBook } from '../../words/word-book.ts';
import { DPI, type DrawingFormat } from '../formats.ts';
import { painted } from '../picture/page-picture.ts';
import { greyOf, makePng } from '../picture/png.ts';
import { type RenderedFile, textFile } from '../recipe.ts';
import { type DrawingAbout, type DrawingFacts, makeSvg } from './svg.ts';

/** What is drawn, and how. */
export interface DrawingOptions {
  /** SVG by default. */
  readonly format?: DrawingFormat;
  /** The numbers of the puzzles that are wanted; without it all, and the figures. */
  readonly only?: readonly number[] | undefined;
  /** Of a PNG: points in an inch, 300 by default. */
  readonly dpi?: number;
  /** Whether the dominoes of keys are blue; all is black by default. */
  readonly colour?: boolean;
  /** Whether there are drawings of the keys, too, as there are by default. */
  readonly solutions?: boolean;
}

/** A puzzle or figure to be drawn. */
export interface Subject extends Shown {
  /** The names of its files, without their ending. */
  readonly files: { readonly puzzle: string; readonly key: string };
  readonly title: string;
  /** Whether the title is drawn below the board. */
  readonly isTitled?: boolean;
  readonly id: string;
  readonly level?: string;
}

/** Where puzzles stand, as catalogues want to know it. */
export type DrawingSource = Partial<Pick<Book, 'title' | 'author' | 'publisher' | 'rights'>>;

/** A drawing of each puzzle and one of its key, as they stand in large print, for people who lay out pages of their own. */
export function* drawingFiles(
  book: Book,
  words: WordBook,
  fonts: FontFiles,
  { only, ...how }: DrawingOptions = {},
): Generator<RenderedFile> {
  const subjects = [...numberedOf(book, words), ...(only ? [] : figuresOf(book, words))];
  const wanted = subjects.filter((_, i) => !only || only.includes(i + 1));
  yield* drawSubjects(wanted, book, words, fonts, how);
}

/** The same for puzzles that are in no book. */
export function* drawSubjects(
  subjects: Iterable<Subject>,
  about: DrawingSource,
  words: WordBook,
  fonts: FontFiles,
  { format = 'svg', dpi = DPI.usual, colour = false, solutions = true }: Omit<DrawingOptions, 'only'> = {},
): Generator<RenderedFile> {
  const { title: book, author, publisher, rights } = about;
  const metrics = makeMetrics(fonts);
  const profile = PRINT_PROFILES['large-print'];
  for (const subject of subjects) {
    for (const view of solutions ? (['puzzle', 'key'] as const) : (['puzzle'] as const)) {
      const figure = shownFigure(subject, view, words);
      const { id, level } = subject;
      const facts = { book, author, publisher, rights, identifier: id, level };
      const about = {
        id: subject.files[view],
        language: words.language,
        title: view === 'key' ? words.text('answers-key', { subject: subject.title }) : subject.title,
        description: `${figure.description} ${words.text('answers-id', { id })}.`,
        facts,
      };
      const bare = drawSingleBoard(figure, profile, metrics);
      const black = subject.isTitled ? titled(bare, subject.title, profile.body, metrics) : bare;
      const board = colour ? withBlueDominoes(black) : black;
      yield format === 'svg'
        ? textFile(`${about.id}.svg`, [makeSvg(board, about, metrics)])
        : { name: `${about.id}.png`, pieces: [boardPng(board, about, facts, fonts, { dpi, colour })] };
    }
  }
}

/** A board with a line of so many points below its middle. */
function titled(board: SingleBoard, text: string, size: number, metrics: Metrics): SingleBoard {
  const x = (board.width - metrics.width(text, 'digits', size)) / 2;
  const y = board.height + 1.5 * mmOf(size);
  const line = { type: 'text', x, y, text, font: 'digits', size } as const;
  return { ...board, height: y + 0.5 * mmOf(size), items: [...board.items, line] };
}

/** The outlines of a board's dominoes in the blue of covers. */
function withBlueDominoes(board: SingleBoard): SingleBoard {
  const items = board.items.map((item) =>
    item.type === 'outline' ? { ...item, ink: 'accent' as const } : item,
  );
  return { ...board, items };
}

function boardPng(
  board: SingleBoard,
  { language, title, description }: DrawingAbout,
  facts: DrawingFacts,
  fonts: FontFiles,
  { dpi, colour }: { readonly dpi: number; readonly colour: boolean },
): Uint8Array {
  const pixels = painted(board, board.items, fonts, dpi / INCH);
  const texts = {
    Title: title,
    Description: description,
    Author: facts.author,
    Copyright: facts.rights,
    Book: facts.book,
    Publisher: facts.publisher,
    Identifier: facts.identifier,
    Level: facts.level,
  };
  return makePng(colour ? pixels : greyOf(pixels), { dpi, language, texts });
}

function numberedOf({ sections }: Book, words: WordBook): Subject[] {
  const puzzles = sections.flatMap((section) => section.puzzles);
  const digits = Math.max(3, String(puzzles.length).length);
  return puzzles.map(({ number, id, puzzle, solution, key, grade }) => {
    const name = String(number).padStart(digits, '0');
    return {
      files: { puzzle: `puzzle-${name}`, key: `key-${name}` },
      title: words.text('answers-subject', { what: 'puzzle', name: number }),
      id,
      puzzle,
      solved: solution ?? puzzle,
      key,
      ...(grade && { level: levelName(grade.level, words) }),
    };
  });
}

/** The figures of 1921 by their numbers, laying tasks by their names or ids. */
function figuresOf({ exhibits }: Book, words: WordBook): Subject[] {
  const figures = exhibits.map(({ name, puzzle, key }): Subject => {
    const id = puzzleId(puzzle);
    const [what, shown] = isFigure(name)
      ? (['figure', name] as const)
      : // The names of this program's own can be those of files.
        (['task', EXHIBIT_NAMES.find((known) => known === name) ?? id] as const);
    const file = `${what}-${shown.toLowerCase()}`;
    const title = words.text('answers-subject', { what, name: shown });
    return { files: { puzzle: file, key: `key-${file}` }, title, id, puzzle, solved: puzzle, key };
  });
  return [...new Map(figures.map((figure) => [figure.files.key, figure])).values()];
}
