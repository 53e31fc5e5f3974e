import { describe, expect, it } from 'vitest';
import { COMMON_OPTIONS } from '../../src/cli/command.ts';
import { COMMANDS } from '../../src/cli/commands.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { printed, run } from '../helpers/cli/run.ts';

/** Text that a person requests, and nothing else. */
async function said(...args: string[]): Promise<string> {
  const stdout = await printed(run(...args));
  // Accessible to screen readers: no box drawing, no escape codes, no long rows of the same character.
  expect(stdout).not.toMatch(/([^\w\s])\1{2}/);
  expect(stdout).toMatch(/^[\x20-\x7e…\n]*$/);
  return stdout;
}

/** For review: after a change, run vitest with -u and look at the result. Languages are listed as `LANGUAGE`. */
const GOLDEN = '../golden/help';
const reviewed = (text: string) => text.replaceAll(LANGUAGE_CODES.join('|'), 'LANGUAGE');

describe('dominosa --help', () => {
  it('is as it was reviewed, and the same however it is asked for', async () => {
    const text = await said('--help');
    expect([await said('-h'), await said('help')]).toEqual([text, text]);
    await expect(reviewed(text)).toMatchFileSnapshot(`${GOLDEN}/dominosa.txt`);
  });

  it('names each command with what it does, once', async () => {
    const lines = (await said('--help')).split('\n');
    expect(COMMANDS.length).toBeGreaterThan(10);
    for (const { name, summary } of COMMANDS) {
      expect(summary).toMatch(/^[A-Z].*\.$/);
      const naming = lines.filter((line) => new RegExp(`^  ${name}[ :]`).test(line));
      expect(naming, name).toEqual([expect.stringMatching(/: [A-Z].*\.$/)]);
      expect(naming[0]).toContain(summary);
    }
  });
});

describe.each(COMMANDS)('dominosa $name --help', ({ name, options }) => {
  it('is as it was reviewed, and the same however it is asked for', async () => {
    const text = await said(name, '--help');
    expect(await said(name, '-h')).toBe(text);
    await expect(reviewed(text)).toMatchFileSnapshot(`${GOLDEN}/${name}.txt`);
  });

  it('explains every option that the command takes on a line of its own, and no other', async () => {
    const text = await said(name, '--help');
    expect(text).toMatch(new RegExp(`^Usage: dominosa ${name}( .*)?\\n\\n[A-Z].*\\.\\n\\nOptions:\\n`));
    const lines = text.split('Options:\n')[1]!.trimEnd().split('\n');
    for (const line of lines) expect(line).toMatch(/^ {2}(-\w, )?--[a-z-]+( [A-Za-z\d.|-]+)?: \S.*[^.]$/);
    const named = lines.map((line) => /--([a-z-]+)/.exec(line)![1]);
    expect(named).toEqual(Object.keys({ ...options, ...COMMON_OPTIONS }));
    for (const [option, { short }] of Object.entries(options)) {
      const line = lines[named.indexOf(option)]!;
      expect(line).toMatch(
        short ? new RegExp(`^  -${short}, --${option}[ :]`) : new RegExp(`^  --${option}[ :]`),
      );
    }
  });
});

it('help comes before complaints of what is missing or too many', async () => {
  expect(await said('render', '-h')).toMatch(/^Usage: dominosa render BOOK\.json\n/);
  expect(await said('book', 'a', 'b', 'c', '--help')).toMatch(/^Usage: dominosa book /);
});
