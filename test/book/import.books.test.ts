import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BookFile, makeBookText, openBook, parseBookFile } from '../../src/book/book.ts';
import { checkBook } from '../../src/book/check.ts';
import { parseJson } from '../../src/book/json.ts';
import { KnownPuzzles } from '../../src/book/known-puzzles.ts';
import { planBook } from '../../src/book/plan.ts';
import { parseRecord } from '../../src/book/record.ts';
import { makeGameId, makeLine } from '../../src/domino/notation.ts';
import type { UserError } from '../../src/errors.ts';
import { configOf } from '../helpers/book/books.ts';
import { inOneLine, told } from '../helpers/fault.ts';

const corpus = (name: string) => readFileSync(new URL(`../corpus/${name}`, import.meta.url), 'utf8');
const table = (name: string) =>
  corpus(name)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

type Files = Readonly<Record<string, string>>;

/** Plans a book whose sections may take puzzles from these files. */
function plan(sections: readonly object[], files: Files, known?: KnownPuzzles): Promise<BookFile> {
  const readFile = (name: string) => files[name] ?? '';
  return planBook(configOf(sections), { readFile, ...(known && { known }) });
}

/** Why a book is not made, in one line, and each fault of its puzzles. */
async function refusal(sections: readonly object[], files: Files, known?: KnownPuzzles) {
  const error = await plan(sections, files, known).catch((caught: unknown) => caught);
  const { message, where, expected } = told(error);
  return {
    said: inOneLine({ message, ...(where && { where }), ...(expected && { expected }) }),
    details: (error as UserError).details,
  };
}

const recordsOf = ({ sections }: BookFile) => sections.flatMap(({ puzzles }) => puzzles);
const idsOf = (book: BookFile) => recordsOf(book).map((record) => makeGameId(parseRecord(record).puzzle));

