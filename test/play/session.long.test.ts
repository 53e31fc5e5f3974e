import { describe, expect, it } from 'vitest';
import { asCell, asPlace } from '../../src/domino/board.ts';
import { parseCell } from '../../src/domino/coordinates.ts';
import { dominoesOf } from '../../src/domino/dominoes.ts';
import type { Command } from '../../src/play/commands.ts';
import { NEW_GAME, withMove } from '../../src/play/game.ts';
import type { Direction } from '../../src/play/play-board.ts';
import { readPlayBoard } from '../../src/play/play-board-line.ts';
import type { Move } from '../../src/play/position.ts';
import { NO_SIGNS, type Signs } from '../../src/play/signs.ts';
import type { Tutor } from '../../src/play/tutor.ts';
import { sessionOf, sessionOn } from '../helpers/play/play-boards.ts';

const go = (where: Direction): Command => ({ go: where });
const join = (direction: Direction): Command => ({ link: 'domino', direction });
const bar = (direction: Direction): Command => ({ link: 'bar', direction });
const ask = (what: Extract<Command, { ask: unknown }>['ask']): Command => ({ ask: what });

// small: 0111
//        2022
//        2010
describe('on the way over the board', () => {
  it('says each cell by its name, number and state, and nothing else', () => {
    const { say, cell } = sessionOf('small');
    expect(cell()).toBe('a1, 0');
    expect(say(go('right'), go('down'))).toEqual(['', '']);
    expect(cell()).toBe('b2, 0');
    say(join('right'));
    expect(cell()).toBe('b2, 0, joined with c2 as 0:2');
    say(go('up'), bar('left'), bar('right'));
    expect(cell()).toBe('b1, 1, bar to the left and to the right');
    say({ pick: 'here' });
    expect(cell()).toBe('b1, 1, bar to the left and to the right, picked');
  });

  it('says in German what it says in English', () => {
    const { say, cell } = sessionOf('small', 'de');
    say(go('right'), go('down'), join('right'));
    expect(cell()).toBe('b2, 0, verbunden mit c2 als 0:2');
    say(go('up'), bar('left'), bar('right'));
    expect(cell()).toBe('b1, 1, Strich links und rechts');
  });

  it('says of a number that it is tried, and of none that was there before', () => {
    const { say, cell } = sessionOf('completion');
    say({ type: 0 }, ask('try'), go('right'), { type: 2 });
    expect(cell()).toBe('b1, 2, entered, tried');
    say(go('left'));
    expect(cell()).toBe('a1, 0, entered');
    say({ type: 1 });
    expect(cell()).toBe('a1, 1, entered, tried');
    say(go('down'));
    expect(cell()).toBe('a2, empty');
  });

  it('says of a cell that it is tried, until the try is taken back or kept', () => {
    const { say, cell } = sessionOf('small');
    expect(say(ask('keep'), join('right'), ask('try'), go('down'), join('right'))).toEqual([
      'You are not trying anything. T begins.',
      '0:1 is placed on 1 a b.',
      'You are trying something now. T takes it all back, Y keeps it.',
      '',
      '0:2 is placed on 2 a b.',
    ]);
    expect(cell()).toBe('a2, 2, joined with b2 as 0:2, tried');
    expect(say(ask('try'))).toEqual(['All that you tried is taken back. 0:2 is taken away from 2 a b.']);
    expect(cell()).toBe('a2, 2');
    say(ask('try'), join('right'), ask('keep'));
    expect(cell()).toBe('a2, 2, joined with b2 as 0:2');
  });

  it('ends at the edge, which it says', () => {
    const { say, session } = sessionOf('small');
    expect(say(go('up'), go('left'), { go: 'last' }, go('down'), go('right'))).toEqual([
      'Upper edge.',
      'Left edge.',
      '',
      'Lower edge.',
      'Right edge.',
    ]);
    expect(session.cursor).toBe(11);
  });

  it('passes over a hole, but joins nothing across it', () => {
    const { say, cell } = sessionOf('ring');
    say({ go: 'first' }, go('down'), go('down'), go('down'), go('right'), go('right'));
    expect(cell()).toBe('c4, 5');
    expect(say(join('right'))).toEqual(['There is no cell to the right.']);
    say(go('right'));
    expect(cell()).toBe('g4, 5');
    say({ go: 'row-start' });
    expect(cell()).toBe('a4, 5');
    say({ go: 'column-end' });
    expect(cell()).toBe('a9, 7');
  });
});

