import { parseShape, SHAPE_NAMES } from '../../../src/domino/shapes.ts';

/** The named shapes for the double-seven set, and for the double-six set. */
export const [SEVENS, SIXES] = [72, 56].map((cells) =>
  SHAPE_NAMES.filter((name) => parseShape(name).cells.length === cells),
) as [(typeof SHAPE_NAMES)[number][], (typeof SHAPE_NAMES)[number][]];
