import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../src/book/record.ts';
import { run, runChild, testFolder } from '../helpers/cli/run.ts';
import { formOf } from '../helpers/forms.ts';
import { oracleCount } from '../helpers/oracle.ts';
import { rawOf } from '../helpers/solve/deals.ts';
import { bruteFillings } from '../helpers/solve/fillings/brute.ts';
import { WORDS } from '../helpers/words.ts';

const { path, write } = testFolder();

// Separate processes, as completions are made in a worker, which only finds its loader this way.
const completion = (...args: string[]) => runChild(['generate', '--kind', 'completion', ...args]);

describe('dominosa generate --kind completion', () => {
  it('makes puzzles with one filling, as trying all shows, and the same with several processes', () => {
    const args = ['--range', '4', '--givens', '8', '--count', '3', '--json'];
    const { code, stdout, stderr } = completion(...args);
    expect([code, stderr]).toEqual([0, '']);
    for (const line of stdout.trim().split('\n')) {
      const record = JSON.parse(line);
      expect(record).not.toHaveProperty('grade');
      expect(record).not.toHaveProperty('series');
      const { puzzle, solution } = parseRecord(record);
      const { rows, columns } = puzzle.board;
      const raw = { rows, columns, range: 4, numbers: puzzle.numbers };
      expect(bruteFillings(raw, 3)).toEqual([solution!.numbers]);
      expect(oracleCount(rawOf(solution!), 2)).toBe(1);
    }
    expect(completion(...args, '--jobs', '2').stdout).toBe(stdout);
  });

  it('ends after the time that it was given, with 1 and a word of what to do', () => {
    // With the fewest givens, range 10 takes more than half a minute.
    expect(completion('--range', '10', '--givens', 'fewest', '--time-limit', '1')).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'error: puzzle 1 was not made within 1 second\n' +
        'hint: give it more time with --time-limit, or ask for more numbers that are given\n',
    });
  });

  it('says how few numbers are enough, if so few are not', () => {
    const { code, stderr } = completion('--range', '4', '--givens', '4', '--seed', 'few');
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^error: after 0 of 1: no completion of range 4 with one filling with 4 numbers in 40 tries: the fewest that were proved to be enough are [56]\nhint: /,
    );
  });

  it.each([
    [['--givens', '6'], 'error: givens: 6 given numbers are not possible\n'],
    [['--givens', '72'], 'error: givens: 72 given numbers are not possible\n'],
    [['--givens', 'few'], 'error: --givens: "few" cannot be used\n'],
    [['--givens', '0'], 'error: givens: 0 given numbers are not possible\n'],
    [['--pattern', 'square'], 'error: --pattern: "square" is not one of the words allowed here\n'],
    [['--shape', '4x18', '--pattern', 'diagonal'], 'error: pattern: "diagonal": the board has no cell e5\n'],
    [['--range', '6'], 'error: range: a completion of range 6 is not possible\n'],
  ])('refuses %j', async (args, message) => {
    const { code, stdout, stderr } = await run('generate', '--kind', 'completion', ...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr.startsWith(message), stderr).toBe(true);
  });

  it('is the only kind that gives some numbers only', async () => {
    const { code, stderr } = await run('generate', '--givens', '24');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: givens: this is not for puzzles of the kind omnibus\n/);
  });
});

describe('a completion', () => {
  const { stdout: text } = completion('--range', '4', '--seed', 'one', '--pattern', 'diagonal', '--json');
  const made = () => write('puzzle.json', text);

  it('gives a pattern in any case', () => {
    expect(JSON.parse(text).rows.map((row: string, i: number) => row[i])).toEqual(['0', '1', '2', '3', '4']);
  });

  it('is solved by its filling, and shown with it', async () => {
    const file = made();
    const { code, stdout } = await run('solve', file);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^exactly one filling\n(\d{6}\n){5}([LRTB]{6}\n){5}/);
    const json = JSON.parse((await run('solve', '--json', file)).stdout);
    expect(json).toMatchObject({ solutions: 1, complete: true, unique: true });
    expect(json.solution).toEqual(stdout.split('\n').slice(1, 6));
  });

  it('has the level that was asked for, with every step in words', async () => {
    const { stdout: leveled } = completion('--level', 'medium', '--seed', 'graded', '--json');
    expect(JSON.parse(leveled).grade.level).toBe('medium');
    const { code, stdout } = await run('grade', '--explain', write('medium.json', leveled));
    expect(code).toBe(0);
    expect(stdout).toMatch(/Level: medium, rating 2\.\d\.\n/);
    const cells = { cell: '[a-i][1-8]', number: String.raw`\d` };
    const three = formOf(WORDS.en, 'filling-three', {}, cells);
    const numbers = formOf(WORDS.en, 'filling-number-on', {}, cells);
    const writing = formOf(WORDS.en, 'filling-write', {}, { numbers });
    expect(stdout).toMatch(new RegExp(`\\n1\\. ${three.replaceAll('(?<cells>', '(?:')} ${writing}`));
    const seals = (['step-seal', 'step-seal-derived'] as const).map((id) => formOf(WORDS.en, id));
    expect(stdout).toMatch(new RegExp(seals.map((seal) => seal.replaceAll(/\(\?<\w+>/g, '(?:')).join('|')));
  });

  it('is proved again by the check', async () => {
    const section = { title: 'C', kind: 'completion', range: 4, givens: 9, count: 1 };
    const config = write('config.json', JSON.stringify({ title: 'B', sections: [section] }));
    expect(runChild(['book', config, '-o', path('out'), '--edition', 'keys']).code).toBe(0);
    const file = path('out', 'b', 'book.json');
    expect(await run('check', file)).toMatchObject({ code: 0, stderr: '' });
    const book = JSON.parse(readFileSync(file, 'utf8'));
    const [puzzle] = book.sections[0].puzzles;
    puzzle.rows[0] = puzzle.rows[0].replace(/\d/, '?');
    const { code, stdout } = await run('check', write('changed.json', JSON.stringify(book)));
    expect(code).toBe(1);
    expect(stdout).toMatch(/8 numbers given in a section of 9/);
  });
});
