import { describe, expect, it } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { pipsHeld, pipsLaid } from '../../src/games/hands.ts';
import { replayGame } from '../../src/games/sperrdomino.ts';
import { parseGame } from '../../src/games/written.ts';
import { BOOK_GAME } from '../../src/parts/games/document/commented-game.ts';
import { Random } from '../../src/random.ts';
import { faultOf, told } from '../helpers/fault.ts';
import { type Played, playGame, SET } from '../helpers/games/table.ts';

const replay = (text: string) => replayGame(parseGame(text));
const refused = (text: string) => faultOf(() => replay(text));
const ROWS = BOOK_GAME.trim().split('\n');

/** The rows of the game with some of them changed. */
const changed = (row: number, ...rows: string[]) =>
  [...ROWS.slice(0, row), ...rows, ...ROWS.slice(row + 1)].join('\n');

describe('the game of the book of 1921', () => {
  const game = replay(BOOK_GAME);

  it('is a lock with 13 dominoes and 120 points, as the book says', () => {
    const last = game.moves.at(-1)!.after;
    expect([game.ending, game.winner, game.points]).toEqual(['lock', 'B', 120]);
    expect([last.line.length, pipsLaid(last)]).toEqual([13, 48]);
    expect([pipsHeld('B', last), pipsHeld('A', last)[0]]).toEqual([[42, 42], 61]);
  });

  it('stands where the book says after each domino', () => {
    const ends = game.moves.map(({ after: { line } }) =>
      [line[0]![0], line.at(-1)![1]].sort((a, b) => a - b).join(' '),
    );
    expect(ends).toEqual(
      '1 1,0 1,0 2,0 0,0 4,0 1,0 3,0 0,0 5,0 1,0 6,0 0,0 0,0 0'.split(',').map((pair) => pair),
    );
  });

  it('goes the same way in every order of the dominoes that A can lay', () => {
    const answers = new Map([
      ['04', '41'],
      ['05', '51'],
      ['12', '20'],
      ['13', '30'],
      ['16', '60'],
    ]);
    let orders = 0;
    const follow = (rows: readonly string[], ends: string, left: readonly string[]) => {
      const next = left.filter(([first]) => ends.includes(first!));
      if (next.length === 0) {
        expect(left).toEqual([]);
        const text = [...rows, 'A: +? +? +? +? pass', 'B: 0:0', 'score: B 120'].join('\n');
        expect(replay(text).moves.at(-1)!.after.line).toHaveLength(13);
        orders++;
      }
      for (const domino of next) {
        const answer = answers.get(domino)!;
        const bought = rows.length === 4 ? '+2:3 +2:4 +2:2 +2:5 ' : '';
        const laid = `A: ${bought}${[...domino].join(':')}`;
        const after = ends.replace(domino[0]!, answer[1]!);
        follow(
          [...rows, laid, `B: ${[...answer].join(':')}`],
          after,
          left.filter((one) => one !== domino),
        );
      }
    };
    follow(ROWS.slice(0, 4), '10', [...answers.keys()]);
    // A domino with a one needs an end 1, and the answer turns it into a 0; a domino with a zero does the reverse. Of the ten
    // orders of three and two, four always have the required end. Each of these allows 3! times 2! arrangements.
    expect(orders).toBe(4 * 12);
  });

  const turns = ROWS.flatMap((row, i) => (/^[AB]:/.test(row) ? [i] : []));
  const dominoes = SET.flatMap(([a, b]) => (a === b ? [`${a}:${b}`] : [`${a}:${b}`, `${b}:${a}`]));

  it('is refused with one change, unless that is a game of its own with the same result', () => {
    const accepted: string[] = [];
    const replays = (change: string, text: string) => {
      try {
        replay(text);
        accepted.push(change);
      } catch (error) {
        expect(error).toBeInstanceOf(UserError);
      }
    };
    const bought = SET.map(([a, b]) => `+${a}:${b}`);
    for (const row of turns) {
      const words = ROWS[row]!.split(' ');
      const put = (from: number, count: number, ...others: string[]) =>
        changed(row, words.toSpliced(from, count, ...others).join(' '));
      for (const [w, word] of words.entries()) {
        const isPurchase = word.startsWith('+');
        // Another player, domino bought, or domino laid, or a pass.
        const others = w === 0 ? ['A:', 'B:'] : isPurchase ? bought : [...dominoes, 'pass'];
        for (const other of others) if (other !== word) replays(`${word} ${other}`, put(w, 1, other));
        if (isPurchase) replays(`${word} not bought`, put(w, 1));
      }
      for (const more of ['+?', ...bought]) replays(`${more} bought too`, put(1, 0, more));
      replays(`row ${row} left out`, changed(row));
      replays(`row ${row} twice`, changed(row, ROWS[row]!, ROWS[row]!));
      if (row !== turns.at(-1))
        replays(`row ${row} later`, ROWS.toSpliced(row, 2, ROWS[row + 1]!, ROWS[row]!).join('\n'));
    }
    // These are the possible deals: all six that the book leaves unnamed, for dominoes that are bought and never laid.
    const unnamed = ['+2:6', '+3:3', '+3:4', '+3:5', '+3:6', '+4:4'];
    const never = ['+5:5', '+5:6', '+6:6', '+2:3', '+2:4', '+2:2', '+2:5', '+?', '+?', '+?', '+?'];
    const deals = never.flatMap((one) => unnamed.map((other) => `${one} ${other}`));
    expect(accepted.sort()).toEqual(deals.sort());
  });

  it('is refused with another score', () => {
    const row = ROWS.length - 1;
    for (const score of ['A 120', 'B 119', 'B 121', 'B 0', 'nobody']) {
      const error = refused(changed(row, `score: ${score}`));
      expect([error.where, error.expected]).toEqual(['the end', 'B 120']);
    }
  });
});

