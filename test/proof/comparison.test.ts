import { describe, expect, it } from 'vitest';
import { parseLine } from '../../src/domino/notation.ts';
import type { Key } from '../../src/domino/puzzle.ts';
import { Comparison } from '../../src/proof/comparison.ts';
import { EMBOSSED, PRINTED, type Writing } from '../../src/proof/names.ts';
import type { Laid, Passage, Seen } from '../../src/proof/passages.ts';
import { CellSet, type Subject } from '../../src/proof/subject.ts';

// 0111
// 2022
// 2010
const { board, numbers } = parseLine('omnibus 2 0111/2022/2010');
const KEY = [1, 0, 3, 2, 8, 9, 10, 11, 4, 5, 6, 7] as unknown as Key;
const DOMINOES = ['a1 b1', 'c1 d1', 'a2 a3', 'b2 b3', 'c2 c3', 'd2 d3'];

function subject(name: string, fields: Partial<Subject> = {}): Subject {
  return {
    name,
    headings: [name],
    board,
    numbers,
    ids: [],
    needsNumbers: true,
    seenCells: new CellSet(board.has.length),
    seenDominoes: new CellSet(board.has.length),
    seenIds: new Set(),
    isTold: false,
    ...fields,
  };
}

/** What is said of these passages, and at the end. */
function faultsOf(
  subjects: readonly Subject[],
  passages: readonly object[],
  writing: Writing = PRINTED,
): string[] {
  const faults: string[] = [];
  const book = { title: 'A  title', language: 'en' } as ConstructorParameters<typeof Comparison>[0];
  const comparison = new Comparison(book, subjects, writing, (where, fault) =>
    faults.push(`${where}: ${fault}`),
  );
  for (const [i, passage] of passages.entries())
    comparison.read({ where: `${i}`, ...passage } as Exclude<Passage, { type: 'played' }>);
  comparison.finish('end');
  return faults;
}

const heading = (text: string) => ({ type: 'heading', text });
const line = (text: string) => ({ type: 'line', text });
/** The whole board, with some cells changed. */
const whole = (changed: Readonly<Record<string, Seen>> = {}) => {
  const cells = board.cells.map((cell): [string, Seen] => [
    `${'abcd'[cell % 4]}${Math.floor(cell / 4) + 1}`,
    numbers[cell]!,
  ]);
  return { type: 'board', cells: new Map([...cells, ...Object.entries(changed)]) };
};
const laid = (...dominoes: string[]) => ({
  type: 'dominoes',
  dominoes: dominoes.map((text): Laid => {
    const [one, other, domino] = text.split(' ');
    return { cells: [one!, other!], domino };
  }),
});
const all = laid(...DOMINOES);

describe('a file', () => {
  it('has the title of the book, whatever follows', () => {
    const titled = (text: string) => faultsOf([], [{ type: 'title', text }]);
    expect([titled('A title'), titled(' A\u00a0title, large print')]).toEqual([[], []]);
    expect(titled('The title')).toEqual(['0: the title is "The title" instead of "A  title"']);
  });

  it('has faults that its reader found', () => {
    expect(faultsOf([], [{ type: 'fault', text: 'broken' }])).toEqual(['0: broken']);
  });
});

