import { UserError } from '../../errors.ts';
import { DEAL_WORD, ENDGAME_WORD } from '../../games/endgame-order.ts';
import { Random } from '../../random.ts';

const BEGINNING = `${ENDGAME_WORD} ${DEAL_WORD} `;
const SEED = /^[0-9a-z]{1,20}$/;

/**
 * Whole games of Sperrdomino as a line of text: `sperrdomino deal 1x7`. All deals follow from it, and who reads it learns nothing
 * of a hand.
 *
 * @param seed any text
 */
export function makeDealLine(seed: string): string {
  return BEGINNING + new Random(seed).next().toString(36);
}

export function isDealLine(line: string): boolean {
  return line.startsWith(BEGINNING);
}

/** Reads what {@link makeDealLine} writes. @returns the source of its deals @throws UserError if it is none */
export function parseDealLine(line: string): Random {
  const seed = line.slice(BEGINNING.length);
  if (isDealLine(line) && SEED.test(seed)) return new Random(line);
  throw new UserError('this is no game of Sperrdomino', {
    expected: `${BEGINNING}and up to 20 digits and small letters, as makeDealLine writes them`,
  });
}
