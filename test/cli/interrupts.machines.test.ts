import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { COMMAND, contentOf, run, testFolder } from '../helpers/cli/run.ts';
import { ended } from '../helpers/soak/stage.ts';

const { path, write } = testFolder();

const BOOK = {
  title: 'Long',
  editions: ['keys'],
  sections: [{ title: 'A', range: 4, level: 'easy', count: 3000 }],
};

/** Enough files to interrupt the run between them. */
const WIDE = {
  ...BOOK,
  editions: ['large-print', 'giant-print', 'tactile'],
  sections: [{ ...BOOK.sections[0], count: 10 }],
};

const partial = (...parts: string[]) => path('out', '.long.partial', ...parts);

/** Stops a run with all its workers like Ctrl-C, as soon as `isTime`. Afterwards none of its processes is left. */
async function stoppedAt(
  signal: 'SIGINT' | 'SIGTERM',
  isTime: () => boolean,
  args: readonly string[],
  stop = (pid: number) => process.kill(-pid, signal),
) {
  const all = [...COMMAND, ...args, '-o', path('out'), '-q'];
  const child = spawn(process.execPath, all, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  let stderr = '';
  child.stderr!.on('data', (text) => {
    stderr += text;
  });
  while (!isTime() && child.exitCode === null) await setTimeout(5);
  stop(child.pid!);
  const code = await ended(child);
  return { code, stderr };
}

/** Stops a run when this many puzzles are in the journal. */
async function stopped(signal: 'SIGINT' | 'SIGTERM', after: number, ...more: string[]) {
  const config = write('long.json', BOOK);
  const file = partial('journal.jsonl');
  const kept = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0);
  const end = await stoppedAt(signal, () => kept() >= after, ['book', config, ...more]);
  return { ...end, kept: kept() };
}

describe('a run that is stopped', () => {
  it('as soon as it has begun, or soon after, leaves nothing half made', async () => {
    const config = write('long.json', BOOK);
    const listens = path('listens');
    const script = `process.on('newListener', (name) => {
      if (name === 'SIGTERM') require('node:fs').writeFileSync(${JSON.stringify(listens)}, '');
    });`;
    vi.stubEnv('NODE_OPTIONS', `--require ${write('listens.cjs', script)}`);
    for (const [i, delay] of [0, 100, 250, 500].entries()) {
      let begun = 0;
      let isMaking = false;
      const isTime = () => {
        if (begun === 0 && existsSync(listens))
          [begun, isMaking] = [performance.now(), existsSync(partial())];
        return begun > 0 && performance.now() - begun >= delay;
      };
      const [signal, code] = i % 2 === 0 ? (['SIGTERM', 143] as const) : (['SIGINT', 130] as const);
      const end = await stoppedAt(signal, isTime, ['book', config]);
      expect([delay, isMaking, end.code]).toEqual([delay, false, code]);
      expect(end.stderr).toMatch(/^\nstopped: (?:nothing was made|\d+ puzzles are made and kept; .*)\n$/);
      const left = existsSync(path('out')) ? Object.keys(contentOf(path('out'))) : [];
      expect(left.filter((name) => !/^\.long\.partial\/(?:journal\.jsonl)?$/.test(name))).toEqual([]);
      for (const name of ['out', 'listens']) rmSync(path(name), { recursive: true, force: true });
    }
    vi.unstubAllEnvs();
  });

  it('says what was done, and is gone on with by the next: the book is the same as made at once', async () => {
    const { kept, ...end } = await stopped('SIGINT', 20, '-j', '2');
    expect(kept).toBeGreaterThan(19);
    expect(end).toEqual({
      code: 130,
      stderr: `\nstopped: ${kept} puzzles are made and kept; the same command goes on from there\n`,
    });
    expect(readdirSync(path('out'))).toEqual(['.long.partial']);
    const less = { ...BOOK, sections: [{ ...BOOK.sections[0], count: 40 }] };
    const config = write('less.json', less);
    expect(await run('book', config, '-o', path('out'))).toMatchObject({ code: 0 });
    expect(readdirSync(path('out'))).toEqual(['long']);
    expect(await run('book', config, '-o', path('fresh'))).toMatchObject({ code: 0 });
    expect(contentOf(path('out'))).toEqual(contentOf(path('fresh')));
  });

  it('after its workers, which the signal came to first, says so, too', async () => {
    const config = write('long.json', BOOK);
    const ends = path('ends');
    const script = `if (process.send) process.once('message', () => {
      require('node:fs').writeFileSync(${JSON.stringify(ends)}, '');
      process.kill(process.pid, 'SIGINT');
    });`;
    vi.stubEnv('NODE_OPTIONS', `--require ${write('ends.cjs', script)}`);
    let ended = 0;
    const isTime = () => {
      if (ended === 0 && existsSync(ends)) ended = performance.now();
      return ended > 0 && performance.now() - ended >= 200;
    };
    const end = await stoppedAt('SIGINT', isTime, ['book', config, '-j', '2'], (pid) =>
      process.kill(pid, 'SIGINT'),
    );
    vi.unstubAllEnvs();
    expect(end).toEqual({ code: 130, stderr: expect.stringMatching(/^\nstopped: /) });
  });

  it('while it renders keeps the puzzles, and nothing of the files', async () => {
    const { code, stderr } = await stoppedAt('SIGINT', () => existsSync(partial('large-print.pdf')), [
      'book',
      write('wide.json', WIDE),
    ]);
    expect([code, stderr]).toEqual([
      130,
      '\nstopped: 10 puzzles are made and kept; the same command goes on from there\n',
    ]);
    expect(contentOf(path('out'))).toEqual({
      '.long.partial/': '/',
      '.long.partial/journal.jsonl': expect.any(String),
    });
  });

  it('while it renders a book again leaves nothing', async () => {
    const config = write('wide.json', { ...WIDE, editions: ['keys'] });
    expect(await run('book', config, '-o', path('made'))).toMatchObject({ code: 0 });
    const editions = WIDE.editions.flatMap((name) => ['--edition', name]);
    const { code, stderr } = await stoppedAt('SIGTERM', () => existsSync(partial('large-print.pdf')), [
      'render',
      path('made', 'long', 'book.json'),
      ...editions,
    ]);
    expect([code, stderr]).toEqual([143, '\nstopped: nothing was made\n']);
    expect(existsSync(path('out'))).toBe(false);
  });
});
