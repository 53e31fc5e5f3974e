import { CELLS } from '../six-dot.ts';

// How embossers and their programs write six-dot cells, a byte each, in the order of Unicode, sixteen a line.

/** North American Braille ASCII code, as embosser drivers and BRF files use it. */
const NABCC = [" A1B'K2L@CIF/MSP", '"E3H9O6R^DJG>NTQ', ',*5<-U8V.%[$+X!&', ';:4\\0Z7(_?W]#Y)='].join('');

/** Eurobraille, as German-speaking presses use it. */
const EUROBRAILLE = [' a,b.k;l"cif|msp', '!e:h*o+r>djg`ntq', "'1?2-u(v$3960x~&", '<5/8)z={_4w7#y}%'].join('');

/**
 * TbFr2007, the table of French computer braille: bytes of Windows-1252, in which dots 56 are a low quotation mark. The four
 * accents that stand alone, and o with an acute, are cells that French has no letter for.
 */
const TBFR2007 = [" a,b'k;l^cif/msp", '´e:h*o!r¤djg@ntq', '`1?2-u(v¨396óxèç', '\u00845.8)z"à¸4w70yùé'].join(
  '',
);

/**
 * The tables: letters stand for themselves in all of them, but NABCC and Eurobraille write 33 of the 64 cells with other
 * characters. `nabcc-lower` changes nothing but the letters A to Z.
 */
const TABLES = {
  nabcc: NABCC,
  'nabcc-lower': NABCC.toLowerCase(),
  eurobraille: EUROBRAILLE,
  tbfr2007: TBFR2007,
} as const;

export type AsciiCode = keyof typeof TABLES;

/** Cells U+2800 to U+283F as characters, whose codes are bytes. @throws RangeError if there is another character */
export function asciiOf(cells: string, code: AsciiCode): string {
  return Array.from(cells, (cell) => {
    const character = TABLES[code][CELLS.indexOf(cell)];
    if (character === undefined) throw new RangeError(`"${cell}" is not a six-dot cell`);
    return character;
  }).join('');
}

/** Such characters as cells; letters may be upper or lower case. @throws RangeError if a character stands for no cell */
export function cellsOfAscii(text: string, code: AsciiCode): string {
  const table = TABLES[code].toLowerCase();
  return Array.from(text.toLowerCase(), (character) => {
    const cell = CELLS[table.indexOf(character)];
    if (cell === undefined) throw new RangeError(`"${character}" stands for no cell`);
    return cell;
  }).join('');
}
