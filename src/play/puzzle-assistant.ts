import type { Cell, PlaceIndex } from '../domino/board.ts';
import { type Domino, setFacts } from '../domino/dominoes.ts';
import { adviceStops, refusalStops } from './advice.ts';
import type { Assistant, Told } from './assistant.ts';
import { type Game, lastPosition } from './game.ts';
import { HintFinder } from './hint-finder.ts';
import { isAmiss, judgementStops } from './judgement.ts';
import type { PlayBoard } from './play-board.ts';
import { dominoOn, type Position } from './position.ts';
import { Questions } from './questions.ts';
import type { Speech } from './speech.ts';

/** Knows the solution of a puzzle, and tells of it what a check or a hint may tell. */
export class PuzzleAssistant implements Assistant {
  readonly #playBoard: PlayBoard;
  readonly #speech: Speech;
  readonly #hintFinder: HintFinder;
  readonly #questions: Questions;

  constructor(playBoard: PlayBoard, speech: Speech) {
    this.#playBoard = playBoard;
    this.#speech = speech;
    this.#hintFinder = new HintFinder(playBoard);
    this.#questions = new Questions(playBoard, speech);
  }

  check(position: Position, game: Game): Told {
    return this.#judge(position, game);
  }

  /** First where to look, then thought by thought. */
  hint(position: Position, game: Game): Told {
    const { words } = this.#speech;
    const advice = this.#hintFinder.hint(position);
    switch (advice.kind) {
      case 'wrong':
        return this.#judge(position, game, words.text('play-amiss'));
      case 'solved':
        return words.text('play-solved');
      case 'none':
        return words.text('play-no-hint');
      default:
        return { kind: 'hint', stops: adviceStops(advice, position, this.#playBoard, this.#speech) };
    }
  }

  why(position: Position, pair: PlaceIndex): Told {
    const { words } = this.#speech;
    const named = { domino: this.#speech.domino(position, pair), place: this.#speech.place(pair) };
    const refusal = this.#hintFinder.whyNot(position, pair);
    switch (refusal.kind) {
      case 'right':
        return words.text('play-why-right', named);
      case 'unknown':
        return words.text('play-why-unknown');
      case 'elsewhere':
        return this.places(position, dominoOn(this.#playBoard, position, pair)!);
      case 'step':
        return { kind: 'why', stops: refusalStops(refusal, pair, named, this.#playBoard, this.#speech) };
    }
  }

  certain(position: Position, cell: Cell): Told {
    return { kind: 'certain', stops: this.#questions.certain(position, cell) };
  }

  places(position: Position, domino: Domino): Told {
    return { kind: 'places', stops: this.#questions.places(position, domino) };
  }

  /** When the last domino lies or the last number stands, nobody has to ask whether all is right. */
  ending(position: Position): string {
    const { puzzle, board, hasUnknowns } = this.#playBoard;
    const { words } = this.#speech;
    const { dominoes, filled } = position;
    const isFull = hasUnknowns
      ? board.cells.every((cell) => !this.#playBoard.isUnknown(cell) || filled.has(cell))
      : dominoes.size === setFacts(puzzle.range).dominoes;
    if (!isFull) return '';
    const found = this.#hintFinder.check(position);
    if (found.solved) return words.text('play-solved');
    return found.faults.length > 0 ? words.text('play-something-wrong') : '';
  }

  /** @param opening instead of how far the player is */
  #judge(position: Position, game: Game, opening?: string): Told {
    const found = this.#hintFinder.check(position);
    const back = isAmiss(found)
      ? lastPosition(this.#playBoard, game, (earlier) => !isAmiss(this.#hintFinder.check(earlier)))
      : undefined;
    const deed = back === undefined ? undefined : { back };
    const [first, ...others] = judgementStops(position, found, this.#playBoard, this.#speech, deed);
    if (!deed) return first.text;
    return { kind: 'check', stops: [{ ...first, text: opening ?? first.text }, ...others] };
  }
}
