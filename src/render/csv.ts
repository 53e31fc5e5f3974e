import { stringify } from 'csv-stringify/browser/esm/sync';
import type { Delimiter } from '../languages/language.ts';
import { DELIMITERS } from './formats.ts';

/** A table for spreadsheets: UTF-8 with a byte order mark, CRLF at the ends of lines, nothing that they reckon with. */
export function csvText(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string | number | undefined>>[],
  delimiter: Delimiter,
): string {
  return stringify([...rows], {
    header: true,
    columns: [...columns],
    bom: true,
    delimiter: DELIMITERS[delimiter],
    record_delimiter: '\r\n',
    // A spreadsheet would reckon with what begins like a formula.
    escape_formulas: true,
    cast: { string: withoutFormulas },
  });
}

/**
 * A spreadsheet that takes another sign for the delimiter, as those of other countries do, begins a column in the
 * middle of a text: there an apostrophe comes before what would be a formula, too.
 */
function withoutFormulas(text: string): string {
  return text.replace(/(?<=[,;"])[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]/g, "'$&");
}
