import type { Cell } from '../../domino/board.ts';
import { lookAt, looksOf, type TurningPoint } from '../../solve/hints.ts';
import type { Step } from '../../solve/techniques/technique.ts';
import type { Way } from '../../solve/way.ts';
import { listOf } from '../../words/lists.ts';
import type { Marked } from '../../words/marked.ts';
import type { WordBook } from '../../words/word-book.ts';
import { techniqueName } from '../say.ts';
import { Phrases } from './phrases.ts';
import { elimination, reasonsOf } from './steps.ts';

/** Where to begin. @param seals how many there are at the start */
export function beginning({ setup, steps }: Way, seals: number, words: WordBook): Marked {
  const [first] = steps as [Step];
  const say = new Phrases(setup, words);
  return first.technique === 'seal'
    ? words.marked('hint-begin-seal', { domino: say.domino(first.place!.domino), seals })
    : words.marked('hint-begin-at', {
        where: say.item(lookAt(first)),
        technique: techniqueName(first.technique, words),
      });
}

/** A line for each step of a way: the domino and how it is seen, or what is eliminated before the next one. */
export function wayLines({ setup, steps }: Way, words: WordBook): Marked[] {
  const say = new Phrases(setup, words);
  return steps.map((step) => lineOf(step, say));
}

function lineOf(step: Step, say: Phrases): Marked {
  const { words } = say;
  const technique = techniqueName(step.technique, words);
  const looks = looksOf(step).map((item) => say.item(item));
  const where = listOf(looks, 'and', words);
  if (step.place) {
    const laid = { domino: say.domino(step.place.domino), technique };
    return looks.length > 0
      ? words.marked('hint-line-lay-at', { ...laid, where })
      : words.marked('hint-line-lay', {
          ...laid,
          place: say.place(step.place),
          cell: say.cell(step.place.first),
        });
  }
  const eliminated = { places: say.places(step.eliminate, 'and'), technique };
  return looks.length > 0
    ? words.marked('hint-line-eliminate-at', { ...eliminated, where })
    : words.marked('hint-line-eliminate', eliminated);
}

/**
 * How the turning point of a way is seen, in short sentences. The last of them ends in the domino that follows; where a
 * supposition fails, it says so, too.
 *
 * @param before how many lines stand before those of this way
 */
export function turningSentences({ setup }: Way, point: TurningPoint, words: WordBook, before = 0): Marked[] {
  const say = new Phrases(setup, words);
  const { step, next } = point;
  const reasons = reasonsOf(step, say);
  if (!next) return reasons;
  return [
    ...reasons,
    ...(step.trial ? [] : [elimination(step.eliminate, say)]),
    conclusion(point, before, next, say),
  ];
}

function conclusion(
  { index, step, between }: TurningPoint,
  before: number,
  next: Step,
  say: Phrases,
): Marked {
  const { words } = say;
  const { place, technique, because } = next;
  const laid = {
    now: words.marked('hint-now', { supposed: step.trial !== undefined, spots: say.spots(step.eliminate) }),
    domino: say.domino(place!.domino),
    place: say.place(place!),
  };
  if (between > 0) {
    return words.marked('hint-now-lines', {
      ...laid,
      between,
      first: before + index + 2,
      last: before + index + 1 + between,
    });
  }
  return technique === 'gap'
    ? words.marked('hint-now-gap', { ...laid, cell: say.cell(because[0]!) })
    : words.marked('hint-now-seal', laid);
}

/** The cells that the sentences of a turning point are about. */
export function turningCells({ step: { because, trial } }: TurningPoint): readonly Cell[] {
  if (!trial) return because;
  const { supposed, forced, end } = trial;
  const places = [supposed, ...forced.map(({ place }) => place)];
  const cells = places.flatMap(({ first, second }) => [first, second]);
  return 'cell' in end ? [...cells, end.cell] : cells;
}
