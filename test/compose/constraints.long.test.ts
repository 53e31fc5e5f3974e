import { describe, expect, it } from 'vitest';
import { checkBook } from '../../src/book/check.ts';
import { type Made, puzzlesOf } from '../../src/book/make.ts';
import { planBook } from '../../src/book/plan.ts';
import { parseRecord } from '../../src/book/record.ts';
import { nearestShapes } from '../../src/compose/nearest-shapes.ts';
import { parseCell } from '../../src/domino/coordinates.ts';
import { rangeOfCells } from '../../src/domino/dominoes.ts';
import { parseRows } from '../../src/domino/notation.ts';
import { checkPuzzle, placementsOf } from '../../src/domino/puzzle.ts';
import { makeShapeRows, parseShape } from '../../src/domino/shapes.ts';
import { compose, generate } from '../../src/press.ts';
import { grade } from '../../src/solve/grade.ts';
import { solvePath } from '../../src/solve/ladder.ts';
import { countSolutions } from '../../src/solve/solution-counter.ts';
import { configOf } from '../helpers/book/books.ts';

async function made(conditions: readonly string[], order: object = {}) {
  const all = [];
  for await (const record of generate({ range: 5, count: 3, seed: 'wishes', conditions, ...order })) {
    const { puzzle, key } = parseRecord(record);
    expect(countSolutions(puzzle, 2).solutions).toBe(1);
    all.push({ puzzle, key: key! });
  }
  return all;
}

const givens = (text: string) =>
  [...text].map((number, i) => `given ${String.fromCharCode(97 + i)}1 ${number}`);

