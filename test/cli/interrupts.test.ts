import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { COMMAND, contentOf, run, testFolder } from './run.ts';

const { path, write } = testFolder();

const BOOK = {
  title: 'Long',
  editions: ['keys'],
  sections: [{ title: 'A', range: 4, level: 'easy', count: 3000 }],
};

/** A run that is stopped when so many puzzles are kept. */
async function stopped(signal: 'SIGINT' | 'SIGTERM', after: number, ...more: string[]) {
  const config = write('long.json', JSON.stringify(BOOK));
  const child = spawn(process.execPath, [...COMMAND, 'book', config, '-o', path('out'), ...more]);
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  const kept = () => {
    const file = path('out', '.long.partial', 'journal.jsonl');
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;
  };
  while (kept() < after && child.exitCode === null) await setTimeout(10);
  child.kill(signal);
  const [code] = await once(child, 'exit');
  return { code, stderr, kept: kept() };
}

describe('a run that is stopped', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('by %s ends with %i and says what was done', async (signal, code) => {
    const end = await stopped(signal, 3);
    expect(end).toEqual({
      code,
      stderr: `\nstopped: ${end.kept} puzzles are made and kept; the same command goes on from there\n`,
      kept: end.kept,
    });
    expect(readdirSync(path('out'))).toEqual(['.long.partial']);
  });

  it('is gone on with by the next, and the book is the same as made at once', async () => {
    const { kept } = await stopped('SIGINT', 20, '-j', '2');
    expect(kept).toBeGreaterThan(19);
    const less = { ...BOOK, sections: [{ ...BOOK.sections[0], count: 40 }] };
    const config = write('less.json', JSON.stringify(less));
    expect(await run('book', config, '-o', path('out'))).toMatchObject({ code: 0 });
    expect(readdirSync(path('out'))).toEqual(['long']);
    expect(await run('book', config, '-o', path('fresh'))).toMatchObject({ code: 0 });
    expect(contentOf(path('out'))).toEqual(contentOf(path('fresh')));
  });
});
