import { UserError } from '../errors.ts';
import { checkMost, MOST_COLUMNS } from './limits.ts';

/**
 * A table as RFC 4180 has it, by the names of its columns; the delimiter is seen from the first line.
 *
 * @param most how many records it may have
 * @throws UserError
 */
export function readCsv(text: string, most = Number.POSITIVE_INFINITY): Record<string, string>[] {
  const table = text.replace(/^\uFEFF/, '');
  const delimiter = /^(?:"(?:[^"]|"")*"|[^",;\r\n])*;/.test(table) ? ';' : ',';
  const records: string[][] = [];
  const plain = new RegExp(`[^"${delimiter}\\r\\n]*`, 'y');
  const end = new RegExp(`${delimiter}|\\r?\\n|$`, 'y');
  let record: string[] = [];
  for (let at = 0; at < table.length; ) {
    plain.lastIndex = at;
    const { value, next } =
      table[at] === '"'
        ? (quoted(table, at) ?? { value: '', next: -1 })
        : { value: plain.exec(table)![0], next: plain.lastIndex };
    end.lastIndex = Math.max(0, next);
    const found = end.exec(table)?.[0];
    if (next < 0 || found === undefined) {
      const where = `record ${records.length}, character ${at}`;
      throw new UserError('a quotation mark is missing', { where });
    }
    record.push(value);
    checkMost(record.length, MOST_COLUMNS, 'columns', `record ${records.length}`);
    at = end.lastIndex;
    if (found === delimiter) continue;
    records.push(record);
    checkMost(records.length - 1, most, 'records');
    record = [];
  }
  // An empty field at the very end has nothing that could be found.
  if (record.length > 0) records.push([...record, '']);
  const [names = [], ...others] = records;
  // An apostrophe before what begins like a formula keeps spreadsheets from evaluating it.
  const told = (value = '') => value.replace(/^'(?=[=+\-@\t\r])/, '');
  return others.map((values) => Object.fromEntries(names.map((name, i) => [name, told(values[i])])));
}

/** A field in quotation marks, two of which stand for one; nothing if the last one is missing. */
function quoted(table: string, from: number): { readonly value: string; readonly next: number } | undefined {
  const parts: string[] = [];
  for (let at = from + 1; ; ) {
    const mark = table.indexOf('"', at);
    if (mark < 0) return undefined;
    parts.push(table.slice(at, mark));
    if (table[mark + 1] !== '"') return { value: parts.join('"'), next: mark + 1 };
    at = mark + 2;
  }
}
