import { describe, expect, it } from 'vitest';
import { parseAttempt } from '../../src/domino/attempt.ts';
import { parseLine, parseRows } from '../../src/domino/notation.ts';
import { checkPuzzle } from '../../src/domino/puzzle.ts';
import { judgeAttempt } from '../../src/solve/verdict.ts';

const PUZZLE = checkPuzzle(parseLine('omnibus 3 33013/12012/02320/21130'));
const SOLVED = 'LRTTT/TTBBB/BBTLR/LRBLR';
const judge = (text: string, puzzle = PUZZLE) => judgeAttempt(puzzle, parseAttempt(puzzle, text));
const types = (text: string, puzzle = PUZZLE) => judge(text, puzzle).faults.map(({ type }) => type);

describe('an attempt is judged', () => {
  it('solved, when all dominoes lie as in the only solution', () => {
    expect(judge(SOLVED)).toEqual({
      faults: [],
      laid: 10,
      dominoes: 10,
      filled: 0,
      unknown: 0,
      solved: true,
      compared: true,
    });
  });

  it('right so far, when all that lies is right', () => {
    expect(judge('3:3 on 1 a b; c 1,2')).toMatchObject({ faults: [], laid: 2, solved: false });
    expect(judge('')).toMatchObject({ faults: [], laid: 0, solved: false });
  });

  it.each<[text: string, faults: string[]]>([
    ['1 b c', ['domino-wrong']],
    ['1 a b; a 1,2', ['cell-twice', 'domino-wrong']],
    ['3:2 on 1 a b', ['misnamed']],
    // Both are 0:1.
    ['a 2,3; 1 c d', ['domino-twice', 'domino-wrong']],
    ['1 c d; 2 c d', ['domino-twice', 'domino-wrong', 'domino-wrong']],
  ])('%s', (text, faults) => {
    expect(types(text)).toEqual(faults);
  });

  it('by the rules alone, where there are several solutions', () => {
    const puzzle = checkPuzzle(parseRows(['001', '011'], 1, 'omnibus'));
    for (const solution of ['LRT/LRB', 'TLR/BLR']) {
      expect(judge(solution, puzzle)).toMatchObject({ faults: [], compared: false, solved: true });
    }
    expect(types('1 a b; 2 a b; 1 b c', puzzle)).toContain('cell-twice');
  });
});

describe('an attempt on a completion', () => {
  const puzzle = checkPuzzle(parseRows(['?11?32', '?0????', '?2?4??', '??????', '3?34??'], 4, 'completion'));
  const FILLED = '111432/000432/222432/111000/333444';

  it('is solved when all numbers are right, with or without the dominoes', () => {
    const rows = FILLED.replaceAll('/', '\n');
    expect(judge(rows, puzzle)).toMatchObject({ faults: [], filled: 20, unknown: 20, solved: true });
    const dominoes = 'LRLRLR\nTLRLRT\nBTLRTB\nTBLRBT\nBLRLRB';
    expect(judge(`${rows}\n${dominoes}`, puzzle)).toMatchObject({ laid: 15, solved: true });
    expect(judge(`${rows}\nLR????\n??????\n??????\n??????\n??????`, puzzle).solved).toBe(false);
  });

  it('is told which number is wrong', () => {
    const rows = FILLED.replace('111432', '011432').replaceAll('/', '\n');
    expect(judge(rows, puzzle)).toMatchObject({
      faults: [{ type: 'number-wrong', cell: 0, number: 0 }],
      solved: false,
    });
  });
});
