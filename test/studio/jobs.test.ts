import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../src/book/config.ts';
import { parseWrittenJson } from '../../src/book/json.ts';
import { keyInRegister, REGISTER_SIZE } from '../../src/compose/series/key-register.ts';
import { rectangle } from '../../src/domino/board.ts';
import { parseLine } from '../../src/domino/notation.ts';
import { checkPuzzle } from '../../src/domino/puzzle.ts';
import { attempt, CharacterError, NotPossibleError, UserError } from '../../src/errors.ts';
import { makeBook, makeBookText } from '../../src/index.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { tooLarge } from '../../src/layout/too-large.ts';
import { namedTask } from '../../src/parts/composing/config.ts';
import { taskLineOf } from '../../src/parts/composing/line.ts';
import { grade } from '../../src/solve/grade.ts';
import { type Answer, answer, errorOf, faultOf, placeIn } from '../../src/studio/jobs.ts';
import { pressJobs } from '../../src/studio/press-jobs.ts';
import { PUZZLE_JOBS } from '../../src/studio/puzzle-jobs.ts';
import { READER_JOBS } from '../../src/studio/reader-jobs.ts';
import { LOCKS, POSITION } from '../helpers/play/locks.ts';
import { WORDS } from '../helpers/words.ts';

/** Possible errors in pasted text, and the expected messages. */
const PASTED: readonly (readonly [text: string, name: string, told: readonly string[]])[] = [
  ['0111\n2022\n201', 'row-length', ['3', '4']],
  ['0111\n20!2\n2010', 'sign', ['2', '3', '!']],
  ['0111\n2022', 'halves', ['8']],
  ['omnibus 3 0111/2022/2010', 'cells', ['12', '20', '3:3']],
  ['0111\n2022\n2011', 'not-as-often', ['0 (3 ×)', '1 (5 ×)', '4']],
  ['completion 4 111111/11??11/11????/??????/??????', 'too-often', ['1 (12 ×)', '6']],
  ['omnibus 2 0111/2022/2019', 'number', ['d3', '9', '2']],
  ['omnibus 2 0111/2022/201?', 'number', ['d3']],
  ['1:0011', 'id-length', ['4', '6']],
];

const JOBS = {
  double(given: number, tell: (told: string) => void): number {
    tell('half');
    return 2 * given;
  },
  async refuse(): Promise<never> {
    throw new UserError('wrong', { where: 'here' });
  },
};

async function answersTo(job: string, given: unknown): Promise<Answer[]> {
  const answers: Answer[] = [];
  await answer(JOBS, { id: 7, job, given }, (message) => answers.push(structuredClone(message)));
  return answers;
}

it('the press of the studio refuses a config that has a name twice, as the command does', () => {
  const site = { text: async () => '[]', bytes: async () => new Uint8Array() };
  const shelf = { keep: (file: unknown) => file, bytesOf: async () => new Uint8Array() };
  const jobs = pressJobs(site as never, shelf as never);
  const read = (text: string) => () => jobs.read({ text });
  const section = '"sections": [{ "title": "A", "range": 2, "count": 1 }]';
  expect(read(`{ "title": "A", ${section} }`)()).toMatchObject({ title: 'A' });
  expect(read(`{ "title": "A", "title": "B", ${section} }`)).toThrow('"title" is there twice');
});

it('what is pasted can have blanks between the numbers of its rows', () => {
  const read = (text: string) => READER_JOBS.read({ text, name: '' }).puzzles.map(({ line }) => line);
  expect(read('0 1 1 1\r\n2 0 2 2\n2  0 1 0\n')).toEqual(['omnibus 2 0111/2022/2010']);
});

