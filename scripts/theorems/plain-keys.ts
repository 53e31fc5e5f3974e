// Counts keys of Terzetts independently, first threes and then dominoes. It shares no code with src/: rows as input, plain
// loops.

export interface PlainCount {
  /** The ways to divide the board into straight threes. */
  readonly partitions: number;
  /** The ways to lay different dominoes on such a partition, with as many doubles inside threes as the set has. */
  readonly pairs: number;
  /**
   * The keys among them in ascending order of their choices: for each domino met by the sweep, whether it lies along its line.
   */
  readonly keys: Float64Array;
}

/**
 * Counts partitions, pairs of a partition and a layout, and different layouts.
 *
 * @param rows the rows of the board, with `#` for a cell
 * @param doubles how many dominoes lie inside threes
 * @param visit is called with each pair: for each cell of the sweep its three and the other cell of its domino, and the choices
 */
export function countPlain(
  rows: readonly string[],
  doubles: number,
  visit?: (threeOf: Int8Array, partner: Int16Array, code: number) => void,
): PlainCount {
  const [high, wide] = [rows.length, rows[0]!.length];
  const upright = high <= wide;
  const line = Math.min(high, wide);
  const lines = Math.max(high, wide);
  const has = (place: number, at: number) =>
    place < line && at < lines && (upright ? rows[place]![at] : rows[at]![place]) === '#';
  // The cells in the order of the sweep, without holes; for each the next one along its line and ahead of it, or -1.
  const numberOf = new Map<string, number>();
  for (let at = 0; at < lines; at++) {
    for (let place = 0; place < line; place++) {
      if (has(place, at)) numberOf.set(`${place} ${at}`, numberOf.size);
    }
  }
  const cells = numberOf.size;
  const along = new Int16Array(cells).fill(-1);
  const ahead = new Int16Array(cells).fill(-1);
  for (const [name, cell] of numberOf) {
    const [place, at] = name.split(' ').map(Number) as [number, number];
    along[cell] = numberOf.get(`${place + 1} ${at}`) ?? -1;
    ahead[cell] = numberOf.get(`${place} ${at + 1}`) ?? -1;
  }

  const threes = cells / 3;
  const threeOf = new Int8Array(cells).fill(-1);
  const joined = new Uint8Array(threes * threes);
  const partner = new Int16Array(cells).fill(-1);
  let found = new Float64Array(1024);
  let pairs = 0;
  let partitions = 0;

  const layDominoes = (from: number, inside: number, code: number): void => {
    let cell = from;
    while (cell < cells && partner[cell]! >= 0) cell++;
    if (cell === cells) {
      if (inside < doubles) return;
      if (pairs === found.length) {
        const longer = new Float64Array(2 * pairs);
        longer.set(found);
        found = longer;
      }
      found[pairs++] = code;
      visit?.(threeOf, partner, code);
      return;
    }
    const a = threeOf[cell]!;
    for (let way = 0; way < 2; way++) {
      const other = way === 0 ? along[cell]! : ahead[cell]!;
      if (other < 0 || partner[other]! >= 0) continue;
      const b = threeOf[other]!;
      if (joined[a * threes + b] === 1 || (a === b && inside === doubles)) continue;
      joined[a * threes + b] = 1;
      joined[b * threes + a] = 1;
      partner[cell] = other;
      partner[other] = cell;
      layDominoes(cell + 1, a === b ? inside + 1 : inside, 2 * code + way);
      partner[cell] = -1;
      partner[other] = -1;
      joined[a * threes + b] = 0;
      joined[b * threes + a] = 0;
    }
  };

  const layThrees = (from: number, three: number): void => {
    let cell = from;
    while (cell < cells && threeOf[cell]! >= 0) cell++;
    if (cell === cells) {
      partitions++;
      layDominoes(0, 0, 0);
      return;
    }
    for (const next of [along, ahead]) {
      const second = next[cell]!;
      const third = second < 0 ? -1 : next[second]!;
      if (third < 0 || threeOf[second]! >= 0 || threeOf[third]! >= 0) continue;
      for (const part of [cell, second, third]) threeOf[part] = three;
      layThrees(cell + 1, three + 1);
      for (const part of [cell, second, third]) threeOf[part] = -1;
    }
  };

  if (cells % 6 === 0) layThrees(0, 0);
  const sorted = found.slice(0, pairs).sort();
  return { partitions, pairs, keys: sorted.filter((code, i) => i === 0 || code !== sorted[i - 1]) };
}