/** Purchases of all that can be bought, and a pass. */
const ALL = `${'+?_'.repeat(12)}pass`;

it.each([
  [
    'ten dominoes, 126 points',
    'hand A: 0:0 1:2 0:3 0:4 5:6 1:1 2:2\nhand B: 0:1 0:2 3:4 0:5 0:6 1:3 2:4',
    `0:0 0:1 1:2 2:0 0:3 3:4 4:0 0:5 5:6 6:0 ${ALL}`,
    'B 126',
    10,
  ],
  [
    'seven dominoes, 148 points, with two zeros in the talon',
    'talon: 0:5 0:6\nhand A: 0:1 0:2 3:4 6:6 5:6 5:5 4:6\nhand B: 1:2 0:3 0:4 0:0 1:1 1:3 2:2',
    `0:1 1:2 2:0 0:3 3:4 4:0 ${ALL} 0:0`,
    'B 148',
    7,
  ],
])('shorter locks than the book believes in: %s', (_, deal, moves, score, dominoes) => {
  // A and B in turn.
  const turns = moves.split(' ').map((move, i) => `${'AB'[i % 2]}: ${move.replaceAll('_', ' ')}`);
  const game = replay([deal, ...turns, `score: ${score}`].join('\n'));
  expect(game.ending).toBe('lock');
  expect(game.moves.at(-1)!.after.line).toHaveLength(dominoes);
});

describe('games played at random by other code', () => {
  const games: Played[] = Array.from({ length: 150 }, (_, i) => {
    const random = new Random(`sperrdomino/${i}`);
    return playGame((below) => random.below(below), (i % 4) * 12);
  });

  it('hold every ending', () => {
    const kinds = new Set(games.map(({ ending, unbought }) => `${ending} ${unbought > 0}`));
    expect([...kinds].sort()).toEqual(['lock false', 'out false', 'out true']);
  });

  it('are accepted with the same result', () => {
    for (const { rows, winner, points, ending, laid } of games) {
      const game = replay(rows.join('\n'));
      expect([game.ending, game.winner, game.points]).toEqual([ending, winner, points]);
      expect(game.moves.at(-1)!.after.line).toHaveLength(laid);
    }
  });

  it('have all 28 dominoes in one place each after every move, and equal numbers where two touch', () => {
    for (const { rows } of games.slice(0, 30)) {
      for (const { after } of replay(rows.join('\n')).moves) {
        const inLine = after.line.map(([a, b]) => (a < b ? `${a}${b}` : `${b}${a}`));
        const inHands = [...after.hands.A.dominoes, ...after.hands.B.dominoes].map(
          ({ low, high }) => `${low}${high}`,
        );
        expect(new Set([...inLine, ...inHands]).size).toBe(inLine.length + inHands.length);
        expect(inLine.length + inHands.length + after.stock).toBe(26);
        for (const [i, [left]] of after.line.slice(1).entries()) expect(left).toBe(after.line[i]![1]);
      }
    }
  });

  it('are refused when they are cut off before the end', () => {
    for (const { rows } of games.slice(0, 30)) {
      expect(() => replay(rows.slice(0, -1).join('\n'))).toThrow(UserError);
    }
  });
});

