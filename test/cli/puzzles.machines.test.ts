import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeBookText, openBook } from '../../src/book/book.ts';
import { ENGINE } from '../../src/book/engine.ts';
import { readPuzzles } from '../../src/book/read.ts';
import { parseRecord } from '../../src/book/record.ts';
import { makeGameId, makeRows } from '../../src/domino/notation.ts';
import { canonicalText } from '../../src/domino/symmetry.ts';
import { loadWords } from '../../src/node/words.ts';
import { writeAnswers } from '../../src/render/answers/formats.ts';
import { grade } from '../../src/solve/grade.ts';
import { SgtGrader } from '../../src/solve/sgt.ts';
import { goldenBook, smallBook } from '../helpers/book/books.ts';
import {
  contentOf,
  failure,
  jsonLines,
  output,
  printed,
  run,
  runChild,
  startChild,
  testFolder,
} from '../helpers/cli/run.ts';
import { oracleCount } from '../helpers/oracle.ts';
import { rawOf } from '../helpers/solve/deals.ts';

const { path, write } = testFolder();

// One puzzle with one solution, one with two, one with none; and the first with a number changed.
const ONE = 'omnibus 1 001/110';
const TWO = 'omnibus 2 0012/2211/1020';
const NONE = 'omnibus 1 010/101';
const BROKEN = '1:001111';
const BROKEN_WHY =
  'these numbers stand too often or too seldom: 0 (2 times), 1 (4 times)\n' +
  '  expected each number from 0 to 1 exactly 3 times\n' +
  'hint: compare the numbers with the board you copied them from\n';

const JSON_ONE =
  '{"puzzle":"omnibus 1 001/110","solutions":1,"complete":true,"unique":true,"key":["LRT","LRB"]}\n';
const JSON_TWO = (solutions: number, complete: boolean) =>
  `{"puzzle":"${TWO}","solutions":${solutions},"complete":${complete},"unique":false,"key":["LRLR","LRLR","LRLR"]}\n`;
const JSON_NONE = '{"puzzle":"omnibus 1 010/101","solutions":0,"complete":true,"unique":false}\n';

describe('dominosa solve', () => {
  it('reads a puzzle from the command line in every notation', async () => {
    const record = '{"format":"dominosa/puzzle@1","kind":"omnibus","range":1,"rows":["001","110"]}';
    for (const text of ['1:001110', '001/110', '001\n110', ONE, record]) {
      expect(await run('solve', text, '--json'), text).toEqual(output(0, JSON_ONE));
    }
  });

  it('reads a file, or standard input', async () => {
    const file = write('puzzle.txt', '001\r\n110\r\n');
    expect(await run('solve', file, '--json')).toEqual(output(0, JSON_ONE));
    expect(runChild(['solve', '-', '--json'], { input: '001\n110\n' }).stdout).toBe(JSON_ONE);
    expect(runChild(['solve', '--json'], { input: `${ONE}\n${TWO}\n` })).toEqual(
      output(1, JSON_ONE + JSON_TWO(2, false)),
    );
  });

  it('says how many solutions there are, and where the dominoes of the first lie', async () => {
    const file = write('three.txt', [ONE, TWO, NONE].join('\n'));
    const dominoes = '0:0 on 1 a b\n0:1 on c 1,2\n1:1 on 2 a b\n';
    expect(await run('solve', '1:001110')).toEqual(output(0, `exactly one solution\nLRT\nLRB\n${dominoes}`));
    const stdout = await printed(run('solve', file, '--limit', '10'), 1);
    const lines = stdout.split('\n');
    expect(lines.filter((line) => line.startsWith('line '))).toEqual([
      'line 1: exactly one solution',
      'line 2: exactly 2 solutions',
      'line 3: no solution',
    ]);
    expect(lines).toHaveLength(1 + 2 + 3 + 1 + 3 + 6 + 1 + 1);
  });

  it.each<[limit: string, one: string, two: string]>([
    ['1', '"solutions":1,"complete":false,"unique":true', '"solutions":1,"complete":false,"unique":false'],
    ['2', '"solutions":1,"complete":true,"unique":true', '"solutions":2,"complete":false,"unique":false'],
    ['3', '"solutions":1,"complete":true,"unique":true', '"solutions":2,"complete":true,"unique":false'],
  ])('counts up to %s', async (limit, one, two) => {
    const file = write('two.txt', `${ONE}\n${TWO}\n`);
    const stdout = await printed(run('solve', file, '--json', '--limit', limit), 1);
    const [first, second, ...rest] = stdout.split('\n');
    expect(first).toContain(one);
    expect(second).toContain(two);
    expect(rest).toEqual(['']);
  });

  it('names what cannot be read, and goes on', async () => {
    const file = write('many.txt', [ONE, BROKEN, NONE, '1:0011', TWO].join('\n'));
    expect(await run('solve', file, '--json')).toEqual({
      code: 2,
      stdout: JSON_ONE + JSON_NONE + JSON_TWO(2, false),
      stderr: `error: ${file}: line 2: ${BROKEN_WHY}error: ${file}: line 4: the game id has 4 numbers\n  expected 6: 2 rows of 3\n`,
    });
    expect(await run('solve', BROKEN)).toEqual(failure(2, `error: ${BROKEN_WHY}`));
  });

  it.each<[argument: string, stderr: string]>([
    [
      'puzzel.txt',
      'error: puzzel.txt: there is no such file, and it is not a puzzle either\n' +
        '  expected a file, a game id such as 1:001110, or rows such as 001/110\nhint: this folder has none of a name like it\n',
    ],
    [
      ' puzzle.txt',
      'error: " puzzle.txt": there is no such file, and it is not a puzzle either\n' +
        '  expected a file, a game id such as 1:001110, or rows such as 001/110\nhint: this folder has none of a name like it\n',
    ],
    [
      '12345',
      'error: 12345: there is no such file, and it is not a puzzle either\n' +
        '  expected a file, a game id such as 1:001110, or rows such as 001/110\n',
    ],
  ])('cannot read %s', async (argument, stderr) => {
    expect(await run('solve', argument)).toEqual(failure(2, stderr));
  });

  it('cannot read nothing', () => {
    expect(runChild(['solve'], { input: '\n' })).toEqual(
      failure(2, [
        'error: standard input: there is no puzzle here',
        '  expected rows of numbers, a game id, a line or JSON',
      ]),
    );
  });
});