describe('the keys for far cells', () => {
  it.each<[end: Extract<Command, { go: unknown }>['go'], from: string, to: string]>([
    ['row-start', 'c2', 'a2'],
    ['row-end', 'b2', 'd2'],
    ['column-start', 'b3', 'b1'],
    ['column-end', 'b1', 'b3'],
    ['first', 'c2', 'a1'],
    ['last', 'b1', 'd3'],
  ])('%s leads from %s to %s, and says the cell if it is that already', (end, from, to) => {
    const { say, session, playBoard, speech } = sessionOf('small');
    say({ visit: parseCell(playBoard.board, from) });
    expect(say({ go: end })).toEqual(['']);
    expect(speech.name(session.cursor)).toBe(to);
    expect(say({ go: end })[0]).toMatch(new RegExp(`^${to}, \\d\\.$`));
    expect(say({ pick: 'here' }, { go: end })[1]).toMatch(/, picked\.$/);
  });
});

describe('joining and splitting', () => {
  it('can be done in five ways', () => {
    const ways: Command[][] = [
      [join('right')],
      [{ ready: 'domino' }, go('right')],
      [{ pick: 'here' }, go('right'), { pick: 'here' }],
      [{ pick: asCell(0) }, { pick: asCell(1) }],
      [{ drag: asCell(0), towards: 'right' }],
    ];
    for (const way of ways) {
      const { say, session } = sessionOf('small');
      expect(say(...way).at(-1)).toBe('0:1 is placed on 1 a b.');
      session.obey({ visit: asCell(0) });
      expect(say(...way).at(-1)).toBe('0:1 is taken away from 1 a b.');
    }
  });

  it('takes away the dominoes that lie in the way, and says where a domino lies twice', () => {
    const { say } = sessionOf('small');
    expect(say(join('right'), { visit: asCell(1) }, join('right'))).toEqual([
      '0:1 is placed on 1 a b.',
      '',
      '0:1 is taken away from 1 a b. 1:1 is placed on 1 b c.',
    ]);
    expect(say({ visit: asCell(2) }, join('right'))[1]).toBe(
      '1:1 is taken away from 1 b c. 1:1 is placed on 1 c d.',
    );
    const other = sessionOf('small');
    expect(other.say(join('right'), { visit: asCell(9) }, join('right'))[2]).toBe(
      '0:1 is placed on 3 b c. 0:1 is also on 1 a b.',
    );
  });

  it('takes a domino away with the delete key', () => {
    const { say } = sessionOf('small');
    expect(say(ask('erase'), join('down'), ask('erase'))).toEqual([
      'You have put nothing here.',
      '0:2 is placed on a 1,2.',
      '0:2 is taken away from a 1,2.',
    ]);
  });

  it('picks another cell if the second is no neighbour, and lets go of a picked one', () => {
    const { say, session } = sessionOf('small');
    expect(
      say(
        { pick: asCell(0) },
        { pick: asCell(5) },
        { pick: asCell(5) },
        { pick: asCell(4) },
        ask('cancel'),
        ask('cancel'),
      ),
    ).toEqual(['a1 picked.', 'b2 picked.', 'Cancelled.', 'a2 picked.', 'Cancelled.', '']);
    expect(session.position.dominoes.size).toBe(0);
    expect(say({ ready: 'domino' }, ask('cancel'), go('right'))).toEqual([
      'Join: which direction?',
      'Cancelled.',
      '',
    ]);
  });
});

