import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseBookFile } from '../book/book.ts';
import { parseJson } from '../book/json.ts';
import { makeRecord, type PuzzleRecord } from '../book/record.ts';
import { puzzleOfIds, seriesIdsOf } from '../compose/series/ids.ts';
import { entryOf, namesKey, type RegisterEntry, type Threes } from '../compose/series/register-entry.ts';
import type { Key, Puzzle } from '../domino/puzzle.ts';
import { parseShape } from '../domino/shapes.ts';
import { NotPossibleError, plural, suggestion, UserError } from '../errors.ts';
import type { Call } from './call.ts';
import { REGISTER_LIMIT } from './commands/puzzles.ts';
import { readFile } from './files.ts';
import { shapeOption } from './shape.ts';

const FORMATS = ['text', 'json'] as const;

/** Where `dominosa book` puts its books. */
const BOOKS = 'output';
const MOST_FILLINGS = 1_000_000;

export async function run(call: Call): Promise<number> {
  const [argument, ...books] = call.args;
  const id = argument!.trim().toLowerCase();
  const isJson = call.flag('json') || call.word('format', FORMATS) === 'json';
  const limit = call.number('limit', REGISTER_LIMIT, 1, MOST_FILLINGS);
  if (namesKey(id)) {
    checkNoBooks(books, 'a key needs no book');
    const entry = entryOf(id, limit);
    return call.tell({ lines: isJson ? [JSON.stringify(entry)] : keyInWords(entry), code: 0 });
  }
  const speak = isJson ? inJson : inWords;
  const found = id.includes('/') ? [madeAgain(call, id, books)] : lookedUp(id, books);
  return call.tell({ lines: found.flatMap(speak), code: 0 });
}

interface Found {
  readonly record: PuzzleRecord;
  /** Where it stands, if it was found in a book. */
  readonly place?: InBook;
}

interface InBook {
  /** The file of the book. */
  readonly book: string;
  readonly title: string;
  readonly section: string;
  /** Counted through the whole book from 1. */
  readonly number: number;
}

/** @throws UserError */
function checkNoBooks(books: readonly string[], message: string): void {
  if (books.length > 0) throw new UserError(message, { where: books[0]!, hint: 'leave the books out' });
}

/** @throws UserError */
function madeAgain(call: Call, id: string, books: readonly string[]): Found {
  checkNoBooks(books, 'a full id needs no book');
  const shape = shapeOption(call);
  const { puzzle, key } = puzzleOfIds(id, shape === undefined ? undefined : parseShape(shape));
  return { record: recordOf(puzzle, key) };
}

/** The record of a puzzle whose origin is its ids. */
export function recordOf(puzzle: Puzzle, key: Key): PuzzleRecord {
  return makeRecord({ puzzle, key, series: seriesIdsOf(puzzle, key) });
}

/**
 * @throws UserError if it is no puzzle's own id, or a book cannot be read
 * @throws NotPossibleError if it is in none of the books
 */
function lookedUp(id: string, named: readonly string[]): Found[] {
  if (!/^[a-z]{5}-[a-z]{5}$/.test(id)) {
    throw new UserError(`"${id.slice(0, 60)}" is not the id of a puzzle`, {
      expected:
        "a puzzle's own id of two words, as sutaf-vajab, a full id with a slash, or a key of the register",
      hint: /\d/.test(id)
        ? 'a key is named by its number without blanks or commas, its id, or its rows'
        : undefined,
    });
  }
  const books = named.length > 0 ? named : booksMade();
  const all = books.flatMap((book) => readFile(book, (text) => puzzlesOf(book, text)));
  const found = all.filter(({ record }) => record.id === id);
  if (found.length > 0) return found;
  const ids = all.map(({ record }) => record.id!);
  throw new NotPossibleError(
    `no puzzle is called ${id}`,
    books.length > 0
      ? { where: books.join(', '), hint: suggestion(id, ids) ?? 'name other books behind the id' }
      : { where: `${BOOKS}/*/book.json`, hint: 'there are no books; name them behind the id' },
  );
}

function booksMade(): string[] {
  if (!existsSync(BOOKS)) return [];
  return readdirSync(BOOKS)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => join(BOOKS, name, 'book.json'))
    .filter((path) => existsSync(path));
}

function puzzlesOf(book: string, text: string): Found[] {
  const { title, sections } = parseBookFile(parseJson(text));
  return sections
    .flatMap((section) => section.puzzles.map((record) => ({ record, section: section.title })))
    .map(({ record, section }, i) => ({ record, place: { book, title, section, number: i + 1 } }));
}

function inJson({ record, place }: Found): string[] {
  return [JSON.stringify(place ? { ...place, puzzle: record } : record)];
}

function inWords({ record, place }: Found): string[] {
  return [
    ...(place
      ? [`Puzzle ${place.number} of "${place.title}", section "${place.section}", in ${place.book}:`]
      : []),
    `${record.rows.join('\n')}\n`,
  ];
}

function keyInWords({ number, of, keyId, key, images, partitions }: RegisterEntry): string[] {
  return [
    `Key ${number} of ${of} in the register of 8x9`,
    `Id: ${keyId}`,
    ...key,
    `Mirrored left to right: ${imageText(images.leftRight, number)}.`,
    `Mirrored top to bottom: ${imageText(images.topBottom, number)}.`,
    `Turned by half: ${imageText(images.half, number)}.`,
    `Partitions into threes: ${partitions.length}.`,
    ...partitions.flatMap((partition, i) => [
      `Partition ${i + 1}, with ${partition.inside} of 8 doubles inside threes:`,
      ...partition.threes,
      fillingsText(partition),
    ]),
    `What else it carries: dominosa series ${keyId}`,
  ];
}

function imageText(image: number, number: number): string {
  return image === number ? 'the same key' : `key ${image}`;
}

function fillingsText({ fillings, unique, complete }: Threes): string {
  if (fillings === 0) return complete ? 'No filling of its own.' : 'No filling was looked at.';
  const counted = `${fillings} ${plural(fillings, 'filling')}`;
  const sorts = `${unique} with this key alone, ${fillings - unique} with other keys as well`;
  const further = complete || unique > 0 ? '' : ' --limit counts further.';
  return `${counted}${complete ? '' : ', where counting stopped'}: ${sorts}.${further}`;
}
