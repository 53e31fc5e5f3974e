import { playablePuzzle, type State } from '../game-progress.ts';
import type { PlayBoard } from '../play-board.ts';
import { readPlayBoard } from '../play-board-line.ts';
import type { KeptGame, Playable } from '../playable.ts';
import type { Kept } from '../progress.ts';
import { stored, wasSolved } from './store.ts';

// What the browser keeps of puzzles, by their lines of text.

const playBoards = new Map<string, PlayBoard>();
const playables = new Map<string, Playable>();
/** What is played beside puzzles, by the word with which its lines begin. */
const others = new Map<string, (line: string) => Playable>();

/** Adds something that is played beside puzzles. @param read may throw a UserError */
export function addPlayable(word: string, read: (line: string) => Playable): void {
  others.set(word, read);
}

/** The board of a puzzle or a task, made once. @throws UserError if the line is neither */
export function playBoardOf(line: string): PlayBoard {
  const known = playBoards.get(line) ?? readPlayBoard(line);
  playBoards.set(line, known);
  return known;
}

/** What is played by a line, made once. @throws UserError if the line is nothing that can be played */
export function playableOf(line: string): Playable {
  const other = others.get(line.split(' ', 1)[0]!);
  const known = playables.get(line) ?? (other ? other(line) : playablePuzzle(playBoardOf(line)));
  playables.set(line, known);
  return known;
}

/** The game that was played last, if there is one that can be read. */
export function gameOf(line: string): KeptGame | undefined {
  const text = stored(line);
  return text === undefined ? undefined : playableOf(line).parse(text);
}

export function keptOf(line: string): Kept {
  return { game: gameOf(line), solved: wasSolved(line) };
}

export function stateOf(line: string): State {
  if (wasSolved(line)) return 'solved';
  return stored(line) === undefined ? 'untouched' : 'begun';
}
