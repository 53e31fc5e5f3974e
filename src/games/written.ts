import { type Domino, domino } from '../domino/dominoes.ts';
import { UserError } from '../errors.ts';

/** The two players of a written game. */
export const PLAYERS = ['A', 'B'] as const;
export type Player = (typeof PLAYERS)[number];

export function otherThan(player: Player): Player {
  return player === 'A' ? 'B' : 'A';
}

/** What one player does before the other is to move. */
export interface Turn {
  readonly player: Player;
  /** In their order; nothing for one that was not seen by who wrote the game. */
  readonly bought: readonly (Domino | undefined)[];
  /** The domino that is laid, its number that touches the line first; nothing if the player passes. */
  readonly laid?: readonly [touching: number, open: number];
  /** Where it is written, counted from 1. */
  readonly row: number;
}

/** A game as it is written, before it is replayed. */
export interface WrittenGame {
  readonly hands: Readonly<Record<Player, readonly Domino[]>>;
  /** The dominoes that stay face down to the end, if they are known. */
  readonly talon?: readonly Domino[];
  readonly turns: readonly Turn[];
  /** Who won how many points, if it is written; nobody if the hands were equal. */
  readonly score?: { readonly winner: Player | undefined; readonly points: number };
}

/** The highest number of the set that Sperrdomino is played with. */
export const RANGE = 6;
/** Dominoes of a hand when it is dealt. */
export const HAND = 7;
/** Dominoes that nobody may draw. */
export const TALON = 2;

const LONGEST = 20_000;
const MOST_ROWS = 400;

const EXPECTED = 'hand A: …, hand B: …, talon: …, A: …, B: …, or score: …';

/**
 * Reads a game of Sperrdomino as `docs/games.md` describes it. Whether it keeps to the rules is another question.
 *
 * @throws UserError with the row
 */
export function parseGame(text: string): WrittenGame {
  const hands: Partial<Record<Player, readonly Domino[]>> = {};
  const turns: Turn[] = [];
  let talon: readonly Domino[] | undefined;
  let score: WrittenGame['score'];
  for (const { row, line, name, words } of rowsOf(text)) {
    const at = { where: `row ${row}` };
    const once = (known: unknown) => {
      if (known !== undefined) throw new UserError(`"${name}" stands twice`, at);
    };
    const player = PLAYERS.find((one) => name === one || name === `hand ${one}`);
    if (player && name === player) turns.push({ player, row, ...parseTurn(words, at) });
    else if (player) {
      once(hands[player]);
      hands[player] = parseDominoes(words, HAND, at);
    } else if (name === 'talon') {
      once(talon);
      talon = parseDominoes(words, TALON, at);
    } else if (name === 'score') {
      once(score);
      score = parseScore(words.join(' '), at);
    } else throw new UserError(`"${line.slice(0, 40)}" cannot be read`, { ...at, expected: EXPECTED });
  }
  const { A, B } = hands;
  if (!A || !B) throw new UserError(`the hand of ${A ? 'B' : 'A'} is missing`, { expected: EXPECTED });
  return { hands: { A, B }, turns, ...(talon && { talon }), ...(score && { score }) };
}

/** A row of a written game: what stands before its colon, and the words after it. */
interface Row {
  /** Counted from 1. */
  readonly row: number;
  readonly line: string;
  readonly name: string;
  readonly words: readonly string[];
}

/** The rows in which something stands beside a remark. @throws UserError if there is too much */
export function rowsOf(text: string): Row[] {
  const rows = text.length > LONGEST ? [] : text.split('\n');
  if (text.length > LONGEST || rows.length > MOST_ROWS) {
    throw new UserError('the game is too long', {
      expected: `${LONGEST} characters and ${MOST_ROWS} rows at most`,
    });
  }
  return rows.flatMap((written, i) => {
    const line = written.replace(/#.*/, '').trim();
    const [, head = '', rest = ''] = /^([^:]*):(.*)$/.exec(line) ?? [];
    const words = rest.split(/\s+/).filter((word) => word !== '');
    return line === '' ? [] : [{ row: i + 1, line, name: head.trim().replace(/\s+/g, ' '), words }];
  });
}

/** Where a mistake stands. */
export interface At {
  readonly where: string;
}

function parseDominoes(words: readonly string[], count: number, at: At): Domino[] {
  const dominoes = words.map((word) => domino(...parseNumbers(word, at)));
  if (dominoes.length === count) return dominoes;
  throw new UserError(`${dominoes.length} dominoes`, { ...at, expected: `${count} dominoes` });
}

/** The two numbers of a domino in the order in which they are written. @throws UserError */
export function parseNumbers(word: string, at: At): [number, number] {
  const match = /^(\d):(\d)$/.exec(word);
  const numbers: [number, number] = [Number(match?.[1]), Number(match?.[2])];
  if (match && numbers.every((number) => number <= RANGE)) return numbers;
  throw new UserError(`"${word.slice(0, 20)}" is not a domino`, {
    ...at,
    expected: `two numbers up to ${RANGE} and a colon, such as 4:6`,
  });
}

function parseTurn(words: readonly string[], at: At): Pick<Turn, 'bought' | 'laid'> {
  const last = words.at(-1);
  const bought = words.slice(0, -1).map((word) => {
    if (!word.startsWith('+')) {
      throw new UserError(`"${word.slice(0, 20)}" stands before the end of the turn`, {
        ...at,
        expected: 'dominoes that are bought, such as +4:6 or +?, then one domino or pass',
      });
    }
    if (word === '+?') return undefined;
    return domino(...parseNumbers(word.slice(1), at));
  });
  if (last === 'pass') return { bought };
  if (last === undefined || last.startsWith('+')) {
    throw new UserError('nothing is played', { ...at, expected: 'a domino or pass at the end of the turn' });
  }
  return { bought, laid: parseNumbers(last, at) };
}

function parseScore(words: string, at: At): NonNullable<WrittenGame['score']> {
  if (words === 'nobody') return { winner: undefined, points: 0 };
  const match = /^([AB]) (\d{1,3})$/.exec(words);
  if (match) return { winner: match[1] as Player, points: Number(match[2]) };
  throw new UserError(`"${words.slice(0, 20)}" is not a score`, { ...at, expected: 'as A 63, or nobody' });
}
