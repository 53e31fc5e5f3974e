import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solveEndgame } from '../../../src/games/endgame-solution.ts';
import { makeEndgameLine, parseEndgameLine } from '../../../src/parts/endgames/line.ts';
import { deedsOf } from '../../../src/parts/endgames/play/scene.ts';
import { tableCommandOf, tableLetters } from '../../../src/parts/sperrdomino/play/commands.ts';
import { playableOf } from '../../../src/parts/sperrdomino/play/scene.ts';
import { makeProgress, readProgress } from '../../../src/play/progress.ts';
import { faultOf } from '../../helpers/fault.ts';
import { LOCKS, type LockName, lockSession } from '../../helpers/play/locks.ts';
import { press } from '../../helpers/play/press.ts';
import { playWordsOf } from '../../helpers/play/words.ts';

const NAMES = Object.keys(LOCKS) as LockName[];
const name = fc.constantFrom(...NAMES);

describe('the other player', () => {
  it('is never worse than what the solver can be sure of, whatever the player does', () => {
    const start = Object.fromEntries(
      NAMES.map((one) => {
        const { aim, endgame } = parseEndgameLine(LOCKS[one]);
        return [one, solveEndgame(endgame, aim).worth];
      }),
    );
    fc.assert(
      fc.property(name, fc.infiniteStream(fc.nat()), (one, chance) => {
        const { rival } = lockSession(one);
        let scene = rival.start;
        let worth = start[one]!;
        while (!scene.end) {
          const allowed = deedsOf(scene).filter(({ turn }) => turn !== 'locked');
          const { scene: after } = allowed[chance.next().value % allowed.length]!;
          const answers = rival.answers(after);
          scene = answers.at(-1)?.scene ?? after;
          // An answer of the rival never increases what the player can be sure of.
          const left = scene.end ? rival.worthOf(scene.end) : rival.worthFrom(scene);
          expect(left).toBeLessThanOrEqual(worth);
          worth = left;
          expect(scene.end !== undefined || scene.mine).toBe(true);
        }
        expect(rival.worthOf(scene.end)).toBeLessThanOrEqual(start[one]!);
      }),
      { numRuns: 8 },
    );
  });

  it.each(NAMES)('loses %s to a player who does what the hints say', (one) => {
    const { rival, session, say } = lockSession(one);
    for (let moves = 0; !session.scene.end; moves++) {
      expect(moves).toBeLessThan(12);
      if (session.speech.must(session.scene)) say({ ask: 'pass' });
      else say({ ask: 'hint' }, { ask: 'do' });
    }
    expect(rival.worthOf(session.scene.end)).toBe(rival.best);
    expect(playableOf(rival).isSolved(session.game)).toBe(true);
    // Neither a lost game nor an unfinished one is solved.
    expect(playableOf(rival).isSolved({ ...session.game, done: 0 })).toBe(false);
  });

  it('holds out as the solution tells', () => {
    const { aim, endgame } = parseEndgameLine(LOCKS.both);
    const { line } = solveEndgame(endgame, aim);
    const { session, say } = lockSession('both');
    while (!session.scene.end) say({ ask: 'hint' }, { ask: 'do' });
    const laid = session.game.moves.map((turn) => turn.split(' ').at(-1));
    expect(laid).toEqual(line.map(({ kind, lay }) => (lay ? `${lay.domino.low}:${lay.domino.high}` : kind)));
  });
});