describe('what is wrong with what was pasted', () => {
  /** What is wrong, as it comes from a worker, in the words of every language; each names these values. */
  const sentencesOf = (fault: unknown, name: string, told: readonly string[] = []) => {
    const { reason, message } = errorOf(structuredClone(faultOf(fault))) as UserError;
    expect(reason?.name, message).toBe(name);
    const sentences = LANGUAGE_CODES.map((language) =>
      WORDS[language].textOf(`studio-fault-${name}`, reason!.values),
    );
    for (const sentence of sentences) {
      for (const value of told) expect(sentence).toContain(value);
      // Of JSON it says where braces stand.
      if (name !== 'json') expect(sentence).not.toMatch(/[{}]|\$|\bnone\b|^(list|object)\b/);
    }
    expect(new Set(sentences).size).toBe(LANGUAGE_CODES.length);
    return sentences;
  };

  it.each(PASTED)('%j: %s, is told in every language', (text, name, told) => {
    sentencesOf(
      attempt(() => READER_JOBS.read({ text, name: '' })),
      name,
      told,
    );
  });

  it.each([
    ['', 'empty', []],
    ['{', 'json', []],
    ['{"a": 1e400}', 'large-number', ['1e400']],
    ['{"a": 1, "a": 2}', 'twice', ['a']],
  ])('is told in every language of a config: %j', (text, name, told) => {
    sentencesOf(
      attempt(() => parseWrittenJson(text)),
      name,
      told,
    );
  });

  it.each<[object, name: string, told: readonly string[]]>([
    [{}, 'missing', []],
    [{ seed: 7 }, 'type', ['7']],
    [{ sections: {} }, 'type', []],
    [{ language: 'fn' }, 'word', ['"fn"', 'fr']],
    [{ language: [] }, 'word', []],
    [{ titel: 'A' }, 'unknown', ['titel', 'title']],
    [{ title: '' }, 'least', []],
    [{ title: 'A'.repeat(5000) }, 'most', ['AAA…']],
    [{ sections: [{ title: 'A', range: 2, count: 0 }] }, 'least', ['0', '1']],
    [{ sections: [{ title: 'A', range: 2, count: 1e9 }] }, 'most', ['1000000000']],
  ])('is told in every language of a field of a config: %j', (fields, name, told) => {
    const usual =
      Object.keys(fields).length === 0 ? {} : { title: 'A', sections: [{ title: 'A', count: 1 }] };
    sentencesOf(
      attempt(() => parseConfig({ ...usual, ...fields })),
      `field-${name}`,
      told,
    );
  });

  it('is told in every language of a key, a board and a character that are not there or have no room', () => {
    const key = attempt(() => keyInRegister(7e9)) as UserError;
    for (const sentence of sentencesOf(key, key.reason!.name)) {
      expect(sentence.match(/\d+/g)).toEqual(['7000000000', '1', String(REGISTER_SIZE)]);
    }
    const [full, long] = [rectangle(4, 5), rectangle(2, 10)].map((board) => {
      const fault = tooLarge({ board, range: 3 }, 'on a stamp', 'take more paper', () => false);
      return sentencesOf(fault, fault.reason!.name);
    });
    for (const sentence of full!) expect(sentence).toContain('3:3');
    for (const sentence of long!) expect(sentence).toMatch(/ 2 \p{L}+ .*10/u);
    const character = new CharacterError('missing', { character: '☃' });
    for (const sentence of sentencesOf(character, character.reason!.name)) {
      expect(sentence).toMatch(/☃.*U\+2603/);
    }
  });

  it.each([
    ['line 2', 'Line 2:', 'Zeile 2:', /^Ligne 2\s:$/],
    ['line 2, column 5', 'Line 2, column 5:', 'Zeile 2, Spalte 5:', /^Ligne 2, colonne 5\s:$/],
    ['column 5', 'Column 5:', 'Spalte 5:', /^Colonne 5\s:$/],
    ['print.kdp', undefined, undefined, undefined],
  ])('stands where it is, in every language: %s', (where, en, de, fr) => {
    expect([placeIn(where, WORDS.en), placeIn(where, WORDS.de)]).toEqual([en, de]);
    if (fr) expect(placeIn(where, WORDS.fr)).toMatch(fr);
    else expect(placeIn(where, WORDS.fr)).toBeUndefined();
  });
});

describe('a worker', () => {
  it('tells how far it is, and what came of it', async () => {
    expect(await answersTo('double', 21)).toEqual([
      { id: 7, told: 'half' },
      { id: 7, result: 42 },
    ]);
  });

  it('answers with a fault where a job throws, or is not known', async () => {
    const [refused] = await answersTo('refuse', 0);
    expect(refused).toMatchObject({ id: 7, fault: { whose: 'user', message: 'wrong', where: 'here' } });
    expect(await answersTo('nothing', 0)).toMatchObject([{ fault: { whose: 'ours' } }]);
  });
});

