import { keepText, keptCount } from '../../ui/kept-texts.ts';

/** Under this it is kept how many hints were asked for; the 1 is the version of what is stored. */
const PREFIX = 'dominosa-press/hints/1/';

export function hintsUsed(puzzle: string): number {
  return keptCount(PREFIX + puzzle);
}

export function countHint(puzzle: string): void {
  keepText(PREFIX + puzzle, String(hintsUsed(puzzle) + 1));
}
