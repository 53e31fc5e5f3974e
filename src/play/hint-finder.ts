import type { Cell, PlaceIndex } from '../domino/board.ts';
import { type Setup, UNKNOWN } from '../domino/puzzle.ts';
import { Candidates } from '../solve/candidates.ts';
import type { FillingStep } from '../solve/fillings/step.ts';
import { nextWriting } from '../solve/fillings/writing.ts';
import { FillingProver } from '../solve/fillings.ts';
import { lookAt } from '../solve/hints.ts';
import type { Item } from '../solve/items.ts';
import { nextStep } from '../solve/ladder.ts';
import { type Solutions, solutionsOf } from '../solve/solutions.ts';
import type { Step } from '../solve/techniques/technique.ts';
import { refutation } from '../solve/techniques/trial.ts';
import { judgeAttempt, type Verdict } from '../solve/verdict.ts';
import { lightestStep } from '../solve/way.ts';
import { canBeCompleted } from './completable.ts';
import type { PlayBoard } from './play-board.ts';
import { attemptOf, type Position } from './position.ts';

/** What a check finds, as far as it can be said without giving the answer. */
export interface Findings extends Verdict {
  /** How many bars stand where a domino lies in the solution. Which ones they are would give its place away. */
  readonly wrongBars: number;
  /** No rule is broken, but nothing leads from here to a solution; said only where there are several of them. */
  readonly stuck: boolean;
}

/** Whether there is something to be taken back. */
export function isAmiss({ faults, wrongBars, stuck }: Findings): boolean {
  return faults.length > 0 || wrongBars > 0 || stuck;
}

export type Advice =
  | { readonly kind: 'wrong' | 'solved' | 'none' }
  /** The next step of the lightest way from here, and where to look for it. */
  | { readonly kind: 'step'; readonly setup: Setup; readonly step: Step; readonly look: Item }
  /** A number of a completion that follows from those on the board, with the steps to it where techniques find it. */
  | {
      readonly kind: 'number';
      readonly cell: Cell;
      readonly number: number;
      readonly setup: Setup;
      readonly steps: readonly FillingStep[];
    };

/** Why a domino that a player has placed does not go there; `elsewhere`: it lies where it goes already. */
export type Refusal =
  | { readonly kind: 'right' | 'elsewhere' | 'unknown' }
  /** What shows it, and how many steps come before that. */
  | { readonly kind: 'step'; readonly setup: Setup; readonly step: Step; readonly before: number };

/** The hardest techniques that hints for numbers use: what they suppose is followed for one step at most. */
const HARDEST_FOR_NUMBERS = 'hard';

/** What the search for a number may cost, in conflicts: those that follow most easily are found first. */
const BUDGETS = [0, 1, 10, 100, 10_000];

/** Knows the solution of a puzzle, which it counts out when it is first asked. */
export class HintFinder {
  readonly #playBoard: PlayBoard;
  #solutions: Solutions | undefined;
  #prover: FillingProver | undefined;

  constructor(playBoard: PlayBoard) {
    this.#playBoard = playBoard;
  }

  check(position: Position): Findings {
    const { puzzle, pairs, hasUnknowns } = this.#playBoard;
    const verdict = judgeAttempt(puzzle, attemptOf(this.#playBoard, position), this.#found);
    const key = this.#found.first?.key;
    const wrongBars = [...position.bars].filter((pair) => key?.[pairs[pair]!.first] === pairs[pair]!.second);
    const isLawful = verdict.faults.length === 0;
    return {
      ...verdict,
      wrongBars: verdict.compared ? wrongBars.length : 0,
      stuck: !verdict.compared && isLawful && !hasUnknowns && !canBeCompleted(puzzle, position),
    };
  }

  hint(position: Position): Advice {
    const found = this.check(position);
    if (isAmiss(found)) return { kind: 'wrong' };
    if (found.solved) return { kind: 'solved' };
    const advice = found.filled < found.unknown ? this.#nextNumber(position) : this.#nextStep(position);
    return advice ?? { kind: 'none' };
  }

  /** Why the domino on a pair does not go there, as it follows from those that are right. */
  whyNot(position: Position, pair: PlaceIndex): Refusal {
    const { pairs, hasUnknowns } = this.#playBoard;
    const only = this.#isUnique ? this.#found.first : undefined;
    const isRight = (laid: PlaceIndex) => only?.key[pairs[laid]!.first] === pairs[laid]!.second;
    if (!only || !position.dominoes.has(pair) || isRight(pair)) return { kind: 'right' };
    if (hasUnknowns) return { kind: 'unknown' };
    const setup = only.solved;
    const state = new Candidates(setup);
    for (const laid of position.dominoes) if (isRight(laid)) state.lay(laid);
    if (!state.open[pair]) return { kind: 'elsewhere' };
    const { first, second } = pairs[pair]!;
    for (let before = 0; ; before++) {
      // What follows from other dominoes is no part of the trial: it waits until they are found.
      state.undo(state.closed);
      const trial = refutation(state, pair);
      const step: Step = trial
        ? {
            technique: 'trial',
            rating: 0,
            because: [first, second],
            trial,
            eliminate: [state.placementAt(pair)],
          }
        : lightestStep(state);
      if (step.place) state.lay(step.place.index);
      else for (const { index } of step.eliminate) state.close(index);
      if (!state.open[pair]) return { kind: 'step', setup, step, before };
    }
  }

  #nextStep(position: Position): Advice | undefined {
    const solved = this.#found.first?.solved;
    if (!solved) return undefined;
    const state = new Candidates(solved);
    for (const pair of position.dominoes) state.lay(pair);
    for (const pair of position.bars) if (state.open[pair]) state.close(pair);
    const step = this.#isUnique ? lightestStep(state) : nextStep(state, false);
    return step && { kind: 'step', setup: solved, step, look: lookAt(step) };
  }

  #nextNumber(position: Position): Advice | undefined {
    const { filled } = position;
    const solved = this.#found.first?.solved;
    if (!solved || !this.#isUnique) return undefined;
    const { puzzle, board } = this.#playBoard;
    const steps = nextWriting(puzzle, position, HARDEST_FOR_NUMBERS);
    const written = steps?.at(-1)?.written[0];
    if (steps && written) return { kind: 'number', ...written, setup: puzzle, steps };
    this.#prover ??= new FillingProver(solved);
    const isKnown = (cell: Cell) => puzzle.numbers[cell] !== UNKNOWN || filled.has(cell);
    const known = board.cells.filter(isKnown);
    for (const budget of BUDGETS) {
      for (const cell of board.cells) {
        if (isKnown(cell) || !this.#prover.follows(cell, known, budget)) continue;
        return { kind: 'number', cell, number: solved.numbers[cell]!, setup: puzzle, steps: [] };
      }
    }
    return undefined;
  }

  get #found(): Solutions {
    this.#solutions ??= solutionsOf(this.#playBoard.puzzle, 2);
    return this.#solutions;
  }

  get #isUnique(): boolean {
    return this.#found.solutions === 1 && this.#found.complete;
  }
}
