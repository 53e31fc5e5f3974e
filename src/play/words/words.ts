import type { Letters } from '../commands.ts';
import type { Direction } from '../terrain.ts';

/** A key or a gesture, and what it does. */
export type HelpLine = readonly [how: string, what: string];

/** Everything that is said or written while a puzzle is played. Places and cells come as the book writes them. */
export interface Words {
  readonly letters: Letters;
  readonly buttons: Readonly<
    Record<
      | 'play'
      | 'continue'
      | 'stop'
      | 'undo'
      | 'redo'
      | 'strokes'
      | 'list'
      | 'check'
      | 'hint'
      | 'clear'
      | 'erase',
      string
    >
  >;
  /** What the buttons are for, as a group. */
  readonly controls: string;
  readonly numbers: string;
  readonly clear: { readonly question: string; readonly yes: string; readonly no: string };
  readonly help: {
    readonly title: string;
    readonly board: readonly HelpLine[];
    readonly completion: readonly HelpLine[];
    readonly pointer: readonly HelpLine[];
    readonly kept: string;
  };

  // A cell, part by part.
  readonly empty: string;
  readonly entered: string;
  readonly picked: string;
  joined(cell: string, stone: string | undefined): string;
  strokes(sides: readonly Direction[]): string;

  // The tally.
  places(count: number): string;
  readonly lies: string;
  readonly liesTwice: string;
  readonly notLaid: string;
  reach(cell: string, ways: readonly Way[]): string;

  // What has just happened.
  laid(place: string, stone: string | undefined): string;
  taken(place: string, stone: string | undefined): string;
  alsoOn(stone: string, places: readonly string[]): string;
  stroke(one: string, other: string): string;
  noStroke(one: string, other: string): string;
  filled(cell: string, number: number): string;
  emptied(cell: string): string;
  changes(stones: number, strokes: number, numbers: number): string;

  // What cannot be done, and what comes next.
  readonly undone: string;
  readonly redone: string;
  readonly nothingToUndo: string;
  readonly nothingToRedo: string;
  readonly nothingHere: string;
  readonly edge: Readonly<Record<Direction, string>>;
  noCell(direction: Direction): string;
  covered(cell: string): string;
  given(cell: string): string;
  tooLarge(range: number): string;
  readonly ready: Readonly<Record<'stone' | 'stroke', string>>;
  readonly dropped: string;
  readonly drawing: Readonly<Record<'stone' | 'stroke', string>>;

  // Check and hint.
  progress(laid: number, stones: number): string;
  filledIn(filled: number, unknown: number): string;
  readonly solved: string;
  readonly allRightSoFar: string;
  readonly lawfulSoFar: string;
  readonly somethingWrong: string;
  readonly stuck: string;
  faults(count: number): string;
  wrongStrokes(count: number): string;
  stoneTwice(stone: string, places: readonly [string, string]): string;
  stoneWrong(place: string, stone: string | undefined): string;
  numberWrong(cell: string, number: number): string;
  more(count: number): string;
  lookAtCell(aid: string, cell: string): string;
  lookAtStone(aid: string, stone: string): string;
  lookForNumber(cell: string): string;
  readonly askAgain: string;
  numberIs(cell: string, number: number): string;
  readonly noHint: string;
}

/** A neighbour that a cell can still join. */
export interface Way {
  readonly cell: string;
  readonly stone: string | undefined;
  /** How many places the stone has left; unknown in completions. */
  readonly places: number | undefined;
}

export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

export function listOf(parts: readonly string[], joint: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${joint} ${parts.at(-1)}`;
}