describe('what is said', () => {
  it('tells moves, answers, the end, and whether more was possible', () => {
    const { say } = lockSession('both');
    expect(say({ go: 'right' }, { lay: 'left' })).toEqual([
      '',
      'You place 0:2 on the left. Ben places 3:4 on the right. The ends are 0 and 3.',
    ]);
    expect(say({ ask: 'own' }, { ask: 'fits' }, { ask: 'rest' })).toEqual([
      'You hold 0:0, 0:3, 2:2, 2:3 and 4:4, together 20 pips.',
      'What fits: 0:0 on the left; 0:3 at both ends; 2:3 on the right.',
      'Ben holds 2:6, 3:6 and 6:6, together 29 pips. The talon: 1:1 and 3:3.',
    ]);
    expect(say({ press: { row: 'own', at: 1 } }, { go: 'right' }, { press: { row: 'own', at: 0 } })).toEqual([
      '0:3 fits at both ends: left or right?',
      'You place 0:3 on the right. Ben passes. Both ends are 0.',
      'You place 0:0 on the right. You lock the game: you hold 17 pips, Ben 29. You score 54. Nothing better was possible.',
    ]);
    expect(say({ press: { row: 'own', at: 0 } }, { ask: 'undo' })).toEqual([
      'The game is over. Undo takes your last move back.',
      'Undone. Both ends are 0.',
    ]);
  });

  it('tells that one must pass, and does it when asked', () => {
    const { session, say } = lockSession('stuck');
    expect(say({ ask: 'hint' }, { ask: 'do' }).at(-1)).toMatch(/ None of yours fits: pass\.$/);
    expect(say({ ask: 'hint' }, { ask: 'do' })).toEqual([
      'None of yours fits: pass. D does it.',
      expect.stringMatching(/^You pass\. Ben places /),
    ]);
    expect(session.game.moves).toContain('pass');
  });

  it('stays at the right end of the chain when the chain grows', () => {
    const { session, say } = lockSession('both');
    say({ go: 'up' }, { go: 'last' });
    for (const ask of ['hint', 'do', 'undo'] as const) {
      say({ ask });
      expect(session.cursor).toEqual({ row: 'chain', at: session.scene.line.length - 1 });
    }
  });

  it('tells the best game after one that was lost', () => {
    const { rival, session, say } = lockSession('both');
    say({ press: { row: 'own', at: 3 } });
    while (!session.scene.end) {
      if (session.speech.must(session.scene)) say({ ask: 'pass' });
      else say({ ask: 'hint' }, { ask: 'do' });
    }
    expect(say({ ask: 'last' })[0]).toMatch(/A better result was possible\.$/);
    expect(say({ ask: 'hint' }, { ask: 'more' })).toEqual([
      'From the beginning the lock can be forced, in 3 moves at most. M for more.',
      '1 of 5: You place 0:2 on the left.',
    ]);
    expect(playableOf(rival).isSolved(session.game)).toBe(false);
  });

  it('names each domino by where it lies and where it fits', () => {
    const { session } = lockSession('both');
    const cell = (row: 'chain' | 'own' | 'other', at: number) =>
      session.speech.cell(session.scene, { row, at }, false);
    expect([cell('chain', 0), cell('chain', 1), cell('chain', 15)]).toEqual([
      '2:1, left end',
      '1:6',
      '5:4, right end',
    ]);
    expect([cell('own', 0), cell('own', 1), cell('other', 0)]).toEqual([
      '0:0, does not fit',
      '0:2, fits on the left',
      '2:6, Ben',
    ]);
  });
});

it('a game that is kept goes to another device in the file of progress', () => {
  const { rival, session, say } = lockSession('both');
  say({ ask: 'hint' }, { ask: 'do' });
  const kept = new Map([[LOCKS.both as string, { game: session.game, solved: false }]]);
  const read = readProgress(makeProgress('A book', kept), () => playableOf(rival));
  expect(read).toEqual({ kept, others: 0 });
  const other = () => playableOf(lockSession('own').rival);
  expect(faultOf(() => readProgress(makeProgress('A book', kept), other)).message).toBe('damaged');
});

describe('an end as a line of text', () => {
  it.each(NAMES)('is read as it was written: %s', (one) => {
    const { aim, endgame } = parseEndgameLine(LOCKS[one]);
    expect(makeEndgameLine(aim, endgame)).toBe(LOCKS[one]);
  });

  it.each([
    ['omnibus 2 0111/2022/2010', 'this is no end of Sperrdomino'],
    [LOCKS.both.replace('1:6', '2:6'), '2:6 does not fit'],
    [LOCKS.both.replace('6:6', '6:5'), '5:6 is there twice'],
  ])('is refused: %s', (line, message) => {
    expect(faultOf(() => parseEndgameLine(line)).message).toBe(message);
  });
});

it('keys leave to the browser and the screen reader what is theirs', () => {
  const letters = tableLetters(playWordsOf('en'));
  const asked = (keys: string) => tableCommandOf(press(keys), letters);
  for (const keys of 'Tab Ctrl+c Alt+ArrowLeft Shift+p Shift+Tab x Ctrl+p Shift+ArrowUp'.split(' '))
    expect(asked(keys), keys).toBeUndefined();
  expect(asked('Shift+ArrowLeft')).toEqual({ lay: 'left' });
  expect(asked('Shift+?')).toEqual({ show: 'help' });
  expect(asked('p')).toEqual({ ask: 'pass' });
});