it.each([
  new UserError('wrong', { code: 'not-a-puzzle', where: 'a', expected: 'b', hint: 'c', details: ['d'] }),
  new NotPossibleError('none'),
  new Error('ours'),
])('a fault is an error again: %s', (error) => {
  const again = errorOf(structuredClone(faultOf(error)));
  expect(again.constructor).toBe(error.constructor);
  expect(again).toMatchObject(
    error instanceof UserError ? { ...error, message: error.message } : { message: 'Error: ours' },
  );
});

describe('the worker that makes puzzles', () => {
  it.each(['easy', 'hard'] as const)('makes the same %s one of the same seed', async (level) => {
    const order = { range: 4, level, seed: '2026-11-22' };
    const line = await PUZZLE_JOBS.make(order);
    expect(grade(checkPuzzle(parseLine(line)))?.level).toBe(level);
    expect(await PUZZLE_JOBS.make(order)).toBe(line);
  });

  it('refuses what does not go together', async () => {
    await expect(PUZZLE_JOBS.make({ kind: 'terzett', range: 5, seed: 'a' })).rejects.toThrow(UserError);
  });
});

describe('the worker that reads puzzles', () => {
  const read = (text: string) => READER_JOBS.read({ text, name: 'a file' });

  it('reads one in any notation', () => {
    const line = 'omnibus 1 001/110';
    for (const text of [line, '1:001110', '001\n110', `{"format":"dominosa/puzzle@1","id":"x"}\n${line}`]) {
      expect(read(text).puzzles.map((puzzle) => puzzle.line)).toEqual([line]);
    }
  });

  it('tells how many it could not read, and the first fault', () => {
    const found = read('1:001110\n1:00111\n1:0');
    expect(found).toMatchObject({ puzzles: [{ where: 'line 1' }], refused: 2 });
    expect(found.fault).toMatchObject({ where: 'line 2', message: 'the game id has 5 numbers' });
  });

  it('reads the puzzles of a book by their numbers', async () => {
    const book = await makeBook({
      title: 'A',
      sections: [{ title: 'B', count: 3, range: 3, level: 'easy' }],
    });
    const { puzzles } = read(makeBookText(book));
    expect(puzzles.map(({ where }) => where)).toEqual(['1', '2', '3']);
  });

  it.each(['', 'a', '{', '{"format":"dominosa/book@1"}', '1:0'])('refuses %j', (text) => {
    expect(() => read(text)).toThrow(UserError);
  });

  const open = async (text: string) => (await READER_JOBS.open({ text, name: '' })).puzzles;

  it.each([
    ['a puzzle', '1:001110', ['omnibus 1 001/110']],
    ['a task by its name', 'small-line', [taskLineOf(namedTask('small-line'))]],
    ['the line of a task', taskLineOf(namedTask('small-line')), [taskLineOf(namedTask('small-line'))]],
    [
      'the file of a task',
      '{"format":"dominosa/task@1","range":4,"conditions":["sum c 8"]}',
      ['task completion 4 ??????/??????/??????/??????/?????? sum c 8'],
    ],
    ['whole games', 'sperrdomino deal 1x7', ['sperrdomino deal 1x7']],
    ['the line of an end', LOCKS.own, [LOCKS.own]],
    ['an end as it is written', POSITION, [LOCKS.both, LOCKS.both.replace('lock', 'points')]],
  ])('opens %s', async (_, text, lines) => {
    expect((await open(text)).map(({ line }) => line)).toEqual(lines);
  });

  it.each([
    ['no game', 'sperrdomino deal ?'],
    ['an end with nothing to win', 'chain: 0:0\nyou: 1:1\nother: 2:2'],
    ['a task that cannot be', 'task completion 4 ??????/??????/??????/??????/?????? sum c 80'],
  ])('refuses %s', async (_, text) => {
    await expect(open(text)).rejects.toThrow(UserError);
  });

  it('tells what is wrong by the name of its file, and of none if it was pasted', async () => {
    const text = 'sperrdomino deal ?';
    await expect(READER_JOBS.open({ text, name: 'a file' })).rejects.toMatchObject({ where: 'a file' });
    await expect(READER_JOBS.open({ text, name: '' })).rejects.toMatchObject({ where: undefined });
    expect(() => READER_JOBS.read({ text: 'a', name: '' })).toThrow(UserError);
  });
});
