import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CharacterError,
  coded,
  ERROR_CODES,
  FitError,
  NotPossibleError,
  nearest,
  OutOfTimeError,
  UserError,
  within,
} from '../src/errors.ts';

describe('a user error', () => {
  it('says what, where, what was expected and what to do next', () => {
    const error = new UserError('"brutal" is not a level', {
      where: 'sections[1].level',
      expected: 'easy, medium or hard',
      hint: 'see the schema',
    });
    expect(error).toBeInstanceOf(Error);
    expect({ ...error, message: error.message }).toEqual({
      name: 'UserError',
      code: 'input-wrong',
      message: '"brutal" is not a level',
      where: 'sections[1].level',
      expected: 'easy, medium or hard',
      hint: 'see the schema',
      details: [],
    });
  });

  it('knows nothing that it was not told', () => {
    const { where, expected, hint } = new UserError('this is not a puzzle');
    expect([where, expected, hint]).toEqual([undefined, undefined, undefined]);
  });

  it('keeps the mistakes that it is made of', () => {
    const error = new UserError('2 puzzles', { details: ['line 1: wrong', 'line 3: wrong, too'] });
    expect(error.within('mine.txt').details).toEqual(['line 1: wrong', 'line 3: wrong, too']);
  });

  it('is told its place from the inside outwards', () => {
    const inner = new UserError('wrong', { expected: 'right', hint: 'look' });
    expect(inner.within('level').within('sections[1]').within('spring.json')).toEqual(
      new UserError('wrong', { where: 'spring.json: sections[1]: level', expected: 'right', hint: 'look' }),
    );
    expect(inner.where).toBeUndefined();
  });
});

// The class determines the exit code: 2 for invalid input, 1 for something that cannot be made.
describe.each([
  ['UserError', UserError],
  ['NotPossibleError', NotPossibleError],
])('%s', (name, Class) => {
  it('stays what it is on its way out', () => {
    const error = new Class('no', { where: 'a' }).within('b');
    expect(error).toBeInstanceOf(Class);
    expect(error.constructor).toBe(Class);
    expect(error.name).toBe(name);
    expect(error.where).toBe('b: a');
  });
});

describe('the code of an error', () => {
  it.each([
    [UserError, 'input-wrong'],
    [CharacterError, 'character-missing'],
    [FitError, 'does-not-fit'],
    [NotPossibleError, 'not-possible'],
    [OutOfTimeError, 'out-of-time'],
  ])('%s: %s, if none is told', (Class, code) => {
    expect(new Class('no').code).toBe(code);
    expect(new Class('no', { where: 'a' }).within('b').code).toBe(code);
    expect(new Class('no', { code: 'not-json' }).within('b').code).toBe('not-json');
    expect(Object.keys(ERROR_CODES)).toContain(code);
  });

  it('is told from further out, unless it is told further in', () => {
    const fail = (error: Error) => () =>
      coded('not-a-puzzle', () =>
        coded('puzzle-wrong', () => {
          throw error;
        }),
      );
    const codeOf = (error: Error) => {
      try {
        return fail(error)();
      } catch (caught) {
        return (caught as UserError).code;
      }
    };
    expect(codeOf(new UserError('wrong'))).toBe('puzzle-wrong');
    expect(codeOf(new FitError('too large'))).toBe('does-not-fit');
    expect(fail(new TypeError('ours'))).toThrow(TypeError);
  });

  it('leaves the character of a sign that is missing as it is', () => {
    const inner = new CharacterError('none', { character: 'ű' });
    expect((inner.within('title') as CharacterError).character).toBe('ű');
  });

  it('stands in the table of docs/api.md with its meaning', () => {
    const text = readFileSync(new URL('../docs/api.md', import.meta.url), 'utf8');
    const rows = [...text.matchAll(/^\| `([a-z-]+)` \| (.*) \|$/gm)].map(([, code, meaning]) => [
      code,
      meaning,
    ]);
    expect(Object.fromEntries(rows)).toEqual(ERROR_CODES);
  });
});