describe('puzzles from a file', () => {
  it('are those of another program, with the keys that it gives; its ambiguous ones are refused', async () => {
    const all = table('peer/puzzles.tsv').filter(([range]) => range === '3' || range === '6');
    const isUnique = (puzzle: readonly string[]) => puzzle[4] === '1';
    const ids = (puzzles: readonly string[][]) => puzzles.map(([, , id]) => id).join('\n');
    const ofRange = (wanted: string) => all.filter(([range]) => range === wanted);
    const lines = ofRange('3').flatMap((puzzle, i) => (isUnique(puzzle) ? [] : [i + 1]));
    expect(lines.length).toBeGreaterThan(0);
    expect((await refusal([{ from: 'peer.txt' }], { 'peer.txt': ids(ofRange('3')) })).details).toEqual(
      lines.map((line) => `peer.txt, line ${line}: has more than one solution`),
    );
    const peer = all.filter(isUnique);
    const [small, large] = ['3', '6'].map((wanted) => ids(peer.filter(([range]) => range === wanted)));
    const book = await plan([{ from: 's' }, { from: 'l' }], { s: small!, l: large! });
    expect(book.sections).toMatchObject([
      { kind: 'omnibus', range: 3 },
      { kind: 'omnibus', range: 6 },
    ]);
    expect(idsOf(book)).toEqual(peer.map(([, , id]) => id!.replace(/d.:/, ':')));
    expect(recordsOf(book).map(({ key }) => key.join(''))).toEqual(peer.map(([, , , solution]) => solution));
    expect(book.sections[0]!.puzzles.map(({ origin }) => origin)).toEqual(
      [...small!.split('\n').keys()].map((i) => ({ from: `s, line ${i + 1}`, engine: book.engine })),
    );
    expect(makeBookText(parseBookFile(parseJson(makeBookText(book))))).toBe(makeBookText(book));
    expect(book.sections[0]).not.toHaveProperty('from');
  });

  it('come back as they were made, in every notation', async () => {
    const made = recordsOf(await plan([{ range: 4, count: 6 }], {}));
    const setups = made.map((record) => parseRecord(record).puzzle);
    const files = {
      ids: setups.map(makeGameId).join('\n'),
      lines: setups.map(makeLine).join('\n'),
      rows: made.map(({ rows }) => `${rows.join('\n')}\n`).join('\n'),
      json: JSON.stringify(made),
      'json lines': made.map((record) => JSON.stringify(record)).join('\n'),
      mixed: [
        makeGameId(setups[0]!),
        makeLine(setups[1]!),
        ...made.slice(2).map((each) => JSON.stringify(each)),
      ].join('\n'),
    };
    for (const from of Object.keys(files)) {
      const known = recordsOf(await plan([{ from }], files));
      const strip = (records: readonly (typeof made)[number][]) =>
        records.map(({ origin: _, ...rest }) => rest);
      expect(strip(known), from).toEqual(strip(made));
    }
  });

  it('are completed where numbers are to be found', async () => {
    const boards = table('completion/boards.tsv');
    const rowsOf = (wanted: string) =>
      boards.flatMap(([fillings, , board]) => (fillings === wanted ? [board!] : []));
    const easy = boards.find(([fillings, , , filling]) => fillings === 'one' && filling)!;
    const book = await plan([{ from: 'c.txt' }], { 'c.txt': easy[2]! });
    expect(recordsOf(book)).toMatchObject([
      { kind: 'completion', rows: easy[2]!.split('/'), solution: easy[3]!.split('/') },
    ]);
    expect(recordsOf(book)[0]).not.toHaveProperty('grade');
    expect(checkBook(book)).toEqual([]);
    expect(openBook(book).sections[0]!.puzzles[0]!.solution).toBeDefined();
    const files = { 'c.txt': [rowsOf('several')[0], rowsOf('none')[0], easy[2]].join('\n\n') };
    expect((await refusal([{ from: 'c.txt' }], files)).details).toEqual([
      'c.txt, line 1: has more than one filling',
      'c.txt, line 3: has no filling',
    ]);
    const [small] = recordsOf(await plan([{ kind: 'completion', range: 4, level: 'easy', count: 1 }], {}));
    const graded = await refusal([{ from: 's', level: 'master' }], { s: small!.rows.join('/') });
    expect(graded.details).toEqual(['s, puzzle 1: its level is easy; expected master']);
  });

  it('have the keys that an independent program found for Terzetts', async () => {
    const samples = corpus('terzett/samples.txt').trim().split('\n').slice(0, 20);
    const keys = samples.map((line) => /key=(\S+)/.exec(line)![1]!);
    const text = samples.map((line) => line.split(' ')[0]).join('\n\n');
    const book = await plan([{ kind: 'terzett', from: 't' }], { t: text });
    // A cell whose other half lies to the right is the left half, and so on.
    const half: Record<string, string> = { r: 'L', l: 'R', d: 'T', u: 'B' };
    expect(recordsOf(book).map(({ key }) => key.join('/'))).toEqual(
      keys.map((key) => key.replaceAll(/[rldu]/g, (way) => half[way]!)),
    );
  });

  it('are Terzetts if their numbers lie in threes and the section asks for them', async () => {
    const [terzett] = recordsOf(await plan([{ kind: 'terzett', range: 4, count: 1 }], {}));
    const files = { 't.txt': makeGameId({ ...parseRecord(terzett!).puzzle, kind: 'omnibus' }) };
    const [known] = recordsOf(await plan([{ kind: 'terzett', from: 't.txt' }], files));
    expect({ ...known, origin: 0 }).toEqual({ ...terzett, origin: 0 });
    const [plain] = recordsOf(await plan([{ from: 't.txt' }], files));
    expect(plain).toMatchObject({ kind: 'omnibus', rows: terzett!.rows });
    expect(plain).not.toHaveProperty('series');
    const other = recordsOf(await plan([{ range: 4, count: 1 }], {}))[0]!;
    const wrong = { 't.txt': `${other.rows.join('/')}` };
    const { details } = await refusal([{ kind: 'terzett', from: 't.txt' }], wrong);
    expect(details).toEqual([
      expect.stringMatching(/^t\.txt, puzzle 1: the cells with 0 .* cannot be parted/),
    ]);
  });

  it('are as many as are asked for, the first ones', async () => {
    const made = await plan([{ range: 3, count: 4 }], {});
    const files = { 'ids.txt': [...idsOf(made), 'nonsense that nobody reads: 1'].join('\n') };
    expect(idsOf(await plan([{ from: 'ids.txt', count: 3 }], files))).toEqual(idsOf(made).slice(0, 3));
    expect(await refusal([{ from: 'ids.txt', count: 6 }], files)).toEqual({
      said: 'sections[0].from: ids.txt: there are only 5 puzzles in it; expected 6, as "count" says',
      details: [],
    });
  });

  it('keep others from being made, whatever the order of the sections', async () => {
    const section = { range: 2, level: 'easy', count: 3 };
    const made = idsOf(await plan([section], {}));
    const book = await plan([section, { from: 'ids.txt' }], { 'ids.txt': made.join('\n') });
    expect(idsOf(book).slice(3)).toEqual(made);
    expect(
      idsOf(book)
        .slice(0, 3)
        .filter((id) => made.includes(id)),
    ).toEqual([]);
  });
});