describe('dominosa generate', () => {
  const order = ['generate', '--range', '4', '--level', 'easy', '--count', '5', '--seed', 'Frühling'];

  it('prints the same puzzles in each format', async () => {
    const json = await run(...order, '--format', 'json');
    const id = await run(...order, '--format', 'id');
    const rows = await run(...order);
    const records = jsonLines(json.stdout);
    expect(records).toHaveLength(5);
    for (const [i, record] of records.entries()) {
      expect(Object.keys(record).join(' ')).toBe('format id kind range rows key grade origin');
      expect(record).toMatchObject({
        range: 4,
        grade: { level: 'easy' },
        origin: { seed: `Frühling/${i + 1}`, engine: ENGINE },
      });
      expect(oracleCount(rawOf(parseRecord(record).puzzle), 2)).toBe(1);
    }
    expect(id.stdout).toBe(records.map((record) => `${makeGameId(parseRecord(record).puzzle)}\n`).join(''));
    expect(rows.stdout).toBe(records.map(({ rows }) => `${rows.join('\n')}\n\n`).join(''));
    for (const result of [json, id, rows]) expect([result.code, result.stderr]).toEqual([0, '']);
    // The output can be read again.
    for (const { stdout } of [json, id, rows]) {
      const read = readPuzzles(stdout).map(({ read }) => makeRows((read as { puzzle: never }).puzzle));
      expect(read).toEqual(records.map((record) => record.rows));
    }
    expect((await run(...order, '--json')).stdout).toBe(json.stdout);
  });

  it('prints the same for the same seed, in several processes too', async () => {
    const here = await run(...order, '--format', 'id');
    expect(runChild([...order, '--format', 'id', '--jobs', '2'])).toEqual(here);
    expect((await run(...order.slice(0, -1), 'Sommer', '--format', 'id')).stdout).not.toBe(here.stdout);
    const usual = (await run('generate', '--format', 'id')).stdout;
    expect(usual).toBe(
      (await run('generate', '--range', '7', '--seed', 'first-book', '--format', 'id')).stdout,
    );
  });

  // Other levels: test/compose/judge.long.test.ts.
  it('makes puzzles of a level, or of one of the peer', async () => {
    const asked = ['generate', '--range', '5', '--count', '3', '--seed', 'Herbst', '--json'];
    for (const level of ['easy', 'hard']) {
      const records = jsonLines((await run(...asked, '--level', level)).stdout);
      expect(records).toHaveLength(3);
      for (const record of records) {
        expect(record.grade).toMatchObject({ level });
        expect(record.grade).toEqual(grade(parseRecord(record).puzzle));
      }
    }
    const setups = jsonLines((await run(...asked, '--peer-level', 'h')).stdout).map(
      (record) => parseRecord(record).puzzle,
    );
    const grader = new SgtGrader(setups[0]!.board, 5);
    expect(setups.map(({ numbers }) => grader.levelOf(numbers))).toEqual(['h', 'h', 'h']);
  });

  it('says at once that there is no such level in a small set', async () => {
    expect(await run('generate', '--range', '2', '--level', 'hard')).toEqual(
      failure(1, [
        'error: there is no hard puzzle of range 2',
        'hint: easy puzzles exist in all ranges, medium ones from range 2 on, the others from 3 on',
      ]),
    );
  });

  it('makes none of the puzzles of a book that is excluded', async () => {
    const config = write(
      'c.json',
      '{"title": "b", "order": "as-made", "sections": [{"title": "a", "range": 2, "count": 8}]}',
    );
    await run('book', config, '-o', path('out'), '--edition', 'keys');
    const book = path('out', 'b', 'book.json');
    const twins = ['generate', '--range', '2', '--count', '8', '--seed', 'first-book/1', '--json'];
    const forms = (text: string) =>
      jsonLines(text).map((record) => canonicalText(parseRecord(record).puzzle));
    const [all, others] = [
      forms((await run(...twins)).stdout),
      forms((await run(...twins, '--exclude', book)).stdout),
    ];
    const inBook = JSON.parse(readFileSync(book, 'utf8')).sections[0].puzzles.map((record: never) =>
      canonicalText(parseRecord(record).puzzle),
    );
    expect(all).toEqual(inBook);
    expect(new Set([...all, ...others]).size).toBe(16);
  });

  it('ends with 1 if there are not enough, after what there is', async () => {
    expect(await run('generate', '--range', '1', '--count', '3', '--format', 'id')).toEqual({
      code: 1,
      stdout: expect.stringMatching(/^1:[01]{6}\n$/) as unknown as string,
      stderr:
        'error: after 1 of 3: no further puzzle of range 1 with one solution in 20000 attempts\n' +
        'hint: ask for fewer puzzles (small sets have few different ones), for another range or shape, or for less: no level, fewer conditions, more givens\n',
    });
  });

  it('keeps the best so far when its time or its tries are up', async () => {
    const best = ['--condition', 'seals least', '--range', '5', '--format', 'id'];
    const never = ['--condition', 'step 1 trial', '--range', '5', '--level', 'easy'];
    // Long enough for a busy machine to start a process and find one.
    const time = ['--tries', '1000000000', '--time-limit', '5'];
    const inTime = (args: readonly string[]) => startChild(['generate', ...args, ...time]);
    const [found, late] = await Promise.all([inTime(best), inTime(never)]);
    const tried = await run('generate', ...never, '--tries', '300');
    expect([found.code, found.stderr]).toEqual([0, 'note: puzzle 1: the best that was found in its time\n']);
    expect((await run('solve', found.stdout.trim())).code).toBe(0);
    for (const { code, stdout, stderr } of [late, tried]) {
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/; the best so far, [\d/]+, does not fulfil "step 1 trial"\n/);
    }
    expect(late.stderr).toContain(
      'hint: give it more time with --time-limit, or ask for another level, range or shape\n',
    );
    expect(late.stderr).toContain('puzzle 1 was not made within 5 seconds');
    expect(tried.stderr).toContain('with one solution in 300 attempts');
  });
});

