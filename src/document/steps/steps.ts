import { isSameDomino } from '../../domino/dominoes.ts';
import type { Placement, Setup } from '../../domino/puzzle.ts';
import type { TechniqueName } from '../../solve/levels.ts';
import type { Step } from '../../solve/techniques/technique.ts';
import { Marked } from '../../words/marked.ts';
import type { WordBook } from '../../words/word-book.ts';
import { chain } from './chain.ts';
import { covers, dominoesOn, placesWith } from './facts.ts';
import { Phrases, type Teller } from './phrases.ts';
import { cellSet, cellSetWithDouble, hiddenSet, lockedSquare, mixedSet } from './sets.ts';
import { trial } from './trial.ts';

const seal: Teller = ({ rating, place }, say) => [
  say.words.marked(rating === 1 ? 'step-seal' : 'step-seal-derived', {
    domino: say.domino(place!.domino),
    place: say.place(place!),
  }),
];

const gap: Teller = ({ place, because }, say) => {
  const laid = { domino: say.domino(place!.domino), place: say.place(place!) };
  return [
    because.length === 2
      ? say.words.marked('step-gap-large', laid)
      : say.words.marked('step-gap-small', { ...laid, cell: say.cell(because[0]!) }),
  ];
};

const equalNeighbours: Teller = (step, say) => [
  say.words.marked('step-equal-neighbours', meeting(step, say)),
];

const fixedCell: Teller = (step, say) => [say.words.marked('step-fixed-cell', meeting(step, say))];

/** A cell and a domino whose open places are the same, or those of one are among those of the other. */
function meeting({ because, dominoes, places }: Step, say: Phrases) {
  return {
    cell: say.cell(because[0]!),
    domino: say.domino(dominoes![0]!),
    places: say.places(places!, 'or'),
    count: places!.length,
    numeral: say.count(places!.length),
  };
}

const overlap: Teller = ({ dominoes, places, eliminate }, say) => [
  say.words.marked('step-overlap', {
    domino: say.domino(dominoes![0]!),
    places: say.places(places!, 'or'),
    eliminated: say.places(eliminate, 'or'),
  }),
];

/** Of each cell all places but one show the domino. */
const forcedDuplicate: Teller = ({ because, dominoes, places, eliminate }, say) => {
  const [wanted] = dominoes!;
  const domino = say.domino(wanted!);
  const demands = because.map((cell) => {
    const own = places!.filter((place) => covers(place, cell));
    const exception = own.find((place) => !isSameDomino(place.domino, wanted!))!;
    const neighbour = exception.first === cell ? exception.second : exception.first;
    return { cell, own, exception, neighbour };
  });
  const [one, other] = demands;
  const neighbour = say.cell(one!.neighbour);
  return [
    ...demands.map(({ cell, own, exception }) =>
      say.words.marked('step-duplicate-wish', {
        cell: say.cell(cell),
        spot: say.spot(exception),
        spots: say.spots(placesWith(own, wanted!), 'or'),
      }),
    ),
    !other
      ? say.words.marked('step-duplicate-alone', { domino, neighbour, cell: say.cell(one!.cell) })
      : one!.neighbour === other.neighbour
        ? say.words.marked('step-duplicate-shared', { domino, neighbour })
        : say.words.marked('step-duplicate-apart', { domino, eliminated: say.places(eliminate, 'or') }),
  ];
};

const oddArea: Teller = ({ because, eliminate }, say) => [
  say.words.marked('step-odd-area', {
    eliminated: say.places(eliminate, 'or'),
    numeral: say.count(because.length),
    cell: say.cell(because[0]!),
  }),
];

const matching: Teller = ({ because, neighbours }, say) => [
  say.words.marked('step-matching', {
    numeral: say.count(because.length),
    cells: say.cells(because),
    neighbours: say.cells(neighbours!),
  }),
];

const TELLERS: Readonly<Record<TechniqueName, Teller>> = {
  seal,
  gap,
  'equal-neighbours': equalNeighbours,
  'fixed-cell': fixedCell,
  overlap,
  'forced-duplicate': forcedDuplicate,
  'odd-area': oddArea,
  'locked-square': lockedSquare,
  'cell-set': cellSet,
  'hidden-set': hiddenSet,
  'cell-set-with-double': cellSetWithDouble,
  'mixed-set': mixedSet,
  chain,
  matching,
  trial,
};

/** What a step rests on, sentence by sentence; where a domino is laid, they say so. */
export function reasonsOf(step: Step, say: Phrases): Marked[] {
  const tell = step.trial ? trial : TELLERS[step.technique];
  return tell(step, say).flatMap(sentencesOf);
}

/** The sentences of a message: each ends in a full stop, and there is no other. */
export function sentencesOf(message: Marked): Marked[] {
  return message.xml.split(/(?<=\.) /).map((sentence) => new Marked(sentence));
}

/** How many places are named without being counted first. */
const FEW = 3;

/** What follows from a step that lays no domino. */
export function elimination(places: readonly Placement[], say: Phrases): Marked {
  if (places.length <= FEW) return say.words.marked('step-eliminate', { spots: say.spots(places) });
  const numeral = say.count(places.length);
  const [domino, ...others] = dominoesOn(places);
  return others.length === 0
    ? say.words.marked('step-eliminate-domino', {
        domino: say.domino(domino!),
        numeral,
        places: say.places(places, 'and'),
      })
    : say.words.marked('step-eliminate-many', { numeral, spots: say.spots(places) });
}

/** A step of a solution in whole sentences, one by one. */
export function stepSentences(step: Step, setup: Setup, words: WordBook): Marked[] {
  const say = new Phrases(setup, words);
  return [
    ...reasonsOf(step, say),
    ...(step.trial ? [words.marked('step-trial-fails')] : []),
    ...(step.place ? [] : [elimination(step.eliminate, say)]),
  ];
}

export function stepText(step: Step, setup: Setup, words: WordBook): Marked {
  return new Marked(stepSentences(step, setup, words).join(' '));
}
