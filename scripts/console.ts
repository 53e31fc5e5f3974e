/** Explains a script and ends it, if it was called with --help or -h. To be called before it reads anything else. */
export function explain(help: string): void {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  console.log(help);
  process.exit(0);
}

/** Prints measurements, one row a line, each value after its name: tables drawn with lines read badly aloud. */
export function printRows(rows: readonly object[]): void {
  for (const row of rows)
    console.log(
      Object.entries(row)
        .map(([name, value]) => `${name}: ${value}`)
        .join('; '),
    );
}
