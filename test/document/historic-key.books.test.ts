import { expect, it } from 'vitest';
import { makeCell, makePlace } from '../../src/domino/coordinates.ts';
import { partitionsOf } from '../../src/domino/groups.ts';
import { RULES } from '../../src/domino/kinds.ts';
import { checkKey, placementsOf } from '../../src/domino/puzzle.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { HISTORIC_KEYS, HISTORIC_NUMBERS } from '../../src/parts/exhibits/document/historic-key.ts';
import { blocksOf, sectionOf } from '../helpers/document/blocks.ts';
import { namedIn } from '../helpers/document/boards.ts';
import { documentOf, mixedBook } from '../helpers/document/documents.ts';

const { board, numbers } = HISTORIC_NUMBERS;
const [ROWS, COLUMNS] = [8, 9];
const cellAt = (column: string, row: number) => (row - 1) * COLUMNS + 'abcdefghi'.indexOf(column);
const column = (letter: string) =>
  Array.from({ length: ROWS }, (_, row) => numbers[cellAt(letter, row + 1)]!);

/** Where the text of the book of 1921 places the doubles of its key No. 5. */
const DOUBLES = ['1 h i', 'e 5,6', 'f 5,6', 'g 5,6', 'h 6,7', 'i 6,7', '8 e f', '8 h i'];

it('the numbers on the reconstructed keys are as the book tells of its figure 8', () => {
  const c = column('c');
  expect(c.reduce((sum, number) => sum + number, 0)).toBe(10);
  expect(c.filter((number) => number === 0)).toHaveLength(4);
  expect(new Set(column('e').slice(1, 7)).size).toBe(1);
});

it.each([...HISTORIC_KEYS])('%s lays every domino once, and the doubles where the book says', (_, key) => {
  checkKey(HISTORIC_NUMBERS, key);
  const doubles = placementsOf(HISTORIC_NUMBERS, key).filter(({ domino }) => domino.low === domino.high);
  expect(doubles.map((place) => makePlace(board, place)).sort()).toEqual([...DOUBLES].sort());
});

it('the two differ in four cells alone', () => {
  const [one, other] = [...HISTORIC_KEYS.values()];
  const cells = board.cells.filter((cell) => one![cell] !== other![cell]);
  expect(cells.map((cell) => makeCell(board, cell))).toEqual(['h4', 'i4', 'h5', 'i5']);
});

/** All ways to have each double within a straight three of its own. */
function threesAround([double, ...others]: readonly (readonly [number, number])[]): number[][][] {
  if (!double) return [[]];
  const [first, second] = double;
  const inRow = (cell: number) => Math.floor(cell / COLUMNS) === Math.floor(first / COLUMNS);
  const thirds = [2 * first - second, 2 * second - first].filter(
    (cell) => cell >= 0 && cell < ROWS * COLUMNS && (second - first === COLUMNS || inRow(cell)),
  );
  return threesAround(others).flatMap((threes) =>
    thirds
      .map((third) => [first, second, third])
      .filter((three) => !three.some((cell) => threes.flat().includes(cell)))
      .map((three) => [three, ...threes]),
  );
}

/**
 * Recounts the claim on the book's page: all ways to divide the board into threes and to lay 36 dominoes so that eight of them,
 * on the places of the doubles, each lie within a separate three, all others join two threes, and no two dominoes join the same
 * two.
 */
function waysWithDoubles(): { partition: number[]; partner: number[] }[] {
  const doubles = DOUBLES.map((place) => {
    const [, row, first, second] = /^(\d) (\w) (\w)$/.exec(place) ?? [];
    if (row) return [cellAt(first!, Number(row)), cellAt(second!, Number(row))] as const;
    const [, letter, upper, lower] = /^(\w) (\d),(\d)$/.exec(place)!;
    return [cellAt(letter!, Number(upper)), cellAt(letter!, Number(lower))] as const;
  });
  const found: { partition: number[]; partner: number[] }[] = [];
  const partitions = threesAround(doubles).flatMap((around) => {
    const rest = board.cells.filter((cell) => !around.flat().includes(cell));
    return partitionsOf(board, rest, RULES.terzett.groups.forms).map((others) => [...around, ...others]);
  });
  for (const groups of partitions) {
    const threeOf: number[] = [];
    groups.forEach((cells, three) => {
      for (const cell of cells) threeOf[cell] = three;
    });
    const partner = new Array<number>(ROWS * COLUMNS).fill(-1);
    for (const [first, second] of doubles) [partner[first], partner[second]] = [second, first];
    const joined = new Set<number>();
    const lay = () => {
      const cell = partner.indexOf(-1);
      if (cell < 0) {
        found.push({ partition: [...threeOf], partner: [...partner] });
        return;
      }
      for (const next of [cell % COLUMNS < COLUMNS - 1 ? cell + 1 : -1, cell + COLUMNS]) {
        if (next < 0 || partner[next] !== -1) continue;
        const [a, b] = [threeOf[cell]!, threeOf[next]!].sort((x, y) => x - y);
        const pair = a! * 24 + b!;
        if (a === b || joined.has(pair)) continue;
        joined.add(pair);
        [partner[cell], partner[next]] = [next, cell];
        lay();
        [partner[cell], partner[next]] = [-1, -1];
        joined.delete(pair);
      }
    };
    lay();
  }
  return found;
}

