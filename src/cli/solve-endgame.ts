import { makeStone } from '../domino/stones.ts';
import { within } from '../errors.ts';
import { type Endgame, pipsOutside } from '../games/endgame.ts';
import { AIMS, type Aim } from '../games/endgame-order.ts';
import { makeLay, type Solution, solveEndgame, type Turn } from '../games/endgame-solution.ts';
import { parseEndgame } from '../games/written-endgame.ts';
import type { Call } from './command.ts';
import { flag } from './options.ts';

/**
 * Tells what who is to move can force at the end of a game of Sperrdomino: seeing both hands if they are known, and
 * whatever the other holds.
 *
 * @throws UserError if it cannot be read, NotPossibleError if there is too much to look through
 */
export function tellEndgame(call: Call, { text, where }: { text: string; where: string }): number {
  const read = () => parseEndgame(text);
  const seen = where ? within(where, read) : read();
  const { other, ...own } = seen;
  const views: [string, Endgame][] = [
    ...(other ? [['if you see both hands', seen] as [string, Endgame]] : []),
    ['whatever the other holds', own],
  ];
  const found = views.flatMap(([view, endgame]) =>
    AIMS.map((aim) => ({ view, aim, solution: solveEndgame(endgame, aim) })),
  );
  if (flag(call, 'json')) call.output.result(JSON.stringify(found.map(inJson)));
  else {
    call.output.result(
      `you: ${seen.own.map(makeStone).join(' ')}; ${pipsOutside(seen)} pips outside the chain`,
    );
    for (const one of found) for (const line of inWords(one)) call.output.result(line);
  }
  return 0;
}

interface Found {
  readonly view: string;
  readonly aim: Aim;
  readonly solution: Solution;
}

function inJson({ view, aim, solution: { worth, moves, onlyFirst, line, others } }: Found): object {
  return {
    view,
    aim,
    worth,
    moves,
    onlyFirst,
    line: line.map(turnText),
    others: others.map((other) => ({ turn: turnText(other), worth: other.worth })),
  };
}

function inWords({ view, aim, solution }: Found): string[] {
  const { worth, moves, onlyFirst, line, end, others } = solution;
  const title = `${aim === 'lock' ? 'lock' : 'best result'}, ${view}: ${resultText(aim, worth)}`;
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
