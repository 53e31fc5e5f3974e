import type { Step } from '../../solve/techniques/technique.ts';
import type { Marked } from '../../words/marked.ts';
import { placesWith } from './facts.ts';
import type { Phrases, Teller } from './phrases.ts';

export const cellSet: Teller = (step, say) => [
  say.words.marked('step-set', { ...equalCells(step, say), touch: say.touch(step.because) }),
  share(step, say),
];

export const cellSetWithDouble: Teller = (step, say) => {
  const { because, dominoes } = step;
  const double = say.domino(dominoes!.find(({ low, high }) => low === high)!);
  const isShort = dominoes!.length < because.length;
  return [
    say.words.marked('step-set-with-double', { ...equalCells(step, say), double }),
    say.words.marked(isShort ? 'step-set-double-takes-two' : 'step-set-double-needed', {
      numeral: say.count(dominoes!.length),
      dominoes: say.dominoes(dominoes!),
      double,
    }),
  ];
};

export const mixedSet: Teller = (step, say) => [
  say.words.marked('step-set-mixed', countedCells(step, say)),
  share(step, say),
];

export const hiddenSet: Teller = (step, say) => [
  ...ways(step, say),
  say.words.marked('step-set-hidden', countedCells(step, say)),
];

export const lockedSquare: Teller = (step, say) => [
  ...ways(step, say),
  say.words.marked('step-locked-square', { cells: say.cells(step.because) }),
];

function countedCells({ because }: Step, say: Phrases) {
  return { numeral: say.count(because.length), cells: say.cells(because) };
}

/** Cells that hold one number. */
function equalCells(step: Step, say: Phrases) {
  const { because } = step;
  return { ...countedCells(step, say), count: because.length, number: say.numberOn(because[0]!) };
}

/** As many dominoes as cells. */
function share({ dominoes }: Step, say: Phrases): Marked {
  return say.words.marked('step-set-share', {
    numeral: say.count(dominoes!.length),
    dominoes: say.dominoes(dominoes!),
  });
}

/** Where each of the dominoes can lie. */
function ways({ dominoes, places }: Step, say: Phrases): Marked[] {
  return dominoes!.map((domino) =>
    say.words.marked('step-domino-lies', {
      domino: say.domino(domino),
      places: say.places(placesWith(places!, domino), 'or'),
    }),
  );
}
