import { UserError } from '../../errors.ts';
import type { StoneSize } from '../stones/sizes.ts';
import { LEAST_SQUARE } from './sizes.ts';

/** Checks that enough is left of a domino beside the holes for its pegs. @throws UserError if it is too small */
export function checkHoles({ square }: StoneSize): void {
  if (square >= LEAST_SQUARE) return;
  throw new UserError('such small dominoes have no room for the holes below them', {
    expected: `dominoes for cells of ${LEAST_SQUARE} mm or more`,
    hint: 'choose a larger size',
  });
}
