import { type Domino, domino } from '../../domino/dominoes.ts';
import { UserError } from '../../errors.ts';
import { checkEndgame, type Endgame, type Laid } from '../../games/endgame.ts';
import { isEndgameLine } from '../../games/endgame-order.ts';
import { endgameOf } from '../../games/sperrdomino.ts';
import { type At, parseGame, parseNumbers, rowsOf } from '../../games/written.ts';
import { parseEndgameLine } from './line.ts';

/** The rows of a position; the last may be left out. */
const ROWS = ['chain', 'you', 'other'] as const;
type RowName = (typeof ROWS)[number];

const EXPECTED = 'chain: …, you: …, or other: …';

/** Whether a text is a game of Sperrdomino or a position of one, by the first row in which something stands. */
export function isWrittenEndgame(text: string): boolean {
  return /^(?:\s*(?:#.*)?\n)*\s*(?:chain|you|other|hand\s+[AB]|talon)\s*:/.test(text);
}

/** Whether a text is about an end of Sperrdomino: written, or as a line. */
export function isEndgameText(text: string): boolean {
  return isWrittenEndgame(text) || isEndgameLine(text.trim());
}

/** Reads an end of Sperrdomino from its line, or as games are written. @throws UserError */
export function endgameIn(text: string): Endgame {
  const line = text.trim();
  return isEndgameLine(line) ? parseEndgameLine(line).endgame : parseEndgame(text);
}

/**
 * Reads the end of a game of Sperrdomino: a written game up to there, or its chain and hands (`docs/games.md`).
 *
 * @throws UserError with the row or the move
 */
export function parseEndgame(text: string): Endgame {
  const rows = rowsOf(text);
  const isPosition = rows.some(({ name }) => ROWS.some((known) => known === name));
  const endgame = isPosition ? parsePosition(rows) : endgameOf(parseGame(text));
  checkEndgame(endgame);
  return endgame;
}

function parsePosition(rows: ReturnType<typeof rowsOf>): Endgame {
  const found: Partial<Record<RowName, readonly Laid[]>> = {};
  for (const { row, line, name, words } of rows) {
    const at: At = { where: `row ${row}` };
    const known = ROWS.find((one) => one === name);
    if (!known) throw new UserError(`"${line.slice(0, 40)}" cannot be read`, { ...at, expected: EXPECTED });
    if (found[known]) throw new UserError(`"${known}" stands twice`, at);
    found[known] = words.map((word) => parseNumbers(word, at));
  }
  const { chain, you, other } = found;
  if (!chain || !you) {
    throw new UserError(`the row "${chain ? 'you' : 'chain'}" is missing`, { expected: EXPECTED });
  }
  const dominoes = (pairs: readonly Laid[]): Domino[] => pairs.map((pair) => domino(...pair));
  return { line: chain, own: dominoes(you), ...(other && { other: dominoes(other) }) };
}
