// An independent implementation of the rules of Sperrdomino: a domino is a string, and a game is played at random.

export const SET = [...'0123456'].flatMap((low) =>
  [...'0123456'].filter((high) => low <= high).map((high) => low + high),
);

export const pips = (dominoes: readonly string[]) =>
  dominoes.reduce((sum, domino) => sum + Number(domino[0]) + Number(domino[1]), 0);

export interface Played {
  /** The game as a player would write it down. */
  readonly rows: string[];
  readonly winner: 'A' | 'B' | undefined;
  readonly points: number;
  readonly ending: 'out' | 'lock';
  readonly laid: number;
  readonly unbought: number;
}

/**
 * Plays a random game.
 *
 * @param next draws a whole number below its argument
 * @param eager how likely a player is to buy without need, in percent
 */
export function playGame(next: (below: number) => number, eager: number): Played {
  const pile = [...SET];
  for (let i = pile.length - 1; i > 0; i--) {
    const j = next(i + 1);
    [pile[i], pile[j]] = [pile[j]!, pile[i]!];
  }
  const hands = [pile.slice(0, 7), pile.slice(7, 14)];
  const stock = pile.slice(14, 26);
  const rows = hands.map((hand, p) => `hand ${'AB'[p]}: ${hand.map(written).join(' ')}`);
  const table: string[] = [];
  let ends = '';
  const fits = (domino: string) => ends === '' || ends.includes(domino[0]!) || ends.includes(domino[1]!);
  for (let p = next(2); ; p = 1 - p) {
    const hand = hands[p]!;
    const bought: string[] = [];
    while (stock.length > 0 && (!hand.some(fits) || next(100) < eager)) {
      bought.push(stock.pop()!);
      hand.push(bought.at(-1)!);
    }
    const choice = hand.filter(fits);
    const words = bought.map((domino) => `+${written(domino)}`);
    if (choice.length === 0) words.push('pass');
    else {
      const domino = choice[next(choice.length)]!;
      const turns = [domino, domino[1]! + domino[0]!].filter(
        ([first]) => ends === '' || ends.includes(first!),
      );
      const [touching, open] = [...turns[next(turns.length)]!] as [string, string];
      hand.splice(hand.indexOf(domino), 1);
      table.push(domino);
      ends = ends === '' ? touching + open : ends.replace(touching, open);
      words.push(`${touching}:${open}`);
    }
    rows.push(`${'AB'[p]}: ${words.join(' ')}`);
    const isOut = hand.length === 0;
    if (!isOut && (stock.length > 0 || hands.flat().some(fits))) continue;
    const [a, b] = hands.map(pips) as [number, number];
    const lower = a === b ? undefined : a < b ? 'A' : 'B';
    const winner = isOut ? ('AB'[p] as 'A' | 'B') : lower;
    const all = stock.length === 0 ? 168 - pips(table) : a + b;
    return {
      rows,
      winner,
      points: winner ? all : 0,
      ending: isOut ? 'out' : 'lock',
      laid: table.length,
      unbought: stock.length,
    };
  }
}

const written = (domino: string) => `${domino[0]}:${domino[1]}`;
