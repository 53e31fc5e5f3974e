import type { Cell, PlaceIndex } from '../domino/board.ts';
import type { Domino } from '../domino/dominoes.ts';
import { adviceStops, refusalStops } from './advice.ts';
import type { Assistant, Told } from './assistant.ts';
import { type Game, lastPosition } from './game.ts';
import { HintFinder, isAmiss } from './hint-finder.ts';
import { judgementStops } from './judgement.ts';
import type { PlayBoard } from './play-board.ts';
import { dominoOn, isFull, type Position } from './position.ts';
import { questionsOn } from './questions.ts';
import type { Speech } from './speech.ts';

/** Knows the solution of a puzzle, and tells of it what a check or a hint may tell. */
export function puzzleAssistant(playBoard: PlayBoard, speech: Speech): Assistant {
  const { words } = speech;
  const hintFinder = new HintFinder(playBoard);
  const questions = questionsOn(playBoard, speech);

  /** First where to look, then thought by thought. */
  function hint(position: Position, game: Game): Told {
    const advice = hintFinder.hint(position);
    switch (advice.kind) {
      case 'wrong':
        return check(position, game, words.text('play-amiss'));
      case 'solved':
        return words.text('play-solved');
      case 'none':
        return words.text('play-no-hint');
      default:
        return { kind: 'hint', stops: adviceStops(advice, position, playBoard, speech) };
    }
  }

  function why(position: Position, pair: PlaceIndex): Told {
    const named = { domino: speech.domino(position, pair), place: speech.place(pair) };
    const refusal = hintFinder.whyNot(position, pair);
    switch (refusal.kind) {
      case 'right':
        return words.text('play-why-right', named);
      case 'unknown':
        return words.text('play-why-unknown');
      case 'elsewhere':
        return places(position, dominoOn(playBoard, position, pair)!);
      case 'step':
        return { kind: 'why', stops: refusalStops(refusal, pair, named, playBoard, speech) };
    }
  }

  function certain(position: Position, cell: Cell): Told {
    return { kind: 'certain', stops: questions.certain(position, cell) };
  }

  function places(position: Position, domino: Domino): Told {
    return { kind: 'places', stops: questions.places(position, domino) };
  }

  /** When the last domino lies or the last number stands, nobody has to ask whether all is right. */
  function ending(position: Position): string {
    if (!isFull(playBoard, position)) return '';
    const found = hintFinder.check(position);
    if (found.solved) return words.text('play-solved');
    return found.faults.length > 0 ? words.text('play-something-wrong') : '';
  }

  /** @param opening instead of how far the player is */
  function check(position: Position, game: Game, opening?: string): Told {
    const found = hintFinder.check(position);
    const back = isAmiss(found)
      ? lastPosition(playBoard, game, (earlier) => !isAmiss(hintFinder.check(earlier)))
      : undefined;
    const deed = back === undefined ? undefined : { back };
    const [first, ...others] = judgementStops(position, found, playBoard, speech, deed);
    if (!deed) return first.text;
    return { kind: 'check', stops: [{ ...first, text: opening ?? first.text }, ...others] };
  }

  return { hint, why, certain, places, ending, check };
}
