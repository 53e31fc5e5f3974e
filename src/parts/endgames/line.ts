import { type Domino, domino, makeDomino } from '../../domino/dominoes.ts';
import { UserError } from '../../errors.ts';
import { checkEndgame, type Endgame, type Laid } from '../../games/endgame.ts';
import { AIMS, type Aim, ENDGAME_WORD } from '../../games/endgame-order.ts';

const DOMINOES = '[0-6]:[0-6](?:,[0-6]:[0-6])*';
const LINE = new RegExp(`^${ENDGAME_WORD} (\\w+) (${DOMINOES})/(${DOMINOES})/(${DOMINOES})?$`);

/**
 * An end of Sperrdomino as a line of text, with all that who plays it is told: `sperrdomino lock 2:1,1:6/0:0,0:2/2:6,3:4` has the
 * chain from left to right, your hand, and the other hand if it is seen.
 */
export function makeEndgameLine(aim: Aim, { line, own, other = [] }: Endgame): string {
  const chain = line.map((laid) => laid.join(':')).join();
  return `${ENDGAME_WORD} ${aim} ${chain}/${own.map(makeDomino).join()}/${other.map(makeDomino).join()}`;
}

/** Reads what {@link makeEndgameLine} writes. @throws UserError if it is none, or no such table can be */
export function parseEndgameLine(text: string): { readonly aim: Aim; readonly endgame: Endgame } {
  const [, word, chain, own, other] = LINE.exec(text) ?? [];
  const aim = AIMS.find((known) => known === word);
  if (!aim || !chain || !own) {
    throw new UserError('this is no end of Sperrdomino', {
      expected: `${ENDGAME_WORD}, ${AIMS.join(' or ')}, the chain, your hand and the other: ${ENDGAME_WORD} lock 2:1,1:6/0:0,0:2/2:6,3:4`,
    });
  }
  const endgame: Endgame = {
    line: chain.split(',').map(numbersOf),
    own: own.split(',').map(dominoOf),
    ...(other !== undefined && { other: other.split(',').map(dominoOf) }),
  };
  checkEndgame(endgame);
  return { aim, endgame };
}

/** `4:2` as its two numbers. */
export function numbersOf(text: string): Laid {
  const [left, right] = text.split(':').map(Number);
  return [left!, right!];
}

export function dominoOf(text: string): Domino {
  return domino(...numbersOf(text));
}
