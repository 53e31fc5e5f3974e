import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BookFile, parseBookFile } from '../../src/book/book.ts';
import { checkBook, checkPuzzles, engineNote } from '../../src/book/check.ts';
import { ENGINE, GRADES_SINCE } from '../../src/book/engine.ts';
import { puzzleId } from '../../src/book/id.ts';
import { parseJson } from '../../src/book/json.ts';
import { planBook } from '../../src/book/plan.ts';
import { readPuzzles } from '../../src/book/read.ts';
import { makeRecord, parseRecord } from '../../src/book/record.ts';
import { makeLine } from '../../src/domino/notation.ts';
import type { Puzzle } from '../../src/domino/puzzle.ts';
import { grade } from '../../src/solve/grade.ts';
import { countSolutions } from '../../src/solve/solution-counter.ts';
import { configOf, smallBook } from '../helpers/book/books.ts';
import { NAMESAKES } from '../helpers/book/namesakes.ts';
import { peerPuzzles } from '../helpers/solve/peer.ts';

type BookRecord = BookFile['sections'][number]['puzzles'][number];

/** A complete record of the puzzle; its key is its first solution. */
function recordOf(puzzle: Puzzle): BookRecord {
  const key = countSolutions(puzzle, 2).key!;
  return makeRecord({
    puzzle,
    key,
    grade: grade(puzzle),
    origin: { seed: 'x', engine: ENGINE },
  }) as BookRecord;
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

describe('a book', () => {
  it('is all right as it was made', async () => {
    expect(checkBook(await smallBook())).toEqual([]);
    const golden = parseBookFile(
      parseJson(readFileSync(new URL('../golden/first-book.json', import.meta.url), 'utf8')),
    );
    expect(checkBook(golden)).toEqual([]);
  });

  it.each<[fault: string, plant: (file: BookFile) => void, expected: (string | RegExp)[]]>([
    [
      'a key of another puzzle',
      ({ sections: [one] }) => {
        one!.puzzles[1]!.key = one!.puzzles[0]!.key;
      },
      [/^sections\[0\]\.puzzles\[1\]: key: the domino \d:\d is there twice; expected every domino once$/],
    ],
    [
      'two numbers exchanged for others',
      ({ sections: [one] }) => {
        one!.puzzles[2]!.rows[0] = '00000';
      },
      [/^sections\[0\]\.puzzles\[2\]: these numbers stand too often or too seldom: .*; expected each number/],
    ],
    [
      'a wrong level',
      ({ sections: [one] }) => {
        one!.puzzles[0]!.grade!.level = 'hard';
      },
      [
        'sections[0].puzzles[0]: hard in a section of level easy',
        /^sections\[0\]\.puzzles\[0\]: its grade is not what the techniques give: easy, rating 1\.2$/,
      ],
    ],
    [
      'a missing level',
      ({ sections: [one] }) => {
        delete (one!.puzzles[0] as { grade?: unknown }).grade;
      },
      ['sections[0].puzzles[0]: no level in a section of level easy'],
    ],
    [
      'a wrong rating of the opening',
      ({ sections: [one] }) => {
        one!.puzzles[0]!.grade!.opening! += 0.1;
      },
      [/^sections\[0\]\.puzzles\[0\]: its grade is not what the techniques give: easy, rating 1\.2$/],
    ],
    [
      'an effort that an earlier engine found, and that is let pass, but no wrong level',
      ({ sections: [one, two] }) => {
        one!.puzzles[0]!.grade!.effort += 0.1;
        one!.puzzles[0]!.origin!.engine = 1;
        delete one!.puzzles[1]!.grade!.opening;
        two!.puzzles[0]!.grade!.level = two!.puzzles[0]!.grade!.level === 'hard' ? 'easy' : 'hard';
        two!.puzzles[0]!.origin!.engine = 1;
      },
      [/^sections\[1\]\.puzzles\[0\]: its grade is not what the techniques give: [a-z]+, rating \d(\.\d)?$/],
    ],
    [
      'a wrong id',
      ({ sections: [one] }) => {
        one!.puzzles[1]!.id = 'babab-babab';
      },
      [/^sections\[0\]\.puzzles\[1\]: its id is babab-babab, but should be [a-z]{5}-[a-z]{5}$/],
    ],
    [
      'the same puzzle in a mirror, in another section',
      ({ sections: [one, two] }) => {
        one!.range = 5;
        delete one!.level;
        one!.puzzles = [twinOf(two!.puzzles[1]!)];
      },
      [
        'sections[1].puzzles[1]: is the same puzzle as sections[0].puzzles[0], perhaps turned, mirrored or renumbered',
      ],
    ],
    [
      'two puzzles with one id',
      ({ sections: [one] }) => {
        one!.range = 4;
        delete one!.level;
        one!.puzzles = NAMESAKES.map(recordOf);
      },
      ['sections[0].puzzles[1]: has the id bijob-vijoj, as sections[0].puzzles[0] has'],
    ],
    [
      'a second solution',
      ({ sections: [, two] }) => {
        two!.puzzles[2] = recordOf(AMBIGUOUS.puzzle);
      },
      ['sections[1].puzzles[2]: has more than one solution'],
    ],
    [
      'another range than its section',
      ({ sections: [one, two] }) => {
        two!.puzzles[0] = recordOf(NAMESAKES[0]);
        delete one!.level;
      },
      ['sections[1].puzzles[0]: dominoes up to 4:4 in a section of dominoes up to 5:5'],
    ],
    [
      'an engine that is yet to come',
      (file) => {
        file.engine = ENGINE + 1;
      },
      [`engine ${ENGINE + 1} is newer than this program's, which is ${ENGINE}`],
    ],
    [
      'a puzzle of an engine that is yet to come',
      ({ sections: [one] }) => {
        one!.puzzles[0]!.origin!.engine = ENGINE + 1;
      },
      [`sections[0].puzzles[0]: engine ${ENGINE + 1} is newer than this program's, which is ${ENGINE}`],
    ],
    [
      'another kind than its section',
      ({ sections: [one] }) => {
        one!.kind = 'terzett';
      },
      [0, 1, 2].map((p) => `sections[0].puzzles[${p}]: kind omnibus in a section of kind terzett`),
    ],
    [
      'another board than its section, and none that can be read',
      ({ sections: [one, two] }) => {
        one!.shape = '5x4';
        two!.shape = 'letter-ü';
      },
      [
        ...[0, 1, 2].map((p) => `sections[0].puzzles[${p}]: another board in a section of shape 5x4`),
        /^sections\[1\]: shape: .*letter-ü/,
      ],
    ],
    [
      'exhibits with a wrong number of solutions, a right one, and no whole set',
      (file) => {
        const { id: _, grade: __, ...exhibit } = recordOf(AMBIGUOUS.puzzle);
        const { solutions } = countSolutions(AMBIGUOUS.puzzle, 1_000_000);
        file.exhibits = [
          { ...exhibit, solutions: solutions + 1 },
          { ...exhibit, solutions },
          { ...exhibit, solutions: solutions - 1 },
          { ...exhibit, rows: ['001', '110'], solutions: 1 },
        ];
      },
      [
        /^exhibits\[0\]: the number of solutions is not \d+$/,
        /^exhibits\[2\]: the number of solutions is not \d+$/,
        'exhibits[3]: the board has 6 cells; expected 42, two for each of the 21 dominoes up to 5:5',
      ],
    ],
  ])('is found to have %s', async (_, plant, expected) => {
    const file = structuredClone(await smallBook());
    plant(file);
    const faults = checkBook(file);
    expect(faults).toEqual(
      expected.map((text) => (typeof text === 'string' ? text : (expect.stringMatching(text) as unknown))),
    );
  });
});

describe('a book of every kind', () => {
  const made = planBook(
    configOf(
      [
        { kind: 'terzett', range: 4, shape: '5x6', conditions: ['given a1 3'], count: 2 },
        { kind: 'terzett', range: 4, shape: '5x6', oneKey: true, count: 2 },
        { kind: 'completion', range: 4, shape: '5x6', givens: 14, count: 1 },
      ],
      { exhibits: ['V', 'XII'] },
    ),
  );

  it('is all right as it was made', async () => {
    expect(checkBook(await made)).toEqual([]);
  });

  it.each<[fault: string, plant: (file: BookFile) => void, expected: (string | RegExp)[]]>([
    [
      'a condition that one puzzle does not fulfil',
      ({ sections: [one] }) => {
        one!.puzzles.pop();
        one!.conditions = ['given a1 3', `sum a ${sumOfA(one!.puzzles[0]!) + 1}`];
      },
      [/^sections\[0\]\.puzzles\[0\]: does not fulfil "sum a \d+"$/],
    ],
    [
      'conditions that contradict each other',
      ({ sections: [one] }) => {
        one!.puzzles.pop();
        one!.conditions!.push('given a1 2');
      },
      [/^sections\[0\]\.puzzles\[0\]: conditions: /],
    ],
    [
      'another key in a series',
      ({ sections: [, two] }) => {
        two!.puzzles[1] = twinOf(two!.puzzles[1]!);
        delete two!.puzzles[1]!.series;
      },
      ['sections[1].puzzles[1]: another key in a section of one key'],
    ],
    [
      'wrong ids of a series',
      ({ sections: [one] }) => {
        one!.puzzles[0]!.series!.filling = 'babab-babab';
      },
      [/^sections\[0\]\.puzzles\[0\]: its ids in the series should be \S+ and \S+$/],
    ],
    [
      'another number of givens, and no pattern',
      ({ sections: [, , three] }) => {
        three!.givens = 13;
        three!.pattern = 'diagonal';
      },
      [
        'sections[2].puzzles[0]: 14 numbers given in a section of 13',
        'sections[2].puzzles[0]: does not show the pattern "diagonal"',
      ],
    ],
    [
      'too few givens for one filling',
      ({ sections: [, , three] }) => {
        delete three!.givens;
        const [puzzle] = three!.puzzles;
        puzzle!.rows = puzzle!.rows.map((row) => row.replace(/[0-9]/g, '?'));
        puzzle!.id = idOf(puzzle!);
      },
      ['sections[2].puzzles[0]: has more than one filling'],
    ],
    [
      'a completion whose numbers are another puzzle',
      ({ sections: [one, , three] }) => {
        delete one!.conditions;
        const { solution, key } = three!.puzzles[0]!;
        one!.puzzles = [recordOf(parseRecord({ ...one!.puzzles[0]!, rows: solution!, key }).puzzle)];
      },
      [
        'sections[2].puzzles[0]: is the same puzzle as sections[0].puzzles[0], perhaps turned, mirrored or renumbered',
      ],
    ],
    [
      'a solution of other numbers',
      ({ sections: [, , three] }) => {
        const [puzzle] = three!.puzzles;
        puzzle!.solution = puzzle!.solution!.toReversed();
      },
      [/^sections\[2\]\.puzzles\[0\]: solution: the solution does not agree with the numbers that are given/],
    ],
    [
      'a puzzle on the cover that is one of its own',
      (file) => {
        file.cover = file.sections[0]!.puzzles[0]!;
      },
      ['cover: is the same puzzle as sections[0].puzzles[0], perhaps turned, mirrored or renumbered'],
    ],
    [
      'a figure of other numbers, and one twice',
      (file) => {
        const [five, twelve] = file.exhibits;
        file.exhibits = [{ ...twelve!, name: 'V' }, five!];
      },
      ['exhibits[0]: its numbers are not those of V', 'exhibits[1]: is called V, as exhibits[0] is'],
    ],
    [
      'a wrong id, and a wrong key, of a figure',
      (file) => {
        file.exhibits[0]!.id = 'babab-babab';
        file.exhibits[1]!.key = file.exhibits[1]!.key!.toReversed();
      },
      [/^exhibits\[0\]: its id is babab-babab, but should be \w+-\w+$/, /^exhibits\[1\]: key: /],
    ],
  ])('is found to have %s', async (_, plant, expected) => {
    const file = structuredClone(await made);
    plant(file);
    expect(checkBook(file)).toEqual(
      expected.map((text) => (typeof text === 'string' ? text : (expect.stringMatching(text) as unknown))),
    );
  });

  it('says what an earlier engine means, and nothing of this one', async () => {
    const file = await made;
    expect(engineNote(file)).toBeUndefined();
    const note = (engine: number) =>
      `made with engine ${engine}, and this is ${ENGINE}: its seeds would give other puzzles now`;
    expect(engineNote({ ...file, engine: GRADES_SINCE })).toBe(note(GRADES_SINCE));
    expect(engineNote({ ...file, engine: GRADES_SINCE - 1 })).toBe(
      `${note(GRADES_SINCE - 1)}, and of grades only the levels are compared`,
    );
  });
});

function sumOfA({ rows }: BookRecord): number {
  return rows.reduce((sum, row) => sum + Number(row[0]), 0);
}

function idOf(record: BookRecord): string {
  return puzzleId(parseRecord({ ...record, solution: undefined, key: undefined }).puzzle);
}

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
