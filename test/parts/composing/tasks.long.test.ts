import { describe, expect, it } from 'vitest';
import { parseAttempt } from '../../../src/domino/attempt.ts';
import { makeDomino } from '../../../src/domino/dominoes.ts';
import { UNKNOWN } from '../../../src/domino/puzzle.ts';
import { parseTask } from '../../../src/parts/composing/config.ts';
import { exampleAnswer, gradeTask, greedyFill } from '../../../src/parts/composing/grade.ts';
import { judgeAnswer } from '../../../src/parts/composing/judge.ts';
import { TaskProver } from '../../../src/parts/composing/model.ts';
import { placesLeft } from '../../../src/parts/composing/places.ts';
import { type ComposingTask, filledIn } from '../../../src/parts/composing/task.ts';
import { Random } from '../../../src/random.ts';
import { areasIn } from '../../helpers/compose/groups/checks.ts';
import { answersTo, canLay, liesInThrees, type PlainTask } from '../../helpers/compose/tasks/oracle.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const EMPTY = ['??????', '??????', '??????', '??????', '??????'];

/** The same tasks as input for the oracle. */
const PLAIN: Readonly<Record<string, PlainTask>> = {
  'small-line': {
    range: 4,
    rows: ['0?????', '1?????', '2?????', '3?????', '4?????'],
    holds: ([row]) => row!.every((number) => number === 0),
  },
  'small-givens': { range: 4, rows: ['??????', '3??1??', '??0???', '???3?3', '??2???'] },
  '{"format":"dominosa/task@1","range":4,"rows":["??1???","0????3","??????","?2????","????4?"],"conditions":["sum c 8"]}':
    {
      range: 4,
      rows: ['??1???', '0????3', '??????', '?2????', '????4?'],
      holds: (grid) => sum(grid.map((row) => row[2]!)) === 8,
    },
  '{"format":"dominosa/task@1","range":4,"rows":["??????","3??1??","?0?4??","?????3","??????"],"conditions":["unions 2"]}':
    {
      range: 4,
      rows: ['??????', '3??1??', '?0?4??', '?????3', '??????'],
      holds: (grid) => 10 - areasIn(grid) >= 2,
    },
};

const ANSWERS = new Map(Object.entries(PLAIN).map(([name, plain]) => [name, answersTo(plain)]));

const gridOf = (rows: string) => rows.split('/').map((row) => [...row].map(Number));
const attemptOf = (task: ComposingTask, rows: string) =>
  parseAttempt(task.puzzle, rows.replaceAll('/', '\n'));