describe('a puzzle', () => {
  it('is there with all its cells below its heading, in one piece or in parts', () => {
    expect(faultsOf([subject('P')], [heading('P'), whole()])).toEqual([]);
    const [upper, lower] = [new Map(), new Map()];
    for (const [cell, seen] of whole().cells) (cell.endsWith('3') ? lower : upper).set(cell, seen);
    const parts = [upper, lower].map((cells) => ({ type: 'board', cells }));
    expect(faultsOf([subject('P')], [heading('P'), ...parts])).toEqual([]);
    expect(faultsOf([subject('P')], [heading('P'), parts[0]!])).toEqual([
      'end: P: the cell a3 is missing (and 3 more)',
    ]);
  });

  it('is missing without its heading, or where another heading comes before it', () => {
    const missing = ['end: P is missing'];
    expect(faultsOf([subject('P')], [])).toEqual(missing);
    expect(faultsOf([subject('P')], [whole()])).toEqual(missing);
    expect(faultsOf([subject('P')], [heading('P'), heading('Other'), whole()])).toEqual(missing);
    expect(faultsOf([subject('P')], [heading('P'), line('Other'), whole()])).toEqual([]);
  });

  it.each([
    ['P', true],
    ['P: Terzett', true],
    ['  P :', true],
    ['Q', true],
    ['P Terzett', false],
    ['P, Terzett', false],
    ['a P', false],
  ])('is called "%s": %s', (text, isCalled) => {
    const named = subject('P', { headings: ['P', 'Q'] });
    expect(faultsOf([named], [heading(text), whole()])).toEqual(isCalled ? [] : ['end: P is missing']);
  });

  it('differs where a cell is another, and is told once', () => {
    expect(faultsOf([subject('P')], [heading('P'), whole({ b2: 1 })])).toEqual([
      '1: P, cell b2: 1 instead of 0',
    ]);
    expect(faultsOf([subject('P')], [heading('P'), whole({ b2: 1, c1: 'empty', e1: 0 })])).toEqual([
      '1: P, cell c1: no number instead of 1 (and 2 more)',
    ]);
    expect(faultsOf([subject('P')], [heading('P'), { type: 'board', cells: new Map([['a1', 1]]) }])).toEqual([
      '1: P, cell a1: 1 instead of 0',
    ]);
  });

  it('has holes and cells to fill in, which a table can leave open', () => {
    const open = parseLine('completion 1 0?./1?0');
    const fields = { board: open.board, numbers: open.numbers, seenCells: new CellSet(6) };
    const seen = (b1: Seen, c1: Seen) => ({
      type: 'board',
      cells: new Map<string, Seen>([
        ['a1', 0],
        ['b1', b1],
        ['c1', c1],
        ['a2', 1],
        ['b2', 'blank'],
        ['c2', 0],
      ]),
    });
    const told = (b1: Seen, c1: Seen) =>
      faultsOf([subject('P', { ...fields, seenCells: new CellSet(6) })], [heading('P'), seen(b1, c1)]);
    expect([told('empty', 'none'), told('blank', 'blank')]).toEqual([[], []]);
    expect(told('none', 'none')).toEqual(['1: P, cell b1: no cell instead of a number to find']);
    expect(told('empty', 'empty')).toEqual(['1: P, cell c1: no number instead of no cell']);
    expect(told(1, 'none')).toEqual(['1: P, cell b1: 1 instead of a number to find']);
    expect(told('empty', 2)).toEqual(['1: P, cell c1: 2 instead of no cell']);
    expect(faultsOf([subject('P')], [heading('P'), whole({ a1: 'blank' })])).toEqual([
      '1: P, cell a1: no number instead of 0',
    ]);
  });

  it('has its id beside it, and no other', () => {
    const named = () => [subject('P', { ids: ['babab-dabad', 'round-dadad-fafaf'] })];
    const told = (...lines: string[]) => faultsOf(named(), [heading('P'), ...lines.map(line), whole()]);
    expect(told('Name: babab-dabad', 'round-dadad-fafaf')).toEqual([]);
    expect(told('babab-\ndabad round-dadad- fafaf')).toEqual([]);
    expect(told('babab-dabad')).toEqual(['end: P: the id round-dadad-fafaf is missing']);
    expect(told('babab-dabad', 'zazaz-dabad')).toEqual([
      '2: P: the id is zazaz-dabad instead of babab-dabad',
    ]);
    expect(faultsOf([subject('P')], [heading('P'), line('zazaz-dabad'), whole()])).toEqual([]);
    expect(
      faultsOf(named(), [line('zazaz-dabad'), heading('P'), line('babab-dabad round-dadad-fafaf'), whole()]),
    ).toEqual([]);
  });
});

