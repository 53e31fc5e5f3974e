import { markedDomino, markedPlace } from '../../document/marks.ts';
import { stepSentences } from '../../document/steps/steps.ts';
import type { Cell, PlaceIndex } from '../../domino/board.ts';
import type { Domino } from '../../domino/dominoes.ts';
import type { PlayBoard } from '../../play/play-board.ts';
import { dominoOn, dominoOver, type Move, type Position } from '../../play/position.ts';
import { NO_SIGNS, type Signs } from '../../play/signs.ts';
import type { Speech } from '../../play/speech.ts';
import type { Remark, Tutor } from '../../play/tutor.ts';
import { Candidates } from '../../solve/candidates.ts';
import { stepOf } from '../../solve/ladder.ts';
import { Scan } from '../../solve/scan.ts';
import type { Step } from '../../solve/techniques/technique.ts';
import { listOf } from '../../words/lists.ts';
import { type Lesson, PLACING } from './lessons.ts';

/** What a lesson tells and draws of what comes next. */
type Told = Pick<Tutor, 'next' | 'signs'>;

/**
 * Says what a placed domino or a bar rests on: a seal, a gap, or the technique of the lesson. A move that nothing of this
 * gives is not made, be it right or wrong, so that nobody guesses: another place is named that is open, too.
 */
export class Teacher implements Tutor {
  readonly #lesson: Lesson;
  readonly #playBoard: PlayBoard;
  readonly #speech: Speech;
  readonly #told: Told;

  /** @param told what comes next, if the lesson tells it */
  constructor(lesson: Lesson, playBoard: PlayBoard, speech: Speech, told: Told = { next: () => '' }) {
    this.#lesson = lesson;
    this.#playBoard = playBoard;
    this.#speech = speech;
    this.#told = told;
  }

  reason(before: Position, move: Move): Remark | undefined {
    if (this.#playBoard.hasUnknowns) return undefined;
    if (move.do === 'join') return this.#placing(before, move.pair);
    if (move.do === 'bar') return this.#parting(before, move.pair);
    return undefined;
  }

  next(now: Position): string {
    return this.#told.next(now);
  }

  signs(now: Position): Signs {
    return this.#told.signs?.(now) ?? NO_SIGNS;
  }

  #placing(before: Position, pair: PlaceIndex): Remark {
    const { words } = this.#speech;
    const place = this.#speech.place(pair);
    const domino = dominoOn(this.#playBoard, before, pair)!;
    const other = this.#whereIs(before, domino);
    if (other !== undefined) {
      return refused(
        words.text('learn-placed-before', {
          domino: this.#speech.domino(before, pair),
          place: this.#speech.place(other),
        }),
      );
    }
    const taken = this.#cells(pair).find((cell) => dominoOver(this.#playBoard, before, cell) !== undefined);
    if (taken !== undefined) {
      return refused(words.text('learn-cell-taken', { cell: this.#speech.name(taken) }));
    }
    if (before.bars.has(pair)) return refused(words.text('learn-parted', { place }));
    const state = this.#stateOf(before);
    const placed = stepTo(state, pair);
    if (placed) return granted(this.#sentences([placed]));
    const led = this.#ledTo(state, pair);
    if (led) return granted(this.#sentences(led));
    const others = state
      .openPlaces(state.itemOfDomino(domino.low, domino.high))
      .filter((open) => open !== pair)
      .map((open) => markedPlace(this.#playBoard.board, state.placementAt(open)));
    return refused(
      this.#speech.plain(
        words.marked('learn-not-yet', {
          domino: markedDomino(domino),
          places: listOf(others, 'or', words),
        }),
      ),
    );
  }

  #parting(before: Position, pair: PlaceIndex): Remark {
    const { words } = this.#speech;
    const domino = dominoOn(this.#playBoard, before, pair)!;
    const named = { domino: this.#speech.domino(before, pair), place: this.#speech.place(pair) };
    const other = this.#whereIs(before, domino);
    if (other !== undefined) {
      return granted(
        words.text('learn-bar-once', { domino: named.domino, place: this.#speech.place(other) }),
      );
    }
    const state = this.#stateOf(before);
    for (const technique of PLACING) {
      const finding = new Scan(technique, state)
        .all()
        .find(({ place }) => place !== undefined && state.exclude(place, pair));
      if (!finding) continue;
      const reason = this.#sentences([stepOf(state, { technique, finding })]);
      return granted(`${reason} ${words.text('learn-bar-beside', named)}`);
    }
    for (const technique of this.#lesson.techniques) {
      const finding = new Scan(technique, state)
        .all()
        .find(({ eliminations }) => eliminations.includes(pair));
      if (!finding) continue;
      const step = stepOf(state, { technique, finding });
      const eliminate = step.eliminate.filter(({ index }) => index === pair);
      return granted(this.#sentences([{ ...step, eliminate }]));
    }
    return refused(words.text('learn-bar-not-yet', named));
  }

  /** One use of a technique, and the seal or gap on this place that comes of it; the easiest first. */
  #ledTo(state: Candidates, pair: PlaceIndex): readonly Step[] | undefined {
    for (const technique of this.#lesson.techniques) {
      for (const finding of new Scan(technique, state).all()) {
        const step = stepOf(state, { technique, finding });
        const mark = state.closed;
        for (const place of finding.eliminations) state.close(place);
        const placed = stepTo(state, pair);
        state.undo(mark);
        if (placed) return [step, placed];
      }
    }
    return undefined;
  }

  #sentences(steps: readonly Step[]): string {
    const { words } = this.#speech;
    return steps
      .flatMap((step) => stepSentences(step, this.#playBoard.puzzle, words))
      .map((sentence) => this.#speech.plain(sentence))
      .join(' ');
  }

  #stateOf({ dominoes, bars }: Position): Candidates {
    const state = new Candidates(this.#playBoard.puzzle);
    for (const pair of dominoes) state.lay(pair);
    for (const pair of bars) if (state.open[pair]) state.close(pair);
    return state;
  }

  /** The pair on which a domino lies. */
  #whereIs(position: Position, { low, high }: Domino): PlaceIndex | undefined {
    return [...position.dominoes].find((pair) => {
      const domino = dominoOn(this.#playBoard, position, pair);
      return domino?.low === low && domino.high === high;
    });
  }

  #cells(pair: PlaceIndex): Cell[] {
    const { first, second } = this.#playBoard.pairs[pair]!;
    return [first, second];
  }
}

/** The seal or gap that lays a domino on this place. */
function stepTo(state: Candidates, pair: PlaceIndex): Step | undefined {
  for (const technique of PLACING) {
    const finding = new Scan(technique, state).all().find(({ place }) => place === pair);
    if (finding) return stepOf(state, { technique, finding });
  }
  return undefined;
}

function granted(text: string): Remark {
  return { text, holds: true };
}

function refused(text: string): Remark {
  return { text, holds: false };
}
