import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { OmnibusComposer } from '../../src/compose/omnibus.ts';
import { makeGameId } from '../../src/domino/notation.ts';
import { Random } from '../../src/random.ts';

// What a seed makes is public behaviour of engine 1: a book made with it is made the same by every later version.
// Where a line of these tables has to change, ENGINE in src/book/book.ts has to be raised.

function compose(seed: string, range: number): { id: string; attempts: number } {
  const { puzzle, attempts } = new OmnibusComposer(range).compose(new Random(seed))!;
  return { id: makeGameId(puzzle), attempts };
}

describe('engine 1 makes of a seed', () => {
  it.each([
    ['no regression/1/1', 1, '1:011100', 5],
    ['no regression/2/1', 2, '2:210102212100', 1],
    ['no regression/3/1', 3, '3:23002130210302121133', 4],
    ['no regression/4/1', 4, '4:441104203323141023001120224433', 4],
    ['no regression/5/1', 5, '5:300230411455023102255320534352411451204314', 3],
    ['no regression/5/2', 5, '5:254032125453234004103523303151012502444511', 1],
    ['no regression/6/1', 6, '6:11022535433441456453352400600601101225642545631166622303', 3],
    ['no regression/6/2', 6, '6:20051105601310646003524543433021123166261234455252364456', 1],
    ['no regression/7/1', 7, '7:467002033244662354146605551155073771354123157372300027662114370241626754', 1],
    ['no regression/7/2', 7, '7:046744164614166157025613555133423240427320030720052766327756173102475153', 1],
    ['no regression/7/3', 7, '7:676311547155350547063706462341400442623311012671476043565722353222150707', 1],
    [
      'no regression/8/1',
      8,
      '8:088254211838506621677641745510715323274314448832628282163553544300687060678640137505737012',
      2,
    ],
    [
      'no regression/9/1',
      9,
      '9:87819640553518576187738924459231876319828441470297628996100096334422561052572787604027023486310199350934531665',
      1,
    ],
  ])('%s, range %i: %s', (seed, range, id, attempts) => {
    expect(compose(seed, range)).toEqual({ id, attempts });
  });

  // The SHA-256 of the game id, its first 16 digits.
  it.each([
    ['no regression/10/1', 10, 'aac4e02d0aaf5a51', 2],
    ['no regression/11/1', 11, '96987d18d6264f9e', 1],
    ['no regression/12/1', 12, 'ea040ba1e128f349', 1],
    ['no regression/13/1', 13, 'f2559fc659a3d3cd', 1],
    ['no regression/14/1', 14, '51f99de9c7750f0b', 1],
    ['no regression/15/1', 15, 'b498fdf86b126d76', 1],
    ['no regression/18/1', 18, '819eb7c4deabec9d', 1],
    ['no regression/21/1', 21, '1ca6fee788df9589', 1],
  ])('%s, range %i: an id with the digest %s', (seed, range, digest, attempts) => {
    const made = compose(seed, range);
    expect(createHash('sha256').update(made.id).digest('hex').slice(0, 16)).toBe(digest);
    expect(made.attempts).toBe(attempts);
  });
});