describe('a key', () => {
  const key = (fields: Partial<Subject> = {}) => subject('K', { key: KEY, needsNumbers: false, ...fields });

  it('is there as a list of dominoes, named or not, with or without a board', () => {
    expect(faultsOf([key()], [heading('K'), all])).toEqual([]);
    expect(
      faultsOf([key()], [heading('K'), laid('a1 b1 0:1'), laid('d1 c1 1:1', ...DOMINOES.slice(2))]),
    ).toEqual([]);
    expect(faultsOf([key()], [heading('K'), whole(), all])).toEqual([]);
    expect(faultsOf([key()], [all])).toEqual(['end: K is missing']);
  });

  it('lacks dominoes, or cells where its numbers are needed', () => {
    expect(faultsOf([key()], [heading('K'), laid(...DOMINOES.slice(2))])).toEqual([
      'end: K: the domino on a1 with b1 is missing (and 1 more)',
    ]);
    expect(faultsOf([key()], [heading('K'), laid(...DOMINOES.slice(1))])).toEqual([
      'end: K: the domino on a1 with b1 is missing',
    ]);
    expect(faultsOf([key({ needsNumbers: true })], [heading('K'), all])).toEqual([
      'end: K: the cell a1 is missing (and 11 more)',
    ]);
    const part = { type: 'board', cells: new Map<string, Seen>([['a1', 0]]) };
    expect(faultsOf([key()], [heading('K'), part, all])).toEqual([
      'end: K: the cell b1 is missing (and 10 more)',
    ]);
    expect(faultsOf([key()], [heading('K'), whole()])).toEqual([
      'end: K: the domino on a1 with b1 is missing (and 5 more)',
    ]);
  });

  it('is not seen by the signs of a drawing alone, in which dominoes can be wrong all the same', () => {
    expect(faultsOf([key()], [heading('K'), { ...all, bySigns: true }])).toEqual(['end: K is missing']);
    expect(faultsOf([key()], [heading('K'), { ...laid('a1 a2'), bySigns: true }])).toEqual([
      '1: K, a domino on a1 and a2, where the book has none',
    ]);
  });

  it('has no other dominoes, and none of other numbers', () => {
    const told = (...dominoes: string[]) => faultsOf([key()], [heading('K'), laid(...dominoes)]);
    expect(told('a1 b1 1:0')).toEqual(['1: K, domino on a1 and b1: 1:0 instead of 0:1']);
    expect(told('a1 a2 0:2', 'a1 z9')).toEqual([
      '1: K, 0:2 on a1 and a2, where the book has none (and 1 more)',
    ]);
    expect(told('b2 b3 0:0', 'b3 c3')).toEqual(['1: K, a domino on b3 and c3, where the book has none']);
  });

  it('can be drawn without numbers, which a puzzle is not', () => {
    const blank = {
      type: 'board',
      cells: new Map<string, Seen>([
        ['a1', 'blank'],
        ['b1', 'none'],
      ]),
    };
    expect(faultsOf([key()], [heading('K'), blank, all])).toEqual([]);
    expect(faultsOf([subject('P')], [heading('P'), blank])).toEqual([
      '1: P, cell a1: no number instead of 0 (and 1 more)',
    ]);
    expect(faultsOf([subject('P')], [heading('P'), whole(), all])).toEqual([]);
  });
});

describe('where headings are lines', () => {
  const plain: Writing = { ...EMBOSSED, write: (headings) => headings, marks: () => /:(?= |$)/g };

  it('a puzzle ends where all of it was found, and before that no line ends it', () => {
    const passages = [line('P'), line('words'), whole(), line('Other'), whole({ a1: 5 })];
    expect(faultsOf([subject('P')], passages, plain)).toEqual([]);
    expect(faultsOf([subject('P')], [line('P'), line('words'), whole({ a1: 5 })], plain)).toEqual([
      '2: P, cell a1: 5 instead of 0',
    ]);
    // Where they are marked, what comes after a line still belongs to it.
    expect(faultsOf([subject('P')], passages)).toEqual(['4: P, cell a1: 5 instead of 0']);
  });

  it('a key ends where all its dominoes were found, too', () => {
    const key = () => subject('K', { key: KEY, needsNumbers: false });
    const other = laid('a1 a2');
    expect(faultsOf([key()], [line('K'), whole(), all, line('Other'), other], plain)).toEqual([]);
    expect(faultsOf([key()], [line('K'), whole(), line('Other'), other, all], plain)).toEqual([
      '3: K, a domino on a1 and a2, where the book has none',
    ]);
  });
});
