import { type Binding, printOf } from '../../book/binding.ts';
import type { Book } from '../../book/book.ts';
import { saidOfCover } from '../../book/cover-config.ts';
import { KINDS, type Kind } from '../../domino/kinds.ts';
import { LEVELS } from '../../solve/levels.ts';
import type { WordBook } from '../../words/word-book.ts';
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

/** What the covers of a book tell of it. */
export function coverContext({ cover, sections, editions, print }: Book, words: WordBook): object {
  const puzzles = sections.flatMap((section) => section.puzzles);
  const levels = LEVELS.filter((level) => puzzles.some(({ grade }) => grade?.level === level));
  const [easiest, hardest] = [levels[0], levels.at(-1)];
  const ranges = sections.map(({ range }) => range);
  const [smallest, largest] = [Math.min(...ranges), Math.max(...ranges)];
  const count = (kind: Kind) => puzzles.filter(({ puzzle }) => puzzle.kind === kind).length;
  const { picture, logo, for: whom, badge = false, blurb, quotation } = saidOfCover(print.cover);
  return {
    picture: picture?.words ?? null,
    logo: logo?.words ?? null,
    for: whom ?? null,
    badge,
    blurb: blurb ?? null,
    quotation: quotation ?? null,
    puzzle: cover && !picture ? { id: cover.id, ...setContext(cover.puzzle.range) } : null,
    kinds: KINDS.filter((kind) => kind !== 'omnibus')
      .filter((kind) => count(kind) > 0)
      .map((kind) => words.text(`back-cover-${kind}`, { puzzles: count(kind) })),
    levels:
      easiest && hardest
        ? {
            easiest: levelName(easiest, words),
            hardest: levelName(hardest, words),
            same: easiest === hardest,
          }
        : null,
    sets: ranges.length > 0 ? { smallest, largest, same: smallest === largest } : null,
    forms: formsOf(editions, print.kdp).map((form) => words.text(`back-cover-${form}`)),
  };
}

function formsOf(editions: readonly string[], binding: Binding): BookForm[] {
  const bound = editions.includes('kdp') ? printOf(binding) : undefined;
  return (Object.keys(FORMS) as BookForm[]).filter(
    (form) => form === bound || FORMS[form].some((edition) => editions.includes(edition)),
  );
}