describe('a file is refused, and the book with it,', () => {
  // From the smallest set with several puzzles; each of the first two has one solution.
  const ONE = '2:022110012012';

  it('with every fault in its puzzles', async () => {
    const made = await plan([{ range: 3, level: 'easy', count: 2 }], {});
    const { rows } = recordsOf(made)[0]!;
    const mirrored = rows.map((row) => [...row].reverse().join(''));
    const renumbered = rows.map((row) => row.replaceAll(/\d/g, (digit) => String(3 - Number(digit))));
    const turned = Array.from({ length: rows[0]!.length }, (_, c) => rows.map((row) => row[c]).join(''));
    const medium = recordsOf(await plan([{ range: 3, level: 'medium', count: 1 }], {}))[0]!;
    const lines = [
      rows.join('/'),
      mirrored.join('/'),
      renumbered.join('/'),
      turned.join('/'),
      medium.rows.join('/'),
      '02233/20111/03232/01301',
      '30121/02013/30112/22330',
      '3:0012',
      '3:00000000000000000000',
      ONE,
      `terzett 3 ${rows.join('/')}`,
    ];
    const twin = 'is the same puzzle as mine.txt, line 1, perhaps turned, mirrored or renumbered';
    const files = { 'mine.txt': lines.join('\n\n') };
    const { said, details } = await refusal([{ from: 'mine.txt', level: 'easy' }], files);
    expect(said).toBe('10 of 11 puzzles from files cannot be used');
    expect(details).toEqual([
      `mine.txt, line 3: ${twin}`,
      `mine.txt, line 5: ${twin}`,
      `mine.txt, line 7: ${twin}`,
      'mine.txt, line 9: its level is medium; expected easy',
      'mine.txt, line 11: has more than one solution',
      'mine.txt, line 13: has no solution',
      'mine.txt, line 15: the game id has 4 numbers; expected 20: 4 rows of 5',
      expect.stringMatching(
        /^mine\.txt, line 17: these numbers stand too often or too seldom: 0 \(20 times\)/,
      ),
      'mine.txt, line 19: dominoes up to 2:2 in a section of dominoes up to 3:3',
      expect.stringMatching(/^mine\.txt, line 21: a terzett of range 3 is not possible/),
    ]);
  });

  it('with what several files and an earlier book have in common', async () => {
    const made = await plan([{ range: 3, count: 3 }], {});
    const [first, second, third] = idsOf(made) as [string, string, string];
    const early = new KnownPuzzles().addBook(await plan([{ from: 'x' }], { x: third }), 'volume-1.json');
    const { details } = await refusal(
      [{ from: 'a' }, { range: 3, count: 1 }, { from: 'b' }],
      { a: `${first}\n${third}`, b: `${second}\n${first}` },
      early,
    );
    expect(details).toEqual([
      'a, line 2: is the same puzzle as volume-1.json: sections[0].puzzles[0], perhaps turned, mirrored or renumbered',
      'b, line 2: is the same puzzle as a, line 1, perhaps turned, mirrored or renumbered',
    ]);
  });

  it('with the first of many faults one by one', async () => {
    const { said, details } = await refusal([{ from: 'a' }], { a: '1:0\n'.repeat(25) });
    expect(said).toBe('25 of 25 puzzles from files cannot be used');
    expect(details).toHaveLength(21);
    expect(details!.at(-1)).toBe('and 5 more');
  });

  it.each<[string, object, string, string]>([
    ['nothing in it', {}, '', 'sections[0].from: a: there is no puzzle here'],
    ['no JSON', {}, '[{"format": ]', 'sections[0].from: a: column 13: this is not valid JSON'],
    [
      'another kind',
      { kind: 'completion' },
      ONE,
      'a, puzzle 1: kind omnibus in a section of kind completion',
    ],
    [
      'another range',
      { range: 7 },
      ONE,
      'a, puzzle 1: dominoes up to 2:2 in a section of dominoes up to 7:7',
    ],
    [
      'another board',
      { shape: '4x3' },
      ONE,
      'a, puzzle 1: shape with 12 cells in 3 rows and 4 columns in a section of shape 4x3',
    ],
  ])('with %s', async (_, section, text, fault) => {
    const { said, details } = await refusal([{ from: 'a', ...section }], { a: text });
    expect((details[0] ?? said).split('; ')[0]).toBe(fault);
  });

  it('where files cannot be read', async () => {
    const error = await planBook(configOf([{ from: 'a' }])).catch((caught: unknown) => caught);
    expect(inOneLine(told(error))).toBe('sections[0].from: a: files cannot be read here');
  });
});