describe('within', () => {
  it('says nothing of a place that has no name', () => {
    const error = new UserError('no', { where: 'line 3' });
    expect(error.within('')).toBe(error);
  });

  it('gives back what the work gives', () => {
    expect(within('line 3', () => 7)).toBe(7);
  });

  it('adds the place to user errors', () => {
    const fail = () => {
      throw new NotPossibleError('no such puzzle', { hint: 'another seed' });
    };
    expect(() => within('book.json', () => within('sections[0]', fail))).toThrow(
      new NotPossibleError('no such puzzle', { where: 'book.json: sections[0]', hint: 'another seed' }),
    );
  });

  it.each([new TypeError('our fault'), 'a text', undefined])(
    'lets other things pass as they are: %s',
    (thrown) => {
      let caught: unknown = 'nothing';
      try {
        within('book.json', () => {
          throw thrown;
        });
      } catch (error) {
        caught = error;
      }
      expect(caught).toBe(thrown);
    },
  );
});

describe('nearest', () => {
  const levels = ['easy', 'medium', 'tricky', 'hard', 'expert', 'master'];

  it.each([
    ['hard', levels, 'hard'],
    ['HARD', levels, 'hard'],
    ['herd', levels, 'hard'],
    ['har', levels, 'hard'],
    ['hards', levels, 'hard'],
    ['esay', levels, 'easy'], // two neighbouring letters swapped: one change
    ['slove', ['book', 'solve'], 'solve'],
    ['seay', levels, undefined], // two changes in four letters
    ['midiom', levels, 'medium'], // two changes in six letters
    ['mibiom', levels, undefined], // three
    ['brutal', levels, undefined],
    ['', levels, undefined],
    ['e', levels, undefined],
    ['large-prnt', ['large-print', 'giant-print'], 'large-print'],
    ['Large-Print', ['large-print', 'giant-print'], 'large-print'],
    ['dee', ['en', 'de'], 'de'],
    ['d', ['en', 'de'], 'de'],
    ['fr', ['en', 'de'], undefined],
    ['x', ['a', 'b'], undefined], // one change, but nothing in common
    ['', ['a'], undefined],
    ['bat', ['cat', 'rat'], 'cat'], // the first of two that are equally close
    ['anything', [], undefined],
  ])('"%s" among %j: %s', (word, candidates, expected) => {
    expect(nearest(word, candidates)).toBe(expected);
  });

  it('means nothing by a text much longer than a word', () => {
    expect(nearest('hard'.repeat(100_000), levels)).toBeUndefined();
    expect(nearest('x'.repeat(300), levels)).toBeUndefined();
  });

  const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

  it('is the candidate to which the fewest letters must change, if few enough must', () => {
    fc.assert(
      fc.property(short, fc.array(short, { maxLength: 5 }), (word, candidates) => {
        const distances = candidates.map((candidate) => changes(word, candidate));
        const least = Math.min(...distances);
        const best = candidates[distances.indexOf(least)];
        const longer = Math.max(word.length, best?.length ?? 0);
        const isMeant = least <= Math.max(1, Math.floor(word.length / 3)) && least < longer;
        expect(nearest(word, candidates)).toBe(isMeant ? best : undefined);
      }),
      { numRuns: 500 },
    );
  });
});

/**
 * The least number of changes, straight from the definition: insert, delete or replace a letter, or swap two neighbouring
 * letters that are otherwise unchanged.
 */
function changes(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const swapped = a.length > 1 && a[0] === b[1] && a[1] === b[0];
  return Math.min(
    1 + changes(a.slice(1), b),
    1 + changes(a, b.slice(1)),
    (a[0] === b[0] ? 0 : 1) + changes(a.slice(1), b.slice(1)),
    swapped ? 1 + changes(a.slice(2), b.slice(2)) : Number.POSITIVE_INFINITY,
  );
}
