import fc from 'fast-check';
import { expect, it } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { replayGame } from '../../src/games/sperrdomino.ts';
import { parseGame } from '../../src/games/written.ts';
import { BOOK_GAME } from '../../src/parts/games/document/commented-game.ts';
import { faultOf } from '../helpers/fault.ts';

const HANDS = 'hand A: 1:1 1:2 1:3 1:6 0:4 0:5 4:6\nhand B: 0:0 0:2 0:3 0:6 1:4 1:5 4:5\n';

it('is read with its rows, whatever blanks, remarks and empty rows it has', () => {
  const text = `# from memory\n\n${HANDS}talon:  2:6   3:3\r\nA:1:1 # a double\nB: +5:5 +? 1:0\nA: pass\nscore: B 120\n`;
  expect(parseGame(text)).toEqual({
    hands: parseGame(HANDS).hands,
    talon: [
      { low: 2, high: 6 },
      { low: 3, high: 3 },
    ],
    turns: [
      { player: 'A', bought: [], laid: [1, 1], row: 6 },
      { player: 'B', bought: [{ low: 5, high: 5 }, undefined], laid: [1, 0], row: 7 },
      { player: 'A', bought: [], row: 8 },
    ],
    score: { winner: 'B', points: 120 },
  });
});

it.each([
  ['', 'the hand of A is missing', undefined],
  [HANDS.split('\n')[0]!, 'the hand of B is missing', undefined],
  [`${HANDS}hand A: 1:1`, '"hand A" stands twice', 'row 3'],
  [`${HANDS}talon: 1:1`, '1 dominoes', 'row 3'],
  [`${HANDS}talon: 1:1 7:7`, '"7:7" is not a domino', 'row 3'],
  [`${HANDS}C: 1:1`, '"C: 1:1" cannot be read', 'row 3'],
  [`${HANDS}1:1`, '"1:1" cannot be read', 'row 3'],
  [`${HANDS}A:`, 'nothing is played', 'row 3'],
  [`${HANDS}A: +1:1`, 'nothing is played', 'row 3'],
  [`${HANDS}A: 1:1 1:2`, '"1:1" stands before the end of the turn', 'row 3'],
  [`${HANDS}A: +x 1:2`, '"x" is not a domino', 'row 3'],
  [`${HANDS}score: C 5`, '"C 5" is not a score', 'row 3'],
  ['\n'.repeat(500), 'the game is too long', undefined],
  ['x'.repeat(20_001), 'the game is too long', undefined],
])('is refused: %j', (text, message, where) => {
  const error = faultOf(() => parseGame(text));
  expect([error.message, error.where]).toEqual([message, where]);
});

it('never ends otherwise than with a result or a mistake of the user', () => {
  const line = fc.oneof(
    fc.constantFrom(...BOOK_GAME.split('\n')),
    fc.string({ maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...'AB:+?0123456 #pass'), maxLength: 30 }),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 25 }), (rows) => {
      try {
        replayGame(parseGame(rows.join('\n')));
        replayGame(parseGame(HANDS + rows.join('\n')));
      } catch (error) {
        expect(error).toBeInstanceOf(UserError);
      }
    }),
    { numRuns: 500 },
  );
});
