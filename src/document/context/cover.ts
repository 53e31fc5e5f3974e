import { type Binding, printOf } from '../../book/binding.ts';
import type { Book, BookPuzzle } from '../../book/book.ts';
import { saidOfCover } from '../../book/cover-config.ts';
import { MOST_PIPS } from '../../domino/dominoes.ts';
import { KINDS, type Kind } from '../../domino/kinds.ts';
import { LEVELS } from '../../solve/levels.ts';
import type { WordBook } from '../../words/word-book.ts';
import { puzzlesOf } from '../contents.ts';
import { levelName } from '../say.ts';
import { setContext } from './sets.ts';

/** The forms in which a book can be read, each with the editions that have it. */
const FORMS = {
  standard: ['standard-print'],
  large: ['large-print'],
  giant: ['giant-print'],
  tactile: ['tactile'],
  braille: ['brf', 'pef', 'ebraille'],
  aloud: ['aloud'],
  epub: ['epub'],
  html: ['html'],
} as const;

type BookForm = keyof typeof FORMS;

export function coverContext(book: Book, words: WordBook): object {
  const { cover, sections, editions, print } = book;
  const puzzles = puzzlesOf(book);
  const [easiest, ...harder] = LEVELS.filter((level) =>
    puzzles.some(({ grade }) => grade?.level === level),
  ).map((level) => levelName(level, words));
  const levels = easiest ? { easiest, hardest: harder.at(-1) ?? easiest, same: harder.length === 0 } : null;
  const ranges = sections.map(({ range }) => range);
  const [smallest, largest] = [Math.min(...ranges), Math.max(...ranges)];
  const count = (kind: Kind) => puzzles.filter(({ puzzle }) => puzzle.kind === kind).length;
  const { picture, logo, for: whom, badge = false, blurb, quotation } = saidOfCover(print.cover);
  const forms = formsOf(editions, print.kdp);
  return {
    picture: picture?.words ?? null,
    logo: logo?.words ?? null,
    for: whom ?? null,
    badge,
    blurb: blurb ?? null,
    quotation: quotation ?? null,
    art: picture ? null : (artOf(book) ?? null),
    puzzle: cover ? { id: cover.id, ...setContext(cover.puzzle.range) } : null,
    kinds: KINDS.filter((kind) => kind !== 'omnibus')
      .filter((kind) => count(kind) > 0)
      .map((kind) => words.text(`back-cover-${kind}`, { puzzles: count(kind) })),
    levels,
    levelsTold:
      levels &&
      (levels.same
        ? words.marked('puzzle-level', { level: levels.easiest })
        : words.marked('back-cover-levels', levels)),
    sets: ranges.length > 0 ? { smallest, largest, same: smallest === largest } : null,
    setsTold:
      ranges.length === 0
        ? null
        : smallest === largest
          ? words.marked('back-cover-set', { puzzles: puzzles.length, range: largest })
          : words.marked('back-cover-sets', { puzzles: puzzles.length, smallest, largest }),
    // One form alone is no news to who holds it.
    forms: forms.length > 1 ? forms.map((form) => words.text(`back-cover-${form}`)) : [],
  };
}

/**
 * The board that is the picture on the front: the last of the largest ordinary puzzles, or of all if there is none, of sets that
 * have pips if there are some: by then nobody remembers what the cover gives away. Where solutions are not in the book, the picture tells none: it is that of the puzzle on the cover.
 */
export function artOf(book: Book): string | undefined {
  const { cover, solutions = 'back' } = book;
  const puzzles = solutions === 'back' ? puzzlesOf(book) : [];
  const [first, ...others] = [ORDINARY, HAS_PIPS].reduce<readonly BookPuzzle[]>((some, test) => {
    const passed = some.filter(test);
    return passed.length > 0 ? passed : some;
  }, puzzles);
  if (!first) return cover && 'cover';
  const cellsOf = ({ puzzle }: BookPuzzle) => puzzle.board.cells.length;
  return String(others.reduce((one, other) => (cellsOf(other) >= cellsOf(one) ? other : one), first).number);
}

const ORDINARY = ({ puzzle: { kind, board, range } }: BookPuzzle) =>
  kind === 'omnibus' && board.rows === range + 1 && board.cells.length === board.rows * board.columns;
const HAS_PIPS = ({ puzzle }: BookPuzzle) => puzzle.range <= MOST_PIPS;

function formsOf(editions: readonly string[], binding: Binding): BookForm[] {
  const bound = editions.includes('kdp') ? printOf(binding) : undefined;
  return (Object.keys(FORMS) as BookForm[]).filter(
    (form) => form === bound || FORMS[form].some((edition) => editions.includes(edition)),
  );
}
