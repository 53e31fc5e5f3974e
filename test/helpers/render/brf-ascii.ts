import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// The embosser codes of liblouis: its tables name a character and the dots of its cell.

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('liblouis-build/package.json')), 'tables');
const FILES = {
  nabcc: 'en-us-brf.dis',
  eurobraille: 'de-eurobrl6.dis',
  tbfr2007: 'fr-bfu-comp8.utb',
} as const;

export type Table = keyof typeof FILES;

const known = new Map<Table, ReadonlyMap<string, string>>();

/** The cell of each character of a table, including the blank. */
export function tableOf(table: Table): ReadonlyMap<string, string> {
  const cells = known.get(table) ?? readTable(table);
  known.set(table, cells);
  return cells;
}

function readTable(table: Table): ReadonlyMap<string, string> {
  const cells = new Map([[' ', '\u2800']]);
  if (table === 'tbfr2007') return new Map([...sixDotsOf(FILES[table]), ...cells]);
  for (const line of readFileSync(join(FOLDER, FILES[table]), 'utf8').split(/\r?\n/)) {
    const [opcode, character, dots] = line.trim().split(/\s+/);
    if (opcode !== 'display' || character === '\\s') continue;
    cells.set(character === '\\\\' ? '\\' : character!, cellOf(dots!));
  }
  return cells;
}

/** The six-dot entries of a computer braille table, by the bytes of its characters; letters come from a shared table. */
function sixDotsOf(file: string): [string, string][] {
  return ['latinLetterDef8Dots.uti', file].flatMap((name) =>
    readFileSync(join(FOLDER, name), 'utf8')
      .split(/\r?\n/)
      .flatMap((line): [string, string][] => {
        const [opcode, signs, written] = line.trim().split(/\s+/);
        // For a letter, upper and lower case, the lower-case form has no seventh dot.
        const dots = written?.split(',').at(-1);
        if (!OPCODES.has(opcode!) || !/^[1-6]+$/.test(dots!)) return [];
        const code = /\\x([\da-f]{4})$/i.exec(signs!)?.[1];
        const sign = code ? String.fromCharCode(Number.parseInt(code, 16)) : signs!.at(-1)!;
        // The table also has the character of byte 84 by its Unicode code point.
        if (sign.charCodeAt(0) > 0xff) return [];
        return [[sign, cellOf(dots!)]];
      }),
  );
}

const cellOf = (dots: string) =>
  String.fromCharCode([...dots].reduce((sum, dot) => sum | (1 << (Number(dot) - 1)), 0x2800));

const OPCODES = new Set(['sign', 'punctuation', 'math', 'midnum', 'digit', 'uplow']);
