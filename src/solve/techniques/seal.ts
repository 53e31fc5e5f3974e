import type { Step, Technique } from './technique.ts';

/** The rating of a seal that is there from the start. */
export const SEAL = 1.0;
const DERIVED_SEAL = 1.4;

/**
 * Seal (the book's "Siegel"): every stone lies somewhere, so a stone with one place left lies there.
 * A stone that had more places at the start is a derived seal ("sekundäres Siegel") and rated higher,
 * as its other places must have been struck from the tally.
 */
export const seal: Technique = {
  name: 'seal',
  find(state) {
    const steps: Step[] = [];
    for (let stone = 0; stone < state.stones; stone++) {
      if (state.choicesOfStone(stone) !== 1) continue;
      const place = state.ofStone(stone)[0]!;
      const rating = state.choicesAtStart(stone) === 1 ? SEAL : DERIVED_SEAL;
      steps.push({ technique: 'seal', rating, place, because: [place.first, place.second] });
    }
    return steps.sort((a, b) => a.place.index - b.place.index);
  },
};
