import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { COMMAND } from '../helpers/cli/run.ts';
import { Load } from '../helpers/soak/load.ts';

const folder = mkdtempSync(join(tmpdir(), 'dominosa-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Megabytes in which 500 puzzles fit, but not if what is written were kept. */
const HEAP = 144;

it('500 puzzles are made and rendered in little memory, and are the same from two processes', () => {
  const load = new Load(folder, COMMAND, HEAP);
  load.make(500, 1);
  const book = readFileSync(load.book);
  load.make(500, 2);
  expect(readFileSync(load.book).equals(book)).toBe(true);
  // It ends in a crash if it does not fit.
  load.render(['large-print', 'html']);
});
