import type { Book, BookPuzzle, BookSection } from '../book/book.ts';
import { brailleSchema } from '../book/braille-config.ts';
import { ENGINE } from '../book/engine.ts';
import { printSchema } from '../book/print-config.ts';
import { FEWEST } from '../compose/completion/patterns.ts';
import { parseLine, parseRows } from '../domino/notation.ts';
import { checkPuzzle } from '../domino/puzzle.ts';
import { openingContext } from '../parts/exhibits/document/values.ts';
import { makeParts, openParts, type WantedParts } from '../parts/list.ts';
import { gradeOf } from '../solve/grade.ts';
import { countSolutions } from '../solve/solution-counter.ts';
import { Marked } from '../words/marked.ts';
import type { WordBook } from '../words/word-book.ts';
import { foundContext } from './context/found.ts';
import { techniqueContext } from './context/techniques.ts';
import { templateContext } from './context.ts';
import { later } from './document-part.ts';
import { EXPLAINED_TECHNIQUES } from './techniques.ts';
import { COMPLETED, COMPLETION, completionKey, workedExample } from './worked.ts';

/** A small game of the ones that have a name. */
const DUETT = checkPuzzle(parseLine('duett 2 0022/1121/0021'));

/** The values of small books: every name that templates can use, whatever the book. */
export function sampleContext(words: WordBook): object {
  const { puzzle, path } = workedExample('example-terzett');
  const { key } = path.end;
  const terzett = {
    number: 1,
    id: '',
    puzzle,
    key,
    grade: gradeOf(path),
    engine: ENGINE,
    series: { key: '', filling: '' },
  };
  const completion = { ...terzett, puzzle: COMPLETION, solution: COMPLETED, key: completionKey() };
  const duett = { ...terzett, puzzle: DUETT, key: countSolutions(DUETT, 1).key! };
  const task = { name: '', puzzle: DUETT, key: duett.key, solutions: 1 };
  const { parts, figure, foundIn } = smallParts();
  // Called as one that follows a figure.
  const composing = parts.composing!.map((task) => ({ ...task, name: 'ladder' }));
  const context = (section: BookSection) =>
    templateContext(
      {
        ...BOOK,
        cover: terzett,
        sections: [section],
        ...parts,
        exhibits: [figure, task],
        composing,
        together: TOGETHER,
      },
      'book',
      AUDIENCE,
      words,
    );
  const others = filled(context(sectionOf({ ...completion, grade: undefined })), context(sectionOf(duett)));
  const whole = filled(context(sectionOf(terzett)), others) as Lists;
  // Keys are of one form: what a puzzle has beside its key, an exhibit may lack.
  const withKey = (exhibit: object) => filled(exhibit, whole.sections[0]!.puzzles[0]);
  return {
    ...whole,
    book: {
      ...whole.book,
      imprintLines: PROSE,
      foreword: PROSE,
      about: PROSE,
      certificate: { for: '', by: '' },
      dedication: { for: '', from: '', words: PROSE },
    },
    braille: { grade: 'contracted', code: 'nabcc', cells: 0, lines: 0, told: true, by: '', note: '' },
    exhibits: whole.exhibits.map(withKey),
    tasks: whole.tasks.map(withKey),
    composing: { tasks: whole.composing.tasks.map(withKey), topics: whole.figures.topics },
    // The first entry of a list stands for all; small puzzles need none of the techniques that are explained.
    sections: whole.sections.map((section) => ({
      ...section,
      newTechniques: [techniqueContext(EXPLAINED_TECHNIQUES[0]!, words, 1)],
      numberTechniques: [new Marked('')],
    })),
    oldTechniques: [techniqueContext(EXPLAINED_TECHNIQUES[0]!, words, 1)],
    cover: {
      ...whole.cover,
      picture: '',
      logo: '',
      for: '',
      badge: true,
      blurb: '',
      quotation: { words: '', by: '' },
    },
    found: foundContext(foundIn),
    hardest: 1,
    opening: openingContext(words),
  };
}

function sectionOf(entry: BookPuzzle): BookSection {
  const { kind, range } = entry.puzzle;
  return { title: '', kind, range, oneKey: false, puzzles: [entry] };
}

/** What takes most of the time and is the same in all languages: parts, and a book that the findings are about. */
const smallParts = later(() => {
  const { puzzle, path } = workedExample('example-terzett');
  const figure = { name: 'I', puzzle, key: path.end.key, solutions: 1 };
  return {
    parts: openParts(makeParts(PARTS, { seed: 'a', puzzles: [] }), 1),
    figure,
    foundIn: { ...BOOK, sections: [sectionOf(fewestGivens())], exhibits: [figure] },
  };
});

/** A completion on the board of the register, with the set that the theorems are about. */
function fewestGivens(): BookPuzzle {
  const solution = checkPuzzle(parseRows(FEWEST.filling.split('/'), 7, 'terzett'));
  const puzzle = checkPuzzle({ ...solution, kind: 'completion' });
  const { key } = countSolutions(solution, 1);
  return { number: 1, id: '', puzzle, solution, key: key!, grade: undefined, engine: ENGINE };
}

/** A block that is of every kind. */
const PROSE = [
  {
    heading: new Marked(''),
    part: new Marked(''),
    paragraph: new Marked(''),
    items: [new Marked('')],
    steps: [new Marked('')],
  },
];

interface Lists {
  readonly book: object;
  readonly cover: object;
  readonly sections: readonly { readonly puzzles: readonly object[] }[];
  readonly exhibits: readonly object[];
  readonly tasks: readonly object[];
  readonly composing: { readonly tasks: readonly object[] };
  readonly figures: { readonly topics: object };
}

const BOOK: Book = {
  engine: ENGINE,
  title: '',
  language: 'en',
  date: '2000-01-01',
  seed: '',
  inMind: 'any',
  paper: 'a4',
  print: printSchema.parse({}),
  braille: brailleSchema.parse({}),
  editions: ['large-print', 'html'],
  sections: [],
  exhibits: [],
  story: true,
  games: ['sperrdomino'],
};
/** With these seeds an exercise has a double whose long side is free, and in an endgame the other has an answer to every first move. */
const PARTS: WantedParts = {
  exhibits: [],
  exercises: [{ divisor: 5, level: 'doubles', count: 1 }],
  locks: [{ aim: 'lock', sees: 'both', moves: 2, count: 1 }],
  composing: ['small-line'],
};
const TOGETHER = { players: ['', ''], puzzles: [[1, 1]], link: 'https://example.org/', slips: true as const };
const AUDIENCE = { reader: 'print', keysInside: false } as const;

/** Values in which all that is missing, however deep, is taken from others of the same form. */
function filled(value: unknown, other: unknown): unknown {
  if (value === null || (Array.isArray(value) && value.length === 0)) return other ?? value;
  if (typeof value !== 'object' || value instanceof Marked) return value;
  const others = (other ?? {}) as Record<string, unknown>;
  if (Array.isArray(value)) return value.map((entry, i) => filled(entry, others[i]));
  return Object.fromEntries(
    Object.entries(value as object).map(([name, inner]) => [name, filled(inner, others[name])]),
  );
}
