import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { EDITIONS } from '../../src/book/choices.ts';
import { peerBook, render } from '../helpers/render/books.ts';
import type { Digest } from '../helpers/render/digest.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DIGEST = fileURLToPath(new URL('../helpers/render/digest.ts', import.meta.url));

/** Renders the book of `digest.ts` in a separate process. */
function digestWith(env: Readonly<Record<string, string>>): Promise<Digest> {
  return new Promise((resolve, reject) => {
    const { PATH = '' } = process.env;
    const child = fork(DIGEST, {
      cwd: ROOT,
      execArgv: ['--import', 'tsx'],
      env: { PATH, ...env },
      silent: true,
    });
    let complaint = '';
    child.stderr!.on('data', (chunk) => {
      complaint += chunk;
    });
    let answer: Digest | undefined;
    child.on('message', (message) => {
      answer = message as Digest;
    });
    child.on('exit', () => (answer ? resolve(answer) : reject(new Error(complaint))));
  });
}

/** Time zones as far apart as possible, and locales with other numerals and collation. */
const PLACES = [
  ['Pacific/Kiritimati', 'de_DE.UTF-8', 'de-DE'],
  ['America/St_Johns', 'tr_TR.UTF-8', 'tr-TR'],
] as const;

describe('the same book', () => {
  let digests: Digest[];

  beforeAll(async () => {
    digests = await Promise.all(PLACES.map(([TZ, LANG]) => digestWith({ TZ, LANG, LC_ALL: LANG })));
  });

  it('gives the same bytes in every time zone and locale', () => {
    expect(digests.map(({ timeZone, locale }) => [timeZone, locale])).toEqual(
      PLACES.map(([timeZone, , locale]) => [timeZone, locale]),
    );
    const [first, ...others] = digests.map(({ files }) => files);
    expect(new Set(Object.values(first!)).size).toBe(30);
    for (const other of others) expect(other).toEqual(first);
  });

  it('gives the same bytes when it is rendered twice in one process', async () => {
    for (const edition of EDITIONS) {
      const [first, second] = [await render(peerBook([3]), edition), await render(peerBook([3]), edition)];
      for (const [name, bytes] of first) expect(second.get(name)!.equals(bytes), name).toBe(true);
    }
  });
});
