import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { puzzleId } from '../../src/book/id.ts';
import { KnownPuzzles } from '../../src/book/known-puzzles.ts';
import { makeLine, parseLine } from '../../src/domino/notation.ts';
import { checkPuzzle } from '../../src/domino/puzzle.ts';
import { parseWords } from '../../src/domino/words.ts';
import { Random } from '../../src/random.ts';
import { NAMESAKES } from '../helpers/book/namesakes.ts';
import { dealOf } from '../helpers/solve/deals.ts';

describe('a puzzle id', () => {
  // Ids are printed in books, so the id of a puzzle must never change.
  it.each([
    ['omnibus 0 00', 'jogil-gulip'],
    ['omnibus 1 001/110', 'funub-tonas'],
    ['omnibus 1 110/001', 'jisit-rimoj'],
    ['omnibus 3 03213/23202/00012/11313', 'butav-hapaz'],
    ['omnibus 1 00.1/...0/11..', 'moliz-hofat'],
    [
      'omnibus 7 466453722/006216311/047516520/727643503/251274134/006733515/215446002/477137365',
      'sutaf-vajab',
    ],
  ])('of %s: %s', (line, id) => {
    expect(puzzleId(parseLine(line))).toBe(id);
  });

  // Which words are which numbers, domino/words.test.ts has.
  it('is the beginning of the SHA-256 of its line as two words', () => {
    for (let seed = 0; seed < 60; seed++) {
      const setup = dealOf(seed % 9, true, new Random(`ids/${seed}`));
      const bits = createHash('sha256').update(makeLine(setup)).digest().readUInt32BE(0);
      expect(parseWords(puzzleId(setup))).toEqual({ number: BigInt(bits), words: 2 });
    }
  });
});

// 32 bits are few: among some 77,000 puzzles, two share an id with a probability of one half.
describe('two puzzles of one id', () => {
  it('exist, and are never both taken', () => {
    const [one, other] = NAMESAKES;
    expect([one, other].map((puzzle) => puzzleId(puzzle))).toEqual(['bijob-vijoj', 'bijob-vijoj']);
    const known = new KnownPuzzles();
    expect(known.has({ puzzle: one })).toBe(false);
    known.add({ puzzle: one });
    expect(known.has({ puzzle: other })).toBe(true);
    expect(new KnownPuzzles().has({ puzzle: other })).toBe(false);
  });

  it('are told apart from a puzzle in another dress', () => {
    const known = new KnownPuzzles();
    // The same, then upside down, mirrored and renumbered; the last is another puzzle.
    const lines = ['001/110', '011/100', '100/011', '110/001', '0012/2211/1020'];
    const took = lines.map((rows) => {
      const puzzle = checkPuzzle(parseLine(`omnibus ${rows.length > 7 ? 2 : 1} ${rows}`));
      const isFree = !known.has({ puzzle });
      expect(known.take({ puzzle }) === undefined).toBe(isFree);
      return isFree;
    });
    expect(took).toEqual([true, false, false, false, true]);
  });

  it('are told apart without their keys where nobody asks for keys', () => {
    const puzzle = checkPuzzle(parseLine('omnibus 1 001/110'));
    const known = new KnownPuzzles({ keys: false });
    known.add({ puzzle });
    expect(known.has({ puzzle })).toBe(true);
    expect(() => known.hasKey({ puzzle })).toThrow('no keys');
  });
});
