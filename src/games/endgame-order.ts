/** The word with which the lines of games of Sperrdomino begin, and that which tells whole games from ends. */
export const ENDGAME_WORD = 'sperrdomino';
export const DEAL_WORD = 'deal';

/** Whether a line is that of a game of Sperrdomino; those of whole games begin so, too. */
export function isEndgameLine(line: string): boolean {
  return line.startsWith(`${ENDGAME_WORD} `);
}

/** What you want: a lock in which your hand is the lower one, or as many points as you can be sure of. */
export const AIMS = ['lock', 'points'] as const;
export type Aim = (typeof AIMS)[number];

/** Which hands the one who is to move sees: both, or only that hand. */
export const VIEWS = ['both', 'own'] as const;
export type View = (typeof VIEWS)[number];

/** The fewest and most moves of a task: what ends with the first is no task. */
export const MOVES = { least: 2, most: 5 } as const;

export interface TaskOrder {
  readonly aim: Aim;
  readonly sees: View;
  /** Your turns until the game is over, if the other holds out as long as possible. */
  readonly moves: number;
}
