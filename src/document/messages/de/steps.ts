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
  and: 'und',
  or: 'oder',
  on: 'auf',
  to: 'bis',
  numerals: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
};

const seal: Teller = ({ rating, place }, say) => {
  const [stone, on] = [say.stone(place!.stone), say.place(place!)];
  return rating === 1
    ? `Der Stein ${stone} hat auf dem Brett nur einen Platz: ${on}. Er ist ein Siegel.`
    : `Für den Stein ${stone} bleibt nur noch ein Platz: ${on}. Er ist zum Siegel geworden.`;
};

const gap: Teller = ({ place, because }, say) => {
  const [stone, on] = [say.stone(place!.stone), say.place(place!)];
  return because.length === 2
    ? `Die beiden Felder ${on} sind von allen anderen abgeschnitten. Sie sind eine große Lücke: ` +
        `Dort liegt der Stein ${stone}.`
    : `Das Feld ${say.cell(because[0]!)} kann sich nur noch mit einem Nachbarn verbinden. Es ist eine ` +
        `kleine Lücke: Der Stein ${stone} liegt auf ${on}.`;
};

const equalNeighbours: Teller = ({ because, stones, places, eliminate }, say) => {
  const [cell, stone] = [say.cell(because[0]!), say.stone(stones![0]!)];
  return (
    `Das Feld ${cell} kann nur auf ${say.places(places!, 'or')} bedeckt werden. ${all(places!, say)} zeigen den ` +
    `Stein ${stone}. Also bedeckt ${stone} das Feld ${cell} und liegt nirgends sonst. ${strike(eliminate, say)}`
  );
};

const fixedCell: Teller = ({ because, stones, places, eliminate }, say) => {
  const [cell, stone] = [say.cell(because[0]!), say.stone(stones![0]!)];
  return (
    `Der Stein ${stone} kann nur auf ${say.places(places!, 'or')} liegen. ${all(places!, say)} brauchen das Feld ` +
    `${cell}. Damit ist ${cell} festgelegt: Nur ${stone} bedeckt es. ${strike(eliminate, say)}`
  );
};

const overlap: Teller = ({ stones, places, eliminate }, say) => {
  const stone = say.stone(stones![0]!);
  return (
    `Der Stein ${stone} kann nur auf ${say.places(places!, 'or')} liegen. Ein Stein auf ` +
    `${say.places(eliminate, 'or')} nähme jedem dieser Plätze ein Feld und ließe ${stone} keinen Platz. ` +
    strike(eliminate, say)
  );
};

const forcedDuplicate: Teller = (step, say) => {
  const { stones, eliminate } = step;
  const wishes = wishesOf(step);
  const stone = say.stone(stones![0]!);
  const told = wishes.map(
    ({ cell, exception, wished }) =>
      `Das Feld ${say.cell(cell)} gehört zu ${say.spot(exception)} oder sonst zu ${say.spots(wished, 'or')}.`,
  );
  const [one, other] = wishes;
  const [cell, taken] = [say.cell(one!.cell), say.cell(one!.neighbour)];
  const reason = !other
    ? `Nähme ${stone} das Feld ${taken} ohne ${cell}, so bräuchte ${cell} denselben Stein noch einmal.`
    : `${
        one!.neighbour === other.neighbour
          ? `Nähme keines von beiden das Feld ${taken}, so bräuchten beide den Stein ${stone}`
          : `Ein Stein auf ${say.places(eliminate, 'or')} ließe beiden nur den Stein ${stone}`
      }, und kein Platz von ihm bedeckt beide.`;
  return [...told, reason, strike(eliminate, say)].join(' ');
};

const oddArea: Teller = ({ because, eliminate }, say) =>
  `Ein Stein auf ${say.places(eliminate, 'or')} schnitte ${say.count(because.length)} Felder von allen anderen ab: ` +
  `${say.cells(because)}. Steine füllen keine ungerade Zahl von Feldern, es bliebe ein Loch. ` +
  strike(eliminate, say);

const matching: Teller = ({ because, neighbours, eliminate }, say) => {
  const count = say.count(because.length);
  return (
    `Die ${count} Felder ${say.cells(because)} haben zusammen nur ${count} Nachbarn, mit denen sie sich verbinden ` +
    `können: ${say.cells(neighbours!)}. Sie brauchen diese alle, und kein anderes Feld bekommt einen davon. ` +
    strike(eliminate, say)
  );
};

function all(places: readonly Placement[], say: Phrases): string {
  return places.length === 2 ? 'Beide Plätze' : `Alle ${say.count(places.length)} Plätze`;
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
