import type { Step } from '../../../solve/techniques/technique.ts';
import { placesWith, stonesFor } from '../facts.ts';
import type { Phrases, Teller } from '../phrases.ts';
import { strike } from './strike.ts';

export const cellSet: Teller = (step, say) => {
  const { because, eliminate } = step;
  return [
    `${allHold(step, say)} Kein Stein kann ${because.length === 2 ? 'beide' : 'zwei davon'} bedecken.`,
    choices(step, say),
    share(step, say),
    strike(eliminate, say),
  ].join(' ');
};

export const cellSetWithDouble: Teller = (step, say) => {
  const { because, stones, eliminate } = step;
  const double = say.stone(stones!.find(({ low, high }) => low === high)!);
  const only = `Zusammen haben sie nur die ${say.count(stones!.length)} Steine ${say.stones(stones!)}`;
  const conclusion =
    stones!.length < because.length
      ? `${only}, einen weniger als Felder. ${double} bedeckt also zwei von ihnen, und alle diese Steine sind hier ` +
        'verbraucht.'
      : `${only}. Ohne ${double} wäre es einer zu wenig. ${double} bedeckt also mindestens eines der Felder.`;
  return [
    `${allHold(step, say)} Nur der Doppelstein ${double} kann zwei davon bedecken.`,
    choices(step, say),
    conclusion,
    strike(eliminate, say),
  ].join(' ');
};

export const mixedSet: Teller = (step, say) =>
  [
    `Kein Stein kann zwei der ${say.count(step.because.length)} Felder ${say.cells(step.because)} bedecken.`,
    choices(step, say),
    share(step, say),
    strike(step.eliminate, say),
  ].join(' ');

export const hiddenSet: Teller = (step, say) => {
  const { because, eliminate } = step;
  const count = say.count(because.length);
  return [
    ...ways(step, say),
    `Jeder dieser Plätze braucht mindestens eines der ${count} Felder ${say.cells(because)}. Es sind ${count} Steine ` +
      `und ${count} Felder: Jedes Feld gehört also zu einem dieser Steine, und kein Stein nimmt zwei davon.`,
    strike(eliminate, say),
  ].join(' ');
};

export const lockedSquare: Teller = (step, say) =>
  [
    ...ways(step, say),
    `Alle diese Plätze liegen in den vier Feldern ${say.cells(step.because)}. Die beiden Steine füllen sie, also ` +
      'kommt kein anderer Stein hinein.',
    strike(step.eliminate, say),
  ].join(' ');

function allHold({ because }: Step, say: Phrases): string {
  const number = say.numberOn(because[0]!);
  return because.length === 2
    ? `Auf den beiden Feldern ${say.cells(because)} steht die Zahl ${number}.`
    : `Auf allen ${say.count(because.length)} Feldern ${say.cells(because)} steht die Zahl ${number}.`;
}

/** Which stones can cover each of the cells. */
function choices(step: Step, say: Phrases): string {
  const { because } = step;
  const told = because.map((cell) => say.stones(stonesFor(cell, step), 'or'));
  if (new Set(told).size === 1) return `Jedes von ihnen kann nur ${told[0]} nehmen.`;
  return because.map((cell, i) => `Das Feld ${say.cell(cell)} kann nur ${told[i]} nehmen.`).join(' ');
}

/** As many stones as cells. */
function share({ stones }: Step, say: Phrases): string {
  const count = say.count(stones!.length);
  return `Die ${count} Felder teilen sich also die ${count} Steine ${say.stones(stones!)}, und diese liegen nirgends sonst.`;
}

/** Where each of the stones can lie. */
function ways({ stones, places }: Step, say: Phrases): string[] {
  return stones!.map(
    (stone) =>
      `Der Stein ${say.stone(stone)} kann nur auf ${say.places(placesWith(places!, stone), 'or')} liegen.`,
  );
}
