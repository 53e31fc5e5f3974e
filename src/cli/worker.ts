import { type Made, puzzlesOf } from '../book/make.ts';
import type { SectionOrder } from '../book/order.ts';
import { type DraftMessage, pack } from './draft-message.ts';

/** Some puzzles of an order: `count` of them from number `first`. */
export interface Task {
  readonly order: SectionOrder;
  readonly first: number;
  readonly count: number;
}

/**
 * What a worker sends back: how far the work on a puzzle is, the best one so far with the conditions that it does not fulfil, and
 * then the drafts in turn, null for one not found.
 */
export type Answer =
  | { readonly type: 'best'; readonly draft: DraftMessage; readonly lacks: readonly string[] }
  | { readonly type: 'step'; readonly part: number }
  | { readonly type: 'drafts'; readonly drafts: readonly (DraftMessage | null)[] };

const PARENT = process.ppid;

/** Ends when the run that wants the puzzles was killed: another process is the parent then. */
function endIfAlone(): void {
  if (process.ppid !== PARENT) process.exit();
}

function send(answer: Answer): void {
  endIfAlone();
  process.send!(answer);
}

// In a process of its own, started by jobs.ts.
process.on('message', ({ order, first, count }: Task) => {
  const onStep = (part: number) => send({ type: 'step', part });
  const onBest = (best: Made, lacks: readonly string[]) => send({ type: 'best', draft: pack(best), lacks });
  const make = puzzlesOf(order);
  const drafts = Array.from({ length: count }, (_, i) => {
    endIfAlone();
    const made = make(first + i, { onStep, onBest });
    return made ? pack(made) : null;
  });
  send({ type: 'drafts', drafts });
});
