import { existsSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { contentOf, runChild, SMALL, SMALL_FOLDER, testFolder } from '../helpers/cli/run.ts';

const { path, write } = testFolder();

const small = (fields: object = {}) => write('small.json', JSON.stringify({ ...SMALL, ...fields }));

/** What is said each minute, which a busy machine may take. */
const PROGRESS = /^editions rendered: .*\n/gm;

/** A run with so many jobs in a folder of its own, whose name is not told. */
function made(jobs: number, command: string, ...args: string[]) {
  const out = path(`out-${jobs}`);
  const { code, stdout, stderr } = runChild([command, ...args, '-o', out, '-j', String(jobs)]);
  const told = (text: string) => text.replaceAll(out, 'out');
  const content = existsSync(out) ? contentOf(out) : {};
  return { code, stdout: told(stdout), stderr: told(stderr).replace(PROGRESS, ''), content };
}

describe('editions in several processes', () => {
  it('have the same bytes in the same order', () => {
    const config = small();
    const alone = made(1, 'book', config);
    expect([alone.code, alone.stderr]).toEqual([0, '']);
    for (const jobs of [2, 8]) expect(made(jobs, 'book', config)).toEqual(alone);
  });

  it('of a book that is rendered again, some of them in a list of their own', () => {
    made(1, 'book', small({ editions: ['keys'] }));
    const book = path('out-1', SMALL_FOLDER, 'book.json');
    const args = [
      book,
      '--force',
      '--lang',
      'de',
      ...['keys', 'pef', 'aloud', 'brf'].map((name) => `--edition=${name}`),
    ];
    const { content, ...alone } = made(3, 'render', ...args);
    expect(alone).toMatchObject({ code: 0, stderr: '' });
    expect(alone.stdout.split('\n').map((line) => line.split('/').at(-1))).toEqual([
      'book.json',
      'keys.json',
      'keys.csv',
      'keys.txt',
      'book.pef',
      'book.txt',
      'book.brf',
      'keys.brf',
      'embossing.txt',
      '',
    ]);
    expect(made(1, 'render', ...args)).toEqual({ ...alone, content });
  });

  it('tell of those that are left out as one process does', () => {
    const config = small({ solutions: 'none', print: { kdp: { paper: 'standard-colour' } } });
    const args = [config, '--edition=keys', '--edition=aloud', '--edition=kdp', '--edition=brf'];
    const alone = made(1, 'book', ...args);
    expect(alone.code).toBe(0);
    expect(alone.stderr).toMatch(/^note: kdp is left out: .*\nnote: keys is left out: .*\n$/);
    expect(made(3, 'book', ...args)).toEqual(alone);
  });

  it.each([
    ['large-print', 'brf'],
    ['brf', 'large-print'],
  ])(
    'that cannot be made are told of as by one process: of %s and %s the first, and nothing is left',
    (...editions) => {
      const args = [small({ title: 'Small ☃' }), ...editions.map((name) => `--edition=${name}`)];
      const alone = made(1, 'book', ...args);
      expect(alone).toMatchObject({ code: 2, stdout: '', content: {} });
      expect(alone.stderr).toMatch(editions[0] === 'brf' ? /^error: .*Braille/ : /^error: .*font/);
      expect(made(2, 'book', ...args)).toEqual(alone);
    },
  );

  it('are a fault of the program if a process of theirs is ended, and nothing is left', () => {
    const script = `if (process.argv[2] === 'editions') process.kill(process.pid, 'SIGKILL');`;
    vi.stubEnv('NODE_OPTIONS', `--require ${write('ends.cjs', script)}`);
    const { stderr, ...rest } = made(2, 'book', small({ editions: ['keys', 'aloud'] }));
    vi.unstubAllEnvs();
    expect(rest).toEqual({ code: 70, stdout: '', content: {} });
    expect(stderr).toMatch(
      /^error: this is a bug .*: Error: a process that writes editions ended with SIGKILL before/,
    );
  });
});
