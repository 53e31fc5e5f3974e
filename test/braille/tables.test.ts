import { expect, it } from 'vitest';
import { tablesWith } from '../../src/braille/liblouis.ts';

it('each table is read once, those that it includes with it, even where they include each other', () => {
  const files: Readonly<Record<string, string>> = {
    'one.ctb': 'include two.cti\ninclude three.cti\n',
    'two.cti': 'include three.cti\n',
    'three.cti': 'include one.ctb\n',
  };
  const read: string[] = [];
  const tables = tablesWith(['one.ctb', 'two.cti'], (name) => {
    read.push(name);
    return new TextEncoder().encode(files[name]);
  });
  expect(read).toEqual(['one.ctb', 'two.cti', 'three.cti']);
  expect([...tables.keys()]).toEqual(read);
});
