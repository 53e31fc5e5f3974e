import { describe, expect, it } from 'vitest';
import type { Spot, TableCommand } from '../../../src/parts/sperrdomino/play/commands.ts';
import { lockSession } from '../../helpers/play/locks.ts';

const go = (where: Extract<TableCommand, { go: unknown }>['go']): TableCommand => ({ go: where });
const ask = (what: Extract<TableCommand, { ask: unknown }>['ask']): TableCommand => ({ ask: what });
const press = (row: Spot['row'], at: number): TableCommand => ({ press: { row, at } });
const visit = (row: Spot['row'], at: number): TableCommand => ({ visit: { row, at } });

// chain: 2:1 1:6 … 3:5 5:4, sixteen dominoes
// own:   0:0 0:2 0:3 2:2 2:3 4:4
// other: 2:6 3:4 3:6 6:6
const FIRST = 'You place 0:2 on the left. Ben places 3:4 on the right.';

describe('on the way over the table', () => {
  it('is from domino to domino and from row to row, to the nearest one, as far as the edges', () => {
    const { session, say } = lockSession('both');
    const way: readonly (readonly [Parameters<typeof go>[0], string, Spot['row'], number])[] = [
      ['left', 'Left edge.', 'own', 0],
      ['right', '', 'own', 1],
      ['left', '', 'own', 0],
      ['last', '', 'own', 5],
      ['right', 'Right edge.', 'own', 5],
      ['down', 'Lower edge.', 'own', 5],
      ['up', '', 'chain', 5],
      ['left', '', 'chain', 4],
      ['last', '', 'chain', 15],
      ['up', '', 'other', 3],
      ['up', 'Upper edge.', 'other', 3],
      ['left', '', 'other', 2],
      ['down', '', 'chain', 2],
      ['last', '', 'chain', 15],
      ['down', '', 'own', 5],
      ['first', '', 'own', 0],
    ];
    for (const [where, said, row, at] of way) {
      expect(say(go(where)), where).toEqual([said]);
      expect(session.cursor).toEqual({ row, at });
    }
    expect(say(visit('chain', 3))).toEqual(['']);
    expect(session.cursor).toEqual({ row: 'chain', at: 3 });
  });

  it('is on the same domino of the chain when it grows, or still at its end', () => {
    for (const at of [0, 3, 15]) {
      const { session, say } = lockSession('both');
      const domino = session.scene.line[at];
      say(visit('chain', at), ask('hint'), ask('do'));
      // One domino was laid on the left, one on the right.
      expect(session.scene.line).toHaveLength(18);
      const cursor = at === 0 ? 0 : at === 15 ? 17 : at + 1;
      expect(session.cursor).toEqual({ row: 'chain', at: cursor });
      if (at === 3) expect(session.scene.line[cursor]).toEqual(domino);
      say(ask('undo'));
      expect(session.cursor).toEqual({ row: 'chain', at });
    }
  });
});

describe('laying a domino', () => {
  const FITS = '0:3 fits at both ends: left or right?';
  const RIGHT = 'You place 0:3 on the right. Ben passes. Both ends are 0.';

  /** A game in which 0:3 fits at both ends. */
  const begun = () => {
    const game = lockSession('both');
    expect(game.say(visit('own', 1), { lay: 'left' })[1]).toBe(`${FIRST} The ends are 0 and 3.`);
    return game;
  };

  it('is by an arrow, by a press on an end of the chain, or by name, once it is taken up', () => {
    for (const where of [go('right'), press('chain', 17), { lay: 'right' } as const]) {
      const { say, session } = begun();
      expect(say(press('own', 1), where)).toEqual([FITS, RIGHT]);
      expect(session.picked).toBeUndefined();
    }
    const { say } = begun();
    expect(say(press('own', 1), press('chain', 0))[1]).toMatch(/^You place 0:3 on the left\. /);
  });

  it('can be given up, and is not done in the middle of the chain', () => {
    const { say, session } = begun();
    expect(say(press('own', 1), press('chain', 5))).toEqual([FITS, 'First go to one of your dominoes.']);
    expect(session.picked).toEqual({ low: 0, high: 3 });
    expect(say(ask('cancel'), ask('cancel'))).toEqual(['Cancelled.', '']);
    expect(session.picked).toBeUndefined();
    // Then arrows move again.
    expect(say(visit('own', 0), go('right'))).toEqual(['', '']);
  });

  it('is of the own dominoes alone, where they fit', () => {
    const { say, session } = lockSession('both');
    const own = 'First go to one of your dominoes.';
    expect(say(press('chain', 0))).toEqual([own]);
    expect(say(press('other', 0), visit('chain', 1), { lay: 'left' })).toEqual([own, '', own]);
    expect(say(press('own', 0), visit('own', 0), { lay: 'right' })).toEqual([
      '0:0 does not fit.',
      '',
      '0:0 does not fit on the right: the end is 4.',
    ]);
    expect(session.game.moves).toEqual([]);
  });
});