describe('tasks whose answers an oracle has found by trying', () => {
  it.each([...ANSWERS])('%s', (name, answers) => {
    expect(answers.length, 'some').toBeGreaterThan(1);
    expect(new TaskProver(parseTask(name)).count(5000)).toEqual({
      answers: answers.length,
      complete: true,
      gaveUp: false,
    });
  });

  it.each([...ANSWERS])('every answer to %s is right, and tells what is true of it', (name, answers) => {
    const task = parseTask(name);
    for (const rows of answers.slice(0, 15)) {
      const { isAnswer, faults, told } = judgeAnswer(task, attemptOf(task, rows));
      expect([isAnswer, faults], rows).toEqual([true, []]);
      expect(told!.unions, rows).toBe(10 - areasIn(gridOf(rows)));
      // Exchanging numbers produces another answer of the same list.
      const free = [0, 1, 2, 3, 4].filter((number) => !task.puzzle.numbers.includes(number));
      if (free.length === 0) expect(told!.exchanges).toBe(0);
      expect(told!.exchanges!, rows).toBeLessThan(answers.length);
    }
  });

  it.each([...ANSWERS])('what is changed in an answer to %s is judged as the rules say', (name, answers) => {
    const task = parseTask(name);
    const plain = PLAIN[name]!;
    const random = new Random(name);
    const open = task.puzzle.board.cells.filter((cell) => task.puzzle.numbers[cell] === UNKNOWN);
    const seen = { right: 0, wrong: 0 };
    for (let n = 0; n < 30; n++) {
      const grid = gridOf(answers[random.below(answers.length)]!);
      const [one, other] = random.shuffle(open.map(Number)) as [number, number];
      const at = (cell: number) => [Math.floor(cell / 6), cell % 6] as const;
      const [[a, b], [c, d]] = [at(one), at(other)];
      // Changes a number, swaps two cells, or swaps two numbers everywhere.
      if (n % 3 === 0) grid[a]![b] = grid[c]![d]!;
      if (n % 3 === 1) [grid[a]![b], grid[c]![d]] = [grid[c]![d]!, grid[a]![b]!];
      const [x, y] = [grid[a]![b]!, grid[c]![d]!];
      const exchanged = (number: number) => (number === x ? y : number === y ? x : number);
      if (n % 3 === 2) grid.splice(0, grid.length, ...grid.map((row) => row.map(exchanged)));
      if (
        plain.rows.some((row, r) => [...row].some((sign, i) => sign !== '?' && Number(sign) !== grid[r]![i]))
      )
        continue;
      const isRight = liesInThrees(grid, 4) && canLay(grid) && (plain.holds?.(grid) ?? true);
      const rows = grid.map((row) => row.join('')).join('/');
      expect(judgeAnswer(task, attemptOf(task, rows)).isAnswer, rows).toBe(isRight);
      seen[isRight ? 'right' : 'wrong']++;
    }
    expect(seen.right).toBeGreaterThan(0);
    expect(seen.wrong).toBeGreaterThan(3);
  });

  it.each([...ANSWERS])('what can still be completed in %s is told rightly', (name, answers) => {
    const task = parseTask(name);
    const prover = new TaskProver(task);
    const random = new Random(`part of ${name}`);
    const seen = { yes: 0, no: 0 };
    for (let n = 0; n < 20; n++) {
      const answer = [...answers[random.below(answers.length)]!.replaceAll('/', '')];
      const cells = random.shuffle([...task.puzzle.board.cells]).slice(0, 3 + (n % 5));
      const kept = cells
        .filter((cell) => task.puzzle.numbers[cell] === UNKNOWN)
        .map((cell, i) => [cell, n % 2 === 1 && i === 0 ? random.below(5) : Number(answer[cell])] as const);
      const fits = answers.filter((rows) => {
        const signs = rows.replaceAll('/', '');
        return kept.every(([cell, number]) => signs[cell] === String(number));
      });
      const found = prover.answerWith({ filled: kept, dominoes: [] });
      expect(typeof found === 'string' ? found : 'found').toBe(fits.length > 0 ? 'found' : 'none');
      seen[fits.length > 0 ? 'yes' : 'no']++;
      if (typeof found === 'string') continue;
      // Every domino of an answer has a place left, and its place in the answer is among those reported.
      const left = placesLeft(filledIn(task, kept), []);
      for (const { domino, places } of left) {
        const lies = task.puzzle.board.cells.find(
          (cell) =>
            found.key[cell]! > cell &&
            Math.min(found.numbers[cell]!, found.numbers[found.key[cell]!]!) === domino.low &&
            Math.max(found.numbers[cell]!, found.numbers[found.key[cell]!]!) === domino.high,
        )!;
        expect(places, makeDomino(domino)).toContainEqual({ first: lies, second: found.key[lies] });
      }
    }
    expect(seen.yes).toBeGreaterThan(0);
    expect(seen.no).toBeGreaterThan(0);
  });
});

