import { describe, expect, it } from 'vitest';
import { mendTexts } from '../../../src/document/analysis/telling.ts';
import { parseLine, parseRows } from '../../../src/domino/notation.ts';
import { Random } from '../../../src/random.ts';
import { analyse } from '../../../src/solve/analysis/analyse.ts';
import { eachRenumbering } from '../../../src/solve/analysis/changes.ts';
import { type MendResult, mend } from '../../../src/solve/analysis/mend.ts';
import { checkProposals, compareMends } from '../../helpers/solve/analysis/mends.ts';
import { layouts } from '../../helpers/solve/analysis/oracle.ts';
import { dealOf } from '../../helpers/solve/deals.ts';
import { WORDS } from '../../helpers/words.ts';

describe('the fewest changes that leave one solution', () => {
  it('are those that trying everything finds', () => {
    const found = layouts(24, 3, 'least mends')
      .map((setup, i) => compareMends(setup, i % 4 === 0 ? setup.board.cells.slice(0, 3) : []).join(', '))
      .filter((told) => told !== '');
    expect(found.length).toBeGreaterThanOrEqual(16);
    expect(new Set(found).size).toBeGreaterThan(4);
  });

  it('replace numbers where they are not those of a set', () => {
    // The last number was 1.
    const results = compareMends(parseRows(['2010', '0112', '0220']));
    expect(results).toEqual(['numbers 1']);
  });

  it('turn a domino where that is enough, and say so', () => {
    const [numbers] = mend(parseRows(['00101', '23133', '13122', '30220']));
    expect(numbers!.mends.some(({ changes }) => changes[0]!.type === 'turn')).toBe(true);
  });

  it('are found one after the other where there are too many to try, and not called the fewest', () => {
    const setup = dealOf(7, true, new Random('x/0'));
    const [numbers] = mend(setup, { tries: 1 });
    expect(numbers).toMatchObject({ atLeast: 1, mends: [{ least: false }] });
    checkProposals(setup, numbers!, []);
    const most = numbers!.mends[0]!.changes.length;
    expect(mend(setup, { tries: 1, most })[0]!.mends).toEqual(numbers!.mends);
    expect(mend(setup, { tries: 1, most: most - 1 })[0]!.mends).toEqual([]);
  });

  it('are none where the bound allows none, and it is told how many are needed', () => {
    const setup = parseRows(['120223', '310243', '014333', '424100', '140214']);
    const [numbers, dominoes, bars] = mend(setup, { most: 1, keep: setup.board.cells });
    expect(numbers).toMatchObject({ atLeast: 2, mends: [] });
    expect([dominoes, bars]).toMatchObject([
      { atLeast: 2, mends: [] },
      { atLeast: 2, mends: [] },
    ]);
  });

  it.each([
    ['omnibus 3 03321/00233/30112/11220', 1, 'Not all were tried.'],
    [
      'omnibus 3 00231/00233/33112/11220',
      300,
      'Fewer than 2 are not enough, and beyond that not all were tried.',
    ],
  ])('are told as not found where not all were tried: %s', (line, tries, told) => {
    const setup = parseLine(line);
    const numbers: MendResult = { ...mend(setup, { tries })[0]!, mends: [] };
    expect(mendTexts(setup, numbers, 5, WORDS.en).text).toBe(
      `With other numbers: nothing found within 5 changes. ${told}`,
    );
  });

  it('of a completion are numbers to be given', () => {
    const setup = parseRows(['?11?32', '?0????', '?2????', '??????', '3?34??']);
    const [givens] = mend(setup);
    expect(givens).toMatchObject({ by: 'givens', atLeast: 1 });
    for (const { numbers } of givens!.mends) expect(analyse({ ...setup, numbers }).solutions).toBe(1);
  });

  it('of a completion are as many numbers as it takes, and at least one where not all fillings are known', () => {
    const two = parseRows(['????32', '??????', '???4??', '??????', '3?34??'], 4, 'completion');
    const [givens] = mend(two, { most: 2, proposals: 1 });
    expect(givens).toMatchObject({ atLeast: 2, mends: [{ changes: { length: 2 } }] });
    const many = parseRows(['??????', '?0????', '?2????', '??????', '3?34??'], 4, 'completion');
    expect(mend(many)[0]).toMatchObject({ atLeast: 1, mends: [] });
  });

  it('of a Terzett leave a Terzett', () => {
    const setup = parseRows(['000222', '333000', '134441', '132221', '134441'], 4, 'terzett');
    const [numbers, dominoes] = mend(setup);
    // As an Omnibus it has such changes, but they part its groups.
    expect(mend({ ...setup, kind: 'omnibus' })[0]!.mends).not.toEqual([]);
    expect([numbers!.mends, dominoes!.mends.length]).toEqual([[], 1]);
  });

  it('are not looked for by what is no analysis', () => {
    const setup = parseRows('03321/00233/30112/11220'.split('/'));
    expect(() => mend(setup, {}, {} as never)).toThrow('this is not an analysis');
  });

  it('are none where there is one solution', () => {
    expect(mend(parseRows(['001', '110']))).toEqual([]);
  });
});

describe('every permutation', () => {
  it('comes once, with as few exchanges as it takes', () => {
    const setup = { ...parseRows(['01234'], 4), numbers: [0, 1, 2, 3, 4] };
    const seen = new Map<string, number>();
    for (let exchanges = 0; exchanges <= 4; exchanges++) {
      eachRenumbering(setup, setup.board.cells, exchanges, (numbers) => {
        expect(seen.has(numbers.join())).toBe(false);
        seen.set(numbers.join(), exchanges);
        return true;
      });
    }
    expect(seen.size).toBe(120);
  });
});