describe('pointing', () => {
  const click = (cell: number, near?: Direction): Command => ({ click: asCell(cell), near });

  it('takes the line between two cells, and a click on a domino lifts it', () => {
    const { say, session } = sessionOf('small');
    expect(say(click(1, 'right'), click(2))).toEqual([
      '1:1 is placed on 1 b c.',
      '1:1 is taken away from 1 b c.',
    ]);
    expect(session.cursor).toBe(2);
    expect(say(click(1, 'right'), click(2, 'left'))[1]).toBe('1:1 is taken away from 1 b c.');
    expect(session.cursor).toBe(2);
  });

  it('picks a cell where there is no line and no domino, or where a cell is picked already', () => {
    const { say, session } = sessionOf('small');
    expect(say(click(0, 'up'), click(5, 'right'), click(6))).toEqual([
      'a1 picked.',
      'b2 picked.',
      '0:2 is placed on 2 b c.',
    ]);
    expect([session.cursor, session.picked]).toEqual([6, undefined]);
  });

  it('draws bars while that button is pressed, and then lifts nothing', () => {
    const { say, session } = sessionOf('small');
    expect(say(ask('tool'), click(5, 'down'), ask('tool'), click(0, 'right'), ask('tool'), click(1))).toEqual(
      ['', 'Bar between b2 and b3.', '', '0:1 is placed on 1 a b.', '', 'b1 picked.'],
    );
    expect(session.tool).toBe('bar');
  });

  it('drags with the tool of the player or another, and bars a side of a cell', () => {
    const { say, session } = sessionOf('small');
    expect(
      say(
        { drag: asCell(0), towards: 'right', tool: 'bar' },
        { drag: asCell(6), towards: 'right' },
        { bar: asCell(5), near: 'down' },
        { bar: asCell(0), near: 'up' },
      ),
    ).toEqual([
      'Bar between a1 and b1.',
      '2:2 is placed on 2 c d.',
      'Bar between b2 and b3.',
      'There is no cell above.',
    ]);
    expect(session.cursor).toBe(0);
  });
});

describe('bars', () => {
  it('are drawn and taken away, not beside a domino, and are told by cells that are free', () => {
    const { say, cell } = sessionOf('small');
    expect(say(bar('right'), bar('right'), bar('down'), join('right'))).toEqual([
      'Bar between a1 and b1.',
      'The bar between a1 and b1 is taken away.',
      'Bar between a1 and a2.',
      '0:1 is placed on 1 a b.',
    ]);
    expect(cell()).toBe('a1, 0, joined with b1 as 0:1');
    expect(say({ visit: asCell(5) }, bar('up'))).toEqual(['', 'b1 belongs to a domino and needs no bar.']);
    expect(say({ visit: asCell(0) }, join('right'))[1]).toBe('0:1 is taken away from 1 a b.');
    expect(cell()).toBe('a1, 0, bar below');
  });

  it('can be drawn by pairs when the button is pressed, until it is pressed again', () => {
    const { say, session } = sessionOf('small');
    expect(
      say(
        ask('tool'),
        { pick: asCell(0) },
        { pick: asCell(1) },
        ask('tool'),
        { pick: asCell(0) },
        { pick: asCell(1) },
      ),
    ).toEqual(['', 'a1 picked.', 'Bar between a1 and b1.', '', 'a1 picked.', '0:1 is placed on 1 a b.']);
    expect(session.position.bars.size).toBe(0);
  });
});

