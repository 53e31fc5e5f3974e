import type { Board, Cell } from '../../../../src/domino/board.ts';
import { asCell, type Place } from '../../../../src/domino/board.ts';
import { makeCell, makePlace, parsePlace } from '../../../../src/domino/coordinates.ts';
import { makeDomino } from '../../../../src/domino/dominoes.ts';
import type { Step } from '../../../../src/solve/techniques/technique.ts';
import { cellsIn } from './story.ts';

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
      if ('first' in value && 'second' in value) {
        names.add(makePlace(board, value as Place));
      }
      for (const [name, part] of Object.entries(value)) visit(part, name);
    }
  };
  visit(step, '');
  return names;
}

/** Every domino, cell and place that a text marks. */
export function namesInText(text: string): string[] {
  return [...text.matchAll(/<(domino|cell|place)>(.*?)<\/\1>/g)].map(([, , name]) => name!);
}

/** The cells that a text names, alone, in a run, or as part of a place. */
export function cellsInText(board: Board, text: string): Set<Cell> {
  const places = [...text.matchAll(/<place>(.*?)<\/place>/g)].map(([, name]) => parsePlace(board, name!));
  return new Set([...cellsIn(board, text), ...places.flatMap(({ first, second }) => [first, second])]);
}
