import type { Finding } from '../../../cli/call.ts';
import { makeDomino } from '../../../domino/dominoes.ts';
import { within } from '../../../errors.ts';
import { pipsOutside } from '../../../games/endgame.ts';
import type { Aim, View } from '../../../games/endgame-order.ts';
import { makeLay, type SeenSolution, solveForAll, type Turn } from '../../../games/endgame-solution.ts';
import { endgameIn } from '../written.ts';

export interface EndgameSubject {
  readonly text: string;
  /** Where the text stands; empty if it is the argument itself. */
  readonly where: string;
  readonly isJson: boolean;
}

/**
 * Tells what who is to move can force at the end of a game of Sperrdomino: seeing both hands if they are known, and
 * whatever the other holds.
 *
 * @throws UserError if it cannot be read, NotPossibleError if there is too much to look through
 */
export function judge({ text, where, isJson }: EndgameSubject): Finding {
  const seen = within(where, () => endgameIn(text));
  const found = solveForAll(seen);
  const title = `you: ${seen.own.map(makeDomino).join(' ')}; ${pipsOutside(seen)} pips outside the chain`;
  return {
    lines: isJson ? [JSON.stringify(found.map(inJson))] : [title, ...found.flatMap(inWords)],
    code: 0,
  };
}

const VIEW_TEXTS: Readonly<Record<View, string>> = {
  both: 'if you see both hands',
  own: 'whatever the other holds',
};

function inJson({ sees, aim, solution: { worth, moves, onlyFirst, line, others } }: SeenSolution): object {
  return {
    view: VIEW_TEXTS[sees],
    aim,
    worth,
    moves,
    onlyFirst,
    line: line.map(turnText),
    others: others.map((other) => ({ turn: turnText(other), worth: other.worth })),
  };
}

function inWords({ sees, aim, solution }: SeenSolution): string[] {
  const { worth, moves, onlyFirst, line, end, others } = solution;
  const title = `${aim === 'lock' ? 'lock' : 'best result'}, ${VIEW_TEXTS[sees]}: ${resultText(aim, worth)}`;
  if (aim === 'lock' && worth === 0) return [title];
  const told = line.map((turn, i) => `${i % 2 === 0 ? 'you' : 'other'} ${turnText(turn)}`);
  const last = `${end.by === 'lock' ? 'locked' : 'out'}, you have ${end.own} pips, the other ${end.other}`;
  return [
    `${title}, in ${moves === 1 ? '1 move' : `${moves} moves`} at most${onlyFirst ? ', by this first move only' : ''}`,
    `  ${[...told.filter((text) => !text.endsWith('locked')), last].join('; ')}`,
    ...others.map((other) => {
      const reply = other.reply ? `; other ${turnText(other.reply)}` : '';
      return `  instead ${turnText(other)}: ${resultText(aim, other.worth)}${reply}`;
    }),
  ];
}

function resultText(aim: Aim, worth: number): string {
  if (aim === 'lock') return worth > 0 ? 'forced' : 'not forced';
  return worth === 0 ? 'nobody scores' : worth > 0 ? `you score ${worth}` : `the other scores ${-worth}`;
}

function turnText({ kind, lay }: Turn): string {
  return lay ? makeLay(lay) : kind;
}