describe('dominosa check', () => {
  it('is content with what is all right', async () => {
    const [one, two] = [
      write('one.txt', `${ONE}\n`),
      write('two.txt', `${ONE}\nomnibus 3 03213/23202/00012/11313\n`),
    ];
    expect(await run('check', one, two, one)).toEqual(
      output(0, `${one}: 1 puzzle, all right\n${two}: 2 puzzles, all right\n${one}: 1 puzzle, all right\n`),
    );
    expect(await run('check', two, '--json')).toEqual(
      output(0, `${JSON.stringify({ file: two, puzzles: 2, right: true, faults: [] })}\n`),
    );
  });

  it('names each fault, and ends with 1', async () => {
    const [bad, good] = [write('bad.txt', [ONE, TWO, '011/100', BROKEN].join('\n')), write('good.txt', ONE)];
    const faults = [
      'line 2: has more than one solution',
      'line 3: is the same puzzle as line 1, perhaps turned, mirrored or renumbered',
      'line 4: these numbers stand too often or too seldom: 0 (2 times), 1 (4 times); expected each number from 0 to 1 exactly 3 times',
    ];
    expect(await run('check', bad, good, '--apart')).toEqual(
      output(1, `${faults.map((fault) => `${bad}: ${fault}\n`).join('')}${good}: 1 puzzle, all right\n`),
    );
    expect(await run('check', '--json', bad)).toEqual(
      output(1, `${JSON.stringify({ file: bad, puzzles: 4, right: false, faults })}\n`),
    );
  });

  it('reads a book and finds what was changed in it', async () => {
    const book = await smallBook();
    const { id } = book.sections[0]!.puzzles[0]!;
    const good = makeBookText(book);
    const bad = write(
      'bad.json',
      good.replace(`"engine": ${ENGINE},`, `"engine": ${ENGINE + 1},`).replace(id, 'babab-babab'),
    );
    const before = contentOf(path());
    expect(await run('check', bad)).toEqual(
      output(
        1,
        `${bad}: engine ${ENGINE + 1} is newer than this program's, which is ${ENGINE}\n` +
          `${bad}: sections[0].puzzles[0]: its id is babab-babab, but should be ${id}\n`,
      ),
    );
    expect(contentOf(path())).toEqual(before);
  });

  it('tells what differs in two files, and ends with 1', async () => {
    const [one, two] = [write('one.txt', `${ONE}\n`), write('two.txt', `${ONE}\n${TWO}\n`)];
    expect(await run('check', one, two, '--quiet')).toEqual(
      output(1, [
        `${one}: 1 puzzle, all right`,
        `${two}: line 2: has more than one solution`,
        `${one} and ${two}: puzzle 2: in the second only`,
      ]),
    );
    const stdout = await printed(run('check', one, one, '--json'));
    expect(JSON.parse(stdout.split('\n')[2]!)).toEqual({ compared: [one, one], same: true, differences: [] });
  });

  it('ends with 2 for a file that has nothing to check', async () => {
    const [empty, half] = [
      write('empty.txt', ''),
      write('half.json', '{"format": "dominosa/book@1", "engine": 1}'),
    ];
    expect(await run('check', empty)).toMatchObject({ code: 2, stdout: '' });
    expect(await run('check', half)).toEqual(
      failure(2, [
        `error: ${half}: title: this field is missing`,
        `  expected a text in double quotes`,
        `hint: \`dominosa schema book\` lists every field`,
      ]),
    );
  });
});

