import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPlace } from '../../src/domino/board.ts';
import { type Game, NEW_GAME } from '../../src/play/game.ts';
import { joined, type Kept, makeProgress, readProgress } from '../../src/play/progress.ts';
import { isSolved, playablePuzzle, standingOf } from '../../src/play/standing.ts';
import { countSolutions } from '../../src/solve/cover.ts';
import { faultOf } from '../helpers/fault.ts';
import { PUZZLES } from '../helpers/play/page.ts';
import { type PuzzleName, played, terrainOf } from '../helpers/play/terrains.ts';

const LINES = new Map(Object.entries(PUZZLES).map(([name, line]) => [line as string, name as PuzzleName]));
const terrainOfLine = (line: string) => {
  const name = LINES.get(line);
  return name && terrainOf(name);
};
const playableOfLine = (line: string) => {
  const terrain = terrainOfLine(line);
  return terrain && playablePuzzle(terrain);
};

/** The game that lays the key of a puzzle. */
function solution(name: PuzzleName): Game {
  const { puzzle, pairs } = terrainOf(name);
  const { key } = countSolutions(puzzle);
  const moves = pairs.flatMap(({ first, second }, pair) =>
    key![first] === second ? [{ do: 'join' as const, pair: asPlace(pair) }] : [],
  );
  return { moves, done: moves.length };
}

describe('progress as a file', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(played, fc.boolean(), ({ terrain, moves }, solved) => {
        const line = Object.values(PUZZLES).find(
          (one) => terrainOfLine(one)!.pairs.length === terrain.pairs.length,
        )!;
        const kept = new Map<string, Kept>([[line, { game: { moves, done: moves.length }, solved }]]);
        expect(readProgress(makeProgress('A book', kept), () => playablePuzzle(terrain))).toEqual({
          kept,
          others: 0,
        });
      }),
    );
  });

  it('leaves out what is of other books, and counts it', () => {
    const kept = new Map<string, Kept>([
      [PUZZLES.small, { game: undefined, solved: true }],
      ['omnibus 1 000/111', { game: NEW_GAME, solved: false }],
    ]);
    expect(readProgress(makeProgress('A book', kept), playableOfLine)).toEqual({
      kept: new Map([[PUZZLES.small, { game: undefined, solved: true }]]),
      others: 1,
    });
  });

  it.each([
    ['', 'no JSON', undefined],
    ['[]', 'another format', undefined],
    ['{"format":"dominosa/keys@1","puzzles":[]}', 'another format', undefined],
    ['{"format":"dominosa/progress@1","puzzles":{}}', 'another format', undefined],
    ['{"format":"dominosa/progress@1","puzzles":[null]}', 'damaged', '1'],
    [`{"format":"dominosa/progress@1","puzzles":[{"puzzle":"${PUZZLES.small}"}]}`, 'damaged', '1'],
    [
      `{"format":"dominosa/progress@1","puzzles":[{"puzzle":"x","solved":true},{"puzzle":"${PUZZLES.small}","solved":false,"moves":[{"do":"join","pair":9999}],"done":1}]}`,
      'damaged',
      '2',
    ],
  ])('refuses %j', (text, message, where) => {
    const fault = faultOf(() => readProgress(text, playableOfLine));
    expect(fault).toMatchObject({ message, ...(where !== undefined && { where }) });
  });

  it('never loses what is further', () => {
    const long: Kept = { game: solution('small'), solved: false };
    const short: Kept = { game: NEW_GAME, solved: true };
    const none: Kept = { game: undefined, solved: false };
    const both = { game: long.game, solved: true };
    expect([joined(long, short), joined(short, long)]).toEqual([both, both]);
    expect([joined(none, long), joined(long, none), joined(none, none)]).toEqual([long, long, none]);
  });
});

describe('how far a game is', () => {
  it('is solved when the last stone lies right, and not before', () => {
    const terrain = terrainOf('full');
    const game = solution('full');
    expect(isSolved(terrain, game)).toBe(true);
    expect(standingOf(terrain, game)).toEqual({ laid: 36, stones: 36, filled: 0, unknown: 0 });
    expect(isSolved(terrain, { ...game, done: 35 })).toBe(false);
    expect(standingOf(terrain, { ...game, done: 35 }).laid).toBe(35);
  });
});
