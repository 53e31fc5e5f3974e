import { expect, it } from 'vitest';
import { liblouisModule, tablesWith } from '../../src/braille/liblouis.ts';

it('each table is read once, those that it includes with it, even where they include each other', () => {
  const files: Readonly<Record<string, string>> = {
    'one.ctb': 'include two.cti\n',
    'two.cti': '# include four.cti\n \tinclude  three.cti\n',
    'three.cti': 'include one.ctb\ninclude two.cti\n',
  };
  const read: string[] = [];
  const tables = tablesWith(['one.ctb', 'two.cti'], (name) => {
    read.push(name);
    return new TextEncoder().encode(files[name]);
  });
  expect(read).toEqual(['one.ctb', 'two.cti', 'three.cti']);
  expect([...tables.keys()]).toEqual(read);
});

it('the module of the program has what it looks for as its parameters', () => {
  expect(liblouisModule('module.exports = process;')).toBe(
    'export default function (module, process, require, window, importScripts) {\nmodule.exports = process;\n}\n',
  );
});
