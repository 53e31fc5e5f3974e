import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insideOf, insteadOf } from '../../src/node/nearby.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dominosa-nearby-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const path = (...parts: string[]) => join(folder, ...parts);
const write = (name: string, text: string) => writeFileSync(path(name), text);

it('names the file that was probably meant', () => {
  write('spring.json', '');
  write('autumn.json', '');
  expect(insteadOf(path('sprimg.json'))).toBe(`did you mean ${path('spring.json')}?`);
});

it('names what has the same ending, and not too much of it', () => {
  expect(insteadOf(path('unlike-all.json'))).toBe(`${path()} has none of a name like it`);
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six', 'seven']) write(`${name}.json`, '');
  for (const name of ['.hidden', 'package', 'package-lock', 'tsconfig.core', 'biome', 'knip'])
    write(`${name}.json`, '');
  write('notes.txt', '');
  expect(insteadOf(path('unlike-all.json'))).toBe(
    `${path()} has five.json, four.json, one.json, seven.json, six.json and 2 more`,
  );
  expect(insteadOf(path('unlike'))).toBe(`${path()} has none of a name like it`);
});

it('names the outermost folder that is missing, and calls the one at hand by no name', () => {
  expect(insteadOf(path('a', 'b', 'c.json'))).toBe(`there is no folder ${path('a')}`);
  expect(insteadOf('none-such.elsewhere')).toBe('this folder has none of a name like it');
  write('file', '');
  expect(insteadOf(path('file', 'a.json'))).toMatch(/^there is no folder /);
});

it('tells a link that leads nowhere', () => {
  symlinkSync('nowhere', path('link.json'));
  expect(insteadOf(path('link.json'))).toBe('it is a link that leads nowhere');
});

it('names the book in a folder', () => {
  mkdirSync(path('book'));
  expect(insideOf(path('book'))).toBe('name a file in it');
  write('book/book.json', '');
  expect(insideOf(path('book'))).toBe(`did you mean ${path('book', 'book.json')}?`);
});
