// The part of csv-stringify that is used here; its published types need those of Node.
declare module 'csv-stringify/browser/esm/sync' {
  export function stringify(
    rows: readonly object[],
    options: {
      readonly header: boolean;
      readonly columns: readonly string[];
      readonly bom: boolean;
      readonly delimiter: string;
      readonly record_delimiter: string;
      readonly escape_formulas: boolean;
      readonly cast: { string(text: string): string };
    },
  ): string;
}
