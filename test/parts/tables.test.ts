import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '../../src/languages/index.ts';
import { EndgameSession } from '../../src/parts/endgames/play/session.ts';
import { makeDealLine } from '../../src/parts/games/deal-line.ts';
import { DealSession } from '../../src/parts/games/play/session.ts';
import { tablePartOf } from '../../src/parts/play.ts';
import type { TableCommand } from '../../src/parts/sperrdomino/play/commands.ts';
import { NEW_GAME, playableOf, type TableGame } from '../../src/parts/sperrdomino/play/scene.ts';
import { openTable } from '../../src/parts/sperrdomino/play/table-part.ts';
import { makeGame } from '../../src/play/game.ts';
import { BREATH } from '../../src/play/pieces.ts';
import { dealSession } from '../helpers/play/deals.ts';
import { LOCKS, type LockName, lockSession } from '../helpers/play/locks.ts';
import { playWordsOf } from '../helpers/play/words.ts';

const NAMES = Object.keys(LOCKS) as LockName[];

/** One of the ends of Sperrdomino. */
function openEnd(pick: number, language: Language = 'en') {
  const { rival, session, say } = lockSession(NAMES[pick % NAMES.length]!, language);
  const again = (game: TableGame) => new EndgameSession(rival, playWordsOf('en'), game);
  return { session, say, playable: playableOf(rival), again };
}

/** One of the whole games. */
function openDeal(pick: number, language: Language = 'en') {
  const { match, session, say } = dealSession(`a${pick.toString(36)}`, language);
  const again = (game: TableGame) => new DealSession(match, playWordsOf('en'), game);
  return { session, say, playable: playableOf(match), again };
}

const ASKS = [
  ...['pass', 'undo', 'redo', 'again', 'hint', 'chain', 'ends', 'own', 'fits', 'rest', 'points', 'last'],
  ...['more', 'back', 'do', 'do', 'close', 'cancel'],
];

const commandOf = (asks: readonly string[]): fc.Arbitrary<TableCommand> =>
  fc.oneof(
    fc.constantFrom(...asks).map((ask) => ({ ask }) as TableCommand),
    fc.constantFrom('left', 'right', 'up', 'down', 'first', 'last').map((go) => ({ go }) as TableCommand),
    fc.constantFrom<TableCommand>({ lay: 'left' }, { lay: 'right' }, { press: 'here' }, { press: 'here' }),
  );

describe.each([
  {
    game: 'an end of Sperrdomino',
    open: openEnd,
    asks: ASKS,
    damaged: ['{"moves":["left 0:2"],"done":2}', '{"moves":[1],"done":0}', '{"moves":"left 0:2","done":0}'],
    inShort: '1 move made.',
    line: LOCKS.both,
    keys: 12,
  },
  {
    game: 'a whole game of Sperrdomino',
    open: openDeal,
    asks: [...ASKS, 'buy', 'deal'],
    damaged: ['{"moves":["deal"],"done":1}', '{"moves":["buy 13"],"done":0}'],
    inShort: 'Deal 1: you 0, Ben 0.',
    line: makeDealLine('a'),
    keys: 14,
  },
])('$game', ({ open, asks, damaged, inShort, line, keys }) => {
  it('says nothing longer than one breath, in any language, and has its cursor on a domino', () => {
    const commands = fc.array(commandOf(asks), { maxLength: 40 });
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...LANGUAGE_CODES), commands, (pick, spoken, all) => {
        const { session, say } = open(pick, spoken);
        for (const command of all) {
          const [said] = say(command);
          expect(said!.length, said).toBeLessThanOrEqual(BREATH);
          const { row, at } = session.cursor;
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThan(session.length(row));
        }
      }),
      { numRuns: 8 },
    );
  });

  it('goes on where it was left, and each undo has its redo', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(commandOf(asks), { maxLength: 25 }), (pick, commands) => {
        const { playable, session, say, again } = open(pick);
        say(...commands);
        const { scene, game } = session;
        const read = playable.parse(makeGame(game))!;
        expect(read).toEqual(game);
        expect(again(read).scene).toEqual(scene);
        say({ ask: 'undo' });
        if (session.game.done === game.done) return;
        // A purchase and the moves after it are redone one by one.
        while (session.game.done < game.done) say({ ask: 'redo' });
        expect(session.scene).toEqual(scene);
      }),
      { numRuns: 6 },
    );
  });

  it.each(['', 'null', '{"moves":["left 6:6"],"done":1}', ...damaged])('is not taken from %s', (text) => {
    const { playable } = open(0);
    expect(playable.parse(text)).toBeUndefined();
    expect(playable.parse(makeGame(NEW_GAME))).toEqual(NEW_GAME);
  });

  it('is told in short', () => {
    const { playable, session, say } = open(0);
    say({ ask: 'hint' }, { ask: 'do' });
    expect(playable.progress(session.game, playWordsOf('en'))).toBe(inShort);
    expect(playable.isSolved(session.game)).toBe(false);
  });

  it.each(LANGUAGE_CODES)('has in %s letters that differ and stand in the help', (spoken) => {
    const words = playWordsOf(spoken);
    const part = tablePartOf(line);
    const { topics } = part;
    const { letters } = openTable(part, line, words, undefined);
    expect(letters.size).toBe(keys);
    const told = topics.map((topic) => words.text(topic)).join(' ');
    for (const letter of letters.keys()) expect(told).toMatch(new RegExp(`\\b${letter.toUpperCase()}\\b`));
  });
});
