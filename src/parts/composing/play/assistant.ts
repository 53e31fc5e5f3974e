import { type Domino, makeDomino } from '../../../domino/dominoes.ts';
import type { Assistant, Search, Told } from '../../../play/assistant.ts';
import { type Game, lastPosition } from '../../../play/game.ts';
import type { PlayBoard } from '../../../play/play-board.ts';
import { attemptOf, type Position } from '../../../play/position.ts';
import { questionsOn } from '../../../play/questions.ts';
import type { Speech } from '../../../play/speech.ts';
import type { Stops } from '../../../play/tour.ts';
import { type Judgement, judgeAnswer } from '../judge.ts';
import { TaskProver } from '../model.ts';
import { dominoesInDanger } from '../places.ts';
import { type ComposingTask, filledIn } from '../task.ts';
import { couldStops, dangerStops } from './dominoes.ts';
import { findingStops } from './findings.ts';
import { type Prospect, ProspectSearch } from './prospect.ts';

/** Boards with more cells are searched slice by slice from the beginning; on smaller ones so many slices take a moment. */
const SMALL = 30;
const AT_ONCE = 8;

/** Judges what lies on the board of a task, of which any answer is right, and tells what can still come of it. */
export class ComposerAssistant implements Assistant {
  readonly #playBoard: PlayBoard;
  readonly #task: ComposingTask;
  readonly #speech: Speech;
  readonly #questions: ReturnType<typeof questionsOn>;
  #prover: TaskProver | undefined;

  constructor(playBoard: PlayBoard, task: ComposingTask, speech: Speech) {
    this.#playBoard = playBoard;
    this.#task = task;
    this.#speech = speech;
    this.#questions = questionsOn(playBoard, speech);
  }

  check(position: Position, game: Game): Told {
    const found = this.#judge(position);
    const stops = findingStops(found, this.#setup(position), this.#playBoard, this.#speech);
    if (found.faults.length === 0) return { kind: 'check', stops };
    const back = lastPosition(this.#playBoard, game, (earlier) => this.#judge(earlier).faults.length === 0);
    return { kind: 'check', stops: withWayBack(stops, back) };
  }

  why(): Told {
    return this.#speech.words.text('play-why-unknown');
  }

  /** Whether an answer can come of it, and which dominoes are in danger. It is searched for in slices. */
  hint(position: Position, game: Game): Told | Search {
    const { words } = this.#speech;
    if (this.#judge(position).isAnswer) return words.text('play-compose-answer');
    const isLarge = this.#playBoard.board.cells.length > SMALL;
    // To say a large board to the solver takes as long as a slice.
    const isNew = this.#prover === undefined;
    this.#prover ??= new TaskProver(this.#task);
    const search = new ProspectSearch(this.#playBoard, this.#prover, game);
    const goOn = (): Told | undefined => {
      const found = search.goOn();
      return found && this.#tellProspect(position, found);
    };
    for (let slices = isLarge ? (isNew ? 0 : 1) : AT_ONCE; slices > 0; slices--) {
      const found = goOn();
      if (found) return found;
    }
    return { text: words.text('play-compose-searching'), goOn };
  }

  certain(position: Position): Told {
    return { kind: 'certain', stops: this.#danger(position) };
  }

  places(position: Position, domino: Domino): Told {
    const { dominoes } = attemptOf(this.#playBoard, position);
    const could = couldStops(
      makeDomino(domino),
      this.#setup(position),
      dominoes,
      this.#playBoard,
      this.#speech,
    );
    return { kind: 'places', stops: could ?? this.#questions.places(position, domino) };
  }

  ending(position: Position): string {
    const { words } = this.#speech;
    const { isAnswer, filled, toFill, faults } = this.#judge(position);
    if (isAnswer) return words.text('play-compose-answer-done');
    return filled === toFill && faults.length > 0 ? words.text('play-something-wrong') : '';
  }

  #judge(position: Position): Judgement {
    return judgeAnswer(this.#task, attemptOf(this.#playBoard, position));
  }

  #setup({ filled }: Position) {
    return filledIn(this.#task, filled);
  }

  #danger(position: Position, opening?: string): Stops {
    const { dominoes } = attemptOf(this.#playBoard, position);
    return dangerStops(
      dominoesInDanger(this.#setup(position), dominoes),
      this.#playBoard,
      this.#speech,
      opening,
    );
  }

  #tellProspect(position: Position, { completable, back }: Prospect): Told {
    const text = this.#speech.words.text(`play-compose-${completable}`);
    if (completable !== 'no') return { kind: 'certain', stops: this.#danger(position, text) };
    const stops: Stops = [{ text, cells: [] }];
    return { kind: 'certain', stops: back === undefined ? stops : withWayBack(stops, back) };
  }
}

/** Stops from each of which a player can go back to so many moves. */
function withWayBack([first, ...others]: Stops, back: number): Stops {
  const deed = { back };
  return [{ ...first, deed }, ...others.map((stop) => ({ ...stop, deed }))];
}
