import { asCell, type Board, type Cell, type Place } from '../../../../src/domino/board.ts';
import { makeCell, makePlace, parseCell, parsePlace } from '../../../../src/domino/coordinates.ts';
import { makeDomino } from '../../../../src/domino/dominoes.ts';
import type { Step } from '../../../../src/solve/techniques/technique.ts';

type Kind = 'domino' | 'cell' | 'place';

/** Every domino, cell and place that a text marks, or those of one kind. */
export function namesIn(text: string, kind: Kind | 'domino|cell' | 'domino|cell|place'): string[] {
  return [...text.matchAll(new RegExp(`<(${kind})>(.*?)</\\1>`, 'g'))].map(([, , name]) => name!);
}

export function placesIn(board: Board, text: string): Place[] {
  return namesIn(text, 'place').map((name) => parsePlace(board, name));
}

/** Cells, and runs of cells given by their ends. */
export function cellsIn(board: Board, text: string): Cell[] {
  const run = /<say id="step-run">(.*?)<\/say>|<cell>.*?<\/cell>/g;
  return [...text.matchAll(run)].flatMap(([found]) => {
    const [first, last = first] = namesIn(found, 'cell').map((name) => parseCell(board, name));
    return Array.from({ length: last! - first! + 1 }, (_, i) => asCell(first! + i));
  });
}

/** The cells that a text names, alone, in a run, or as part of a place. */
export function cellsInText(board: Board, text: string): Set<Cell> {
  const places = placesIn(board, text).flatMap(({ first, second }) => [first, second]);
  return new Set([...cellsIn(board, text), ...places]);
}

/** Every domino, cell and place in the data of a step, as it is written. */
export function namesInData(board: Board, step: Step): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown, key: string): void => {
    if (typeof value === 'number' && ['because', 'neighbours', 'cell', 'first', 'second'].includes(key)) {
      names.add(makeCell(board, asCell(value)));
    } else if (Array.isArray(value)) {
      for (const item of value) visit(item, key);
    } else if (typeof value === 'object' && value !== null) {
      if ('low' in value && 'high' in value) names.add(makeDomino(value as { low: number; high: number }));
      if ('first' in value && 'second' in value) names.add(makePlace(board, value as Place));
      for (const [name, part] of Object.entries(value)) visit(part, name);
    }
  };
  visit(step, '');
  return names;
}
