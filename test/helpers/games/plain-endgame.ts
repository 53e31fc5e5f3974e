// Searches a Sperrdomino endgame in the plainest way: a list holds every deal that agrees with the known facts, a domino is a
// string, and nothing is cached or pruned. It shares nothing with src/games.

/** The larger worth is preferred, then fewer turns. */
export interface Result {
  readonly worth: number;
  readonly turns: number;
}

export interface PlainEnd {
  readonly ends: readonly [string, string];
  readonly own: readonly string[];
  /** The possible hands of the opponent. */
  readonly hands: readonly (readonly string[])[];
  /** The total pips outside the line. */
  readonly rest: number;
  readonly mine: boolean;
}

const pips = (dominoes: readonly string[]) =>
  dominoes.reduce((sum, domino) => sum + Number(domino[0]) + Number(domino[1]), 0);

/** Every way to lay a domino: the domino, the number that touches, the resulting ends. */
export function waysToLay(dominoes: readonly string[], [left, right]: readonly [string, string]) {
  return dominoes.flatMap((domino) => {
    const [low, high] = [...domino] as [string, string];
    const opens = (at: string) => (at === low ? high : low);
    const ways: { domino: string; at: string; ends: [string, string] }[] = [];
    if (domino.includes(left)) ways.push({ domino, at: left, ends: [opens(left), right] });
    if (left !== right && domino.includes(right))
      ways.push({ domino, at: right, ends: [left, opens(right)] });
    return ways;
  });
}

const isBetter = (one: Result, other: Result) =>
  one.worth > other.worth || (one.worth === other.worth && one.turns < other.turns);
const best = (results: readonly Result[]) =>
  results.reduce((one, other) => (isBetter(other, one) ? other : one));
const worst = (results: readonly Result[]) =>
  results.reduce((one, other) => (isBetter(other, one) ? one : other));
const later = ({ worth, turns }: Result): Result => ({ worth, turns: turns + 1 });

export function plainly(aim: 'lock' | 'points', end: PlainEnd): Result {
  const { ends, own, hands, rest, mine } = end;
  const out = (winner: 1 | -1): Result => ({ worth: aim === 'lock' ? 0 : winner * rest, turns: 1 });
  const locked = (deals: PlainEnd['hands']): Result[] =>
    deals.map((hand) => {
      const sign = Math.sign(pips(hand) - pips(own));
      return { worth: aim === 'lock' ? Math.max(0, sign) : sign * rest, turns: 0 };
    });
  const ownWays = waysToLay(own, ends);
  const [following, stuck] = [true, false].map((can) =>
    hands.filter((hand) => waysToLay(hand, ends).length > 0 === can),
  ) as [string[][], string[][]];

  if (mine && ownWays.length > 0) {
    return best(
      ownWays.map((way) => {
        const left = own.filter((one) => one !== way.domino);
        const after = rest - pips([way.domino]);
        if (left.length === 0) return { ...out(1), worth: aim === 'lock' ? 0 : after };
        return later(plainly(aim, { ends: way.ends, own: left, hands, rest: after, mine: false }));
      }),
    );
  }
  if (mine) {
    const passed =
      following.length > 0 ? [later(plainly(aim, { ...end, hands: following, mine: false }))] : [];
    return worst([...passed, ...locked(stuck)]);
  }
  const dominoes = [...new Set(hands.flat())];
  const laid = waysToLay(dominoes, ends).map((way) => {
    const held = hands.filter((hand) => hand.includes(way.domino));
    const left = held.map((hand) => hand.filter((one) => one !== way.domino));
    const after = rest - pips([way.domino]);
    if (left[0]!.length === 0) return { ...out(-1), worth: aim === 'lock' ? 0 : -after };
    return later(plainly(aim, { ends: way.ends, own, hands: left, rest: after, mine: true }));
  });
  if (stuck.length === 0) return worst(laid);
  if (ownWays.length === 0) return worst([...laid, ...locked(stuck)]);
  return worst([...laid, later(plainly(aim, { ...end, hands: stuck, mine: true }))]);
}
