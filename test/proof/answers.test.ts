import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { BookFile } from '../../src/book/book.ts';
import { compareAnswers } from '../../src/proof/answers.ts';
import { PlayedComparison } from '../../src/proof/played.ts';
import { faultOf } from '../helpers/fault.ts';

// What of a book its answers are compared with: a puzzle, a completion of a series, one with numbers of two digits, a figure.
const ONE = {
  id: 'one',
  kind: 'omnibus',
  range: 1,
  grade: { level: 'easy', rating: 1.25 },
  rows: ['001', '110'],
  key: ['LRT', 'LRB'],
};
const COMPLETION = {
  id: 'two',
  kind: 'completion',
  range: 1,
  rows: ['.0?', '?11', '0..'],
  solution: ['.00', '111', '0..'],
  key: ['.LR', 'TLR', 'B..'],
  series: { key: 'key-1', filling: 'filling-1' },
};
const WIDE = { kind: 'omnibus', range: 11, rows: ['ab', '10'], key: ['LR', 'LR'] };
const BOOK = {
  title: 'A book',
  language: 'en',
  date: '2026-01-01',
  seed: 'seed',
  engine: 3,
  sections: [
    { title: 'First', puzzles: [ONE] },
    { title: 'Second', puzzles: [COMPLETION, WIDE] },
  ],
  exhibits: [{ ...ONE, id: undefined, name: 'IV', solutions: 2, grade: undefined }],
} as unknown as BookFile;

const DOMINOES = '0:0 1 a b | 0:1 c 1,2 | 1:1 2 a b';
const HOLED = '0:0 1 b c | 0:1 a 2,3 | 1:1 2 b c';
const listOf = (dominoes: string) =>
  dominoes.split(' | ').map((domino) => {
    const [stone, ...place] = domino.split(' ');
    return { stone, place: place.join(' ') };
  });

function faultsOf(text: string, format: 'json' | 'csv' | 'txt'): string[] {
  const faults: string[] = [];
  compareAnswers(strToU8(text), format, BOOK, (where, fault) => faults.push(`${where}: ${fault}`));
  return faults;
}

