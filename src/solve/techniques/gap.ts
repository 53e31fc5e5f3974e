import type { Technique } from './technique.ts';

const GAP = 1.2;

/**
 * Gap (the book's "Lücke"): every cell is covered, so a cell with one open neighbour left pairs with it. It is a
 * small gap if the neighbour has other open places, a large one if the two cells are cut off from all others.
 * `because` holds the cell, or both cells of a large gap.
 */
export const gap: Technique = {
  name: 'gap',
  find(state) {
    const steps = [];
    for (const place of state.places) {
      if (!state.isOpen(place)) continue;
      const because = [place.first, place.second].filter((cell) => state.choicesOfCell(cell) === 1);
      if (because.length > 0) steps.push({ technique: 'gap' as const, rating: GAP, place, because });
    }
    return steps;
  },
};
