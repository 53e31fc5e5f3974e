import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { run, testFolder } from '../helpers/cli/run.ts';

const { path } = testFolder();

const picture = (file: string) => ({ print: { cover: { picture: { file, words: 'a lighthouse' } } } });

describe('a book is refused in one sentence, and nothing is written', () => {
  it.each([
    [{ contents: ['puzzels'] }, 'contents[0]: "puzzels" is not a part that a book can have'],
    [{ contents: ['puzzles', 'puzzles'] }, 'contents[1]: "puzzles" is listed twice'],
    [
      { contents: ['puzzles', 'solutions'], solutions: 'none' },
      'contents[1]: "solutions" is listed in a book whose solutions are in none of its files',
    ],
    [picture('text.png'), 'print.cover.picture.file: text.png: '],
    [picture('large.svg'), 'print.cover.picture.file: large.svg: '],
    [
      picture('../outside.png'),
      'print.cover.picture.file: ../outside.png: the picture lies outside the folder',
    ],
    [picture('link.png'), 'print.cover.picture.file: link.png: the picture lies outside the folder'],
    [picture('none.png'), 'print.cover.picture.file: none.png: '],
    [{ box: 9 }, 'box: 9 is too large'],
    [{ braille: { cells: 28 } }, 'braille: unknown field "cells"'],
  ])('%j', async (fields, message) => {
    const folder = path('mine');
    mkdirSync(folder);
    const write = (name: string, content: string | Buffer) => writeFileSync(path('mine', name), content);
    write('text.png', 'no picture at all');
    write('large.svg', `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(40_000_000)}</svg>`);
    writeFileSync(path('outside.png'), 'elsewhere');
    symlinkSync(path('outside.png'), path('mine', 'link.png'));
    const sections = [{ title: 'One', range: 3, level: 'easy', count: 1 }];
    write('book.config.json', JSON.stringify({ title: 'Refused', editions: ['html'], sections, ...fields }));
    const before = [readdirSync(path()), readdirSync(folder)];
    const { code, stdout, stderr } = await run('book', path('mine', 'book.config.json'), '-o', path('out'));
    expect([code, stdout], stderr).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr.match(/^error: /gm)).toHaveLength(1);
    expect([readdirSync(path()), readdirSync(folder)]).toEqual(before);
  });
});
