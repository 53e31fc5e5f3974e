import { describe, expect, it } from 'vitest';
import { domino, makeDomino } from '../../src/domino/dominoes.ts';
import { checkEndgame, type Endgame } from '../../src/games/endgame.ts';
import { AIMS } from '../../src/games/endgame-order.ts';
import { makeLay, solveEndgame } from '../../src/games/endgame-solution.ts';
import { Random } from '../../src/random.ts';
import { type PlainEnd, plainly, waysToLay } from '../helpers/games/plain-endgame.ts';
import { pips, SET } from '../helpers/games/table.ts';

const parsed = (text: string) => domino(Number(text[0]), Number(text[1]));

/** A random endgame: a line, with the rest dealt out. You have a domino that fits. */
function someEnd(random: Random, held: number, owned: number) {
  for (;;) {
    const left = [...SET];
    const line: [string, string][] = [];
    while (left.length > held + owned + 2) {
      const end = line.at(-1)?.[1];
      const choice = left.filter((one) => end === undefined || one.includes(end));
      if (choice.length === 0) break;
      const one = choice[random.below(choice.length)]!;
      left.splice(left.indexOf(one), 1);
      const [low, high] = [...one] as [string, string];
      line.push(end === undefined || low === end ? [low, high] : [high, low]);
    }
    const dealt = Array.from(random.shuffle(Int32Array.from(left.keys())), (i) => left[i]!);
    const [own, other, talon] = [dealt.slice(0, owned), dealt.slice(owned, -2), dealt.slice(-2)];
    const ends = [line[0]![0], line.at(-1)![1]] as [string, string];
    if (other.length === held && waysToLay(own, ends).length > 0) return { line, ends, own, other, talon };
  }
}

/** The opponent's possible hands, if it is unknown which two of these are the talon. */
const handsOf = (unseen: readonly string[]) =>
  unseen.flatMap((one, i) =>
    unseen.slice(i + 1).map((other) => unseen.filter((each) => each !== one && each !== other)),
  );

const compare = (aim: 'lock' | 'points', seed: string, sees: 'both' | 'own') => {
  const random = new Random(seed);
  const [held, owned] =
    sees === 'both' ? [2 + random.below(4), 2 + random.below(4)] : [2 + random.below(2), 2 + random.below(3)];
  const { line, ends, own, other, talon } = someEnd(random, held, owned);
  const endgame: Endgame = {
    line: line.map(([left, right]) => [Number(left), Number(right)]),
    own: own.map(parsed),
    ...(sees === 'both' && { other: other.map(parsed) }),
  };
  expect(() => checkEndgame(endgame)).not.toThrow();
  const hands = sees === 'both' ? [other] : handsOf([...other, ...talon]);
  const plain: PlainEnd = { ends, own, hands, rest: pips([...own, ...other, ...talon]), mine: true };
  const solution = solveEndgame(endgame, aim);
  const result = plainly(aim, plain);
  expect([solution.worth, solution.moves], seed).toEqual([result.worth, Math.ceil(result.turns / 2)]);
  // Each first move separately, as the endgame after that choice.
  const firsts = [{ ...solution.first, worth: solution.worth }, ...solution.others];
  const worths = waysToLay(own, ends).map((way) => {
    const left = own.filter((one) => one !== way.domino);
    const rest = plain.rest - pips([way.domino]);
    const after = { ends: way.ends, own: left, hands, rest, mine: false };
    const worth = left.length === 0 ? (aim === 'lock' ? 0 : rest) : plainly(aim, after).worth;
    return `${way.at}:${way.domino.replace(way.at, '')}=${worth + 0}`;
  });
  expect(firsts.map(({ lay, worth }) => `${makeLay(lay!)}=${worth}`).sort(), seed).toEqual(worths.sort());
  return { solution, endgame, hands };
};

describe.each(AIMS)('an end of a game is looked through as a plain search does it, %s', (aim) => {
  it('if both hands are seen', () => {
    const worths = Array.from(
      { length: 70 },
      (_, i) => compare(aim, `both/${80 + i}`, 'both').solution.worth,
    );
    expect(new Set(worths.map(Math.sign)).size).toBe(aim === 'lock' ? 2 : 3);
  });

  it('if only the own hand is seen, for every deal that agrees with it', () => {
    for (let i = 0; i < 8; i++) {
      const { solution, endgame, hands } = compare(aim, `own/${i}`, 'own');
      // A player who sees both hands can be sure of at least as much.
      for (const hand of hands) {
        const seen = solveEndgame({ ...endgame, other: hand.map(parsed) }, aim);
        expect(seen.worth).toBeGreaterThanOrEqual(solution.worth);
      }
    }
  });
});

it('tells a line that keeps to the rules and ends as it says', () => {
  for (let i = 0; i < 12; i++) {
    const { solution, endgame } = compare('points', `line/${i}`, 'both');
    const { line, end, laid, worth } = solution;
    const used = line.flatMap(({ lay }) => (lay ? [makeDomino(lay.domino)] : []));
    expect(laid).toHaveLength(endgame.line.length + used.length);
    expect(laid.every(([left], n) => n === 0 || left === laid[n - 1]![1])).toBe(true);
    for (const [n, { lay }] of line.entries()) {
      const hand = n % 2 === 0 ? endgame.own : endgame.other!;
      if (lay) expect(hand.map(makeDomino)).toContain(makeDomino(lay.domino));
    }
    const left = (hand: Endgame['own']) =>
      pips(
        hand
          .map(makeDomino)
          .filter((name) => !used.includes(name))
          .map((name) => name.replace(':', '')),
      );
    expect([end.own, end.other]).toEqual([left(endgame.own), left(endgame.other!)]);
    expect(end.rest).toBe(168 - laid.reduce((sum, [one, other]) => sum + one + other, 0));
    expect(Math.abs(worth)).toBe(end.winner ? end.rest : 0);
  }
});
