import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPlace, FIRST_CELL } from '../../src/domino/board.ts';
import { makeDealLine } from '../../src/parts/games/deal-line.ts';
import { playableOf } from '../../src/parts/sperrdomino/play/scene.ts';
import { type Game, NEW_GAME, undone, withMove } from '../../src/play/game.ts';
import { isSolved, playablePuzzle, progressOf } from '../../src/play/game-progress.ts';
import { joined, type Kept, makeProgress, readProgress } from '../../src/play/progress.ts';
import { countSolutions } from '../../src/solve/solution-counter.ts';
import { faultOf } from '../helpers/fault.ts';
import { dealSession, playedDeal } from '../helpers/play/deals.ts';
import { PUZZLES } from '../helpers/play/page.ts';
import { type PuzzleName, playBoardOf, played } from '../helpers/play/play-boards.ts';
import { playWordsOf } from '../helpers/play/words.ts';

const LINES = new Map(Object.entries(PUZZLES).map(([name, line]) => [line as string, name as PuzzleName]));
const playBoardOfLine = (line: string) => {
  const name = LINES.get(line);
  return name && playBoardOf(name);
};
const playableOfLine = (line: string) => {
  const playBoard = playBoardOfLine(line);
  return playBoard && playablePuzzle(playBoard);
};

/** A game in which the key of a puzzle is laid. */
function solution(name: PuzzleName): Game {
  const { puzzle, pairs } = playBoardOf(name);
  const { key } = countSolutions(puzzle);
  const moves = pairs.flatMap(({ first, second }, pair) =>
    key![first] === second ? [{ do: 'join' as const, pair: asPlace(pair) }] : [],
  );
  return { moves, done: moves.length };
}

