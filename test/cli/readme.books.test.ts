import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runIn, testFolder } from '../helpers/cli/run.ts';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const { path, write } = testFolder();

/** A block of lines in the README. */
const blockOf = (from: string) =>
  new RegExp(`${from}\\n\`\`\`\\w+\\n([\\s\\S]*?)\\n\`\`\``).exec(README)![1]!;

it('what the README says can be typed runs, line after line, with the puzzle that it prints', async () => {
  const rows = blockOf('put every one back\\?\\n').split('\n').slice(1);
  write('mine.txt', rows.map((row) => row.slice(0, 9)).join('\n'));
  const lines = blockOf('lists the commands\\.\\n').split('\n');
  expect(lines.length).toBeGreaterThan(6);
  for (const line of lines) {
    const [, typed] = /^dominosa (.*?) *#/.exec(line)!;
    // Fewer of the same are made sooner, and so is one edition.
    const fewer = typed!.replace(/(?<=--count )\d+/, '2');
    const args = [...fewer.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word!);
    const edition = args[0] === 'book' && !args.includes('--edition') ? ['--edition', 'aloud'] : [];
    const { code, stdout, stderr } = await runIn(path(), ...args, ...edition, '--quiet');
    expect([line, code, stderr]).toEqual([line, 0, '']);
    expect(stdout, line).toMatch(/^output\/.*\.(pdf|png|json)\n/);
  }
});

it('the README is short enough to be read', () => {
  expect(README.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
});
