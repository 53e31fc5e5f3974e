import { expect, it } from 'vitest';
import { explain } from '../../src/document/explain.ts';
import { parseLine } from '../../src/domino/notation.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { output, printed, run, testFolder } from '../helpers/cli/run.ts';
import { plainWords, WORDS } from '../helpers/words.ts';

const en = plainWords('en');

const { write } = testFolder();

// Puzzles with one solution: one solved by hand, one by chains, one of level master; then one with two, and one
// with none.
const ONE = 'omnibus 1 001/110';
const CHAIN = 'omnibus 3 33022/11203/33101/02210';
const MASTER = 'omnibus 4 003044/142012/034234/231331/221041';
const TWO = 'omnibus 2 0012/2211/1020';
const NONE = 'omnibus 1 010/101';
const JSON_ONE =
  '{"puzzle":"omnibus 1 001/110","level":"easy","rating":1.2,"opening":1,"effort":2.7,"hardest":"gap","seals":2,' +
  '"counts":{"seal":2,"gap":1},"solved":true}';
const JSON_NONE = `{"puzzle":"${NONE}","solved":false}`;

const TEXT_CHAIN = [
  'Level: expert, rating 5.6.',
  'Hardest technique: chain of 6 links.',
  'Rating up to the first domino: 1.0.',
  'Seals at the start: 2.',
  'Effort: 8.9.',
  'Steps: 11, namely seal 2, gap 8, chain 1.',
];

const lines = (...parts: string[]) => parts.map((line) => `${line}\n`).join('');

it('tells level, rating, hardest technique, seals, effort and steps in plain lines', async () => {
  expect(await run('grade', CHAIN)).toEqual(output(0, lines(...TEXT_CHAIN)));
});

it('names each of several puzzles, and says how far the techniques lead where there is no level', async () => {
  const file = write('three.txt', lines(CHAIN, TWO, NONE));
  const stdout = await printed(run('grade', file), 1);
  expect(stdout).toBe(
    lines(
      'line 1:',
      ...TEXT_CHAIN,
      'line 2:',
      'No level: the puzzle has several solutions.',
      'Dominoes that the techniques place: 4 of 6.',
      'Steps: 4.',
      'No technique leads any further.',
      'line 3:',
      'No level: the puzzle has no solution.',
      'Dominoes that the techniques place: 0 of 3.',
      'Steps: 0.',
      'The domino 0:0 has no place left.',
    ),
  );
});

// In languages other than English, all text around the steps is in that language.
const HEADS: Partial<Record<string, readonly string[]>> = {
  de: ['Stufe: sehr schwer.', 'Schwierigster Kniff: Kette mit 6 Gliedern.'],
  fr: ['Niveau\u202f: expert.', 'Technique la plus difficile\u202f: chaîne de 6 maillons.'],
};

it.each(LANGUAGE_CODES)('tells every step with --explain -l %s', async (language) => {
  const steps = explain(parseLine(CHAIN), WORDS[language]).map((sentence, i) => `${i + 1}. ${sentence}`);
  expect(await run('grade', CHAIN, '--explain', '-l', language)).toEqual(
    output(0, lines(...(HEADS[language] ?? TEXT_CHAIN), ...steps)),
  );
  expect(steps).toHaveLength(11);
  const first = { domino: '0:0', place: 'd 2,3' };
  expect(steps[0]).toBe(`1. ${WORDS[language].text('step-seal', first)}`);
  expect(steps.join('')).not.toMatch(/[<>&]/);
});

it('explains as far as the techniques lead where there is no level', async () => {
  const stdout = await printed(run('grade', TWO, '--explain'), 1);
  expect(stdout.split('\n').slice(4)).toEqual([
    `1. ${en('step-seal', { domino: '0:0', place: '1 a b' })}`,
    `2. ${en('step-seal', { domino: '2:2', place: '2 a b' })}`,
    `3. ${en('step-gap-small', { cell: 'a3', domino: '0:1', place: '3 a b' })}`,
    `4. ${en('step-gap-small', { cell: 'd3', domino: '0:2', place: '3 c d' })}`,
    '',
  ]);
});

it('gives each step as data with --json --explain', async () => {
  const stdout = await printed(run('grade', CHAIN, '--json', '--explain'));
  const { steps, ...grade } = JSON.parse(stdout) as { steps: object[] };
  expect(grade).toEqual({
    puzzle: CHAIN,
    level: 'expert',
    rating: 5.6,
    opening: 1,
    effort: 8.9,
    hardest: 'chain',
    seals: 2,
    counts: { seal: 2, gap: 8, chain: 1 },
    solved: true,
  });
  expect(steps).toHaveLength(11);
  expect(steps[2]).toEqual({
    technique: 'gap',
    rating: 1.2,
    place: '3:3 1 a b',
    eliminate: ['0:3 1 b c', '3:3 3 a b'],
    because: ['a1'],
    text: en('step-gap-small', { cell: 'a1', domino: '3:3', place: '1 a b' }),
  });
  expect(steps[4]).toEqual({
    technique: 'chain',
    rating: 5.6,
    eliminate: ['0:2 1 c d', '2:3 e 1,2', '1:2 c 2,3', '1:3 3 b c'],
    because: ['c1', 'd1', 'e1', 'c2', 'e2', 'b3', 'c3', 'e3'],
    text: explain(parseLine(CHAIN), WORDS.en)[4],
  });
  const fixed = JSON.parse((await run('grade', '2112/0002/0112', '--json', '--explain')).stdout) as {
    steps: { technique: string }[];
  };
  expect(fixed.steps.find(({ technique }) => technique === 'fixed-cell')).toMatchObject({
    because: ['d2'],
    dominoes: ['2:2'],
    eliminate: ['0:2 2 c d'],
  });
});

it.each<[puzzle: string, letter: string | null, words: string]>([
  [ONE, 't', 'trivial (t)'],
  ['2112/0002/0112', 'b', 'basic (b)'],
  ['13211/00233/21102/23003', 'h', 'hard (h)'],
  [CHAIN, 'e', 'extreme (e)'],
  [MASTER, null, 'not solved'],
  [TWO, null, 'not solved'],
])("tells the level by the peer's rules: %s", async (puzzle, letter, words) => {
  const { stdout } = await run('grade', puzzle, '--peer-level');
  expect(stdout.split('\n')).toContain(`By the rules of Simon Tatham's Dominosa: ${words}.`);
  const data = JSON.parse((await run('grade', puzzle, '--peer-level', '--json')).stdout) as object;
  expect(data).toMatchObject({ peerLevel: letter });
});

it('gives a line of data for each puzzle with --json', async () => {
  expect(await run('grade', write('many.txt', lines(ONE, NONE)), '--json')).toEqual(
    output(1, lines(JSON_ONE, JSON_NONE)),
  );
});