describe('dominosa schema', () => {
  const recipes = readFileSync(new URL('../../docs/recipes.md', import.meta.url), 'utf8');
  const example = JSON.parse(/```json\n([\s\S]*?)```/.exec(recipes)![1]!);
  const golden = goldenBook();
  const [puzzle] = golden.sections[0]!.puzzles;

  /** The printed schema, parsed by a reader of JSON Schema. */
  async function schemaOf(name: string) {
    const stdout = await printed(run('schema', name));
    const schema = JSON.parse(stdout);
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      additionalProperties: false,
    });
    return { schema, takes: (value: unknown) => z.fromJSONSchema(schema).safeParse(value).success };
  }

  it('config: takes the first recipe and nothing that is wrong', async () => {
    const { schema, takes } = await schemaOf('config');
    expect(schema.required).toEqual(['title']);
    const section = (fields: object) => ({ sections: [{ title: 'x', count: 1, ...fields }] });
    for (const fields of [{}, { $schema: 'x' }]) expect(takes({ ...example, ...fields })).toBe(true);
    for (const fields of [
      { title: undefined },
      { titel: 'x' },
      { date: 'tomorrow' },
      section({ range: 22 }),
      section({ level: 'brutal' }),
    ])
      expect([fields, takes({ ...example, ...fields })]).toEqual([fields, false]);
    const undescribed = [
      ...Object.entries(schema.properties),
      ...Object.entries(schema.properties.sections.items.properties),
    ]
      .filter(([, field]) => !/"(description|enum|\$schema)"/.test(JSON.stringify(field)))
      .map(([name]) => name);
    expect(undescribed.length).toBeLessThan(14);
  });

  it('keys: takes the keys of a book, and names every field', async () => {
    const { schema, takes } = await schemaOf('keys');
    const book = openBook(golden);
    const keys = JSON.parse(writeAnswers(book, loadWords(book.language), 'json'));
    expect(takes(keys)).toBe(true);
    expect(takes({ ...keys, format: 'dominosa/keys@2' })).toBe(false);
    const [answer, ...others] = keys.puzzles;
    expect(takes({ ...keys, puzzles: [{ ...answer, key: undefined }, ...others] })).toBe(false);
    expect(takes({ ...keys, puzzles: [{ ...answer, more: 1 }, ...others] })).toBe(false);
    const fields = Object.keys(schema.properties.puzzles.items.properties);
    expect(
      Object.keys(Object.assign({}, ...keys.puzzles)).filter((field) => !fields.includes(field)),
    ).toEqual([]);
  });

  it.each([
    ['book', golden, [example, { ...golden, format: 'dominosa/book@2' }]],
    [
      'puzzle',
      puzzle,
      [
        { ...puzzle, range: 22 },
        { ...puzzle, rows: undefined },
      ],
    ],
  ])('%s: takes one, and nothing that is wrong', async (name, right, wrong) => {
    const { takes } = await schemaOf(name);
    expect([right, ...wrong].map(takes)).toEqual([true, false, false]);
  });
});
