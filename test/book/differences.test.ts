import { describe, expect, it } from 'vitest';
import { type BookFile, parseBookFile } from '../../src/book/book.ts';
import { bookEntries } from '../../src/book/check.ts';
import { differences } from '../../src/book/differences.ts';
import { readPuzzles } from '../../src/book/read.ts';
import { BOOKS } from '../helpers/fuzz/seeds.ts';

const read = (change: (book: BookFile) => void = () => {}) => {
  const book = parseBookFile(JSON.parse(BOOKS[0]!));
  change(book);
  return { book, puzzles: bookEntries(book) };
};

const puzzles = (...lines: readonly string[]) => ({ puzzles: readPuzzles(lines.join('\n')) });

const [A, B, C] = ['omnibus 1 001/110', 'omnibus 2 0111/2022/2010', 'omnibus 3 03213/23202/00012/11313'];
/** The first board, rotated by 180°. */
const TURNED = 'omnibus 1 011/100';

describe('what differs in two books', () => {
  it('is nothing if they are the same', () => {
    expect(differences(read(), read())).toEqual([]);
  });

  it('is told in order: settings, sections, puzzles, the rest', () => {
    const before = read((book) => {
      delete book.subtitle;
    });
    const changed = read((book) => {
      book.print.nets = 7;
      book.subtitle = 'Of two';
      book.title = 'x'.repeat(400);
      const [section] = book.sections;
      section!.title = 'Other';
      section!.puzzles[0]!.grade!.level = 'expert';
      book.sections.push({ ...section!, puzzles: [section!.puzzles[0]!] });
      delete book.cover;
    });
    const found = differences(before, changed);
    expect(found.map((line) => line.split(':')[0]).join()).toBe(
      'title,print.nets,subtitle,sections[0].title,sections[1],puzzle 1,puzzle 5,cover',
    );
    expect(found[0]!.length).toBeLessThan(300);
    expect(found).toContain('subtitle: nothing and "Of two"');
    expect(found.find((line) => line.startsWith('puzzle 1'))).toMatch(
      /^puzzle 1: the same numbers, but the levels \w+ and expert$/,
    );
  });
});

describe('what differs in two files of puzzles', () => {
  it.each([
    [[A, B], [A, B], []],
    [[A, B, C], [A], ['puzzles 2 to 3: in the first only']],
    [[A], [TURNED], ['puzzle 1: the same puzzle, but turned, mirrored or renumbered']],
    [
      [A, B],
      [B, C],
      [
        'puzzle 1: other numbers',
        'puzzle 2: stands in the second as puzzle 1, perhaps turned, mirrored or renumbered',
      ],
    ],
    [[A, 'omnibus 1 000/000'], [A, B], ['puzzle 2: not to be compared, as it cannot be read in both']],
  ])('%j and %j', (some, others, found) => {
    expect(differences(puzzles(...some), puzzles(...others))).toEqual(found);
  });

  it('is told of a book and a file, too', () => {
    expect(differences(read(), puzzles(A))[0]).toBe('a book and a file of puzzles');
  });
});
