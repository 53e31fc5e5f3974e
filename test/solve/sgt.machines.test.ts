import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fullRectangle } from '../../src/domino/board.ts';
import { parseGameId } from '../../src/domino/notation.ts';
import { SGT_LEVELS, SgtGrader } from '../../src/solve/sgt.ts';
import { peerPuzzles } from '../helpers/solve/peer.ts';

const graders = new Map<number, SgtGrader>();

/** The letter by our reading of the other program's rules, `x` for none. */
function letterOf(id: string): string {
  const { board, range, numbers } = parseGameId(id);
  const grader = graders.get(range) ?? new SgtGrader(fullRectangle(range), range);
  graders.set(range, grader);
  expect(board).toEqual(fullRectangle(range));
  return grader.levelOf(numbers) ?? 'x';
}

describe('the letter that another program would give', () => {
  // It lowers the letter for ranges 1 and 2, and its ambiguous puzzles (a) are beyond any rules.
  const made = peerPuzzles('puzzles').filter(({ puzzle }) => puzzle.range >= 3);

  it.each([...SGT_LEVELS, 'a'])('of the puzzles that it made as %s', (letter) => {
    const mine = made.filter((entry) => entry.letter === letter);
    expect(mine.length).toBeGreaterThanOrEqual(35);
    const expected = letter === 'a' ? 'x' : letter;
    expect(mine.map(({ id }) => `${letterOf(id)} ${id}`)).toEqual(mine.map(({ id }) => `${expected} ${id}`));
  });

  it('of the puzzles that it cannot solve', () => {
    const beyond = peerPuzzles('beyond');
    expect(beyond).toHaveLength(30);
    expect(beyond.map(({ id }) => letterOf(id))).toEqual(beyond.map(() => 'x'));
  });

  const graded = readFileSync(new URL('../corpus/peer/graded.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [n: string, letter: string, id: string]);

  it.each([
    { range: 5, count: 200, letters: 'behtx' },
    { range: 7, count: 200, letters: 'behtx' },
    { range: 9, count: 200, letters: 'behtx' },
    // A number is on 16 cells at range 14, and on 17 at range 15, where the program does not look for sets.
    { range: 14, count: 40, letters: 'behtx' },
    { range: 15, count: 40, letters: 'btx' },
  ])('of $count puzzles of ours, range $range', ({ range, count, letters }) => {
    const rows = graded.filter(([n]) => n === String(range));
    expect(rows).toHaveLength(count);
    expect([...new Set(rows.map(([, letter]) => letter))].sort().join('')).toBe(letters);
    expect(rows.map(([, , id]) => `${letterOf(id)} ${id}`)).toEqual(
      rows.map(([, letter, id]) => `${letter} ${id}`),
    );
  });

  it.each([
    ['no solution', [0, 1, 0, 1, 0, 1]],
    ['three solutions', [0, 1, 1, 0, 0, 1]],
    ['numbers that are no set', [0, 0, 0, 1, 1, 0]],
  ])('is none for a board with %s', (_, numbers) => {
    const grader = new SgtGrader(fullRectangle(1), 1);
    expect(grader.levelOf(numbers)).toBeUndefined();
    // The next board is not affected.
    expect(grader.levelOf([0, 0, 1, 1, 1, 0])).toBe('t');
  });
});

const REQUIRED = process.env.DOMINOSA_REQUIRE_TOOLS === '1';
/** Debian installs it in a folder that is not in root's path. */
const TOOL = ['/usr/games/sgt-dominosa'].find((file) => existsSync(file)) ?? 'sgt-dominosa';
const missing = spawnSync(TOOL, ['--version']).error !== undefined;

describe(`sgt-dominosa${missing ? ' (not installed)' : ''}`, () => {
  it.skipIf(missing && !REQUIRED).each([
    [20, '7dt', 't'],
    [20, '7db', 'b'],
    [5, '5dh', 'h'],
    [2, '5de', 'e'],
  ])('makes %i puzzles of %s, and we call them so, too', (count, parameters, letter) => {
    expect(missing, `${TOOL} is not installed, but DOMINOSA_REQUIRE_TOOLS=1 asks for it`).toBe(false);
    const { stdout } = spawnSync(TOOL, ['--generate', String(count), parameters], { encoding: 'utf8' });
    const ids = stdout.trim().split('\n');
    expect(ids).toHaveLength(count);
    expect(ids.map((id) => `${letterOf(id)} ${id}`)).toEqual(ids.map((id) => `${letter} ${id}`));
  });
});