/** Whether the threes can have numbers as in figure 8 so that each domino lies once. */
function allowsFigure8({ partition, partner }: { partition: number[]; partner: number[] }): boolean {
  const neighbours = Array.from({ length: 24 }, (): number[] => []);
  partner.forEach((other, cell) => {
    neighbours[partition[cell]!]!.push(partition[other]!);
  });
  const column = (letter: string, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => partition[cellAt(letter, from + i)]!);
  const [c, e] = [column('c', 1, 8), column('e', 2, 7)];
  // The three with the most numbered neighbours comes next.
  const order = [...new Set([...c, ...e])];
  const [first, pinned] = [new Set(c).size, order.length];
  while (order.length < 24) {
    const known = (three: number) => neighbours[three]!.filter((other) => order.includes(other)).length;
    const rest = neighbours.map((_, three) => three).filter((three) => !order.includes(three));
    order.push(rest.reduce((best, three) => (known(three) > known(best) ? three : best)));
  }
  const numberOf = new Array<number>(24).fill(-1);
  const left = new Array<number>(8).fill(3);
  const used = new Set<number>();
  const deal = (i: number): boolean => {
    if (i === first) {
      const sum = c.map((three) => numberOf[three]!);
      if (sum.reduce((total, number) => total + number, 0) !== 10) return false;
      if (sum.filter((number) => number === 0).length !== 4) return false;
    }
    if (i === pinned && new Set(e.map((three) => numberOf[three])).size > 1) return false;
    if (i === 24) return true;
    const three = order[i]!;
    const fresh = left.indexOf(3);
    // Both cells of a domino within a three report it.
    const others = neighbours[three]!.filter((other) => other !== three);
    if (others.length < neighbours[three]!.length) others.push(three);
    for (let number = 0; number < 8; number++) {
      // Unused numbers are interchangeable, except in column c.
      if (left[number] === 0 || (i >= first && left[number] === 3 && number !== fresh)) continue;
      numberOf[three] = number;
      const dominoes = others
        .map((other) => numberOf[other]!)
        .filter((other) => other >= 0)
        .map((other) => Math.min(number, other) * 8 + Math.max(number, other));
      if (new Set(dominoes).size === dominoes.length && dominoes.every((domino) => !used.has(domino))) {
        left[number]!--;
        for (const domino of dominoes) used.add(domino);
        if (deal(i + 1)) return true;
        for (const domino of dominoes) used.delete(domino);
        left[number]!++;
      }
      numberOf[three] = -1;
    }
    return false;
  };
  return deal(0);
}

it('there are four such ways, and the two keys are those that allow figure 8', () => {
  const ways = waysWithDoubles();
  expect(ways).toHaveLength(4);
  const keys = ways.filter(allowsFigure8).map(({ partner }) => partner.join());
  expect(keys.sort()).toEqual([...HISTORIC_KEYS.values()].map((key) => key.join()).sort());
});

it.each(LANGUAGE_CODES)('the book names the same places and cells: %s', (language) => {
  const document = documentOf(mixedBook(language));
  const parts = blocksOf(sectionOf(document, 'lost-key'), 'paragraph').flatMap(({ content }) => content);
  const { places, cells } = namedIn(parts);
  expect(places.sort()).toEqual([...DOUBLES].sort());
  expect(cells).toEqual(['h4', 'i4', 'h5', 'i5']);
  for (const [name, key] of HISTORIC_KEYS) {
    const [board, ...others] = blocksOf(sectionOf(document, name), 'board');
    expect(others).toEqual([]);
    expect(board!.figure.blank).toBe(true);
    for (const { first, second } of board!.figure.dominoes) expect(key[first]).toBe(second);
    expect(board!.figure.dominoes).toHaveLength(36);
  }
});
