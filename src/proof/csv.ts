import { UserError } from '../errors.ts';

/** A table as RFC 4180 has it, by the names of its columns; the delimiter is seen from the first line. @throws UserError */
export function readCsv(text: string): Record<string, string>[] {
  const table = text.replace(/^\uFEFF/, '');
  const delimiter = /^[^,;\r\n]*;/.test(table) ? ';' : ',';
  const records: string[][] = [];
  const field = new RegExp(`("(?:[^"]|"")*"|[^"${delimiter}\\r\\n]*)(${delimiter}|\\r?\\n|$)`, 'y');
  let record: string[] = [];
  while (field.lastIndex < table.length) {
    const from = field.lastIndex;
    const [, value, end] = field.exec(table) ?? [];
    if (value === undefined) {
      throw new UserError('a quotation mark is missing', {
        where: `record ${records.length}, character ${from}`,
      });
    }
    record.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    if (end === delimiter) continue;
    records.push(record);
    record = [];
  }
  // An empty field at the very end has nothing that could be found.
  if (record.length > 0) records.push([...record, '']);
  const [names = [], ...others] = records;
  // A stroke before what begins like a formula keeps spreadsheets from reckoning with it.
  const plain = (value = '') => value.replace(/^'(?=[=+\-@\t\r])/, '');
  return others.map((values) => Object.fromEntries(names.map((name, i) => [name, plain(values[i])])));
}
