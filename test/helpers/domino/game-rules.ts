// The rules of the games for the double-six set, checked without any code of src/: rows of numbers as input, plain loops.

/** Rows of numbers, with a full stop where there is no cell. */
type Rows = readonly string[];

/** Offsets of the cells of a group from its first cell in reading order. */
const ACROSS = (size: number) => Array.from({ length: size }, (_, i) => [0, i] as const);
const UPRIGHT = (size: number) => Array.from({ length: size }, (_, i) => [i, 0] as const);
const SQUARE = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;

const FORMS = {
  duett: [ACROSS(2), UPRIGHT(2)],
  quartett: [ACROSS(4), UPRIGHT(4)],
  quadrat: [SQUARE],
  quodlibet: [ACROSS(4), UPRIGHT(4), SQUARE],
};

export type Game = keyof typeof FORMS;
export const GAMES = Object.keys(FORMS) as Game[];

/** Every way to divide the rows into groups of equal numbers, with the group of each cell as a letter. */
function* partings(rows: Rows, game: Game): Generator<string[][]> {
  const group: string[][] = rows.map((row) => [...row].map((number) => (number === '.' ? '.' : '')));
  function* search(next: number): Generator<string[][]> {
    const r = group.findIndex((row) => row.includes(''));
    if (r < 0) {
      yield group;
      return;
    }
    const c = group[r]!.indexOf('');
    for (const [form, offsets] of FORMS[game].entries()) {
      const cells = offsets.map(([down, right]) => [r + down, c + right] as const);
      if (!cells.every(([y, x]) => group[y]?.[x] === '' && rows[y]![x] === rows[r]![c])) continue;
      // The shape is part of the name so that shapes can be counted.
      for (const [y, x] of cells) group[y]![x] = `${form}/${next}`;
      yield* search(next + 1);
      for (const [y, x] of cells) group[y]![x] = '';
    }
  }
  yield* search(0);
}

/** Whether two diagrams divide the cells alike. */
function isAlike(one: readonly string[][], other: readonly string[][]): boolean {
  const names = new Map<string, string>();
  return one.flat().every((name, i) => {
    const partner = other.flat()[i]!;
    if ((name === '.') !== (partner === '.')) return false;
    if (!names.has(name)) names.set(name, partner);
    return names.get(name) === partner;
  });
}

/** Which of the reflections and the half turn leave a diagram of groups unchanged. */
export function symmetriesOf(groups: readonly string[][]): string[] {
  const leftRight = groups.map((row) => [...row].reverse());
  const images = { leftRight, upDown: [...groups].reverse(), halfTurn: [...leftRight].reverse() };
  return Object.entries(images).flatMap(([name, image]) => (isAlike(groups, image) ? [name] : []));
}

/** Whether a diagram of groups of four has at least four of each shape and is symmetrical. */
function isMixture(groups: readonly string[][]): boolean {
  const counts = [0, 1, 2].map(
    (form) => groups.flat().filter((name) => name.startsWith(`${form}/`)).length / 4,
  );
  return counts.every((count) => count >= 4) && symmetriesOf(groups).length > 0;
}

/** Whether the numbers on a board satisfy the rules of this game. */
export function isGame(rows: Rows, game: Game): boolean {
  for (const groups of partings(rows, game)) if (game !== 'quodlibet' || isMixture(groups)) return true;
  return false;
}