describe('keys one after the other', () => {
  it('link towards the next arrow alone', () => {
    const { say, session } = sessionOf('small');
    expect(
      say({ ready: 'bar' }, go('down'), go('down'), { ready: 'bar' }, { go: 'row-end' }, go('up')),
    ).toEqual(['Bar: which direction?', 'Bar between a1 and a2.', '', 'Bar: which direction?', '', '']);
    expect(session.position.bars.size).toBe(1);
  });

  it('ask for numbers until they are there, and no longer than that', () => {
    const { say } = sessionOf('small');
    const asked = 'Which domino? Type its two numbers.';
    expect(
      say(
        { ready: 'where' },
        { ready: 'domino' },
        { type: 2 },
        { ready: 'domino' },
        { type: 9 },
        { type: 1 },
      ),
    ).toEqual([
      asked,
      asked,
      '2',
      asked,
      'The numbers go from 0 to 2.',
      'The number 1 is on 4 cells, 4 of them free. M for more.',
    ]);
    expect(say({ ready: 'find' }, { type: 0 })[1]).toMatch(/^The number 0 is on 4 cells/);
    expect(say({ ready: 'find' }, ask('cancel'), { type: 2 })).toEqual([
      'Which number? Enter takes the one in the cell.',
      'Cancelled.',
      expect.stringMatching(/^The number 2 is on 4 cells/),
    ]);
    expect(say({ ready: 'find' }, go('right'), { ready: 'domino' }, ask('cancel'))).toEqual([
      'Which number? Enter takes the one in the cell.',
      '',
      'Join: which direction?',
      'Cancelled.',
    ]);
    expect(say({ ready: 'find' }, { ready: 'where' })[1]).toBe(asked);
  });

  it('leave the help to the page', () => {
    const { say } = sessionOf('small');
    expect(say({ show: 'help' })).toEqual(['']);
  });

  it('make numbers of two digits where there are some', () => {
    const rows = [dominoesOf(10).map(({ low }) => low), dominoesOf(10).map(({ high }) => high)];
    const written = rows.map((numbers) => numbers.map((number) => number.toString(36)).join('')).join('/');
    const { say } = sessionOn(readPlayBoard(`omnibus 10 ${written}`));
    const told = (number: number) =>
      expect.stringMatching(new RegExp(`^The number ${number} is on 12 cells`));
    expect(say({ type: 1 }, { type: 0 }, { type: 0 }, { type: 1 }, go('right'), { type: 0 })).toEqual([
      told(1),
      told(10),
      told(0),
      told(1),
      '',
      told(0),
    ]);
    expect(say({ ready: 'find' }, { type: 1 }, { type: 0 })).toEqual([
      'Which number? Enter takes the one in the cell.',
      '1',
      told(10),
    ]);
    expect(say({ ready: 'find' }, { type: 1 }, { ready: 'domino' })[2]).toEqual(told(1));
  });
});

describe('a game from elsewhere', () => {
  it('is gone on with: what is on the board is as it was there, and an answer has had its time', () => {
    const { say, session, cell } = sessionOf('small');
    say({ type: 1 });
    session.game = withMove(NEW_GAME, { do: 'join', pair: asPlace(0) });
    expect(session.tour).toBeUndefined();
    expect(cell()).toBe('a1, 0, joined with b1 as 0:1');
    expect(say(ask('undo'))).toEqual(['Undone. 0:1 is taken away from 1 a b.']);
  });
});

describe('a tutor', () => {
  const drawn: Signs = { ...NO_SIGNS, ringed: [asCell(3)] };
  const moves: Move[] = [];
  const tutor: Tutor = {
    reason(_, move) {
      moves.push(move);
      if (move.do === 'clear') return { text: 'A long story. '.repeat(20), holds: true };
      if (move.do === 'bar') return { text: 'Nobody knows that yet.', holds: false };
      return move.do === 'split' ? undefined : { text: 'For this reason.', holds: true };
    },
    next: ({ dominoes }) => (dominoes.size === 1 ? 'What comes next.' : ''),
    signs: () => drawn,
  };

  it('says what a move rests on and what comes next, and stops what nobody knows', () => {
    const { say, session } = sessionOn(sessionOf('small').playBoard, 'en', tutor);
    expect(say(join('right'), bar('down'), join('right'), ask('undo'))).toEqual([
      '0:1 is placed on 1 a b. For this reason. What comes next.',
      'a1 belongs to a domino and needs no bar.',
      '0:1 is taken away from 1 a b.',
      'Undone. 0:1 is placed on 1 a b.',
    ]);
    say({ visit: asCell(6) });
    expect(say(bar('up'), join('right'), join('right'))).toEqual([
      'Nobody knows that yet.',
      '2:2 is placed on 2 c d. For this reason.',
      // What comes next is said only when something is placed.
      '2:2 is taken away from 2 c d.',
    ]);
    expect(session.position.bars.size).toBe(0);
    expect(moves.map((move) => move.do)).toEqual(['join', 'split', 'bar', 'join', 'split']);
  });

  it('draws on the board as long as no answer does', () => {
    const { say, session } = sessionOn(sessionOf('small').playBoard, 'en', tutor);
    expect(session.signs).toBe(drawn);
    say(ask('few'));
    expect(session.signs.could).not.toEqual([]);
    say(ask('close'));
    expect(session.signs).toBe(drawn);
    say(join('right'));
    expect(say(ask('clear'))[0]).toMatch(/^0:1 is taken away from 1 a b\. A long story\..* M for more\.$/);
    expect([session.tour?.kind, session.signs]).toEqual(['message', drawn]);
    expect(session.tour?.stop.cells).toEqual([]);
    expect(session.tour?.stops.length).toBeGreaterThan(2);
    expect(say(ask('more'))[0]).toMatch(/^A long story\./);
  });

  it('is not needed, nor what it draws', () => {
    const { playBoard, session } = sessionOf('small');
    expect(session.signs).toEqual({ could: [], cannot: [], ringed: [] });
    const { reason, next } = tutor;
    expect(sessionOn(playBoard, 'en', { reason, next }).session.signs).toEqual(NO_SIGNS);
  });
});

