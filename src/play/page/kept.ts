import { parseLine } from '../../domino/notation.ts';
import { checkPuzzle } from '../../domino/puzzle.ts';
import { type Game, parseGame } from '../game.ts';
import type { Kept } from '../progress.ts';
import type { State } from '../standing.ts';
import { Terrain } from '../terrain.ts';
import { stored, wasSolved } from './store.ts';

// What the browser keeps of puzzles, by their lines of text.

const terrains = new Map<string, Terrain>();

/** The board of a puzzle, made once. @throws UserError if the line is no puzzle */
export function terrainOf(line: string): Terrain {
  const known = terrains.get(line) ?? new Terrain(checkPuzzle(parseLine(line)));
  terrains.set(line, known);
  return known;
}

/** The game that was played last, if there is one that can be read. */
export function gameOf(line: string): Game | undefined {
  const text = stored(line);
  return text === undefined ? undefined : parseGame(terrainOf(line), text);
}

export function keptOf(line: string): Kept {
  return { game: gameOf(line), solved: wasSolved(line) };
}

export function stateOf(line: string): State {
  if (wasSolved(line)) return 'solved';
  return stored(line) === undefined ? 'untouched' : 'begun';
}
