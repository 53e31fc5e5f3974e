import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { expectRefused, output, run, testFolder } from '../helpers/cli/run.ts';
import { readPdf } from '../helpers/pdf/read.ts';
import { headingsOf } from '../helpers/pdf/words.ts';
import { WORDS } from '../helpers/words.ts';

const { write, path } = testFolder();
const HEAD = 'player,puzzle,attempt,time\n';
const ID = '1:001110';

it('tells right, wrong where and not finished, with points, places and ties', async () => {
  const rows = [`Anna,${ID},LRT/LRB,1:00`, `Bo,${ID},LTL,1:00`, `Chi,${ID},"a 1,2",2:00`, `Dö,${ID},1 a b,`];
  write('answers.csv', `${HEAD}${rows.join('\r\n')}\n`);
  expect(await run('mark', path('answers.csv'))).toEqual(
    output(
      0,
      `Results
Ranking
1. Anna: 4 points, 1:00 in all, tied.
1. Bo: 4 points, 1:00 in all, tied.
3. Chi: 0 points, 1:00 in all, tied.
3. Dö: 0 points, 1:00 in all, tied.

Round: ${ID}
Anna: right, 1:00; 4 points.
Bo: right, 1:00; 4 points.
Chi: wrong on a 1,2.
Dö: not finished, 1 of 3 dominoes.
`,
    ),
  );
  const { stdout } = await run('mark', path('answers.csv'), '--format', 'json', '--limit', '5:00');
  expect(JSON.parse(stdout).ranking.map(({ time }: { time: number }) => time)).toEqual([60, 60, 300, 300]);
});

it.each(LANGUAGE_CODES)('makes a table, a page to pin up and a script to read aloud: %s', async (lang) => {
  write('answers.csv', `${HEAD}Anna,${ID},LTL,1:00\n`);
  const { code } = await run('mark', path('answers.csv'), '-o', path('out'), '--lang', lang);
  expect(code).toBe(0);
  const folder = path('out', 'results');
  expect(readdirSync(folder).sort()).toEqual(['results.csv', 'results.pdf', 'results.txt']);
  const words = WORDS[lang];
  const pdf = await readPdf(readFileSync(path('out', 'results', 'results.pdf')));
  expect(headingsOf(pdf).map((heading) => heading.words)).toEqual([
    words.text('mark-title'),
    words.text('mark-ranking'),
    words.text('mark-round', { round: ID }),
  ]);
  expect(readFileSync(path('out', 'results', 'results.txt'), 'utf8')).toContain('Anna');
});

it('marks the others where a row cannot be read, and says which', async () => {
  write(
    'answers.csv',
    `${HEAD}Anna,${ID},LTL,1:00\nBo,${ID},xx,\n,${ID},LTL,\nChi,7,LTL,\nDö,${ID},LTL,=1+1\n`,
  );
  const { code, stdout, stderr } = await run('mark', path('answers.csv'), '--format', 'csv');
  expect(code).toBe(2);
  expect(stdout.split('\r\n').map((line) => line.split(',')[4])).toEqual([
    'state',
    'right',
    ...Array(4).fill('unreadable'),
  ]);
  for (const said of ['answer 2: attempt', 'answer 3: player', 'answer 4: puzzle', 'answer 5: time']) {
    expect(stderr).toContain(said);
  }
});

it('keeps spreadsheets from reckoning with names', async () => {
  write('answers.csv', `${HEAD}"=HYPERLINK(""x"")",${ID},LTL,\n`);
  const { stdout } = await run('mark', path('answers.csv'), '--format', 'csv');
  expect(stdout).toContain(`'=HYPERLINK(`);
});

it.each([
  ['a million rows', () => `${HEAD}${`A,${ID},LTL,\n`.repeat(1_000_000)}`, 'more than 100000 records'],
  ['no rows', () => HEAD, 'there are no answers'],
  ['nothing', () => '', 'there are no answers'],
  ['other columns', () => 'a;b\n1;2\n', 'there is no column "player"'],
  ['a quote left open', () => `${HEAD}"A,${ID}`, 'a quotation mark is missing'],
  ['many columns', () => `${'a,'.repeat(200)}\n`, 'more than 100 columns'],
  [
    'many rounds',
    () =>
      `player,puzzle,attempt,round\n${Array.from({ length: 101 }, (_, i) => `A,${ID},LTL,${i}\n`).join('')}`,
    'more than 100 rounds',
  ],
  ['Latin-1', () => Buffer.from(`${HEAD}D\xf6,${ID},LTL,`, 'latin1'), 'is not UTF-8'],
  ['no text', () => Buffer.from([1, 0, 2, 0]), 'or no text'],
])('refuses a table with %s in one sentence', async (_, content, message) => {
  writeFileSync(path('answers.csv'), content());
  await expectRefused(['mark', path('answers.csv')], new RegExp(message));
});

it('reads UTF-16 with its mark, semicolons and a header in capitals', async () => {
  const text = `\ufeffPlayer;Puzzle;Attempt\r\nDö;${ID};LTL\r\n`;
  writeFileSync(path('answers.csv'), Buffer.from(text, 'utf16le'));
  expect((await run('mark', path('answers.csv'))).stdout).toContain('1. Dö: 1 point.');
});