describe('what the referee says', () => {
  const DEAL = `hand A: 1:1 1:2 1:3 1:6 0:4 0:5 4:6
hand B: 0:0 0:2 0:3 0:6 1:4 1:5 4:5
`;
  it.each([
    ['', 'nothing is played', 'the end', 'A: or B: and a domino'],
    ['A: 1:1', 'the game is not over', 'the end', 'a turn of B'],
    ['A: 1:1\nA: 1:2', 'A moves twice', 'move 2 (row 4)', 'a turn of B'],
    [
      'A: 0:0',
      'A does not hold 0:0, it is in the hand of B',
      'move 1 (row 3)',
      '1:1, 1:2, 1:3, 1:6, 0:4, 0:5, 4:6',
    ],
    ['A: 1:1\nB: 0:0', '0:0 does not fit', 'move 2 (row 4)', 'a domino with 1: 1:4, 1:5'],
    ['A: 1:1\nB: 4:1', '4:1 does not fit', 'move 2 (row 4)', 'a domino with 1: 1:4, 1:5'],
    ['A: 1:2\nB: pass', 'B passes', 'move 2 (row 4)', 'a domino with 1 or 2: 0:2, 1:4, 1:5'],
    ['A: 1:3\nB: 1:4\nA: 4:4', 'A does not hold 4:4', 'move 3 (row 5)', 'a domino with 4 or 3: 0:4, 4:6'],
    ['A: 4:6\nB: 4:1\nA: 1:1\nB: +3:3 pass', 'B passes', 'move 4 (row 6)', 'a domino with 1 or 6: 0:6, 1:5'],
    ['A: 1:1\nB: +1:1 1:4', 'B cannot buy 1:1, it is in the line', 'move 2 (row 4)', undefined],
    ['A: 1:1\nB: +4:6 1:4', 'B cannot buy 4:6, it is in the hand of A', 'move 2 (row 4)', undefined],
    [
      `A: 1:1\nB: ${'+? '.repeat(13)}1:4`,
      'B buys 13 dominoes',
      'move 2 (row 4)',
      '12 at most, as two stay face down',
    ],
  ])('of "%s": %s', (moves, message, where, expected) => {
    const error = refused(DEAL + moves);
    expect([error.message, error.where, error.expected]).toEqual([message, where, expected]);
  });

  it('names what was probably meant', () => {
    expect(refused(`${DEAL}A: 1:1\nB: 4:1`).hint).toBe(
      'the number that touches the line is written first: 1:4',
    );
    expect(refused(`${DEAL}A: 1:1\nB: +? 1:4\nA: 1:2\nB: 2:3`).hint).toBe(
      'a domino that is played must be named where it is bought',
    );
  });

  it('asks for the names of dominoes where something hangs on them, and else takes the same result', () => {
    let asked = 0;
    for (let i = 0; i < 100; i++) {
      const random = new Random(`unseen/${i}`);
      const { rows, winner, points } = playGame((below) => random.below(below), 10);
      const laid = new Set(
        rows
          .slice(2)
          .map((row) => row.split(' ').at(-1)!)
          .flatMap((domino) => [domino, [...domino].reverse().join('')]),
      );
      const hidden = rows.map((row) =>
        row.replace(/\+(\d:\d)/g, (word, domino) => (laid.has(domino) ? word : '+?')),
      );
      try {
        const game = replay(hidden.join('\n'));
        expect([game.winner, game.points]).toEqual([winner, points]);
      } catch (error) {
        expect(told(error).expected).toMatch(/^the names of the dominoes that [AB] bought$/);
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(12);
    expect(asked).toBeLessThan(88);
  });

  it('finds a domino that is dealt twice, also in the talon', () => {
    expect(refused(BOOK_GAME.replace('0:0', '1:1')).message).toBe('1:1 is dealt twice');
    expect(refused(`talon: 0:0 6:6\n${BOOK_GAME}`).message).toBe('0:0 is dealt twice');
  });

  it('lets nobody move after the end', () => {
    expect(refused(BOOK_GAME.replace('score:', 'A: pass\nscore:')).message).toBe('the game is over already');
  });

  it('scores nothing for nobody if hands are equal after a lock', () => {
    for (const seed of ['equal/75', 'equal/130', 'equal/141']) {
      const random = new Random(seed);
      const { rows, winner } = playGame((below) => random.below(below), 30);
      expect(winner).toBeUndefined();
      expect(replay([...rows, 'score: nobody'].join('\n')).points).toBe(0);
    }
  });
});
