import { makeShapeRows, parseShape } from '../../src/domino/shapes.ts';
import { FIGURES } from '../../src/parts/exhibits/figures.ts';

/** The figures of 1921 on rectangles, by the sides that name their boards. */
const RECTANGLES = { '8x9': 'I', '6x12': 'IV', '4x18': 'V', '3x24': 'VI', '36x2': 'VII' };

/** The boards of the book's seventeen figures, each once, with the figures that lie on it. */
export const BOARDS: readonly { readonly name: string; readonly rows: readonly string[] }[] = Object.entries(
  FIGURES,
)
  .filter(([name]) => name !== 'II' && name !== 'III')
  .map(([name, [, rows]]) => {
    const shape = rows.replaceAll(/\d/g, '#');
    const side = Object.entries(RECTANGLES).find(([, figure]) => figure === name)?.[0];
    const figures = name === 'I' ? 'I, II, III' : name;
    return { name: side ? `${side} (${figures})` : figures, rows: makeShapeRows(parseShape(shape)) };
  });
