import { printSchema } from '../../../src/book/print-config.ts';
import type { Dealt } from '../layout/shaped.ts';
import { keyOfOutlines } from '../pdf/part-lines.ts';
import { partsIn, type SeenPart } from '../pdf/parts.ts';
import type { PdfFile } from '../pdf/read.ts';
import { isNode, nodesIn, type StructureNode } from '../pdf/structure.ts';
import { wordsOf } from '../pdf/words.ts';
import { PRINT } from './shaped-editions.ts';

// Puzzles and keys in print, located by what a screen reader is given.

/** The `print` part of a config with these fields. */
export function printed(fields: object) {
  return printSchema.parse(fields);
}

/** The sections with a matching heading, each with the words of the heading, in reading order. */
export function sectionsHeaded(file: PdfFile, heading: RegExp): { words: string; section: StructureNode }[] {
  return nodesIn(file.structure).flatMap((section) => {
    const [first] = section.children.filter(isNode);
    const words = section.tag === 'Sect' && first?.tag === 'H2' ? wordsOf(file, first) : '';
    return heading.test(words) ? [{ words, section }] : [];
  });
}

/** The heading of a puzzle without its level. */
function withoutLevel(heading: string): string {
  return heading.replace(/^((?:Puzzle|Aufgabe) \d+(?:: \w+)?), .*$/, '$1');
}

/** @throws Error unless there is exactly one such section */
export function sectionHeaded(file: PdfFile, words: string): StructureNode {
  const found = sectionsHeaded(file, /./).filter((entry) => withoutLevel(entry.words) === words);
  if (found.length !== 1) throw new Error(`${found.length} sections "${words}"`);
  return found[0]!.section;
}

export function boardsOf(file: PdfFile, section: StructureNode): SeenPart[] {
  return partsIn(file, section, PRINT.hand);
}

/** The numbers on an undivided board, row by row; undefined where there is none. */
export function numbersOn({ rows, columns, numbers }: SeenPart): (number | undefined)[] {
  return rows.flatMap((row) =>
    columns.map((column) => {
      const run = numbers.get(`${row} ${column}`);
      return run && Number(run.text);
    }),
  );
}

/** The key that the outlines on an undivided board show; -1 where there is no cell. */
export function keyOn(file: PdfFile, puzzle: Dealt['puzzle'], part: SeenPart): number[] {
  const halves = keyOfOutlines(file, { shape: '', puzzle, key: [] }, part);
  return puzzle.board.has.map((has, cell) => (has ? halves.get(cell)! : -1));
}

export function entriesOf(file: PdfFile, section: StructureNode): string[] {
  return nodesIn(section)
    .filter(({ tag }) => tag === 'LBody')
    .map((body) => wordsOf(file, body));
}

/**
 * The key given by a list of dominoes with their places.
 *
 * @throws Error if an item cannot be read, or if its domino does not match the numbers on its place
 */
export function keyOfList(puzzle: Dealt['puzzle'], entries: readonly string[]): number[] {
  const { columns, has } = puzzle.board;
  const key: number[] = has.map(() => -1);
  for (const entry of entries) {
    const places = /^\d+:\d+ ([a-z])(\d+)-([a-z])(\d+)$/.exec(entry);
    const cell = (letter: string, row: string) =>
      (Number(row) - 1) * columns + letter.charCodeAt(0) - 'a'.charCodeAt(0);
    const cells = places ? [cell(places[1]!, places[2]!), cell(places[3]!, places[4]!)] : [];
    const [first, second] = cells as [number, number];
    const shown = cells.map((at) => puzzle.numbers[at]!).sort((a, b) => a - b);
    if (!entry.startsWith(`${shown.join(':')} `)) throw new Error(`"${entry}" is not what the board shows`);
    if (key[first] !== -1 || key[second] !== -1) throw new Error(`"${entry}" lies on another domino`);
    [key[first], key[second]] = [second, first];
  }
  return key;
}

/** The smallest text size in a file, in points. */
export function smallestText({ pages }: PdfFile): number {
  return Math.min(...pages.flatMap(({ runs }) => runs.map(({ size }) => size)));
}

export function allWords(file: PdfFile): string {
  return wordsOf(file, file.structure);
}
