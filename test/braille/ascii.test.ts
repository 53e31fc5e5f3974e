import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiOf, cellsOfAscii } from '../../src/braille/ascii.ts';
import { tableOf } from '../helpers/render/brf-ascii.ts';

const CELLS = Array.from({ length: 64 }, (_, bits) => String.fromCharCode(0x2800 + bits));
const ALL = CELLS.join('');
const CODES = ['nabcc', 'nabcc-lower', 'eurobraille', 'tbfr2007'] as const;

describe('Braille ASCII', () => {
  it.each([
    ['nabcc', 'nabcc', (character: string) => character],
    ['nabcc-lower', 'nabcc', (character: string) => character.toUpperCase()],
    ['eurobraille', 'eurobraille', (character: string) => character],
    ['tbfr2007', 'tbfr2007', (character: string) => character],
  ] as const)('%s writes all 64 cells as liblouis knows them', (code, name, likeIt) => {
    const table = tableOf(name);
    expect(table.size).toBe(64);
    expect([...asciiOf(ALL, code)].map((character) => table.get(likeIt(character)))).toEqual(CELLS);
  });

  // The facts behind the choice of signs on boards; see docs/embossing.md.
  it('is the same in both tables, but for case, in the letters, the blank and four signs only', () => {
    const [nabcc, euro] = [asciiOf(ALL, 'nabcc-lower'), asciiOf(ALL, 'eurobraille')];
    const same = CELLS.filter((_, i) => nabcc[i] === euro[i]);
    expect(same).toHaveLength(64 - 33);
    expect(cellsOfAscii(' abcdefghijklmnopqrstuvwxyz-&_#', 'nabcc').split('').sort()).toEqual(same.sort());
  });

  it('has no capital letters in lower case and no small ones in upper case', () => {
    expect(asciiOf(ALL, 'nabcc')).not.toMatch(/[a-z]/);
    expect(asciiOf(ALL, 'nabcc-lower')).not.toMatch(/[A-Z]/);
    // The other characters stay unchanged, as it is unknown which of them a machine accepts in lower case.
    expect(asciiOf(ALL, 'nabcc-lower').toUpperCase()).toBe(asciiOf(ALL, 'nabcc'));
  });

  it.each(CODES)('%s is read back, in either case', (code) => {
    const text = fc.array(fc.constantFrom(...CELLS)).map((cells) => cells.join(''));
    fc.assert(
      fc.property(text, (cells) => {
        const ascii = asciiOf(cells, code);
        expect(ascii).toMatch(code === 'tbfr2007' ? /^[ -~\u0084´¤¨¸óèçàùé]*$/ : /^[ -~]*$/);
        expect(cellsOfAscii(ascii, code)).toBe(cells);
        expect(cellsOfAscii(ascii.toUpperCase(), code)).toBe(cells);
      }),
    );
  });

  it('refuses what is no six-dot cell, and what stands for none', () => {
    for (const cells of ['a', ' ', '⡀', '⠁⣿']) expect(() => asciiOf(cells, 'nabcc')).toThrow(RangeError);
    for (const text of ['é', '\n', '⠁']) expect(() => cellsOfAscii(text, 'nabcc')).toThrow(RangeError);
    expect(() => cellsOfAscii('@', 'eurobraille')).toThrow(RangeError);
  });
});
