import { spawnSync } from 'node:child_process';
import { beforeEach, describe, expect, it } from 'vitest';
import { EDITIONS } from '../../src/book/choices.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { expectRefused, printed, run, testFolder } from '../helpers/cli/run.ts';

const REQUIRED = process.env.DOMINOSA_REQUIRE_TOOLS === '1';
const NAMES = COMMANDS.map(({ name }) => name);
const folder = testFolder();

/** How to ask each shell for completions after some words, the last of which is incomplete; one completion a line. */
const SHELLS = {
  bash: (script: string, words: readonly string[]) => [
    '--norc',
    '-c',
    `. '${script}'; COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _dominosa; printf '%s\\n' "\${COMPREPLY[@]}"`,
  ],
  fish: (script: string, words: readonly string[]) => [
    '--no-config',
    '-c',
    `source '${script}'; complete -C '${words.join(' ')}'`,
  ],
} as const;

function isMissing(shell: string): boolean {
  return !REQUIRED && spawnSync(shell, ['--version']).error !== undefined;
}

describe.each(Object.keys(SHELLS) as (keyof typeof SHELLS)[])('in the shell %s', (shell) => {
  const missing = isMissing(shell);
  let script: string;

  beforeEach(async () => {
    const stdout = await printed(run('shell', shell));
    script = folder.write('script', stdout);
  });

  /** The completions, without explanations. */
  function offered(...words: string[]): string[] {
    const { stdout, stderr } = spawnSync(shell, SHELLS[shell](script, words), { encoding: 'utf8' });
    expect(stderr).toBe('');
    return stdout
      .split('\n')
      .map((line) => line.split('\t')[0]!)
      .filter((line) => line !== '')
      .toSorted();
  }

  it.skipIf(missing)(`${missing ? `(${shell} is not installed) ` : ''}commands are completed`, () => {
    expect(offered('dominosa', '').filter((name) => name !== 'help')).toEqual(NAMES.toSorted());
    expect(offered('dominosa', 'bo')).toEqual(['book']);
  });

  it.skipIf(missing)('so are options, their values and arguments', () => {
    // Each command in one of the shells, in turn.
    const some = COMMANDS.filter((_, i) => (i % 2 === 0) === (shell === 'bash'));
    for (const { name, options } of some) {
      const wanted = Object.keys({ ...options, help: 0, quiet: 0 }).map((option) => `--${option}`);
      const found = offered('dominosa', name, '--').filter((option) => option.startsWith('--'));
      expect(found, name).toEqual(wanted.toSorted());
    }
    expect(offered('dominosa', 'book', '--edition', '')).toEqual([...EDITIONS].toSorted());
    expect(offered('dominosa', 'book', '-l', 'd')).toEqual(['de']);
    expect(offered('dominosa', 'generate', '--kind', 'ter')).toEqual(['terzett']);
    expect(offered('dominosa', 'schema', 'pu')).toEqual(['puzzle']);
  });
});

const withoutZsh = isMissing('zsh');

it.skipIf(withoutZsh)(`zsh${withoutZsh ? ' (not installed)' : ''} takes its script`, async () => {
  const script = folder.write('script', (await run('shell', 'zsh')).stdout);
  const code = `autoload -U compinit; compinit -D; source '${script}'; print $_comps[dominosa]`;
  const { stdout, stderr } = spawnSync('zsh', ['-f', '-c', code], { encoding: 'utf8' });
  expect([stdout, stderr]).toEqual(['_dominosa\n', '']);
});

it('there is no script for another shell', async () => {
  await expectRefused(['shell', 'tcsh'], /bash, zsh or fish/);
});
