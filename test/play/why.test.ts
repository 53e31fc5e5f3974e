import { expect, it } from 'vitest';
import { makeDomino } from '../../src/domino/dominoes.ts';
import { HintFinder } from '../../src/play/hint-finder.ts';
import { attemptOf, dominoOn, startOf } from '../../src/play/position.ts';
import { solutionsOf } from '../../src/solve/solutions.ts';
import { judgeAttempt } from '../../src/solve/verdict.ts';
import { playBoardOf, sessionOf } from '../helpers/play/play-boards.ts';

// small: 0111
//        2022
//        2010
it('says of a wrong domino why it does not go there, shows it, and takes it away', () => {
  const { say, session } = sessionOf('small');
  expect(
    say({ ask: 'why' }, { link: 'domino', direction: 'down' }, { ask: 'check' }, { ask: 'more' }),
  ).toEqual([
    'No domino is placed on a1.',
    '0:2 is placed on a 1,2.',
    '1 of 6 dominoes placed. 1 thing is wrong. M shows where. D goes back to the last right position.',
    '0:2 does not go on a 1,2.',
  ]);
  expect(session.signs.cannot).toHaveLength(1);
  const wrong = session.tour!.stop.wrong!;
  expect(say({ ask: 'why' })[0]).toMatch(/^This is why 0:2 does not go on a 1,2\./);
  const { stops } = session.tour!;
  expect(stops.at(-2)!.text).toMatch(/That is impossible\.$/);
  for (let at = 1; at < stops.length; at++) {
    say({ ask: 'more' });
    expect(session.signs.cannot).toEqual([wrong]);
  }
  expect(say({ ask: 'do' })).toEqual(['0:2 is taken away from a 1,2.']);
});

it('dashes the places that would follow, thought by thought', () => {
  const { say, session } = sessionOf('full');
  say({ go: 'first' }, { link: 'domino', direction: 'down' }, { ask: 'why' }, { ask: 'more' });
  expect(session.signs.could).toEqual([]);
  expect(say({ ask: 'more' })[0]).toContain('Then the domino 4:6 has only one place left, 1 c d.');
  expect(session.signs.could).toHaveLength(1);
});

it('never finds fault with a domino that is right, and has a reason for each that is wrong', () => {
  for (const name of ['small', 'full'] as const) {
    const playBoard = playBoardOf(name);
    const hintFinder = new HintFinder(playBoard);
    const { key } = solutionsOf(playBoard.puzzle, 2).first!;
    const step = name === 'small' ? 1 : 41;
    for (let at = 0; at < playBoard.pairs.length; at += step) {
      const pair = at as never;
      const position = { ...startOf(playBoard), dominoes: new Set([pair]) };
      const { first, second } = playBoard.pairs[at]!;
      const isRight = key[first] === second;
      expect(judgeAttempt(playBoard.puzzle, attemptOf(playBoard, position)).faults.length === 0).toBe(
        isRight,
      );
      const why = hintFinder.whyNot(position, pair);
      expect([makeDomino(dominoOn(playBoard, position, pair)!), why.kind]).toEqual([
        makeDomino(dominoOn(playBoard, position, pair)!),
        isRight ? 'right' : 'step',
      ]);
    }
  }
});
