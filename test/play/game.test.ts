import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPlace } from '../../src/domino/board.ts';
import {
  type Game,
  lastPosition,
  makeGame,
  NEW_GAME,
  parseGame,
  positionOf,
  redone,
  undone,
  withMove,
} from '../../src/play/game.ts';
import { type Move, type Position, touches } from '../../src/play/position.ts';
import { EMPTY, movesOn, playBoardOf, played } from '../helpers/play/play-boards.ts';

const play = (moves: readonly Move[]): Game => moves.reduce(withMove, NEW_GAME);

describe('a game', () => {
  it('is as before after a move is taken back, and as after it when it is made again', () => {
    fc.assert(
      fc.property(played, ({ playBoard, moves }) => {
        for (let done = 0; done < moves.length; done++) {
          const before = play(moves.slice(0, done));
          const then = withMove(before, moves[done]!);
          expect(positionOf(playBoard, undone(then))).toEqual(positionOf(playBoard, before));
          expect(positionOf(playBoard, redone(undone(then)))).toEqual(positionOf(playBoard, then));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('loses all of a try at once, or keeps all of it', () => {
    fc.assert(
      fc.property(played, fc.nat(), ({ playBoard, moves }, any) => {
        const begun = any % (moves.length + 1);
        const before = play(moves.slice(0, begun));
        const tried = moves.slice(begun).filter((move) => move.do !== 'clear');
        const trying = tried.reduce(withMove, withMove(before, { do: 'try' }));
        expect(positionOf(playBoard, withMove(trying, { do: 'retract' }))).toEqual(
          positionOf(playBoard, before),
        );
        const kept = positionOf(playBoard, withMove(trying, { do: 'keep' }));
        expect({ ...kept, trial: undefined }).toEqual({
          ...positionOf(playBoard, tried.reduce(withMove, before)),
          trial: undefined,
        });
        expect(parseGame(playBoard, makeGame(trying))).toEqual(trying);
      }),
      { numRuns: 30 },
    );
  });

  it('was last as it is wanted before its last move: what was taken back does not count', () => {
    fc.assert(
      fc.property(played, fc.nat(), fc.integer({ min: 0, max: 3 }), ({ playBoard, moves }, any, most) => {
        const game = { moves, done: any % (moves.length + 1) };
        const isWanted = ({ dominoes }: Position) => dominoes.size === most;
        const wanted = moves
          .map((_, count) => count)
          .filter((count) => count < game.done && isWanted(positionOf(playBoard, { moves, done: count })));
        expect(lastPosition(playBoard, game, isWanted)).toBe(wanted.at(-1) ?? 0);
      }),
    );
  });

  it('ends where it begins when everything is taken back, and forgets what was taken back at the next move', () => {
    const playBoard = playBoardOf('small');
    const [one, other] = [
      { do: 'join', pair: asPlace(0) },
      { do: 'bar', pair: asPlace(3) },
    ] as const;
    const game = play([one, other]);
    expect(positionOf(playBoard, undone(undone(undone(game))))).toEqual(EMPTY);
    expect(redone(game)).toEqual(game);
    expect(withMove(undone(game), one).moves).toEqual([one, one]);
  });

  it('never has two dominoes on a cell or a bar through a domino, nor other numbers where some are given', () => {
    fc.assert(
      fc.property(played, ({ playBoard, moves }) => {
        const { dominoes, bars, filled } = positionOf(playBoard, play(moves));
        for (const cell of playBoard.board.cells) {
          expect([...dominoes].filter((pair) => touches(playBoard, pair, cell)).length).toBeLessThan(2);
        }
        expect([...bars].filter((pair) => dominoes.has(pair))).toEqual([]);
        expect([...filled.keys()].filter((cell) => !playBoard.isUnknown(cell))).toEqual([]);
      }),
    );
  });

  it('joins cells and splits them again without a trace, where nothing lay', () => {
    fc.assert(
      fc.property(played, fc.nat(), ({ playBoard, moves }, any) => {
        const pair = any % playBoard.pairs.length;
        const { first, second } = playBoard.pairs[pair]!;
        const game = play(moves);
        const before = positionOf(playBoard, game);
        fc.pre(
          ![...before.dominoes].some(
            (other) => touches(playBoard, other, first) || touches(playBoard, other, second),
          ),
        );
        fc.pre(!before.bars.has(asPlace(pair)));
        const joined = withMove(game, { do: 'join', pair: asPlace(pair) });
        expect(positionOf(playBoard, joined).dominoes.has(asPlace(pair))).toBe(true);
        expect(positionOf(playBoard, withMove(joined, { do: 'split', pair: asPlace(pair) }))).toEqual(before);
      }),
    );
  });

  it('is read as it was stored', () => {
    fc.assert(
      fc.property(played, fc.nat({ max: 60 }), ({ playBoard, moves }, back) => {
        let game = play(moves);
        for (let i = 0; i < back; i++) game = undone(game);
        expect(parseGame(playBoard, makeGame(game))).toEqual(game);
      }),
    );
  });

  it('is not read when it is damaged or belongs to another board', () => {
    const playBoard = playBoardOf('small');
    const damaged = [
      '',
      'null',
      '[]',
      '{}',
      '{"moves":[]}',
      '{"moves":[],"done":1}',
      '{"moves":[],"done":-1}',
      '{"moves":[],"done":0.5}',
      '{"moves":{},"done":0}',
      '{"moves":[null],"done":0}',
      '{"moves":[{"do":"join"}],"done":0}',
      `{"moves":[{"do":"join","pair":${playBoard.pairs.length}}],"done":0}`,
      '{"moves":[{"do":"join","pair":-1}],"done":0}',
      '{"moves":[{"do":"fill","cell":0,"number":3}],"done":0}',
      '{"moves":[{"do":"fill","cell":12,"number":1}],"done":0}',
      '{"moves":[{"do":"burn","pair":1}],"done":0}',
    ];
    for (const text of damaged) expect(parseGame(playBoard, text), text).toBeUndefined();
    const ring = playBoardOf('ring');
    const hole = ring.board.has.indexOf(false);
    for (const move of [
      { do: 'fill', cell: hole, number: 1 },
      { do: 'empty', cell: hole },
      { do: 'empty', cell: ring.board.has.length },
      { do: 'fill', cell: 0, number: 8 },
      { do: 'eliminate', pair: 0 },
      { do: 'eliminate', pairs: 0 },
      { do: 'eliminate', pairs: [0, ring.pairs.length] },
      { do: 'eliminate', pairs: [0, -1] },
    ]) {
      const text = JSON.stringify({ moves: [move], done: 1 });
      expect(parseGame(ring, text), text).toBeUndefined();
    }
    for (const move of [
      { do: 'fill', cell: 0, number: 7 },
      { do: 'empty', cell: hole - 1 },
      { do: 'eliminate', pairs: [0, ring.pairs.length - 1] },
    ]) {
      const game = { moves: [move], done: 1 };
      expect(parseGame(ring, JSON.stringify(game))).toEqual(game);
    }
    const other = makeGame(play([{ do: 'join', pair: asPlace(100) }]));
    expect(parseGame(playBoardOf('full'), other)).toBeDefined();
    expect(parseGame(playBoard, other)).toBeUndefined();
  });

  it('is read from any text without a fault, and then can be played on', () => {
    const playBoard = playBoardOf('small');
    const move = fc.record(
      {
        do: fc.constantFrom('join', 'split', 'bar', 'fill', 'empty', 'clear', 'x'),
        pair: fc.integer(),
        cell: fc.integer(),
        number: fc.integer(),
      },
      { requiredKeys: [] },
    );
    const texts = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .record({
          moves: fc.array(
            fc.oneof(
              move,
              movesOn(playBoard).map(([first]) => first),
            ),
          ),
          done: fc.nat({ max: 5 }),
        })
        .map((game) => JSON.stringify(game)),
      movesOn(playBoard).map((moves) => JSON.stringify({ moves, done: moves.length })),
    );
    let [read, refused] = [0, 0];
    fc.assert(
      fc.property(texts, (text) => {
        const game = parseGame(playBoard, text);
        if (!game) {
          refused++;
          return;
        }
        read++;
        const next = withMove(game, { do: 'bar', pair: asPlace(0) });
        expect(positionOf(playBoard, undone(next))).toEqual(positionOf(playBoard, game));
      }),
    );
    expect(read).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
  });
});
