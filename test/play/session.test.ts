import { describe, expect, it } from 'vitest';
import { asCell } from '../../src/domino/board.ts';
import type { Command } from '../../src/play/commands.ts';
import type { Direction } from '../../src/play/play-board.ts';
import { sessionOf } from '../helpers/play/play-boards.ts';

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
    expect(say({ type: 0 }, go('down'), { type: 2 })).toEqual(['0 on a1.', '', '2 on a2.']);
    expect(cell()).toBe('a2, 2, entered, joined with a1 as 0:2');
    expect(say(ask('erase'), ask('erase'))).toEqual([
      'a2 is empty again.',
      'The domino on a 1,2 is taken away.',
    ]);
  });

  it('is solved when its last number stands', () => {
    const { playBoard, say } = sessionOf('completion');
    const filling = '000111213444213230213230444230';
    const own = playBoard.board.cells.filter((cell) => playBoard.isUnknown(cell));
    const told = own.flatMap((cell) => say({ visit: cell }, { type: Number(filling[cell]) }).slice(1));
    expect(told.slice(0, -1).join(' ')).not.toMatch(/right|wrong/);
    expect(told.at(-1)).toBe('0 on f5. All is right: you have solved the puzzle.');
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
