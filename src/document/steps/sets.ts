import type { Step } from '../../solve/techniques/technique.ts';
import type { Marked } from '../../words/marked.ts';
import { placesWith } from './facts.ts';
import type { Phrases, Teller } from './phrases.ts';

export const cellSet: Teller = (step, say) => [
  say.words.marked('step-set', { ...equalCells(step, say), touch: say.touch(step.because) }),
  share(step, say),
];

export const cellSetWithDouble: Teller = (step, say) => {
  const { because, stones } = step;
  const double = say.stone(stones!.find(({ low, high }) => low === high)!);
  const isShort = stones!.length < because.length;
  return [
    say.words.marked('step-set-with-double', { ...equalCells(step, say), double }),
    say.words.marked(isShort ? 'step-set-double-takes-two' : 'step-set-double-needed', {
      numeral: say.count(stones!.length),
      stones: say.stones(stones!),
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
function share({ stones }: Step, say: Phrases): Marked {
  return say.words.marked('step-set-share', {
    numeral: say.count(stones!.length),
    stones: say.stones(stones!),
  });
}

/** Where each of the dominoes can lie. */
function ways({ stones, places }: Step, say: Phrases): Marked[] {
  return stones!.map((stone) =>
    say.words.marked('step-stone-lies', {
      stone: say.stone(stone),
      places: say.places(placesWith(places!, stone), 'or'),
    }),
  );
}