describe('keys as data', () => {
  const { title, language, date, seed, engine } = BOOK;
  const common = { solutions: 1, key: ['LRT', 'LRB'], stones: listOf(DOMINOES) };
  const one = { kind: 'omnibus', range: 1, rows: ['001', '110'], solution: [], ...common };
  const file = {
    title,
    language,
    date,
    seed,
    engine,
    puzzles: [
      { ...one, name: '1', section: 'First', id: 'one', level: 'easy', rating: 1.25, gameId: '1:001110' },
      {
        ...COMPLETION,
        name: 2,
        section: 'Second',
        level: '',
        rating: '',
        solutions: 1,
        stones: listOf(HOLED),
      },
      {
        ...one,
        ...WIDE,
        name: '3',
        section: 'Second',
        id: '',
        level: '',
        rating: '',
        stones: listOf('10:11 1 a b | 0:1 2 a b'),
        gameId: '11:[10][11]10',
      },
      { ...one, name: 'IV', id: '', level: '', rating: '', solutions: 2 },
    ],
  };
  /** As JSON is, whose fields can be anything. */
  type Changed = ReturnType<typeof JSON.parse>;
  const changed = (change: (file: Changed) => void) => {
    const other = JSON.parse(JSON.stringify(file));
    change(other);
    return faultsOf(JSON.stringify(other), 'json');
  };

  it('are right as they are', () => {
    expect(changed(() => {})).toEqual([]);
  });

  it.each<[what: string, change: (file: Changed) => void, faults: string[]]>([
    ['another title', (all) => (all.title = 'Another'), ['title: "Another" instead of "A book"']],
    ['no engine', (all) => delete all.engine, ['engine: "undefined" instead of "3"']],
    ['a list as its seed', (all) => (all.seed = []), ['seed: "a list or object" instead of "seed"']],
    [
      'another row',
      (all) => (all.puzzles[0].rows[1] = '111'),
      ['puzzles[0]: puzzle 1, rows: "001/111" instead of "001/110"'],
    ],
    [
      'another rating',
      (all) => (all.puzzles[0].rating = 2),
      ['puzzles[0]: puzzle 1, rating: "2" instead of "1.25"'],
    ],
    [
      'another game id',
      (all) => (all.puzzles[0].gameId = '1:0'),
      ['puzzles[0]: puzzle 1, gameId: "1:0" instead of "1:001110"'],
    ],
    [
      'a game id of two digits',
      (all) => (all.puzzles[2].gameId = '11:x'),
      ['puzzles[2]: puzzle 3, gameId: "11:x" instead of "11:[10][11]10"'],
    ],
    [
      'another series',
      (all) => (all.puzzles[1].series.filling = 'x'),
      ['puzzles[1]: puzzle 2, seriesFilling: "x" instead of "filling-1"'],
    ],
    [
      'a series where there is none',
      (all) => (all.puzzles[0].series = { key: 'k' }),
      ['puzzles[0]: puzzle 1, seriesKey: "k" instead of ""'],
    ],
    [
      'another domino',
      (all) => (all.puzzles[0].stones[0].stone = '0:1'),
      [`puzzles[0]: puzzle 1, stones: "0:1 1 a b | 0:1 c 1,2 | 1:1 2 a b" instead of "${DOMINOES}"`],
    ],
    [
      'no list of dominoes',
      (all) => (all.puzzles[0].stones = 7),
      [`puzzles[0]: puzzle 1, stones: "" instead of "${DOMINOES}"`],
    ],
    [
      'a puzzle twice',
      (all) => all.puzzles.push(all.puzzles[0]),
      ['puzzles[4]: 1 is not in the book, or comes twice'],
    ],
    ['a puzzle too few', (all) => all.puzzles.pop(), [': the key to IV is missing']],
    [
      'two too few',
      (all) => all.puzzles.splice(1, 2),
      [': the key to puzzle 2 is missing', ': the key to puzzle 3 is missing'],
    ],
    [
      'a figure with other solutions',
      (all) => (all.puzzles[3].solutions = 1),
      ['puzzles[3]: IV, solutions: "1" instead of "2"'],
    ],
    [
      'what is no puzzle',
      (all) => all.puzzles.push(null),
      ['puzzles[4]: undefined is not in the book, or comes twice'],
    ],
  ])('differ with %s', (_, change, faults) => {
    expect(changed(change)).toEqual(faults);
  });

  it.each(['null', '[]', '{}', '{"puzzles":{}}'])('are none with %s', (text) => {
    expect(faultOf(() => faultsOf(text, 'json')).message).toBe('there is no list of puzzles');
  });

  it('that are as long as can be shown are quoted whole', () => {
    const long = 'x'.repeat(40);
    expect(changed((all) => (all.title = long))).toEqual([`title: "${long}" instead of "A book"`]);
    expect(changed((all) => (all.title = `${long}x`))).toEqual([`title: "${long}…" instead of "A book"`]);
  });

  it('that differ far behind are quoted from a little before that place', () => {
    const long = 'x'.repeat(60);
    expect(changed((all) => (all.puzzles[1].solution = [`.00/111/0..${long}`]))).toEqual([
      `puzzles[1]: puzzle 2, solution: "…00/111/0..${long.slice(0, 30)}…" instead of "…00/111/0.."`,
    ]);
    expect(changed((all) => (all.puzzles[0].stones[2].place = `2 a c${long}`))).toEqual([
      `puzzles[0]: puzzle 1, stones: "…| 1:1 2 a c${long.slice(0, 29)}…" instead of "…| 1:1 2 a b"`,
    ]);
  });
});

describe('keys as a table', () => {
  const rows = [
    'puzzle;section;id;kind;range;level;ratingInTenths;rows;solution;solutions;key;stones;seriesKey;seriesFilling',
    `1;First;one;omnibus;1;easy;13;001/110;;1;LRT/LRB;${DOMINOES};;`,
    `2;Second;two;completion;1;;;.0?/?11/0..;.00/111/0..;1;.LR/TLR/B..;${HOLED};key-1;filling-1`,
    '3;Second;;omnibus;11;;;ab/10;;1;LR/LR;10:11 1 a b | 0:1 2 a b;;',
    `IV;;;omnibus;1;;;001/110;;2;LRT/LRB;${DOMINOES};;`,
  ];

  it('are right as they are, and told by their records where they differ', () => {
    expect(faultsOf(rows.join('\r\n'), 'csv')).toEqual([]);
    const other = rows.join('\n').replace(';13;', ';12;').replace('key-1', 'key-2');
    expect(faultsOf(other, 'csv')).toEqual([
      'record 1: puzzle 1, ratingInTenths: "12" instead of "13"',
      'record 2: puzzle 2, seriesKey: "key-2" instead of "key-1"',
    ]);
    expect(faultsOf('name\nx\n', 'csv').at(0)).toBe('record 1:  is not in the book, or comes twice');
  });
});

