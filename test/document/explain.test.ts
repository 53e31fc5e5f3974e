import { expect, it } from 'vitest';
import { explain, explainClimb } from '../../src/document/explain.ts';
import { parseLine } from '../../src/domino/notation.ts';
import { climb } from '../../src/solve/ladder.ts';
import { WORDS } from '../helpers/words.ts';

it('tells a puzzle to its end in plain text', () => {
  expect(explain(parseLine('omnibus 1 001/110'), WORDS.en)).toEqual([
    'The domino 0:0 has only one place on the board, 1 a b. It is a seal.',
    'The domino 1:1 has only one place on the board, 2 a b. It is a seal.',
    'The two cells c 1,2 are cut off from all others. Each is a gap: the domino 0:1 goes there.',
  ]);
  expect(explain(parseLine('omnibus 0 00'), WORDS.de)).toEqual([
    'Der Stein 0:0 hat auf dem Brett nur eine Stelle: 1 a b. Er ist ein Siegel.',
  ]);
});

it('tells a way that is known already in the same words', () => {
  const setup = parseLine('omnibus 3 33022/11203/33101/02210');
  expect(explainClimb(climb(setup), WORDS.de)).toEqual(explain(setup, WORDS.de));
});

it('says nothing where no aid leads anywhere', () => {
  expect(explain(parseLine('omnibus 1 010/101'), WORDS.en)).toEqual([]);
});
