import type { Candidates } from '../../../../src/solve/candidates.ts';
import { LADDER } from '../../../../src/solve/ladder.ts';
import type { Finding, Step, Technique, TechniqueFor } from '../../../../src/solve/techniques/technique.ts';
import { nestedTrial } from '../../../../src/solve/techniques/trial.ts';

/** Every open application of every technique on a board, not only the one that the ladder takes. */
export function firings(state: Candidates, ladder = LADDER.filter((aid) => aid !== nestedTrial)): Step[] {
  return ladder.flatMap((technique) =>
    focusesOf(state, technique).flatMap((focus) =>
      (technique as TechniqueFor<'number'>)
        .find(state, focus)
        .map((finding) => stepOf(state, technique, finding)),
    ),
  );
}

function focusesOf(state: Candidates, { focus }: Technique): number[] {
  const [first, last] = {
    cell: [0, state.cells],
    stone: [state.cells, state.items],
    number: [0, state.range + 1],
    board: [0, 1],
  }[focus] as [number, number];
  return Array.from({ length: last - first }, (_, i) => first + i);
}

function stepOf(state: Candidates, { name, rating }: Technique, finding: Finding): Step {
  return {
    technique: name,
    rating: finding.rating ?? rating,
    ...(finding.place !== undefined && { place: state.placementAt(finding.place) }),
    eliminate: finding.strikes.map((place) => state.placementAt(place)),
    ...finding.grounds(),
  };
}