describe('keys as a text', () => {
  const text = `A book

Puzzle 1
Name: one
LRT
LRB
0:0 on 1 a b
0:1 on c 1,2
1:1 on 2 a b

Puzzle 2
Name: two
.00
111
0..
.LR
TLR
B..
0:0 on 1 b c
0:1 on a 2,3
1:1 on 2 b c


Puzzle 3
LR
LR
10:11 on 1 a b
0:1 on 2 a b

Figure IV
One of 2 solutions.
LRT
LRB
0:0 on 1 a b
0:1 on c 1,2
1:1 on 2 a b
`;

  it('are right as they are, and told by their lines where they differ', () => {
    expect(faultsOf(text, 'txt')).toEqual([]);
    expect(faultsOf(text.replace('0:0 on 1 a b', '0:0 on 1 b c'), 'txt')[0]).toBe(
      `line 3: puzzle 1, stones: "0:0 1 b c | 0:1 c 1,2 | 1:1 2 a b" instead of "${DOMINOES}"`,
    );
    expect(faultsOf(text.replace('Name: two', 'Name: three'), 'txt')[0]).toBe(
      'line 11: puzzle 2, id: "three" instead of "two"',
    );
    expect(faultsOf(text.replace('One of 2', 'One of 3'), 'txt').at(-1)).toBe(
      'line 30: IV, solutions: "3" instead of "2"',
    );
    expect(faultsOf(text.replace('111\n', '110\n'), 'txt')[0]).toBe(
      'line 11: puzzle 2, solution: ".00/110/0.." instead of ".00/111/0.."',
    );
    expect(faultsOf(text.replace('Figure IV', 'Figures IV'), 'txt').at(-1)).toBe(
      ': the key to IV is missing',
    );
  });
});

describe('what a page plays', () => {
  const file = {
    seed: 'seed',
    games: ['sperrdomino'],
    locks: [
      { aim: 'lock', tasks: [{ chain: ['0:1'], hand: ['1:1', '1:2'] }] },
      { aim: 'points', tasks: [{ chain: ['2:2'], hand: ['0:2'], other: ['1:2'] }] },
    ],
  };
  const ENDS = ['sperrdomino lock 0:1/1:1,1:2/', 'sperrdomino points 2:2/0:2/1:2'];
  const DEAL = /^sperrdomino deal [\da-z]+$/;

  function told(lines: readonly string[], changed: object = {}): string[] {
    const faults: string[] = [];
    const comparison = new PlayedComparison(
      { file: { ...file, ...changed }, book: {} } as never,
      (where, fault) => faults.push(`${where}: ${fault}`),
    );
    for (const [i, line] of lines.entries()) comparison.read({ type: 'played', line, where: String(i) });
    comparison.finish('end');
    return faults;
  }
  const deal = /instead of "(.*)"$/.exec(told([...ENDS, '']).at(0)!)![1]!;

  it('are its tasks, one after the other, and no more', () => {
    expect(deal).toMatch(DEAL);
    expect(told([...ENDS, deal])).toEqual([]);
    expect(told([...ENDS, deal, deal])).toEqual([`3: "${deal}" is played, which is no task of the book`]);
    expect(told([ENDS[1]!, ENDS[0]!, deal])).toEqual([
      `0: endgame 1: "${ENDS[1]}" is played instead of "${ENDS[0]}"`,
      `1: endgame 2: "${ENDS[0]}" is played instead of "${ENDS[1]}"`,
    ]);
    expect(told([ENDS[0]!])).toEqual([
      'end: endgame 2 cannot be played',
      'end: the games of Sperrdomino cannot be played',
    ]);
  });

  it('are those of the parts that the book has, in their order', () => {
    expect(told(ENDS, { contents: ['endgames'] })).toEqual([]);
    expect(told([deal, ...ENDS], { contents: ['games', 'endgames'] })).toEqual([]);
    expect(told([], { contents: ['puzzles'] })).toEqual([]);
    expect(told([], { locks: undefined, games: ['divisor'] })).toEqual([]);
    expect(told(ENDS, { games: undefined })).toEqual([]);
  });
});
