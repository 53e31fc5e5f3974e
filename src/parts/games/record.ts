import { z } from '../../book/zod.ts';

/** The games whose rules a book can have, in the order in which they are usually printed. */
export const GAMES = [
  'draw-domino',
  'draw-domino-children',
  'sperrdomino',
  'sperrdomino-game',
  'domino-matador',
  'divisor-domino',
] as const;
export type GameName = (typeof GAMES)[number];

/** The field `games` of a config and of a book.json. */
export const gamesSchema = z
  .array(z.enum(GAMES))
  .max(GAMES.length)
  .refine((names) => new Set(names).size === names.length, 'each game once')
  .optional()
  .describe('games with the dominoes whose rules are printed before the history of the game');