describe('a task for composers', () => {
  const task = parseTask('small-unions');
  const faults = (rows: string, dominoes = '') =>
    judgeAnswer(task, parseAttempt(task.puzzle, `${rows.replaceAll('/', '\n')}\n${dominoes}`)).faults;

  it('names what is wrong by sight', () => {
    expect(faults('000000/0?????/??????/??????/??????')).toContainEqual({
      type: 'too-often',
      number: 0,
      count: 7,
      copies: 6,
    });
    expect(faults('01????/1?????/??????/??????/??????')).toContainEqual({
      type: 'no-three',
      cell: 0,
      number: 0,
    });
    expect(faults('0001??/???100/???1??/?????0/??????').map(({ type }) => type)).toContain('not-in-threes');
    expect(faults(EMPTY.join('/'), '1 a b; a 1,2')).toEqual([{ type: 'cell-twice', cell: 0 }]);
  });

  it('has a condition that is broken as soon as its line is full, or cannot come out any more', () => {
    const line = parseTask('{"format":"dominosa/task@1","range":4,"conditions":["sum 1 3"]}');
    const state = (row: string) =>
      judgeAnswer(line, parseAttempt(line.puzzle, [row, ...EMPTY.slice(1)].join('\n'))).conditions[0]!.state;
    expect(state('000???')).toBe('open');
    expect(state('000111')).toBe('met');
    expect(state('000222')).toBe('broken');
    expect(state('4?????')).toBe('broken');
  });

  // Those for the whole set have their answers found in tasks.machines.test.ts.
  it.each(['small-unions', 'small-sums', 'small-ladder', 'small-line', 'small-givens'])(
    '%s has an answer',
    (name) => {
      const named = parseTask(name);
      const { numbers, key } = exampleAnswer(named);
      const { board } = named.puzzle;
      const filled = board.cells.flatMap((cell) =>
        named.puzzle.numbers[cell] === UNKNOWN ? [[cell, numbers[cell]!] as const] : [],
      );
      const dominoes = board.cells.flatMap((first) =>
        key[first]! > first ? [{ first, second: key[first]! }] : [],
      );
      for (const laid of [[], dominoes]) {
        expect(judgeAnswer(named, { filled, dominoes: laid })).toMatchObject({ isAnswer: true, faults: [] });
      }
      expect(judgeAnswer(named, { filled, dominoes: dominoes.slice(1) })).toMatchObject({
        isAnswer: false,
        faults: [],
      });
      expect(greedyFill(named)).toBeLessThanOrEqual(board.cells.length);
    },
  );

  // Answers that the search of tasks.machines.test.ts finds when it takes its time.
  it.each([
    ['cross', '444111222/555777333/111033316/000000016/645022216/645333567/645444567/222777567'],
    ['unions', '777000444/222111132/000555132/253337132/256667357/250007357/666111357/666444444'],
  ])('%s has an answer, which is judged right', (name, rows) => {
    const named = parseTask(name);
    expect(judgeAnswer(named, attemptOf(named, rows))).toMatchObject({ isAnswer: true, faults: [] });
  });

  it('is graded by its answers and by how far a try without looking ahead comes', () => {
    expect(gradeTask(parseTask('small-sums'))).toMatchObject({ greedy: 27, grade: 1 });
    expect(gradeTask(parseTask('small-ladder'))).toMatchObject({ greedy: 15, grade: 2 });
    expect(gradeTask(parseTask('small-givens'))).toEqual({
      answers: { answers: 24, complete: true, gaveUp: false },
      greedy: 15,
      grade: 3,
    });
  });

  it.each([
    ['laddr', 'neither a task nor a file'],
    ['{"format":"dominosa/task@1","shape":"5x6","rows":["??"]}', 'a shape or rows, not both'],
    ['{"format":"dominosa/task@1","range":4,"conditions":["unions least"]}', 'is not for tasks'],
    ['{"format":"dominosa/task@1","range":4,"conditions":["unions 6"]}', 'is not for tasks'],
    [
      '{"format":"dominosa/task@1","rows":["1?????","??????","??????","??????","??????"],"conditions":["given a1 2"]}',
      'do not go together',
    ],
    ['{"format":"dominosa/task@1","shape":"5x7"}', 'no set of dominoes has 35 halves'],
    ['{"format":"dominosa/task@1","range":6}', 'range 6 is not possible'],
    ['{"format":"dominosa/task@1","range":7,"shape":"1x72"}', 'cannot be placed on this board'],
  ])('%s is refused', (text, message) => {
    expect(() => parseTask(text)).toThrow(message);
  });
});
