import { UserError } from '../errors.ts';
import { type AnswerRow, MOST_ANSWERS } from '../parts/competition/marking.ts';
import { readCsv } from './csv.ts';

/** The columns that there must be. */
export const NEEDED = ['player', 'puzzle', 'attempt'] as const;

/** The answers of a table with the columns player, puzzle and attempt, and if you like time and round. @throws UserError */
export function answerRows(text: string): AnswerRow[] {
  const rows = readCsv(text, MOST_ANSWERS);
  const names = new Map(Object.keys(rows[0] ?? {}).map((name) => [name.trim().toLowerCase(), name]));
  const missing = NEEDED.find((name) => !names.has(name));
  if (missing !== undefined && rows.length > 0) {
    throw new UserError(`there is no column "${missing}"`, {
      expected: 'a first line such as player,puzzle,attempt,time,round',
    });
  }
  return rows.map((row) => {
    const cell = (name: string) => (row[names.get(name) ?? ''] ?? '').trim();
    return {
      player: cell('player'),
      puzzle: cell('puzzle'),
      attempt: cell('attempt'),
      time: cell('time'),
      round: cell('round'),
    };
  });
}