describe('undo, redo and clear', () => {
  it('tell what has changed', () => {
    const { say } = sessionOf('small');
    expect(
      say(ask('undo'), ask('redo'), join('right'), ask('undo'), ask('redo'), ask('clear'), ask('undo')),
    ).toEqual([
      'There is nothing to undo.',
      'There is nothing to redo.',
      '0:1 is placed on 1 a b.',
      'Undone. 0:1 is taken away from 1 a b.',
      'Redone. 0:1 is placed on 1 a b.',
      '0:1 is taken away from 1 a b.',
      'Undone. 0:1 is placed on 1 a b.',
    ]);
  });

  it('count what is on the board where much has changed', () => {
    const { say } = sessionOf('small');
    say(
      join('right'),
      { visit: asCell(2) },
      join('right'),
      { visit: asCell(4) },
      bar('right'),
      { visit: asCell(6) },
      bar('right'),
    );
    expect(say(ask('clear'), ask('undo'))).toEqual([
      'The board is empty.',
      'Undone. The board now has 2 dominoes and 2 bars.',
    ]);
  });
});

describe('lists', () => {
  it('tell what a cell can join, with what the tally says', () => {
    const { say } = sessionOf('small');
    expect(say(ask('list'), bar('right'), ask('list'))).toEqual([
      'a1 can join b1 as 0:1, 4 places; a2 as 0:2, 5 places.',
      'Bar between a1 and b1.',
      'a1 can join a2 as 0:2, 5 places.',
    ]);
    expect(say(join('down'), ask('list'))[1]).toBe('a1 can join no neighbour.');
  });

  it('leave out dominoes that lie elsewhere', () => {
    const { say } = sessionOf('small');
    say({ visit: asCell(10) }, join('right'), { visit: asCell(0) });
    expect(say(ask('list'))).toEqual(['a1 can join a2 as 0:2, 4 places.']);
  });
});

// completion: ??????
//             ??34??
//             213???
//             213??0
//             ??423?
describe('a completion', () => {
  it('takes numbers where none are given', () => {
    const { say, cell } = sessionOf('completion');
    expect(cell()).toBe('a1, empty');
    expect(say({ type: 0 })).toEqual(['0 on a1.']);
    expect(cell()).toBe('a1, 0, entered');
    expect(say({ type: 7 }, { fill: 3 }, ask('erase'), ask('erase'))).toEqual([
      'The numbers go from 0 to 4.',
      '3 on a1.',
      'a1 is empty again.',
      'You have put nothing here.',
    ]);
    expect(say({ visit: asCell(8) }, { type: 1 })).toEqual(['', 'The number on c2 is given.']);
    expect(cell()).toBe('c2, 3');
  });

  it('names a domino as soon as both numbers are known', () => {
    const { say, cell } = sessionOf('completion');
    expect(say(join('down'))).toEqual(['A domino is placed on a 1,2.']);
    expect(cell()).toBe('a1, empty, joined with a2');
    // Of two dominoes without numbers nobody knows whether they are the same.
    expect(say(go('right'), join('right'), join('right'), go('left'))).toEqual([
      '',
      'A domino is placed on 1 b c.',
      'The domino on 1 b c is taken away.',
      '',
    ]);
    expect(say({ type: 0 }, go('down'), { type: 2 })).toEqual(['0 on a1.', '', '2 on a2.']);
    expect(cell()).toBe('a2, 2, entered, joined with a1 as 0:2');
    expect(say(ask('erase'), ask('erase'))).toEqual([
      'a2 is empty again.',
      'The domino on a 1,2 is taken away.',
    ]);
  });

  const filling = '000111213444213230213230444230';
  const fillIn = ({ playBoard, say }: ReturnType<typeof sessionOf>) =>
    playBoard.board.cells
      .filter((cell) => playBoard.isUnknown(cell))
      .flatMap((cell) => say({ visit: cell }, { type: Number(filling[cell]) }).slice(1));

  it('is not solved yet where dominoes lie, but not all, which is no fault', () => {
    const session = sessionOf('completion');
    session.say({ visit: asCell(11) }, join('down'));
    expect(session.say(ask('check'))[0]).toMatch(/ 1 of 15 dominoes placed\. Nothing is wrong so far\.$/);
    expect(fillIn(session).at(-1)).toBe('0 on f5.');
  });

  it('is solved when its last number stands', () => {
    const told = fillIn(sessionOf('completion'));
    expect(told.slice(0, -1).join(' ')).not.toMatch(/right|wrong/);
    expect(told.at(-1)).toBe('0 on f5. All is right: you have solved the puzzle.');
  });
});

