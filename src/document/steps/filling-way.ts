import type { Cell } from '../../domino/board.ts';
import type { FillingTurn, FillingWay } from '../../solve/fillings/filling-way.ts';
import type { FillingStep, FillingTrial } from '../../solve/fillings/step.ts';
import type { TurningPoint } from '../../solve/hints.ts';
import { listOf } from '../../words/lists.ts';
import type { Marked } from '../../words/marked.ts';
import type { WordBook } from '../../words/word-book.ts';
import { techniqueName } from '../say.ts';
import { cellOf, endText, FillingPhrases, fillingSentences } from './filling.ts';
import { sentencesOf } from './steps.ts';
import { turningSentences, wayLines } from './way.ts';

/** So many forced steps of a supposition have a sentence each; of more, two share one. */
const MOST_ALONE = 3;

export function fillingBeginning({ setup, steps }: FillingWay, words: WordBook): Marked {
  const [first] = steps as [FillingStep];
  const say = new FillingPhrases(setup, words);
  return words.marked('hint-begin-filling', {
    where: say.focus(first.focus),
    technique: techniqueName(first.technique, words),
  });
}

/** A line for each step: first what is found of the numbers, then the dominoes that do not lie yet. */
export function fillingLines({ setup, steps, dominoes }: FillingWay, words: WordBook): Marked[] {
  const say = new FillingPhrases(setup, words);
  return [...steps.map((step) => told('hint-line-filling', step, say)), ...wayLines(dominoes, words)];
}

/** The messages for steps, and those that say where to look, too. */
const AND_WHERE = {
  'hint-line-filling': 'hint-line-filling-at',
  'hint-forced': 'hint-forced-at',
  'hint-comes': 'hint-comes-at',
} as const;

/** What a step gives, its technique, and where to look if that does not stand there already. */
function told(message: keyof typeof AND_WHERE, step: FillingStep, say: FillingPhrases): Marked {
  const what = { deed: deedOf(step, say), technique: techniqueName(step.technique, say.words) };
  return looksElsewhere(step)
    ? say.words.marked(AND_WHERE[message], { ...what, where: say.focus(step.focus) })
    : say.words.marked(message, what);
}

/** Whether a step is seen elsewhere than where it gives something. */
function looksElsewhere({ technique }: FillingStep): boolean {
  return technique === 'three' || technique === 'filling-gap' || technique === 'second-link';
}

/** What a step gives: `5 on a4 and b4`. */
function deedOf(
  { written, left, three, laid, eliminated, focus, trial }: FillingStep,
  say: FillingPhrases,
): Marked {
  const { words } = say;
  if (trial) return supposedDeed(trial, written[0]?.number, say);
  if (laid && 'domino' in focus) {
    const domino = { domino: say.domino(focus.domino), place: say.place(laid) };
    return written.length > 0
      ? words.marked('filling-deed-seal', { ...domino, numbers: say.written(written) })
      : words.marked('filling-deed-domino', domino);
  }
  if (laid) return words.marked('filling-deed-any', { place: say.place(laid) });
  if (eliminated) return words.marked('filling-deed-none', { places: say.places(eliminated, 'or') });
  if (written.length > 0) return say.written(written);
  if (three) return words.marked('filling-deed-one', { cells: say.cells(three) });
  return words.marked('filling-deed-left', { cell: say.cell(cellOf(focus)), numbers: say.numbers(left!) });
}

/** @param number the only one that is left, if it is */
function supposedDeed({ supposed }: FillingTrial, number: number | undefined, say: FillingPhrases): Marked {
  const cell = say.cell(supposed.cell);
  return number === undefined
    ? say.words.marked('filling-deed-not', { cell, number: supposed.number })
    : say.words.marked('filling-deed-instead', { cell, number, other: supposed.number });
}

/**
 * How the turning point is seen, in short sentences. The last of them ends in a number that is certain, or, where it is one of the
 * dominoes, in the domino that follows.
 *
 * @param turn that of this way
 */
export function fillingTurningSentences(way: FillingWay, turn: FillingTurn, words: WordBook): Marked[] {
  if (turn.of === 'dominoes') return turningSentences(way.dominoes, turn.point, words, way.steps.length);
  const { step, next } = turn.point;
  const say = new FillingPhrases(way.setup, words);
  const reasons = step.trial
    ? supposition(step.trial, say)
    : fillingSentences(step, way.setup, words).flatMap(sentencesOf);
  if (next) return [...reasons, conclusion(turn.point, next, say)];
  return step.trial
    ? [...reasons, words.marked('hint-so-number', { deed: say.written(step.written) })]
    : reasons;
}

function supposition({ supposed, forced, end }: FillingTrial, say: FillingPhrases): Marked[] {
  const { words } = say;
  const size = forced.length <= MOST_ALONE ? 1 : 2;
  const starts = forced.flatMap((_, i) => (i % size === 0 ? [i] : []));
  return [
    words.marked('filling-suppose', { cell: say.cell(supposed.cell), number: supposed.number }),
    ...starts.map((i) => {
      const steps = forced.slice(i, i + size).map((step) => told('hint-forced', step, say));
      return words.marked('hint-then', { steps: listOf(steps, 'semicolon', words) });
    }),
    endText(end, say),
  ];
}

function conclusion(
  { index, step, between }: TurningPoint<FillingStep>,
  next: FillingStep,
  say: FillingPhrases,
): Marked {
  const { words } = say;
  const now = step.trial
    ? words.marked('hint-now-not', {
        cell: say.cell(step.trial.supposed.cell),
        number: step.trial.supposed.number,
      })
    : words.marked('hint-now-after');
  // The line of a number that another supposition gives is named, too, as it takes as much.
  const lines = between + (next.trial ? 1 : 0);
  if (lines > 0) {
    return words.marked('hint-now-number-lines', {
      now,
      between: lines,
      first: index + 2,
      last: index + 1 + lines,
      deed: say.written(next.written),
    });
  }
  return words.marked('hint-now-number', { now, comes: told('hint-comes', next, say) });
}

/** The cells that the sentences of a turning point are about. */
export function fillingTurningCells({
  step: { focus, three, laid, trial },
}: TurningPoint<FillingStep>): readonly Cell[] {
  if (trial) return [trial.supposed.cell, ...('cell' in trial.end ? [trial.end.cell] : [])];
  if (three) return three;
  if (laid) return [laid.first, laid.second];
  if ('place' in focus) return [focus.place.first, focus.place.second];
  return 'cell' in focus ? [focus.cell] : [];
}
