import type { Book, BookPuzzle } from '../book/book.ts';
import { embosserPage } from '../book/braille-config.ts';
import { boardCount, contentsOf, hasKeys } from '../book/contents.ts';
import { KEY_FORMS } from '../book/print-config.ts';
import { readProse } from '../book/prose.ts';
import { isLong } from '../domino/board.ts';
import { hasUnknowns, SOLVED_KINDS } from '../domino/kinds.ts';
import { DOCUMENT_PARTS } from '../parts/document.ts';
import { LEVELS, type Level } from '../solve/levels.ts';
import { escaped, Marked } from '../words/marked.ts';
import type { Reader } from '../words/readers.ts';
import type { WordBook } from '../words/word-book.ts';
import type { Audience, DocumentKind } from './audience.ts';
import { documentContents, puzzlesOf } from './contents.ts';
import { coverContext } from './context/cover.ts';
import { editionContext, hasBeginning, practiceKeyContext } from './context/edition.ts';
import { foundContext } from './context/found.ts';
import { leafletContext, lessonContext, practiceContext, terzettContext } from './context/lesson.ts';
import { puzzleIndexContext } from './context/puzzles.ts';
import { sectionContexts } from './context/sections.ts';
import { hasHoles } from './context/sets.ts';
import { techniqueContext } from './context/techniques.ts';
import { topicContexts } from './context/topics.ts';
import { later, lazily } from './document-part.ts';
import { blankContext, emptyBoards, runsOf } from './empty-boards.ts';
import { type Made, NOTHING_MADE } from './made.ts';
import { analysisOf } from './puzzle-analysis.ts';
import { dayText } from './say.ts';
import { OLD_TECHNIQUES } from './techniques.ts';

/**
 * The values that templates are given; `docs/templates.md` explains each. Everything is plain data, and a value
 * that a book does not have is null, so that a misspelt name is told apart from a missing subtitle.
 */
export function templateContext(
  book: Book,
  part: DocumentKind,
  audience: Audience,
  words: WordBook,
  made: Made = NOTHING_MADE,
): object {
  const contents = documentContents(book, part, audience);
  const hardest = later(() => hardestOf(puzzlesOf(book)));
  const topics = later(() => topicContexts(book, contents.has.introduction, DOCUMENT_PARTS, words));
  const parts = DOCUMENT_PARTS.map((part) =>
    part.values({ book, words, topics: () => topics().parts.get(part) }),
  );
  return lazily({
    book: () => ({ ...bookContext(book, words), hints: contents.has.steps || contents.has.hints }),
    edition: () => editionContext(book, part, audience, contents),
    has: () => contents.has,
    parts: () => contents.templates,
    practiceKey: () => practiceKeyContext(book, audience, contents),
    cover: () => coverContext(book, words),
    braille: () => brailleContext(book),
    keys: () => keysContext(audience, book),
    nets: () => (boardCount(book) > 0 ? blankContext(audience, book) : null),
    emptyBoards: () =>
      emptyBoards(book).map(({ name, puzzle: { board }, numbers }) => ({
        key: name,
        rows: board.rows,
        columns: board.columns,
        numbers,
        runs: runsOf(numbers),
      })),
    kit: () => made.kit,
    sections: () =>
      sectionContexts(book, contents.has, {
        topics: topics().sections,
        made,
        words,
        reader: audience.reader,
        isBegun: hasBeginning(book, audience, contents.has),
        hardest: hardest(),
      }),
    index: () => puzzleIndexContext(puzzlesOf(book), words),
    found: () => foundContext(book),
    hardest,
    oldTechniques: () => {
      // A book whose parts were chosen explains the techniques that its puzzles need.
      if (book.contents) return [];
      const needed = new Set<string>(puzzlesOf(book).flatMap((puzzle) => [...analysisOf(puzzle).techniques]));
      return OLD_TECHNIQUES.filter((technique) => !needed.has(technique)).map((technique) =>
        techniqueContext(technique, words),
      );
    },
    levels: () => levelsIn(book).map((level) => words.marked(`level-${level}-explained`)),
    lesson: () => lessonContext(words),
    leaflet: () => leafletContext(words),
    practice: () => practiceContext(words),
    terzett: () => terzettContext(words),
    ...Object.assign({}, ...parts),
  });
}

/** The number of the puzzle of the highest rating, and of these of the most effort, if it is at least hard; else nothing. */
function hardestOf(puzzles: readonly BookPuzzle[]): number | null {
  const graded = puzzles.flatMap(({ number, grade }) => (grade ? [{ number, grade }] : []));
  const [first] = graded.sort(({ grade: a }, { grade: b }) => b.rating - a.rating || b.effort - a.effort);
  return first && LEVELS.indexOf(first.grade.level) >= LEVELS.indexOf('hard') ? first.number : null;
}

/** What a book may say of itself, as it stands. */
const OPTIONAL = ['subtitle', 'author', 'credit', 'publisher', 'isbn', 'rights', 'description'] as const;

