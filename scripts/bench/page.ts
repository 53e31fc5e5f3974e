import { each, type Result } from './measure.ts';
import type { Group, Measured } from './rows.ts';

/** The table of a group, in Markdown. */
export function tableOf(group: Group, results: readonly Result[]): string {
  const ratio = group.ratio === 'time' ? 'times its time' : 'times as fast';
  const head = [
    'what',
    'units',
    's of CPU',
    's on the clock',
    'each',
    'a second',
    'MB',
    'beside, each',
    ratio,
  ];
  const lines = [
    `### ${group.title}`,
    ...results
      .slice(0, 1)
      .map(({ row }) => `${codeOf(row)}${row.beside ? ` beside ${codeOf(row.beside)}` : ''}, and so on:`),
    '',
    rowOf(head),
    rowOf(head.map(() => '---')),
    ...results.map((result) => rowOf(cellsOf(group, result))),
  ];
  return lines.join('\n');
}

function cellsOf({ ratio }: Group, { row, ours, megabytes, beside, speed }: Result): string[] {
  const compared = speed === undefined ? undefined : inWords(ratio === 'time' ? 1 / speed : speed);
  const missing = row.beside ? 'not here' : '';
  return [
    row.name,
    `${ours.times.toLocaleString('en')} ${row.unit ?? 'puzzle'}${ours.times === 1 ? '' : 's'}`,
    inWords(ours.seconds),
    inWords(ours.clock),
    timeInWords(each(ours)),
    inWords(1 / each(ours)),
    megabytes === undefined ? '' : inWords(megabytes),
    beside ? timeInWords(each(beside)) : missing,
    compared ?? '',
  ];
}

function codeOf({ command }: Measured): string {
  return `\`${command}\``;
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A number with a sensible number of digits. */
function inWords(value: number): string {
  if (value >= 100) return Math.round(Number(value.toPrecision(3))).toLocaleString('en');
  return String(Number(value.toPrecision(2)));
}

function timeInWords(seconds: number): string {
  if (seconds >= 1) return `${inWords(seconds)} s`;
  if (seconds >= 1e-3) return `${inWords(seconds * 1e3)} ms`;
  return `${inWords(seconds * 1e6)} µs`;
}
