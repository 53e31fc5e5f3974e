import { keepText, keptText } from '../../ui/kept-texts.ts';

/** Under this it is kept how many hints were asked for; the 1 is the version of what is stored. */
const PREFIX = 'dominosa-press/hints/1/';

/** How many hints were asked for in a puzzle. */
export function hintsUsed(puzzle: string): number {
  return Math.max(0, Math.floor(Number(keptText(PREFIX + puzzle) ?? 0))) || 0;
}

export function countHint(puzzle: string): void {
  keepText(PREFIX + puzzle, String(hintsUsed(puzzle) + 1));
}
