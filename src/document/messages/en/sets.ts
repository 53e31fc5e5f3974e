import type { Step } from '../../../solve/techniques/technique.ts';
import { placesWith, stonesFor } from '../facts.ts';
import type { Phrases, Teller } from '../phrases.ts';
import { strike } from './strike.ts';

export const cellSet: Teller = (step, say) => {
  const { because, eliminate } = step;
  return [
    `${allHold(step, say)} No stone can cover ${because.length === 2 ? 'both' : 'two of them'}.`,
    choices(step, say),
    share(step, say),
    strike(eliminate, say),
  ].join(' ');
};

export const cellSetWithDouble: Teller = (step, say) => {
  const { because, stones, eliminate } = step;
  const double = say.stone(stones!.find(({ low, high }) => low === high)!);
  const count = say.count(stones!.length);
  const conclusion =
    stones!.length < because.length
      ? `Between them they have only the ${count} stones ${say.stones(stones!)}, one fewer than cells. So ${double} ` +
        'covers two of them, and all these stones are used up here.'
      : `Between them they have only the ${count} stones ${say.stones(stones!)}. Without ${double} there would be one ` +
        `too few. So ${double} covers at least one of the cells.`;
  return [
    `${allHold(step, say)} Only the double ${double} can cover two of them.`,
    choices(step, say),
    conclusion,
    strike(eliminate, say),
  ].join(' ');
};

export const mixedSet: Teller = (step, say) =>
  [
    `No stone can cover two of the ${say.count(step.because.length)} cells ${say.cells(step.because)}.`,
    choices(step, say),
    share(step, say),
    strike(step.eliminate, say),
  ].join(' ');

export const hiddenSet: Teller = (step, say) => {
  const { because, eliminate } = step;
  const count = say.count(because.length);
  return [
    ...ways(step, say),
    `Each of these places uses at least one of the ${count} cells ${say.cells(because)}. There are ${count} stones and ` +
      `${count} cells: so each cell goes to one of these stones, and no stone takes two of them.`,
    strike(eliminate, say),
  ].join(' ');
};

export const lockedSquare: Teller = (step, say) =>
  [
    ...ways(step, say),
    `All these places lie within the four cells ${say.cells(step.because)}. The two stones fill them, so no other ` +
      'stone uses any of the four.',
    strike(step.eliminate, say),
  ].join(' ');

function allHold({ because }: Step, say: Phrases): string {
  const all = because.length === 2 ? 'both' : 'all';
  return `The ${say.count(because.length)} cells ${say.cells(because)} ${all} hold the number ${say.numberOn(because[0]!)}.`;
}

/** Which stones can cover each of the cells. */
function choices(step: Step, say: Phrases): string {
  const { because } = step;
  const told = because.map((cell) => say.stones(stonesFor(cell, step), 'or'));
  if (new Set(told).size === 1) return `Each of them can take only ${told[0]}.`;
  return because.map((cell, i) => `The cell ${say.cell(cell)} can take only ${told[i]}.`).join(' ');
}

/** As many stones as cells. */
function share({ stones }: Step, say: Phrases): string {
  const count = say.count(stones!.length);
  return `So the ${count} cells take the ${count} stones ${say.stones(stones!)} between them, and these lie nowhere else.`;
}

/** Where each of the stones can lie. */
function ways({ stones, places }: Step, say: Phrases): string[] {
  return stones!.map(
    (stone) =>
      `The stone ${say.stone(stone)} can lie only on ${say.places(placesWith(places!, stone), 'or')}.`,
  );
}
