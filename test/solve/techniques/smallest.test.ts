import { describe, expect, it } from 'vitest';
import { parseLine } from '../../../src/domino/notation.ts';
import type { Setup } from '../../../src/domino/puzzle.ts';
import { Candidates } from '../../../src/solve/candidates.ts';
import { grade } from '../../../src/solve/grade.ts';
import { replay, solvePath } from '../../../src/solve/ladder.ts';
import { countSolutions } from '../../../src/solve/solution-counter.ts';
import type { Trial } from '../../../src/solve/techniques/technique.ts';
import { trial } from '../../../src/solve/techniques/trial.ts';
import { faultsOf } from '../../helpers/solve/proof/proof.ts';
import { stepText, usesOf } from '../../helpers/solve/steps.ts';

// The smallest full board on which each technique is the hardest one needed; if there are many, one with the shortest path.
//
// Ranges 0 to 2 are searched exhaustively in small-ranges.test.ts. Beyond them "smallest" means the smallest found: puzzles
// were drawn and graded, 813,000 of range 3, 395,000 of range 4 and 72,000 of each of ranges 5, 6 and 7. An entry of a range
// did not occur in the smaller ones. Trials of five or more dominoes were searched in another 1,500,000 puzzles of range 3 and
// 508,000 of range 4. Puzzles for which seals, gaps and trials of one level are not enough were searched in 1,900,000 of each
// of ranges 4 and 5 (none), and 357,000 of range 3 (none), 6 (2), 7 (5), 9 (87) and 12 (1,251). Sets of five cells, and sets
// with a double and one domino fewer, were searched again when every odd area was found: in 60,000 puzzles of each of ranges 3
// to 6, and in 72,000 of each of ranges 4 to 7.

/** Follows the complete path and verifies each step. @returns the hardest steps as text */
function hardestSteps(setup: Setup): string[] {
  const { pathSteps, end } = solvePath(setup);
  const state = new Candidates(setup);
  for (const { step } of pathSteps) {
    expect(faultsOf(setup, state, step)).toEqual([]);
    if (step.place) state.lay(step.place.index);
    else for (const { index } of step.eliminate) state.close(index);
  }
  const { solutions, key } = countSolutions(setup, 2);
  expect(solutions).toBe(1);
  expect(end.key).toEqual(key);
  const rating = Math.max(...pathSteps.map(({ step }) => step.rating));
  return pathSteps.filter(({ step }) => step.rating === rating).map(({ step }) => stepText(setup, step));
}

