import { describe, expect, it } from 'vitest';
import type { BookFile } from '../../src/book/book.ts';
import { checkBook, checkPuzzles, engineNote } from '../../src/book/check.ts';
import { ENGINE, GRADES_SINCE } from '../../src/book/engine.ts';
import { puzzleId } from '../../src/book/id.ts';
import { planBook } from '../../src/book/plan.ts';
import { readPuzzles } from '../../src/book/read.ts';
import { makeRecord, parseRecord } from '../../src/book/record.ts';
import { makeLine } from '../../src/domino/notation.ts';
import type { Puzzle } from '../../src/domino/puzzle.ts';
import { grade } from '../../src/solve/grade.ts';
import { countSolutions } from '../../src/solve/solution-counter.ts';
import { configOf, smallBook } from '../helpers/book/books.ts';
import { type Changes, changed } from '../helpers/book/changed.ts';
import { NAMESAKES } from '../helpers/book/namesakes.ts';
import { textLike } from '../helpers/fault.ts';
import { peerPuzzles } from '../helpers/solve/peer.ts';

type BookRecord = BookFile['sections'][number]['puzzles'][number];

/** A complete record of the puzzle; its key is its first solution. */
function recordOf(puzzle: Puzzle): BookRecord {
  const key = countSolutions(puzzle, 2).key!;
  const origin = { seed: 'x', engine: ENGINE };
  return makeRecord({ puzzle, key, grade: grade(puzzle), origin }) as BookRecord;
}

const MIRRORED: Readonly<Record<string, string>> = { L: 'R', R: 'L', T: 'T', B: 'B' };
const backwards = (row: string) => [...row].reverse().join('');

/** The mirror image of the same puzzle with everything that belongs to it. */
function twinOf({ id: _, grade: __, ...record }: BookRecord): BookRecord {
  const rows = record.rows.map(backwards);
  const key = record.key.map((row) => [...backwards(row)].map((half) => MIRRORED[half]).join(''));
  const { puzzle } = parseRecord({ ...record, rows, key });
  const graded = grade(puzzle);
  return { ...record, rows, key, id: puzzleId(puzzle), ...(graded && { grade: graded }) };
}

const AMBIGUOUS = peerPuzzles('puzzles').find(({ letter, puzzle }) => letter === 'a' && puzzle.range === 5)!;
const ambiguousRecord = recordOf(AMBIGUOUS.puzzle);
const { id: _, grade: __, ...ambiguousExhibit } = ambiguousRecord;
const { solutions } = countSolutions(AMBIGUOUS.puzzle, 1_000_000);

const SMALL = await smallBook();
const [EASY, ANY] = SMALL.sections.map(({ puzzles }) => puzzles) as [BookRecord[], BookRecord[]];

const OF_KINDS = await planBook(
  configOf(
    [
      { kind: 'terzett', range: 4, shape: '5x6', conditions: ['given a1 3'], count: 2 },
      { kind: 'terzett', range: 4, shape: '5x6', oneKey: true, count: 2 },
      { kind: 'completion', range: 4, shape: '5x6', givens: 14, count: 1 },
    ],
    { exhibits: ['V', 'XII'] },
  ),
);
const [TERZETTS, SERIES, COMPLETIONS] = OF_KINDS.sections.map(({ puzzles }) => puzzles) as [
  BookRecord[],
  BookRecord[],
  BookRecord[],
];
const COMPLETION = COMPLETIONS[0]!;
const emptied = COMPLETION.rows.map((row) => row.replace(/[0-9]/g, '?'));
const sumOfA = TERZETTS[0]!.rows.reduce((sum, row) => sum + Number(row[0]), 0);

const NEWER = `engine ${ENGINE + 1} is newer than this program's, which is ${ENGINE}`;
const GRADE_OF_FIRST =
  /^sections\[0\]\.puzzles\[0\]: its grade is not what the techniques give: easy, rating 1\.2$/;

type Fault = string | RegExp;

