import { describe, expect, it } from 'vitest';
import type { Cell } from '../../src/domino/board.ts';
import { mixtureTest } from '../../src/domino/groups.ts';
import { makeRows, parseRows } from '../../src/domino/notation.ts';
import { checkPuzzle, groupsOf } from '../../src/domino/puzzle.ts';
import { Random } from '../../src/random.ts';
import { GAMES, type Game, isGame } from '../helpers/domino/game-rules.ts';
import { faultOf } from '../helpers/fault.ts';
import { oracleCount } from '../helpers/oracle.ts';
import { rawOf } from '../helpers/solve/deals.ts';

/**
 * Boards found beforehand by an independent program, with the number of solutions. It counted those that are not Quodlibets.
 */
const SAMPLES: readonly (readonly [game: Game, rows: string, solutions: number])[] = [
  ['quartett', '00005555/12666612/12333312/12444412/12000012/33336666/55554444', 1],
  ['quadrat', '0033556644/0033556644/.22441100./.22441100./1133662255/1133662255', 2],
  ['quadrat', '00113355/00113355/.224400./.224400./.115566./.115566./66332244/66332244', 1],
  ['quodlibet', '0000113333/1622114452/1622..4452/1644..0052/1644330052/5555336666', 2],
  ['quodlibet', '00001111/22223333/46556612/46556612/46004412/46004412/33335555', 2],
  ['duett', '02331155/02004422/13633446/13633556/04461154/02262254/11556600', 1],
];

const boards = SAMPLES.map(([game, rows]) => ({ game, rows: rows.split('/') }));

function isAccepted(rows: readonly string[], game: Game): boolean {
  try {
    checkPuzzle(parseRows(rows, 6, game));
    return true;
  } catch {
    return false;
  }
}

describe('the games for the double-six set', () => {
  it.each(SAMPLES)('a %s of an independent program: %s', (game, rows, solutions) => {
    const puzzle = checkPuzzle(parseRows(rows.split('/'), 6, game));
    expect(groupsOf(puzzle)).toHaveLength(game === 'duett' ? 28 : 14);
    expect(oracleCount(rawOf(puzzle), 10)).toBe(solutions);
  });

  it('are told from each other as an independent check tells them', () => {
    for (const { rows, game } of boards) {
      expect(isAccepted(rows, game)).toBe(true);
      for (const other of GAMES)
        expect(isAccepted(rows, other), `${rows} ${other}`).toBe(isGame(rows, other));
    }
  });

  it('are no games any more when two cells are exchanged, but where an independent check says so', () => {
    const random = new Random('exchanged');
    const seen = new Set<boolean>();
    for (const { rows, game } of boards) {
      const { board, numbers } = parseRows(rows, 6, game);
      for (let i = 0; i < 30; i++) {
        const [one, other] = [0, 0].map(() => board.cells[random.below(board.cells.length)]!) as [Cell, Cell];
        const exchanged = [...numbers];
        [exchanged[one], exchanged[other]] = [numbers[other]!, numbers[one]!];
        const changed = makeRows({ kind: game, range: 6, board, numbers: exchanged });
        expect(isAccepted(changed, game)).toBe(isGame(changed, game));
        seen.add(isAccepted(changed, game));
      }
    }
    expect(seen.size).toBe(2);
  });
});

describe('a Quodlibet', () => {
  const quodlibet = boards.find(({ game, rows }) => game === 'quodlibet' && rows.length === 7)!.rows;

  it('is found where two squares beside each other could be two lines', () => {
    const rows = quodlibet.map((row, i) => (i === 6 ? '33336666' : row.replace('5566', '5555')));
    expect(isGame(rows, 'quodlibet')).toBe(true);
    expect(groupsOf(parseRows(rows, 6, 'quodlibet'))).toHaveLength(14);
  });

  it('needs a symmetrical pattern', () => {
    // Two lines on the left become two squares, those on the right stay.
    const lopsided = ['00221111', '00223333', ...quodlibet.slice(2)];
    expect(isGame(lopsided, 'quodlibet')).toBe(false);
    expect(faultOf(() => checkPuzzle(parseRows(lopsided, 6, 'quodlibet'))).message).toBe(
      'the groups of equal numbers do not go together',
    );
    expect(isGame(quodlibet, 'quodlibet')).toBe(true);
  });

  // Mirrored left to right, top to bottom, turned by half, nothing of these; and a board that does not become itself.
  it.each([
    ['aba/ccc', true],
    ['aab/aab', true],
    ['aab/baa', true],
    ['aab/aaa', false],
    ['ab/c.', false],
  ])('is or is not symmetrical with the groups %s', (rows, expected) => {
    const { board } = parseRows(rows.split('/'), 6);
    const groupOf = [...rows.replace('/', '')].map((name) => (name === '.' ? -1 : name.charCodeAt(0)));
    const test = mixtureTest(board, { size: 1, forms: [], named: '', leastOfEach: 0 });
    expect(test(groupOf)).toBe(expected);
  });

  it('is made of the double-six set alone', () => {
    expect(faultOf(() => checkPuzzle(parseRows(['0011', '0122', '2120'], 2, 'quodlibet'))).message).toMatch(
      /range 2 is not possible/,
    );
  });
});