describe('the smallest board that needs', () => {
  it.each<[what: string, line: string, hardest: string[]]>([
    [
      'a derived seal',
      'omnibus 2 0011/1202/1220',
      ['seal 1.4: 0:1 on c 1,2, not 1 c d, 2 b c, 2 c d, c 2,3; c1 c2'],
    ],
    ['a gap', 'omnibus 1 001/110', ['gap 1.2: 0:1 on c 1,2; c1 c2']],
    [
      'equal neighbours',
      'omnibus 2 0221/0212/0110',
      ['equal-neighbours 2: not c 1,2, 2 b c, b 2,3, 2 c d; d1; 1:2'],
    ],
    ['a fixed cell', 'omnibus 2 2112/0002/0112', ['fixed-cell 2.2: not 2 c d; d2; 2:2']],
    ['an overlap', 'omnibus 2 2012/1012/1200', ['overlap 2.5: not a 2,3; a1 a2 a3 b3; 1:2']],
    [
      'a forced duplicate of one cell',
      'omnibus 3 01031/32131/00122/33022',
      ['forced-duplicate 2.8: not 2 d e; e1; 1:3'],
    ],
    [
      'a forced duplicate of two cells',
      'omnibus 3 10320/13021/13022/32130',
      ['forced-duplicate 3: not 1 c d; b1 e1; 0:1'],
    ],
    ['an odd area', 'omnibus 3 33020/02011/11223/32103', ['odd-area 3.3: not e 2,3; d1 e1 d2']],
    ['a cell set of two', 'omnibus 3 33112/21303/30011/02220', ['cell-set 4: not d 3,4; e1 a2; 1:2 2:3']],
    [
      'a cell set of three, one domino a double',
      'omnibus 3 31122/02013/12310/33020',
      ['cell-set 4.3: not 3 a b; d1 b2 d4; 0:2 1:2 2:2'],
    ],
    [
      'a cell set of four',
      'omnibus 4 203410/244214/113330/304421/322001',
      ['cell-set 4.6: not 5 a b; a2 d2 e4 c5; 1:2 2:2 2:3 2:4'],
    ],
    [
      'a cell set of six',
      'omnibus 6 10616603/63643322/22533015/60126400/43542245/11045515/56244310',
      ['cell-set 4.6: not 6 b c, 7 g h, b 6,7; a1 d1 g3 c4 a6 g6; 0:1 1:1 1:2 1:4 1:5 1:6'],
    ],
    [
      'a hidden set of three',
      'omnibus 3 11222/20013/13321/03300',
      ['hidden-set 4.7: not a 3,4, d 3,4; e2 a3 d3; 1:2 1:3 2:3'],
    ],
    [
      'a cell set with double, as many dominoes',
      'omnibus 3 31002/21003/11331/30222',
      ['cell-set-with-double 4.8: not d 1,2; c1 c2; 0:0 0:1'],
    ],
    [
      'a cell set with double, one domino less',
      'omnibus 7 063331142/474001632/562560253/560405700/715674254/211014676/267414731/557322733',
      ['cell-set-with-double 4.8: not i 3,4, 1 c d, 8 c d; d1 e1 h7 h8 i8; 0:3 1:3 3:3 3:7'],
    ],
    [
      'a mixed set of four',
      'omnibus 3 00113/23220/10012/13233',
      ['mixed-set 4.9: not 3 b c, b 3,4; a1 b2 e2 c4; 0:0 0:2 0:3 2:3'],
    ],
    [
      'a chain through cells, two of a colour exclude each other',
      'omnibus 3 32203/12132/10131/23000',
      [
        'chain 5.6: not 1 d e, e 2,3, 4 b c, 4 d e; d1 e1 e2 e3 b4 c4 d4 e4; e1 1 d e or e 1,2; e2 e 1,2 or e 2,3; e3 e 2,3 or e 3,4; e4 e 3,4 or 4 d e; d4 4 d e or 4 c d; c4 4 c d or 4 b c; together 1 d e, e 2,3, 4 d e, 4 b c',
      ],
    ],
    [
      'the same through dominoes, too',
      'omnibus 3 10302/12211/23103/32003',
      [
        'chain 5.6: not 1 a b, 1 c d, 1 d e, a 2,3; a1 b1 c1 d1 e1 a2 e2 a3; c1 1 c d or 1 b c; b1 1 b c or 1 a b; a1 1 a b or a 1,2; a2 a 1,2 or a 2,3; 1:2 a 2,3 or e 1,2; e1 e 1,2 or 1 d e; together 1 c d, 1 a b, a 2,3, 1 d e',
      ],
    ],
    [
      'a chain through dominoes, a place outside excludes either colour',
      'omnibus 3 32102/10102/23301/01233',
      [
        'chain 5.3: not a 2,3; a1 b1 a2 b2 a3 a4; a1 a 1,2 or 1 a b; b1 1 a b or b 1,2; 0:2 b 1,2 or a 3,4; together a 1,2, b 1,2',
      ],
    ],
    [
      'a chain through dominoes, a cell would have no place',
      'omnibus 3 03122/02033/30211/21103',
      [
        'chain 5.2: not c 1,2, e 3,4; b1 c1 c2 e3 e4; c1 c 1,2 or 1 b c; 1:3 1 b c or e 3,4; together c 1,2, e 3,4; none for d4',
      ],
    ],
    [
      'a chain through cells, a domino would have no place',
      'omnibus 3 03322/13002/03111/22103',
      [
        'chain 5.2: not 1 a b, 2 a b; a1 b1 a2 b2; a1 1 a b or a 1,2; a2 a 1,2 or 2 a b; together 1 a b, 2 a b; none for 3:3',
      ],
    ],
    [
      'the same through dominoes, too',
      'omnibus 3 22000/11321/30213/10233',
      [
        'chain 5.4: not 1 c d, 3 a b, 4 a b; c1 d1 c2 a3 b3 a4 b4; c1 1 c d or c 1,2; 0:3 c 1,2 or 3 a b; a3 3 a b or a 3,4; a4 a 3,4 or 4 a b; together 1 c d, 3 a b, 4 a b; none for 0:2',
      ],
    ],
    [
      'a matching of three',
      'omnibus 3 11233/00130/21221/33002',
      ['matching 5.5: not 2 b c, e 2,3; c1 e1 d2; beside d1 c2 e2'],
    ],
    [
      'a trial that forces one domino',
      'omnibus 3 12033/00032/23210/23111',
      ['trial 6.1: not a 1,2; a1 a2; if 0:1 on a 1,2, e3 0:2 on e 2,3, then none for b1'],
    ],
    [
      'a trial that forces eight',
      'omnibus 4 000440/333222/243314/144112/101302',
      [
        'trial 6.8: not f 1,2; f1 f2; if 0:2 on f 1,2, f5 2:2 on f 4,5, f3 1:4 on 3 e f, e2 2:4 on e 1,2, 1:2 1:2 on a 3,4, d1 0:4 on 1 c d, a5 0:1 on 5 a b, b1 0:0 on 1 a b, c5 1:3 on 5 c d, then none for 0:3',
      ],
    ],
    [
      'a trial that forces more',
      'omnibus 4 423101/123132/100440/202440/233413',
      [
        'trial 7: not a 2,3; a2 a3; if 1:1 on a 2,3, a1 2:4 on 1 a b, 1:2 1:2 on f 1,2, 2:2 2:2 on a 4,5, 0:1 0:1 on 1 d e, c1 3:3 on c 1,2, b2 0:2 on b 2,3, 2:3 2:3 on c 4,5, c3 0:4 on 3 c d, 3:4 3:4 on e 2,3, then none for d2',
      ],
    ],
  ])('%s', (_, line, hardest) => {
    expect(hardestSteps(parseLine(line))).toEqual(hardest);
  });

  it.each([
    'omnibus 6 11005313/26325425/26341426/46046034/00315664/12214613/50555203',
    'omnibus 6 31552226/31241021/06113451/45546666/23620100/03055353/04463244',
  ])('trials within a trial: %s', (line) => {
    const setup = parseLine(line);
    const steps = solvePath(setup).pathSteps.map(({ step }) => step);
    const nested = steps.findIndex((step) => step.rating === 7.5);
    expect(hardestSteps(setup)[0]).toBe(stepText(setup, steps[nested]!));
    const { inner } = steps[nested]!.trial!;
    expect(inner.length).toBeGreaterThan(0);
    // The nesting is no deeper than necessary.
    expect(inner.flatMap((tried) => tried.inner)).toEqual([]);
    // Each nested trial is needed: without it the following ones no longer fail, or the contradiction disappears.
    const before = replay(setup, steps.slice(0, nested));
    const leads = (tried: readonly Trial[]) => {
      const mark = before.closed;
      let holds = before.assume(steps[nested]!.trial!.supposed.index);
      for (const { supposed } of tried) {
        if (!holds) break;
        const open = before.closed;
        const stands = before.assume(supposed.index);
        before.undo(open);
        if (stands) break;
        holds = before.drop(supposed.index);
      }
      before.undo(mark);
      return !holds;
    };
    expect(leads(inner)).toBe(true);
    for (const [i] of inner.entries()) expect(leads(inner.toSpliced(i, 1))).toBe(false);
    // Other trials have no result there.
    expect(usesOf(trial, replay(setup, steps.slice(0, nested)))).toEqual([]);
    expect(grade(setup)).toMatchObject({ level: 'master', rating: 7.5, hardest: 'trial' });
  });
});