describe('progress as a file', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(played, fc.boolean(), ({ playBoard, moves }, solved) => {
        const line = Object.values(PUZZLES).find(
          (one) => playBoardOfLine(one)!.pairs.length === playBoard.pairs.length,
        )!;
        const kept = new Map<string, Kept>([[line, { game: { moves, done: moves.length }, solved }]]);
        expect(readProgress(makeProgress('A book', kept), () => playablePuzzle(playBoard))).toEqual({
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
    ['{"format":"dominosa/progress@1","puzzles":[{"puzzle":1,"solved":true}]}', 'damaged', '1'],
    ['{"format":"dominosa/progress@1","puzzles":[{"puzzle":"x","solved":1}]}', 'damaged', '1'],
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

  it('has what else a page keeps, as it was', () => {
    const results = [{ contest: 'a', points: 3 }];
    const text = makeProgress('A book', new Map(), results);
    expect(JSON.parse(text)).toMatchObject({ book: 'A book', puzzles: [] });
    expect(readProgress(text, playableOfLine)).toEqual({ kept: new Map(), others: 0, results });
    expect(readProgress(makeProgress('A book', new Map()), playableOfLine)).not.toHaveProperty('results');
  });

  it('never loses what is further', () => {
    const long: Kept = { game: solution('small'), solved: false };
    const short: Kept = { game: NEW_GAME, solved: true };
    const none: Kept = { game: undefined, solved: false };
    const both = { game: long.game, solved: true };
    expect([joined(long, short), joined(short, long)]).toEqual([both, both]);
    expect([joined(none, long), joined(long, none), joined(none, none)]).toEqual([long, long, none]);
    // Of two that are as long, the one that is here.
    const [here, there] = [0, 1].map((pair) => ({
      game: { moves: [{ do: 'bar', pair: asPlace(pair) }], done: 1 },
      solved: false,
    }));
    expect(joined(here!, there!)).toEqual(here);
  });
});

describe('whole games of Sperrdomino in a file of progress', () => {
  const { match } = dealSession('file');
  const line = makeDealLine('file');
  const playable = playableOf(match);
  const moves = playedDeal(match, () => 0).map(({ turn }) => turn);
  const read = (game: object, of = playable) =>
    readProgress(
      makeProgress('A book', new Map([[line, { game: game as Kept['game'], solved: false }]])),
      () => of,
    );

  it('are read as they were written, to the end of a deal and beyond', () => {
    for (const game of [
      { moves, done: moves.length },
      { moves: [...moves, 'deal'], done: 3 },
      { moves: [], done: 0 },
    ]) {
      expect(read(game)).toEqual({ kept: new Map([[line, { game, solved: false }]]), others: 0 });
    }
  });

  it.each([
    ['a move that the rules forbid', { moves: ['pass'], done: 1 }],
    ['a move made twice', { moves: [moves[0], moves[0]], done: 2 }],
    ['a word that is no move', { moves: ['right 9:9'], done: 1 }],
    ['more bought than there is', { moves: ['buy 13'], done: 1 }],
    ['a name that every object has', { moves: ['constructor'], done: 1 }],
    ['what is no word', { moves: [{ do: 'deal' }], done: 1 }],
    ['a list in the place of a word', { moves: [[moves[0]]], done: 1 }],
    ['moves that are no list', { moves: 'deal', done: 0 }],
    ['more moves done than made', { moves, done: moves.length + 1 }],
    ['half a move', { moves, done: 0.5 }],
    ['no count', { moves }],
  ])('are refused with %s', (_, game) => {
    expect(faultOf(() => read(game))).toMatchObject({ message: 'damaged', where: '1' });
  });

  it('are refused with the moves of other deals', () => {
    const other = playableOf(dealSession('another file').match);
    expect(faultOf(() => read({ moves, done: moves.length }, other))).toMatchObject({ message: 'damaged' });
  });

  it('never lose what is further', () => {
    const [long, short] = [moves.length, 2].map((count) => ({
      game: { moves: moves.slice(0, count), done: count },
      solved: false,
    }));
    expect([joined(long!, short!), joined(short!, long!)]).toEqual([long, long]);
  });
});

describe('how far a game is', () => {
  it('is solved when the last domino lies right, and not before', () => {
    const playBoard = playBoardOf('full');
    const game = solution('full');
    expect(isSolved(playBoard, game)).toBe(true);
    expect(progressOf(playBoard, game)).toEqual({ laid: 36, dominoes: 36, filled: 0, unknown: 0 });
    expect(isSolved(playBoard, { ...game, done: 35 })).toBe(false);
    expect(progressOf(playBoard, { ...game, done: 35 }).laid).toBe(35);
  });

  it('is told in a sentence, with the numbers where some are to be found', () => {
    const words = playWordsOf('en');
    const told = (name: PuzzleName, game: Game) => playablePuzzle(playBoardOf(name)).progress(game, words);
    expect(told('small', withMove(NEW_GAME, { do: 'join', pair: asPlace(0) }))).toBe(
      '1 of 6 dominoes placed.',
    );
    expect(told('completion', withMove(NEW_GAME, { do: 'fill', cell: FIRST_CELL, number: 4 }))).toBe(
      '1 of 18 numbers filled in. 0 of 15 dominoes placed.',
    );
  });

  it('is solved in a completion when all numbers are right', () => {
    const playBoard = playBoardOf('completion');
    const numbers = Array.from('000111213444213230213230444230', Number);
    const filled = (number: (cell: number) => number) =>
      playBoard.board.cells
        .filter((cell) => playBoard.isUnknown(cell))
        .map((cell) => ({ do: 'fill', cell, number: number(cell) }) as const)
        .reduce<Game>(withMove, NEW_GAME);
    const game = filled((cell) => numbers[cell]!);
    const { isSolved: solved } = playablePuzzle(playBoard);
    expect([solved(game), solved(undone(game))]).toEqual([true, false]);
    expect(solved(filled((cell) => (cell === 0 ? 1 : numbers[cell]!)))).toBe(false);
  });
});
