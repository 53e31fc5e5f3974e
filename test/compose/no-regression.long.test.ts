import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CompletionComposer, type Givens } from '../../src/compose/completion/completion.ts';
import type { Candidate } from '../../src/compose/composer.ts';
import { parseConstraints } from '../../src/compose/constraints.ts';
import { parseConditions } from '../../src/compose/groups/conditions.ts';
import { GroupComposer } from '../../src/compose/groups/group-composer.ts';
import { type Judge, ofLevel, ofSgtLevel } from '../../src/compose/judge.ts';
import { OmnibusComposer } from '../../src/compose/omnibus.ts';
import type { Kind } from '../../src/domino/kinds.ts';
import { makeGameId, makeLine } from '../../src/domino/notation.ts';
import { parseShape } from '../../src/domino/shapes.ts';
import { Random } from '../../src/random.ts';
import { LEVELS } from '../../src/solve/levels.ts';
import { SGT_LEVELS } from '../../src/solve/sgt.ts';

// The output of a seed is public behaviour since engine 2: every later version makes the same book from it. If a line of these
// tables has to change, ENGINE in src/book/engine.ts must be raised. (Engine 4 changed the line of level expert and range 4.)

function compose(seed: string, range: number, judge?: Judge): { id: string; attempts: number } {
  const { puzzle, attempts } = new OmnibusComposer(range).compose(new Random(seed), judge && { judge })!;
  return { id: makeGameId(puzzle), attempts };
}

function digestOf(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 16);
}

describe('since engine 2 a seed gives', () => {
  it.each([
    ['no regression/1/1', 1, '1:001110', 1],
    ['no regression/2/1', 2, '2:210102212100', 1],
    ['no regression/3/1', 3, '3:23002130210302121133', 4],
    ['no regression/4/1', 4, '4:023134100144240033213142203124', 3],
    ['no regression/5/1', 5, '5:300230411455023102255320534352411451204314', 3],
    ['no regression/6/1', 6, '6:20136640215034611111652045255060154403243532654624333026', 1],
    ['no regression/7/1', 7, '7:467002033244662354146605551155073771354123157372300027662114370241626754', 1],
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

  // The first 16 digits of the game id's SHA-256.
  it.each([
    ['no regression/12/1', 12, 'ea040ba1e128f349', 1],
    ['no regression/14/1', 14, '51f99de9c7750f0b', 1],
    ['no regression/21/1', 21, '1ca6fee788df9589', 1],
  ])('%s, range %i: an id with the digest %s', (seed, range, digest, attempts) => {
    const made = compose(seed, range);
    expect(digestOf(made.id)).toBe(digest);
    expect(made.attempts).toBe(attempts);
  });
});

describe('since engine 2 a seed gives to order', () => {
  function made(level: string, range: number) {
    const { board } = new OmnibusComposer(range);
    const ours = LEVELS.find((name) => name === level);
    const peers = SGT_LEVELS.find((name) => name === level);
    const judge = ours ? ofLevel(board, range, ours) : ofSgtLevel(board, range, peers!);
    return compose(`no regression/${range}/${level}`, range, judge);
  }

  it.each([
    ['easy', 4, '4:004322143440102011433232401132', 2],
    ['medium', 4, '4:200431243234034432231011411020', 14],
    ['tricky', 4, '4:332014414314404022133200131022', 181],
    ['hard', 4, '4:132220433140203330414124420011', 45],
    ['expert', 4, '4:230342411342311120234421043000', 123],
    ['master', 4, '4:023030121130204231402244313144', 123],
    ['t', 4, '4:024420243341203341113143100202', 1],
    ['b', 4, '4:203344230332420440124013111012', 6],
    ['h', 4, '4:014304034221133303100144142222', 75],
    ['e', 4, '4:432130204134312211300122444300', 45],
  ])('level %s, range %i: %s', (level, range, id, attempts) => {
    expect(made(level, range)).toEqual({ id, attempts });
  });

  it.each([
    ['easy', 7, 'cdd760c0b16d44f6', 1],
    ['medium', 7, '2fc39aefdb78abeb', 5],
    ['tricky', 7, '4ac3254e218b4c08', 48],
    ['hard', 7, '8f4b2c588367a27c', 8],
    ['expert', 7, '329bc8d737b6f863', 11],
    ['master', 7, '5804c0a54a07eb20', 9],
    ['easy', 12, 'a801b4ecef0ca749', 2],
    ['hard', 12, 'a2620574487e85c5', 11],
    ['master', 12, 'b61754131e2240b5', 1],
    ['t', 7, '1c9565ef0a53d223', 2],
    ['b', 7, '47b0467466dda0a3', 3],
    ['h', 7, '570ea32e9ac1a354', 26],
    ['e', 7, '23681461eb567b2a', 145],
    ['h', 9, '61e898b847211c13', 78],
    ['e', 9, '57b46e6e88dd83d3', 2],
  ])('level %s, range %i: an id with the digest %s', (level, range, digest, attempts) => {
    const { id, attempts: drawn } = made(level, range);
    expect([digestOf(id), drawn]).toEqual([digest, attempts]);
  });
});

describe('a seed gives to every kind and board', () => {
  const digest = ({ puzzle, key }: Candidate) => digestOf(`${makeLine(puzzle)} ${key.join()}`);

  it.each<[kind: Kind, range: number, shape: string, texts: string[], expected: string]>([
    ['omnibus', 5, '7x6', [], '20001c54e07279ce'],
    ['omnibus', 7, 'letter-e', [], '5d44679dd92b30cf'],
    ['omnibus', 7, '8x9', ['symmetric half-turn', 'seals least'], 'ce864ac24dc415e0'],
    ['terzett', 4, '5x6', [], 'ebb029edec5daae9'],
    ['terzett', 4, '6x5', [], 'f108261b506ee293'],
    ['terzett', 7, 'ring', [], '0bba6e7a76772b7b'],
    ['terzett', 7, '9x8', ['nine c', 'sum 2 27'], '53e310b4fb807bdb'],
    ['terzett', 7, '8x9', ['unions 3'], 'e6a9033dd176d958'],
    ['duett', 6, '7x8', [], '384da8d77c9f97b1'],
    ['quartett', 6, '7x8', [], 'f3f01993883fa585'],
    ['quadrat', 6, 'brick-4334', [], 'ed094c83ba3d8439'],
    ['quodlibet', 6, '7x8', [], 'fe1b446205570b1e'],
  ])('%s, range %i, %s, %j: a puzzle and a key with the digest %s', (kind, range, shape, texts, expected) => {
    const board = parseShape(shape);
    const composer =
      kind === 'omnibus'
        ? new OmnibusComposer(range, board, parseConstraints(texts, board, range))
        : new GroupComposer(range, board, parseConditions(texts, board, range), kind);
    const made = composer.compose(new Random(`no regression/${kind}/${shape}`))!;
    expect(digest(made)).toBe(expected);
  });

  it.each<[givens: Givens, expected: string]>([
    [{}, '9ba0c447101a38e2'],
    [{ givens: 'fewest' }, 'ad7b787280f7a940'],
    [{ pattern: 'diagonal' }, 'd3bec2bfaeb73171'],
    [{ level: 'easy' }, '60a419ef7cd6239f'],
    [{ level: 'hard' }, '8b1501673737cab6'],
  ])('completions with %o: a puzzle and a key with the digest %s', (givens, expected) => {
    const composer = new CompletionComposer(4, parseShape('5x6'), givens);
    const made = composer.compose(new Random('no regression/completion'))!;
    expect(digest(made)).toBe(expected);
  });
});