describe('what was done', () => {
  it('is told, taken back and made again with what came of it, as long as there is something', () => {
    const { say, session } = lockSession('both');
    const nothing = ['You have done nothing yet.', 'There is nothing to undo.', 'There is nothing to redo.'];
    const all = [ask('last'), ask('undo'), ask('redo')];
    expect(say(...all)).toEqual(nothing);
    say(visit('own', 1), { lay: 'left' }, visit('own', 1), { lay: 'right' });
    const { moves } = session.game;
    expect(moves).toEqual(['left 0:2', 'right 3:4', 'right 0:3', 'pass']);
    const second = 'You place 0:3 on the right. Ben passes.';
    expect(say(ask('last'), ask('redo'))).toEqual([`Last move: ${second} Both ends are 0.`, nothing[2]]);
    expect(say(ask('undo'), ask('last'), ask('undo'), ask('undo'))).toEqual([
      'Undone. The ends are 0 and 3.',
      `Last move: ${FIRST} The ends are 0 and 3.`,
      'Undone. The ends are 2 and 4.',
      nothing[1],
    ]);
    expect(session.game).toEqual({ moves, done: 0 });
    expect(say(ask('redo'), ask('redo'), ask('redo'))).toEqual([
      `Redone. ${FIRST} The ends are 0 and 3.`,
      `Redone. ${second} Both ends are 0.`,
      nothing[2],
    ]);
    expect(session.game).toEqual({ moves, done: 4 });
    say(ask('again'));
    expect(session.game.done).toBe(0);
    expect(say(ask('again'))).toEqual([nothing[1]]);
  });
});

describe('questions', () => {
  it('are answered by what lies on the table', () => {
    const { say } = lockSession('both');
    const chain = '2:1, 1:6, 6:4, 4:1, 1:5, 5:5, 5:0, 0:6, 6:5, 5:2, 2:4, 4:0, 0:1, 1:3, 3:5, 5:4';
    expect(say(ask('chain'))[0]).toContain(chain);
    expect(say(ask('ends'))).toEqual(['The ends are 2 and 4.']);
    expect(say(ask('pass'))[0]).toMatch(/^You can pass only if none of yours fits\. What fits: /);
    expect(say(ask('buy'), ask('deal'), { show: 'help' })).toEqual(['', '', '']);
  });

  it('are answered step by step, until that is closed', () => {
    const { say, session } = lockSession('both');
    const no = 'There is no answer to step through.';
    expect(say(ask('more'), ask('back'), ask('close'), ask('do'))).toEqual([
      no,
      no,
      '',
      'There is nothing to do here.',
    ]);
    const [first, second] = say(ask('hint'), ask('hint'));
    expect(second).not.toBe(first);
    expect(say(ask('back'), ask('more'))).toEqual([first, second]);
    expect(session.telling?.at).toBe(1);
    expect(say(ask('close'), ask('more'))).toEqual(['Closed.', no]);
    expect(say(ask('hint'), ask('do'))[1]).toBe(`${FIRST} The ends are 0 and 3.`);
  });

  it('end with the game', () => {
    const { say, session } = lockSession('both');
    for (let count = 0; !session.scene.isOver; count++) {
      expect(count).toBeLessThan(12);
      say(ask('hint'), ask('do'));
    }
    const over = 'The game is over. Undo takes your last move back.';
    expect(say(ask('pass'), { lay: 'left' }, press('own', 0), ask('fits'))).toEqual([over, over, over, over]);
  });
});