describe('an ordinary puzzle composed round what is given', () => {
  it('has a date in its first row', async () => {
    for (const { puzzle } of await made(givens('24122026'), { range: 6, shape: '7x8' })) {
      expect(puzzle.numbers.slice(0, 8)).toEqual([2, 4, 1, 2, 2, 0, 2, 6]);
    }
  });

  it('has a picture in one number: all copies of it where they are drawn', async () => {
    const cells = ['b2', 'c2', 'e2', 'f2', 'b3', 'f3', 'd5'];
    for (const { puzzle } of await made(cells.map((cell) => `given ${cell} 0`))) {
      expect(cells.map((cell) => puzzle.numbers[parseCell(puzzle.board, cell)])).toEqual(cells.map(() => 0));
      expect(puzzle.numbers.filter((number) => number === 0)).toHaveLength(cells.length);
    }
  });

  it.each([
    ['half-turn', (r: number, c: number) => [5 - r, 6 - c]],
    ['left-right', (r: number, c: number) => [r, 6 - c]],
    ['top-bottom', (r: number, c: number) => [5 - r, c]],
  ] as const)('lies symmetrically: %s', async (symmetry, image) => {
    for (const { puzzle, key } of await made([`symmetric ${symmetry}`])) {
      const at = ([r, c]: readonly number[]) => r! * 7 + c!;
      for (const { first, second } of placementsOf(puzzle, key)) {
        const [one, other] = [first, second].map((cell) => at(image(Math.floor(cell / 7), cell % 7)));
        expect(key[one!]).toBe(other);
      }
    }
  });

  it('needs a technique at the step that is wished', async () => {
    for (const { puzzle } of await made(['first forced-duplicate'])) {
      const names = solvePath(puzzle).pathSteps.map(({ step }) => step.technique);
      expect(names.find((name) => name !== 'seal' && name !== 'gap')).toBe('forced-duplicate');
    }
    for (const { puzzle } of await made(['step 2 equal-neighbours'])) {
      expect(solvePath(puzzle).pathSteps[1]!.step.technique).toBe('equal-neighbours');
    }
  });

  it('has few seals or many', async () => {
    const seals = async (constraint: string) =>
      (await made([constraint]))
        .map(({ puzzle }) => grade(puzzle)!.seals)
        .reduce((sum, count) => sum + count, 0);
    const [least, most] = [await seals('seals least'), await seals('seals most')];
    expect(least + 3).toBeLessThan(most);
    for (const { puzzle } of await made(['seals 1'])) expect(grade(puzzle)!.seals).toBeLessThanOrEqual(1);
  });

  it('is the best of as many layouts as may be tried, and the same again', () => {
    const found = (tries: number) =>
      compose({ range: 5, conditions: ['seals least'], seed: 'tries' }, { tries });
    const seals = (tries: number) => grade(found(tries).puzzle)!.seals;
    expect(seals(400)).toBeLessThan(seals(40));
    expect(found(100)).toEqual(found(100));
    const told: number[] = [];
    const parts: number[] = [];
    const order = {
      kind: 'omnibus',
      range: 5,
      conditions: ['seals least'],
      seed: 'tries',
      count: 1,
    } as const;
    const onBest = ({ puzzle }: Made) => told.push(grade(puzzle)!.seals);
    puzzlesOf({ ...order, tries: 400 })(1, { onBest, onStep: (part) => parts.push(part) });
    expect(told).toEqual([...new Set(told)].sort((one, other) => other - one));
    expect(told.at(-1)).toBe(seals(400));
    expect([parts[0], parts.at(-1)]).toEqual([0.5, 1]);
  });

  it('is told with what it lacks where the tries are used up', () => {
    const order = { range: 5, level: 'easy', conditions: ['seals 1', 'step 2 trial'] } as const;
    let message = '';
    try {
      compose(order, { tries: 600 });
    } catch (error) {
      message = (error as Error).message;
    }
    const [, rows] = /in 600 attempts; the best so far, ([\d/]+), does not fulfil "step 2 trial"$/.exec(
      message,
    )!;
    const grown = grade(checkPuzzle(parseRows(rows!.split('/'))))!;
    expect(grown.level).toBe('easy');
    expect(grown.seals).toBeLessThanOrEqual(1);
  });

  it('is the same for the same seed, and is proved with its book', async () => {
    const section = { range: 4, count: 2, conditions: ['given a1 3', 'symmetric half-turn'] };
    const book = await planBook(configOf([section]));
    expect(await planBook(configOf([section]))).toEqual(book);
    expect(checkBook(book)).toEqual([]);
    const conditions = ['given a1 4', 'symmetric half-turn'];
    const faults = checkBook({ ...book, sections: [{ ...book.sections[0]!, conditions }] });
    expect(faults).toEqual([0, 1].map((p) => `sections[0].puzzles[${p}]: does not fulfil "given a1 4"`));
  });

  it.each([
    [['sum c 27'], '"sum" is not a condition for ordinary puzzles'],
    [['given a1 9'], '"9" is not a number of the set'],
    [['given a1 1', 'given a1 2'], 'a1 cannot be 1 and 2'],
    [['symmetric up'], 'cannot be read'],
    [['first luck'], '"luck" is not a technique'],
    [['seals least', 'seals 2'], 'do not go together'],
    [['constructor'], 'is not a condition'],
  ])('is refused with %j', async (conditions, message) => {
    await expect(made(conditions)).rejects.toThrow(message);
  });

  it('is refused on a board that is not symmetric', async () => {
    const shape = '####./#####/###..';
    await expect(made(['symmetric left-right'], { range: 2, shape })).rejects.toThrow('not symmetric');
  });
});

describe('a drawn shape', () => {
  it.each(['.##.##./#######/#######/.#####./..###../...#...', '#.#/.#./#.#', '#####/#####/#####'])(
    'that no set fills has near ones that one does: %s',
    (drawn) => {
      const board = parseShape(drawn);
      const shapes = nearestShapes(board);
      expect(shapes.length).toBeGreaterThan(0);
      for (const rows of shapes) {
        const near = parseShape(`${rows.replaceAll('/', '\n')}\n`);
        expect(rangeOfCells(near.cells.length)).toBeGreaterThan(0);
        expect(makeShapeRows(near).join('/')).toBe(rows);
      }
    },
  );

  it('is told with them', async () => {
    const shape = '.##.##./#######/#######/.#####./..###../...#...';
    const refused = made([], { shape, range: undefined });
    await expect(refused).rejects.toThrow(expect.objectContaining({ hint: expect.stringContaining('#') }));
  });
});
