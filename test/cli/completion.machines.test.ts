import { describe, expect, it } from 'vitest';
import { expectRefused, failure, jsonLines, printed, run, runChild, testFolder } from '../helpers/cli/run.ts';
import { formOf } from '../helpers/forms.ts';
import { WORDS } from '../helpers/words.ts';

const { path, write, json } = testFolder();

// Separate processes, as completions are made in a worker, which only finds its loader this way.
const completion = (...args: string[]) => runChild(['generate', '--kind', 'completion', ...args]);

describe('dominosa generate --kind completion', () => {
  // That they have one filling, and what is told of fewer numbers: test/compose/completion.
  it('makes puzzles without grade and series, and the same with several processes', async () => {
    const args = ['--range', '4', '--givens', '8', '--count', '2', '--json'];
    const stdout = await printed(completion(...args));
    const records = jsonLines(stdout);
    expect(records).toHaveLength(2);
    for (const record of records) {
      expect(record).not.toHaveProperty('grade');
      expect(record).not.toHaveProperty('series');
      expect(record.rows.join('').match(/\d/g)).toHaveLength(8);
    }
    expect(completion(...args, '--jobs', '2').stdout).toBe(stdout);
  });

  it('ends after the time that it was given, with 1 and a word of what to do', () => {
    // With the fewest givens, range 10 takes more than half a minute.
    expect(completion('--range', '10', '--givens', 'fewest', '--time-limit', '1')).toEqual(
      failure(1, [
        'error: puzzle 1 was not made within 1 second',
        'hint: give it more time with --time-limit, or ask for more numbers that are given',
      ]),
    );
  });

  it.each([
    [['--givens', 'few'], 'error: --givens: "few" cannot be used\n'],
    [['--pattern', 'square'], 'error: --pattern: "square" is not one of the words allowed here\n'],
  ])('refuses %j', async (args, told) => {
    await expectRefused(['generate', '--kind', 'completion', ...args], told);
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
    const stdout = await printed(run('solve', file));
    expect(stdout).toMatch(/^exactly one filling\n(\d{6}\n){5}([LRTB]{6}\n){5}/);
    const found = JSON.parse((await run('solve', '--json', file)).stdout);
    expect(found).toMatchObject({ solutions: 1, complete: true, unique: true });
    expect(found.solution).toEqual(stdout.split('\n').slice(1, 6));
  });

  it('has the level that was asked for, with every step in words', async () => {
    const { stdout: leveled } = completion('--level', 'medium', '--seed', 'graded', '--json');
    expect(JSON.parse(leveled).grade.level).toBe('medium');
    const stdout = await printed(run('grade', '--explain', write('medium.json', leveled)));
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
    const config = write('config.json', { title: 'B', sections: [section] });
    expect(runChild(['book', config, '-o', path('out'), '--edition', 'keys']).code).toBe(0);
    const file = path('out', 'b', 'book.json');
    expect(await run('check', file)).toMatchObject({ code: 0, stderr: '' });
    const book = json('out', 'b', 'book.json');
    const [puzzle] = book.sections[0].puzzles;
    puzzle.rows[0] = puzzle.rows[0].replace(/\d/, '?');
    const stdout = await printed(run('check', write('changed.json', book)), 1);
    expect(stdout).toMatch(/8 numbers given in a section of 9/);
  });
});
