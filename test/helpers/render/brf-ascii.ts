import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// The two ASCII codes as liblouis has them: its display tables name a character and the dots of its cell.

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('liblouis-build/package.json')), 'tables');
const FILES = { nabcc: 'en-us-brf.dis', eurobraille: 'de-eurobrl6.dis' } as const;

export type Table = keyof typeof FILES;

const known = new Map<Table, ReadonlyMap<string, string>>();

/** The cell of each character of a table, the blank among them. */
export function tableOf(table: Table): ReadonlyMap<string, string> {
  const cells = known.get(table) ?? readTable(table);
  known.set(table, cells);
  return cells;
}

function readTable(table: Table): ReadonlyMap<string, string> {
  const cells = new Map([[' ', '\u2800']]);
  for (const line of readFileSync(join(FOLDER, FILES[table]), 'utf8').split(/\r?\n/)) {
    const [opcode, character, dots] = line.trim().split(/\s+/);
    if (opcode !== 'display' || character === '\\s') continue;
    const bits = [...dots!].reduce((sum, dot) => sum | (1 << (Number(dot) - 1)), 0);
    cells.set(character === '\\\\' ? '\\' : character!, String.fromCharCode(0x2800 + bits));
  }
  return cells;
}