describe('what changes', () => {
  it('is named one by one as long as it is three things', () => {
    const { say } = sessionOf('small');
    say(join('down'), { visit: asCell(1) }, join('right'), { visit: asCell(0) });
    expect(say(join('right'))).toEqual([
      '0:2 is taken away from a 1,2. 1:1 is taken away from 1 b c. 0:1 is placed on 1 a b.',
    ]);
  });

  it('is said of several bars at once, and of none that were there', () => {
    const { say, session } = sessionOf('small');
    const [one, other] = [asPlace(0), asPlace(1)];
    const barred = withMove(NEW_GAME, { do: 'bar', pair: one });
    session.game = withMove(barred, { do: 'eliminate', pairs: [one, other] });
    expect(session.position.bars.size).toBe(2);
    expect(say(ask('undo'), ask('redo'))).toEqual([
      'Undone. The bar between a1 and a2 is taken away.',
      'Redone. Bar between a1 and a2.',
    ]);
  });

  it('is counted with the numbers that a player wrote', () => {
    const { say } = sessionOf('completion');
    say({ type: 0 }, go('down'), { type: 2 }, bar('up'), join('right'));
    expect(say(ask('clear'), ask('undo'), ask('redo'))).toEqual([
      'The board is empty.',
      'Undone. The board now has 1 domino, 1 bar and 2 numbers of your own.',
      'Redone. The board is empty.',
    ]);
  });

  it('is a number in the place of another, which is said alone', () => {
    const { say } = sessionOf('completion');
    say({ type: 0 }, go('right'), { type: 2 });
    expect(say({ fill: 4 }, { fill: 4 }, ask('undo'), ask('undo'))).toEqual([
      '4 on b1.',
      '',
      'Undone.',
      'Undone. 2 on b1.',
    ]);
  });
});

describe('the end', () => {
  const KEY: [number, Direction][] = [
    [0, 'right'],
    [2, 'right'],
    [4, 'down'],
    [5, 'down'],
    [6, 'down'],
    [7, 'down'],
  ];

  it('is told with the last domino', () => {
    const { say } = sessionOf('small');
    const told = KEY.flatMap(([cell, direction]) => say({ visit: asCell(cell) }, join(direction)).slice(1));
    expect(told).toEqual([
      '0:1 is placed on 1 a b.',
      '1:1 is placed on 1 c d.',
      '2:2 is placed on a 2,3.',
      '0:0 is placed on b 2,3.',
      '1:2 is placed on c 2,3.',
      '0:2 is placed on d 2,3. All is right: you have solved the puzzle.',
    ]);
  });

  it('does not pretend to be one when something is wrong', () => {
    const { say } = sessionOf('small');
    const wrong: [number, Direction][] = [
      [0, 'down'],
      [1, 'right'],
      [3, 'down'],
      [5, 'right'],
      [8, 'right'],
      [10, 'right'],
    ];
    const told = wrong.flatMap(([cell, direction]) => say({ visit: asCell(cell) }, join(direction)).slice(1));
    expect(told.at(-1)).toContain('Something on the board is wrong. Check tells you what.');
  });
});