function bookContext(book: Book, words: WordBook): object {
  return {
    title: book.title,
    titles: titlesOf(book),
    ...Object.fromEntries(OPTIONAL.map((field) => [field, book[field] ?? null])),
    imprint: book.imprint?.includes('\n') ? null : (book.imprint ?? null),
    imprintLines: book.imprint?.includes('\n') ? proseContext(book.imprint) : [],
    foreword: proseContext(book.foreword),
    dedication: book.dedication
      ? {
          for: book.dedication.for,
          from: book.dedication.from ?? null,
          words: proseContext(book.dedication.words),
        }
      : null,
    about: proseContext(book.about),
    certificate: book.certificate
      ? { for: book.certificate.for ?? null, by: book.certificate.by ?? null }
      : null,
    date: dayText(book.date, words),
    year: book.date.slice(0, 4),
    seed: book.seed,
    engine: book.engine,
    ...bookFacts(book),
  };
}

/** What embossed books say of their braille, `told` in full where a config asks for it. */
function brailleContext(book: Book) {
  const { imprint, grade, code } = book.braille;
  const { cells, lines } = embosserPage(book);
  return {
    grade,
    code,
    cells,
    lines,
    told: imprint !== undefined,
    by: imprint?.by ?? null,
    note: imprint?.note ?? null,
  };
}

/** The levels that are explained: those of the book's scale, or where somebody has chosen the parts those that occur. */
function levelsIn(book: Book): readonly Level[] {
  const levels = new Set(puzzlesOf(book).map(({ grade }) => grade?.level));
  return book.contents ? LEVELS.filter((level) => levels.has(level)) : scaleOf(book);
}

/** The levels that a book counts: the last, where one supposes, only if it has such a puzzle. */
function scaleOf(book: Book): readonly Level[] {
  return hasMaster(book) ? LEVELS : LEVELS.slice(0, -1);
}

function hasMaster(book: Book): boolean {
  return puzzlesOf(book).some(({ grade }) => grade?.level === 'master');
}

/** What the keys show where it cannot be chosen. */
const KEY_FORMS_OF: Readonly<Record<Exclude<Reader, 'print'>, readonly string[]>> = {
  touch: ['tableau'],
  embossed: ['tableau'],
  aloud: ['tableau'],
  screen: ['tableau', 'list'],
  display: ['list'],
};

/** What the keys show; only in print it can be chosen. On a screen a list is what screen readers read. */
function keysContext({ reader }: Audience, { print }: Book) {
  const forms = reader === 'print' ? print.keys : KEY_FORMS_OF[reader];
  const [tableau, outlines, list] = KEY_FORMS.map((form) => forms.includes(form));
  return { tableau, outlines, list };
}

/** What the book holds, as far as its texts ask for it. */
function bookFacts(book: Book) {
  const { sections, exhibits } = book;
  const puzzles = puzzlesOf(book);
  const kinds = [...sections, ...exhibits.map(({ puzzle }) => puzzle)].map(({ kind }) => kind);
  const levels = puzzles.map(({ grade }) => grade?.level);
  const completions = puzzles.filter(({ puzzle }) => hasUnknowns(puzzle.kind)).length;
  const boards = [...puzzles, ...exhibits].map(({ puzzle }) => puzzle.board);
  const shown = boardCount(book);
  return {
    puzzles: puzzles.length,
    single: puzzles.length === 1,
    boards: shown,
    keys: hasKeys(book),
    laying: puzzles.length - completions,
    lesson: shown > 0 && (puzzles.length === 0 || puzzles.length > completions),
    completions,
    threes: kinds.some((kind) => SOLVED_KINDS[kind] === 'terzett'),
    holes: boards.some(hasHoles),
    long: boards.some(isLong),
    series: sections.filter(({ oneKey }) => oneKey).length,
    seriesIds: contentsOf(book).includes('solutions') && puzzles.some(({ series }) => series),
    graded: levels.every((level) => level !== undefined),
    noGuess: levels.length > 0 && !levels.includes(undefined) && !hasMaster(book),
    levels: scaleOf(book).length,
    master: hasMaster(book),
    withoutHints: puzzles.filter((puzzle) => hasUnknowns(puzzle.puzzle.kind) && !analysisOf(puzzle).filling)
      .length,
    hintsOfCompletions: puzzles.some((puzzle) => analysisOf(puzzle).filling),
    supposes: puzzles.some((puzzle) => analysisOf(puzzle).numberTechniques.includes('supposition')),
    turning: puzzles.some((puzzle) => !analysisOf(puzzle).isEasy),
  };
}

/** Title and subtitle, one after the other: the title ends with a full stop unless it has a mark of its own. */
function titlesOf({ title, subtitle }: Book): string {
  if (subtitle === undefined) return title;
  return `${title}${/[.!?…]$/.test(title) ? '' : '.'} ${subtitle}`;
}

/** The blocks of a text in Markdown; nothing if there is none. One line is a paragraph as it stands. */
export function proseContext(text: string | undefined) {
  if (text === undefined) return [];
  const blocks = text.includes('\n')
    ? readProse(text)
    : [{ type: 'paragraph', line: [{ text, strong: false }] } as const];
  return blocks.map((block) => ({
    heading: block.type === 'heading' && block.level === 2 ? marked(block.line) : null,
    part: block.type === 'heading' && block.level === 3 ? marked(block.line) : null,
    paragraph: block.type === 'paragraph' ? marked(block.line) : null,
    items: block.type === 'list' && !block.ordered ? block.items.map(marked) : [],
    steps: block.type === 'list' && block.ordered ? block.items.map(marked) : [],
  }));
}

function marked(line: readonly { readonly text: string; readonly strong: boolean }[]): Marked {
  const runs = line.map(({ text, strong }) => (strong ? `<b>${escaped(text)}</b>` : escaped(text)));
  return new Marked(runs.join(''));
}
