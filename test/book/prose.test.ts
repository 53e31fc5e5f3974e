import { expect, it } from 'vitest';
import { parseConfig } from '../../src/book/config.ts';
import { planBook } from '../../src/book/plan.ts';
import { readProse } from '../../src/book/prose.ts';
import { UserError } from '../../src/errors.ts';

/** Blocks as short texts, with emphasized words in asterisks. */
const shown = (text: string) =>
  readProse(text).map((block) => {
    const words = (line: readonly { text: string; strong: boolean }[]) =>
      line.map((run) => (run.strong ? `*${run.text}*` : run.text)).join('');
    if (block.type === 'list') return [block.ordered ? 'ol' : 'ul', ...block.items.map(words)];
    return [block.type === 'heading' ? `h${block.level}` : 'p', words(block.line)];
  });

it.each([
  [
    'a\nb\n\nc',
    [
      ['p', 'a\nb'],
      ['p', 'c'],
    ],
  ],
  [
    '# A\n\n## B',
    [
      ['h2', 'A'],
      ['h3', 'B'],
    ],
  ],
  ['so **b** and *i* and ***both***', [['p', 'so *b* and *i* and *both*']]],
  ['- one\n- *two*', [['ul', 'one', '*two*']]],
  ['1. one\n2. two', [['ol', 'one', 'two']]],
  ['- one\n\n- two', [['ul', 'one', 'two']]],
  [
    'Anna  \nKiel',
    [
      ['p', 'Anna'],
      ['p', 'Kiel'],
    ],
  ],
  ['see [us](https://a.example)', [['p', 'see us (https://a.example)']]],
  ['https://a.example and <https://b.example>', [['p', 'https://a.example and <https://b.example>']]],
  ['<b onclick="x">no</b> &amp; &lt;', [['p', '<b onclick="x">no</b> &amp; &lt;']]],
  ['<script>\nalert(1)\n</script>', [['p', '<script>\nalert(1)\n</script>']]],
  ['\\*not set off\\*', [['p', '*not set off*']]],
  ['', []],
])('%j', (text, blocks) => {
  expect(shown(text)).toEqual(blocks);
});

it.each([
  ['a `b`', 'code'],
  ['```\nb\n```', 'code'],
  ['> b', 'a quotation'],
  ['![b](c.png)', 'a picture'],
  ['a\n\n---\n\nb', 'a line across'],
  ['| a |\n|---|\n| b |', 'a table'],
  ['- a\n  - b', 'a list in a list'],
  ['### c', 'a heading of the third level'],
  ['~~a~~', 'words struck through'],
  ['- [ ] a', 'a box to tick'],
])('refuses %j', (text, what) => {
  expect(() => readProse(text)).toThrow(UserError);
  expect(() => readProse(text)).toThrow(what);
});

it('is looked at before a puzzle is made, and the field named', async () => {
  const config = parseConfig({
    title: 'A',
    foreword: 'a\n\n> b',
    sections: [{ title: 'B', range: 3, count: 1 }],
  });
  const onPuzzle = () => expect.fail('a puzzle was made');
  await expect(planBook(config, { onPuzzle })).rejects.toMatchObject({ where: 'foreword' });
});

it.each(['a\u202eb', 'a\u0007', ' \n '])('refuses %j in a config', (foreword) => {
  expect(() => parseConfig({ title: 'A', foreword, sections: [{ title: 'B', count: 1 }] })).toThrow(
    UserError,
  );
});
