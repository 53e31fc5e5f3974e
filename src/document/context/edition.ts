import type { Book } from '../../book/book.ts';
import { SOLUTION_CONTENTS } from '../../book/choices.ts';
import { contentsOf, isSolution } from '../../book/contents.ts';
import type { Audience, DocumentKind } from '../audience.ts';
import { briefnessOf, type DocumentContents, isThin, puzzlesOf } from '../contents.ts';

/** Whether the beginning of the story is told on a page before the lesson, for those who see. */
export function hasBeginning(book: Book, audience: Audience, has: DocumentContents['has']): boolean {
  const isSeen = audience.reader === 'print' || audience.reader === 'screen';
  return isSeen && book.story && has.history && briefnessOf(book, audience).contents;
}

/** What templates ask of an edition. */
export function editionContext(
  book: Book,
  part: DocumentKind,
  audience: Audience,
  { has }: DocumentContents,
) {
  const { print, braille, solutions = 'back' } = book;
  const { reader, cover = false, bound = false } = audience;
  const parts = contentsOf(book);
  const briefness = briefnessOf(book, audience);
  const keysInside = audience.keysInside && solutions === 'back';
  const isInHistory = briefness.brief && has.history;
  return {
    reader,
    keysInside,
    starts: reader === 'embossed' && part === 'book' && has.introduction && book.sections.length > 0,
    keysApart: keysInside && reader === 'embossed',
    solutionsApart: solutions === 'apart' && parts.some(isSolution),
    solutionsAtBack: solutions === 'back',
    stencilsElsewhere: !has.stencils && parts.includes('stencils'),
    keysTold: parts.includes('solutions'),
    keysInBraille: solutions === 'back' && parts.includes('solutions'),
    helpInBraille: solutions === 'back' && SOLUTION_CONTENTS.every((part) => parts.includes(part)),
    playBoards: reader === 'embossed' && braille.play,
    cover,
    bound,
    builtInFonts: reader === 'print' && Object.keys(print.fonts ?? {}).length === 0,
    tallies: reader !== 'print' || (print.puzzlesPerPage === 1 && print.tally !== 'none'),
    thin: isThin(book, audience),
    puzzlesInside: part === 'book',
    beginning: hasBeginning(book, audience, has),
    ...briefness,
    colophon: { inHistory: isInHistory && !bound, apart: !isInHistory && !bound },
  };
}

/**
 * Where the key of the small board stands that is left to the reader: behind it where no page is turned, in print where it is not
 * seen at once.
 */
export function practiceKeyContext(book: Book, audience: Audience, { has }: DocumentContents) {
  const { reader, bound = false } = audience;
  const { contents } = briefnessOf(book, audience);
  const isPrint = reader === 'print';
  const thin = isThin(book, audience);
  const keys = isPrint && has.solutions && (bound || thin || puzzlesOf(book).length === 0);
  const steps = isPrint && !keys && has.steps && !contents;
  const volumes = reader === 'embossed' && has.solutions;
  const isThere = has.introduction;
  return {
    keys: isThere && keys,
    steps: isThere && steps,
    volumes: isThere && volumes,
    here: isThere && !keys && !steps && !volumes,
  };
}
