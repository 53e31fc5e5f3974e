import type { Placement } from '../../../domino/puzzle.ts';
import type { TechniqueName } from '../../../solve/levels.ts';
import { wishesOf } from '../facts.ts';
import type { Messages } from '../messages.ts';
import { type Grammar, Phrases, type Teller } from '../phrases.ts';
import { chain } from './chain.ts';
import { cellSet, cellSetWithDouble, hiddenSet, lockedSquare, mixedSet } from './sets.ts';
import { strike } from './strike.ts';
import { trial } from './trial.ts';

const GRAMMAR: Grammar = {
  and: 'and',
  or: 'or',
  on: 'on',
  to: 'to',
  numerals: 'two three four five six seven eight nine ten eleven twelve'.split(' '),
};

const seal: Teller = ({ rating, place }, say) => {
  const [stone, on] = [say.stone(place!.stone), say.place(place!)];
  return rating === 1
    ? `The stone ${stone} has only one place on the board, ${on}. It is a seal.`
    : `The stone ${stone} has only one place left, ${on}. It has become a seal.`;
};

const gap: Teller = ({ place, because }, say) => {
  const [stone, on] = [say.stone(place!.stone), say.place(place!)];
  return because.length === 2
    ? `The two cells ${on} are cut off from all others. They are a large gap: the stone ${stone} lies there.`
    : `The cell ${say.cell(because[0]!)} can join only one neighbour. It is a small gap: ` +
        `the stone ${stone} lies on ${on}.`;
};

const equalNeighbours: Teller = ({ because, stones, places, eliminate }, say) => {
  const [cell, stone] = [say.cell(because[0]!), say.stone(stones![0]!)];
  return (
    `The cell ${cell} can be covered only on ${say.places(places!, 'or')}. ${all(places!, say)} show the ` +
    `stone ${stone}. So ${stone} covers ${cell} and lies nowhere else. ${strike(eliminate, say)}`
  );
};

const fixedCell: Teller = ({ because, stones, places, eliminate }, say) => {
  const [cell, stone] = [say.cell(because[0]!), say.stone(stones![0]!)];
  return (
    `The stone ${stone} can lie only on ${say.places(places!, 'or')}. ${all(places!, say)} use the cell ` +
    `${cell}. So ${stone} covers ${cell}, and no other stone does. ${strike(eliminate, say)}`
  );
};

const overlap: Teller = ({ stones, places, eliminate }, say) => {
  const stone = say.stone(stones![0]!);
  return (
    `The stone ${stone} can lie only on ${say.places(places!, 'or')}. A stone on ${say.places(eliminate, 'or')} ` +
    `would take a cell from each of these places and leave ${stone} no place. ${strike(eliminate, say)}`
  );
};

const forcedDuplicate: Teller = (step, say) => {
  const { stones, eliminate } = step;
  const wishes = wishesOf(step);
  const stone = say.stone(stones![0]!);
  const told = wishes.map(
    ({ cell, exception, wished }) =>
      `The cell ${say.cell(cell)} belongs to ${say.spot(exception)}, or else to ${say.spots(wished, 'or')}.`,
  );
  const [one, other] = wishes;
  const taken = say.cell(one!.neighbour);
  const reason = !other
    ? `If ${stone} took ${taken} but not ${say.cell(one!.cell)}, then ${say.cell(one!.cell)} would need it a second time.`
    : `${
        one!.neighbour === other.neighbour
          ? `If ${taken} joined neither of them, both would need ${stone}`
          : `A stone on ${say.places(eliminate, 'or')} would leave both of them only ${stone}`
      }, and no place of it covers both.`;
  return [...told, reason, strike(eliminate, say)].join(' ');
};

const oddArea: Teller = ({ because, eliminate }, say) =>
  `A stone on ${say.places(eliminate, 'or')} would cut off ${say.count(because.length)} cells from all others: ` +
  `${say.cells(because)}. Stones cannot fill an odd number of cells. ${strike(eliminate, say)}`;

const matching: Teller = ({ because, neighbours, eliminate }, say) => {
  const count = say.count(because.length);
  return (
    `The ${count} cells ${say.cells(because)} can join only ${count} neighbours between them: ` +
    `${say.cells(neighbours!)}. So they need all of these, and no other cell joins one of them. ` +
    strike(eliminate, say)
  );
};

function all(places: readonly Placement[], say: Phrases): string {
  return places.length === 2 ? 'Both places' : `All ${say.count(places.length)} places`;
}

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

export const step: Messages['step'] = (taken, setup) => {
  return TELLERS[taken.technique](taken, new Phrases(setup, GRAMMAR));
};
