import { markedDomino, markedPlace } from '../../document/marks.ts';
import { stepSentences } from '../../document/steps/steps.ts';
import type { PlaceIndex } from '../../domino/board.ts';
import type { PlayBoard } from '../../play/play-board.ts';
import { cellsOf, dominoOn, dominoOver, type Move, type Position } from '../../play/position.ts';
import type { Speech } from '../../play/speech.ts';
import { laidPair } from '../../play/tally.ts';
import type { Remark, Tutor } from '../../play/tutor.ts';
import { Candidates } from '../../solve/candidates.ts';
import { stepOf } from '../../solve/ladder.ts';
import { Scan } from '../../solve/scan.ts';
import type { Finding, Step, Technique } from '../../solve/techniques/technique.ts';
import { listOf } from '../../words/lists.ts';
import { type Lesson, PLACING } from './lessons.ts';

/**
 * Says what a placed domino or a bar rests on: a seal, a gap, or the technique of the lesson. A move that nothing of this
 * gives is not made, be it right or wrong, so that nobody guesses: another place is named that is open, too.
 *
 * @param told what comes next, if the lesson tells it
 */
export function teacherOf(
  lesson: Lesson,
  playBoard: PlayBoard,
  speech: Speech,
  told: Pick<Tutor, 'next' | 'signs'> = { next: () => '' },
): Tutor {
  const { words } = speech;

  function reason(before: Position, move: Move): Remark | undefined {
    if (playBoard.hasUnknowns) return undefined;
    if (move.do === 'join') return placing(before, move.pair);
    if (move.do === 'bar') return parting(before, move.pair);
    return undefined;
  }

  function placing(before: Position, pair: PlaceIndex): Remark {
    const place = speech.place(pair);
    const domino = dominoOn(playBoard, before, pair)!;
    const other = laidPair(playBoard, before, domino);
    if (other !== undefined) {
      return refused(
        words.text('learn-placed-before', {
          domino: speech.domino(before, pair),
          place: speech.place(other),
        }),
      );
    }
    const taken = cellsOf(playBoard, pair).find((cell) => dominoOver(playBoard, before, cell) !== undefined);
    if (taken !== undefined) {
      return refused(words.text('learn-cell-taken', { cell: speech.name(taken) }));
    }
    if (before.bars.has(pair)) return refused(words.text('learn-parted', { place }));
    const state = stateOf(before);
    const placed = stepTo(state, pair);
    if (placed) return granted(sentences([placed]));
    const led = ledTo(state, pair);
    if (led) return granted(sentences(led));
    const others = state
      .openPlaces(state.itemOfDomino(domino.low, domino.high))
      .filter((open) => open !== pair)
      .map((open) => markedPlace(playBoard.board, state.placementAt(open)));
    return refused(
      speech.plain(
        words.marked('learn-not-yet', {
          domino: markedDomino(domino),
          places: listOf(others, 'or', words),
        }),
      ),
    );
  }

  function parting(before: Position, pair: PlaceIndex): Remark {
    const domino = dominoOn(playBoard, before, pair)!;
    const named = { domino: speech.domino(before, pair), place: speech.place(pair) };
    const other = laidPair(playBoard, before, domino);
    if (other !== undefined) {
      return granted(words.text('learn-bar-once', { domino: named.domino, place: speech.place(other) }));
    }
    const state = stateOf(before);
    const beside = firstStep(
      state,
      PLACING,
      ({ place }) => place !== undefined && state.exclude(place, pair),
    );
    if (beside) return granted(`${sentences([beside])} ${words.text('learn-bar-beside', named)}`);
    const led = firstStep(state, lesson.techniques, ({ eliminations }) => eliminations.includes(pair));
    if (!led) return refused(words.text('learn-bar-not-yet', named));
    const eliminate = led.eliminate.filter(({ index }) => index === pair);
    return granted(sentences([{ ...led, eliminate }]));
  }

  /** One use of a technique, and the seal or gap on this place that comes of it; the easiest first. */
  function ledTo(state: Candidates, pair: PlaceIndex): readonly Step[] | undefined {
    for (const technique of lesson.techniques) {
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

  function sentences(steps: readonly Step[]): string {
    return steps
      .flatMap((step) => stepSentences(step, playBoard.puzzle, words))
      .map((sentence) => speech.plain(sentence))
      .join(' ');
  }

  function stateOf({ dominoes, bars }: Position): Candidates {
    const state = new Candidates(playBoard.puzzle);
    for (const pair of dominoes) state.lay(pair);
    for (const pair of bars) if (state.open[pair]) state.close(pair);
    return state;
  }

  return { ...told, reason };
}

/** The seal or gap that lays a domino on this place. */
function stepTo(state: Candidates, pair: PlaceIndex): Step | undefined {
  return firstStep(state, PLACING, ({ place }) => place === pair);
}

/** The first use of the techniques that finds what is wanted. */
function firstStep(
  state: Candidates,
  techniques: readonly Technique[],
  isWanted: (finding: Finding) => boolean,
): Step | undefined {
  for (const technique of techniques) {
    const finding = new Scan(technique, state).all().find(isWanted);
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