describe.each<[name: string, book: BookFile, plants: [fault: string, changes: Changes, found: Fault[]][]]>([
  [
    'small puzzles',
    SMALL,
    [
      ['nothing', {}, []],
      [
        'a key of another puzzle',
        { 'sections[0].puzzles[1].key': EASY[0]!.key },
        [/^sections\[0\]\.puzzles\[1\]: key: the domino \d:\d is there twice; expected every domino once$/],
      ],
      [
        'two numbers exchanged for others',
        { 'sections[0].puzzles[2].rows[0]': '00000' },
        [
          /^sections\[0\]\.puzzles\[2\]: these numbers stand too often or too seldom: .*; expected each number/,
        ],
      ],
      [
        'a wrong level',
        { 'sections[0].puzzles[0].grade.level': 'hard' },
        ['sections[0].puzzles[0]: hard in a section of level easy', GRADE_OF_FIRST],
      ],
      [
        'a missing level',
        { 'sections[0].puzzles[0].grade': undefined },
        ['sections[0].puzzles[0]: no level in a section of level easy'],
      ],
      [
        'a wrong rating of the opening',
        { 'sections[0].puzzles[0].grade.opening': (opening: number) => opening + 0.1 },
        [GRADE_OF_FIRST],
      ],
      [
        'an effort that an earlier engine found, and that is let pass, but no wrong level',
        {
          'sections[0].puzzles[0].grade.effort': (effort: number) => effort + 0.1,
          'sections[0].puzzles[0].origin.engine': 1,
          'sections[0].puzzles[1].grade.opening': undefined,
          'sections[1].puzzles[0].grade.level': (level: string) => (level === 'hard' ? 'easy' : 'hard'),
          'sections[1].puzzles[0].origin.engine': 1,
        },
        [
          /^sections\[1\]\.puzzles\[0\]: its grade is not what the techniques give: [a-z]+, rating \d(\.\d)?$/,
        ],
      ],
      [
        'a wrong id',
        { 'sections[0].puzzles[1].id': 'babab-babab' },
        [/^sections\[0\]\.puzzles\[1\]: its id is babab-babab, but should be [a-z]{5}-[a-z]{5}$/],
      ],
      [
        'the same puzzle in a mirror, in another section',
        { 'sections[0].range': 5, 'sections[0].level': undefined, 'sections[0].puzzles': [twinOf(ANY[1]!)] },
        [
          'sections[1].puzzles[1]: is the same puzzle as sections[0].puzzles[0], perhaps turned, mirrored or renumbered',
        ],
      ],
      [
        'two puzzles with one id',
        {
          'sections[0].range': 4,
          'sections[0].level': undefined,
          'sections[0].puzzles': NAMESAKES.map(recordOf),
        },
        ['sections[0].puzzles[1]: has the id bijob-vijoj, as sections[0].puzzles[0] has'],
      ],
      [
        'a second solution, also on the cover',
        { 'sections[1].puzzles[2]': ambiguousRecord, cover: { ...ambiguousRecord, id: undefined } },
        [
          'sections[1].puzzles[2]: has more than one solution',
          'cover: has more than one solution',
          /^cover: is the same puzzle as sections\[1\]\.puzzles\[2\]/,
        ],
      ],
      [
        'another grade of the cover than the techniques give',
        { 'cover.grade.level': 'hard' },
        [/^cover: its grade is not what the techniques give: easy, rating 1\.\d$/],
      ],
      [
        'another range than its section',
        { 'sections[1].puzzles[0]': recordOf(NAMESAKES[0]), 'sections[0].level': undefined },
        ['sections[1].puzzles[0]: dominoes up to 4:4 in a section of dominoes up to 5:5'],
      ],
      ['an engine that is yet to come', { engine: ENGINE + 1 }, [NEWER]],
      [
        'a puzzle of an engine that is yet to come',
        { 'sections[0].puzzles[0].origin.engine': ENGINE + 1 },
        [`sections[0].puzzles[0]: ${NEWER}`],
      ],
      [
        'another kind than its section',
        { 'sections[0].kind': 'terzett' },
        [0, 1, 2].map((p) => `sections[0].puzzles[${p}]: kind omnibus in a section of kind terzett`),
      ],
      [
        'another board than its section, and none that can be read',
        { 'sections[0].shape': '5x4', 'sections[1].shape': 'letter-ü' },
        [
          ...[0, 1, 2].map((p) => `sections[0].puzzles[${p}]: another board in a section of shape 5x4`),
          /^sections\[1\]: shape: .*letter-ü/,
        ],
      ],
      [
        'exhibits with a wrong number of solutions, a right one, and no whole set',
        {
          exhibits: [
            ...[1, 0, -1].map((more) => ({ ...ambiguousExhibit, solutions: solutions + more })),
            { ...ambiguousExhibit, rows: ['001', '110'], solutions: 1 },
          ],
        },
        [
          /^exhibits\[0\]: the number of solutions is not \d+$/,
          /^exhibits\[2\]: the number of solutions is not \d+$/,
          'exhibits[3]: the board has 6 cells; expected 42, two for each of the 21 dominoes up to 5:5',
        ],
      ],
    ],
  ],
  [
    'several kinds',
    OF_KINDS,
    [
      ['nothing', {}, []],
      [
        'conditions that one puzzle does not fulfil',
        { 'sections[0].puzzles': [TERZETTS[0]], 'sections[0].conditions[1]': `sum a ${sumOfA + 1}` },
        [/^sections\[0\]\.puzzles\[0\]: does not fulfil "sum a \d+"$/],
      ],
      [
        'conditions that contradict each other',
        { 'sections[0].puzzles': [TERZETTS[0]], 'sections[0].conditions[1]': 'given a1 2' },
        [/^sections\[0\]\.puzzles\[0\]: conditions: /],
      ],
      [
        'another key in a series',
        { 'sections[1].puzzles[1]': { ...twinOf(SERIES[1]!), series: undefined } },
        ['sections[1].puzzles[1]: another key in a section of one key'],
      ],
      [
        'wrong ids of a series',
        { 'sections[0].puzzles[0].series.filling': 'babab-babab' },
        [/^sections\[0\]\.puzzles\[0\]: its ids in the series should be \S+ and \S+$/],
      ],
      [
        'another number of givens, and no pattern',
        { 'sections[2].givens': 13, 'sections[2].pattern': 'diagonal' },
        [
          'sections[2].puzzles[0]: 14 numbers given in a section of 13',
          'sections[2].puzzles[0]: does not show the pattern "diagonal"',
        ],
      ],
      [
        'too few givens for one filling',
        {
          'sections[2].givens': undefined,
          'sections[2].puzzles[0].rows': emptied,
          'sections[2].puzzles[0].id': idOf({ ...COMPLETION, rows: emptied }),
        },
        ['sections[2].puzzles[0]: has more than one filling'],
      ],
      [
        'a completion whose numbers are another puzzle',
        {
          'sections[0].conditions': undefined,
          'sections[0].puzzles': [
            recordOf(
              parseRecord({ ...TERZETTS[0]!, rows: COMPLETION.solution!, key: COMPLETION.key }).puzzle,
            ),
          ],
        },
        [
          'sections[2].puzzles[0]: is the same puzzle as sections[0].puzzles[0], perhaps turned, mirrored or renumbered',
        ],
      ],
      [
        'a solution of other numbers',
        { 'sections[2].puzzles[0].solution': COMPLETION.solution!.toReversed() },
        [
          /^sections\[2\]\.puzzles\[0\]: solution: the solution does not agree with the numbers that are given/,
        ],
      ],
      [
        'a puzzle on the cover that is one of its own',
        { cover: TERZETTS[0] },
        ['cover: is the same puzzle as sections[0].puzzles[0], perhaps turned, mirrored or renumbered'],
      ],
      [
        'a figure of other numbers, and one twice',
        { exhibits: ([five, twelve]: object[]) => [{ ...twelve, name: 'V' }, five] },
        ['exhibits[0]: its numbers are not those of V', 'exhibits[1]: is called V, as exhibits[0] is'],
      ],
      [
        'a wrong id, and a wrong key, of a figure',
        { 'exhibits[0].id': 'babab-babab', 'exhibits[1].key': (key: string[]) => key.toReversed() },
        [/^exhibits\[0\]: its id is babab-babab, but should be \w+-\w+$/, /^exhibits\[1\]: key: /],
      ],
    ],
  ],
])('a book of %s', (_, book, plants) => {
  it.each(plants)('is found to have %s', (_, changes, found) => {
    expect(checkBook(changed(book, changes))).toEqual(found.map(textLike));
  });
});

