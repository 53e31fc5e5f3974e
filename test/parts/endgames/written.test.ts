import { expect, it } from 'vitest';
import { solveEndgame } from '../../../src/games/endgame-solution.ts';
import { isWrittenEndgame, parseEndgame } from '../../../src/parts/endgames/written.ts';
import { BOOK_GAME } from '../../../src/parts/games/document/commented-game.ts';
import { faultOf } from '../../helpers/fault.ts';

const CHAIN = 'chain: 2:1 1:6 6:4 4:1 1:5 5:5 5:0 0:6 6:5 5:2 2:4 4:0 0:1 1:3 3:5 5:4\n';
const YOU = 'you: 0:0 0:2 0:3 2:2 2:3 4:4\n';
const OTHER = 'other: 6:2 3:4 3:6 6:6\n';

it('is read as a position, with the other hand or without it', () => {
  const { line, own, other } = parseEndgame(`# from a book\n${CHAIN}\n${YOU}${OTHER}`);
  expect([line.length, line[0], own.length, other?.[0]]).toEqual([16, [2, 1], 6, { low: 2, high: 6 }]);
  expect(parseEndgame(CHAIN + YOU)).toEqual({ line, own });
});

it('is read as a game: in that of 1921, B ends it with the lock, whatever A has bought', () => {
  const rows = BOOK_GAME.split('\n');
  const upTo = rows.slice(0, rows.indexOf('B: 0:0'));
  const endgame = parseEndgame(upTo.join('\n'));
  expect(endgame).not.toHaveProperty('other');
  expect(solveEndgame(endgame, 'lock')).toMatchObject({ worth: 1, moves: 1 });
  expect(solveEndgame(endgame, 'points')).toMatchObject({ worth: 120, moves: 1 });
});

it.each([
  [CHAIN, true],
  [`\n# a remark\n\n${YOU}`, true],
  [BOOK_GAME, true],
  ['001/110', false],
  ['1:001110', false],
  ['# chain:\n001/110', false],
  ['{"rows": ["you: 0:0"]}', false],
])('is told from a puzzle by its first row: %j', (text, expected) => {
  expect(isWrittenEndgame(text)).toBe(expected);
});

it.each([
  [YOU, 'the row "chain" is missing', undefined],
  [CHAIN, 'the row "you" is missing', undefined],
  [CHAIN + CHAIN + YOU, '"chain" stands twice', 'row 2'],
  [`${CHAIN}A: 1:1`, '"A: 1:1" cannot be read', 'row 2'],
  [`${CHAIN}you: 0:7`, '"0:7" is not a domino', 'row 2'],
  [`chain: 0:1 2:3\n${YOU}`, '2:3 does not fit', 'the chain'],
  [`chain:\n${YOU}`, 'the chain is empty', undefined],
  [`${CHAIN}you: 0:0 2:1`, '1:2 is there twice', undefined],
  [`${CHAIN}you:`, 'a hand is empty: the game is over', undefined],
  [`${CHAIN}${YOU}other: 2:6`, 'the other hand has 1 dominoes', undefined],
  [`${CHAIN}you: 0:0 3:3`, 'none of your dominoes fits: there is nothing to choose', undefined],
  ['chain: 0:0\nyou: 0:1', 'a hand has more than 19 dominoes', undefined],
  [BOOK_GAME, 'the game is over', 'the end'],
  [BOOK_GAME.split('\n').slice(0, 3).join('\n'), '12 dominoes can still be bought', 'the end'],
  [BOOK_GAME.split('\n').slice(0, 2).join('\n'), 'nothing is played', 'the end'],
])('is refused with one sentence: %j', (text, message, where) => {
  const fault = faultOf(() => parseEndgame(text));
  expect(fault).toMatchObject({ message, ...(where && { where }) });
});
