import { expect, it } from 'vitest';
import { parseRecord } from '../../src/book/record.ts';
import { nameOfShape } from '../../src/domino/shapes.ts';
import { run } from '../helpers/cli/run.ts';
import { type Game, isGame } from '../helpers/domino/game-rules.ts';
import { oracleCount } from '../helpers/oracle.ts';
import { rawOf } from '../helpers/solve/deals.ts';

it.each<[Game, shape: string, ...args: string[]]>([
  ['duett', '7x8'],
  ['duett', 'small-cross', '--shape', 'small-cross'],
  ['duett', 'star', '--shape', 'star'],
  ['duett', 'border', '--shape', 'border'],
  ['duett', 'lighthouse', '--shape', 'lighthouse'],
  ['quartett', '7x8'],
  ['quartett', '7x8', '--one-key', '--count', '2'],
  ['quadrat', 'brick-4334'],
  ['quadrat', 'brick-3434', '--shape', 'brick-3434'],
  ['quodlibet', '7x8', '--condition', 'given a1 0'],
  ['quodlibet', 'small-frame', '--shape', 'small-frame'],
])('dominosa generate --kind %s makes puzzles on %s', async (game, shape, ...args) => {
  const { code, stdout } = await run('generate', '--kind', game, '--json', ...args);
  expect(code).toBe(0);
  const records = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(records).toHaveLength(args.includes('--count') ? 2 : 1);
  for (const record of records) {
    const { puzzle } = parseRecord(record);
    expect([puzzle.kind, puzzle.range, nameOfShape(puzzle.board)]).toEqual([game, 6, shape]);
    expect(isGame(record.rows, game)).toBe(true);
    expect(oracleCount(rawOf(puzzle), 2)).toBe(1);
  }
});

it('a Quadrat of courses of 5, 4 and 5 squares is refused at once', async () => {
  const { code, stderr } = await run('generate', '--kind', 'quadrat', '--shape', 'brick-545');
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^error: shape: no quadrat on this board has exactly one solution\nhint: .*quadrat-545/,
  );
});

it('a puzzle given as rows is taken for the game that it is', async () => {
  const { stdout } = await run('generate', '--kind', 'quartett');
  const { stdout: told } = await run('series', stdout.trim().replaceAll('\n', '/'));
  expect(told).toMatch(/^Id: 7x8-[a-z-]+\/quartett-/);
});