function idOf(record: BookRecord): string {
  return puzzleId(parseRecord({ ...record, solution: undefined, key: undefined }).puzzle);
}

it('of a book is said what an earlier engine means, and nothing of this one', () => {
  expect(engineNote(SMALL)).toBeUndefined();
  const note = (engine: number) =>
    `made with engine ${engine}, and this is ${ENGINE}: its seeds would give other puzzles now`;
  expect(engineNote({ ...SMALL, engine: GRADES_SINCE })).toBe(note(GRADES_SINCE));
  expect(engineNote({ ...SMALL, engine: GRADES_SINCE - 1 })).toBe(
    `${note(GRADES_SINCE - 1)}, and of grades only the levels are compared`,
  );
});

describe('a file of puzzles', () => {
  it('is all right if each has one solution', () => {
    expect(checkPuzzles(readPuzzles('omnibus 3 03213/23202/00012/11313\n1:001110\n'))).toEqual([]);
  });

  it('names each that is not', () => {
    const text = [
      '1:001110',
      '1:010101',
      makeLine(AMBIGUOUS.puzzle),
      '1:00111',
      '',
      '011',
      '100',
      '',
      JSON.stringify({ ...recordOf(NAMESAKES[0]), id: 'x' }),
      makeLine(NAMESAKES[1]),
    ];
    expect(checkPuzzles(readPuzzles(text.join('\n')))).toEqual([
      'line 2: has no solution',
      'line 3: has more than one solution',
      'line 4: the game id has 5 numbers; expected 6: 2 rows of 3',
      'line 6: is the same puzzle as line 1, perhaps turned, mirrored or renumbered',
      'line 9: its id is x, but should be bijob-vijoj',
      'line 10: has the id bijob-vijoj, as line 9 has',
    ]);
  });

  it('needs no place for the only one', () => {
    expect(checkPuzzles(readPuzzles('010\n101\n'))).toEqual(['has no solution']);
  });
});
