import type { Book } from '../book/book.ts';
import type { Texts } from '../document/texts.ts';
import { type CharacterError, type FitError, UserError } from '../errors.ts';

/** The same error with the place where its character was written, as far as that is found. */
export function withOrigin(error: CharacterError, book: Book, texts: Texts): UserError {
  const { message, character, code, where, expected, hint } = error;
  const origin = character && (fieldWith(character, book) ?? fileWith(character, texts));
  return new UserError(message, {
    code,
    ...(where && { where }),
    ...(expected && { expected }),
    ...(hint && { hint }),
  }).within(origin || 'a text of this program');
}

/** The same error with the edition, and with the place of the board that has no room in it. */
export function withBoard(
  error: FitError,
  { sections, exhibits, composing = [] }: Book,
  edition: string,
): UserError {
  const { board } = error;
  if (!board) return error;
  const places = [
    ...sections.flatMap(({ puzzles }, s) =>
      puzzles.map(({ puzzle }, p) => [puzzle, `sections[${s}].puzzles[${p}]`] as const),
    ),
    ...exhibits.map(({ puzzle }, e) => [puzzle, `exhibits[${e}]`] as const),
    ...composing.map(({ task }, c) => [task.puzzle, `composing[${c}]`] as const),
  ];
  const place = places.find(([puzzle]) => puzzle.board === board)?.[1];
  const told = error.within(edition);
  return place ? told.within(place) : told;
}

/** The first field of book.json with this character, as `sections[2].title`. */
function fieldWith(character: string, { sections, ...book }: Book): string | undefined {
  const fields = [
    ...Object.entries(book),
    ...sections.map(({ title }, s) => [`sections[${s}].title`, title] as const),
  ];
  return fields.find(
    ([, text]) => typeof text === 'string' && text.normalize('NFC').includes(character),
  )?.[0];
}

/** The first template or file of words with this character, which can be written by its number. */
function fileWith(character: string, { files: { own, builtIn } }: Texts): string | undefined {
  const code = character.codePointAt(0)!;
  const written = new RegExp(`&#(?:0*${code}|x0*${code.toString(16)});`, 'i');
  const files = [own.templates, own.words, builtIn.templates, builtIn.words].flat();
  return files.find(({ text }) => text.includes(character) || written.test(text))?.shown;
}
