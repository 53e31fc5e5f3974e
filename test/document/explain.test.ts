import { expect, it } from 'vitest';
import { explain, explainPath } from '../../src/document/explain.ts';
import { parseLine } from '../../src/domino/notation.ts';
import { solvePath } from '../../src/solve/ladder.ts';
import { plainWords, WORDS } from '../helpers/words.ts';

it('tells a puzzle to its end in plain text', () => {
  const en = plainWords('en');
  expect(explain(parseLine('omnibus 1 001/110'), WORDS.en)).toEqual([
    en('step-seal', { domino: '0:0', place: '1 a b' }),
    en('step-seal', { domino: '1:1', place: '2 a b' }),
    en('step-gap-large', { domino: '0:1', place: 'c 1,2' }),
  ]);
  expect(explain(parseLine('omnibus 0 00'), WORDS.de)).toEqual([
    plainWords('de')('step-seal', { domino: '0:0', place: '1 a b' }),
  ]);
});

it('tells a way that is known already in the same words', () => {
  const setup = parseLine('omnibus 3 33022/11203/33101/02210');
  expect(explainPath(solvePath(setup), WORDS.de)).toEqual(explain(setup, WORDS.de));
});

it('says nothing where no technique leads anywhere', () => {
  expect(explain(parseLine('omnibus 1 010/101'), WORDS.en)).toEqual([]);
});
