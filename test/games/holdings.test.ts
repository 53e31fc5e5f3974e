import { expect, it } from 'vitest';
import { domino } from '../../src/domino/dominoes.ts';
import type { Position } from '../../src/games/hands.ts';
import { holdingsOf } from '../../src/games/holdings.ts';
import { bookGame } from '../../src/parts/games/document/commented-game.ts';

const handOf = (names: string) => names.split(' ').map((name) => domino(Number(name[0]), Number(name[1])));

const position = (names: string, line: Position['line'] = []): Position => ({
  line,
  hands: { A: { dominoes: handOf(names), unseen: 0 }, B: { dominoes: [], unseen: 0 } },
  stock: 12,
  talon: [],
});

// The terms of the book of 1921, pages on Sperrdomino: a) to g).
it.each([
  ['04 14 24 34 44 45 46', 'blase'],
  ['04 14 24 34 44 45', 'ueberforsche'],
  ['04 14 24 34 45 46', 'kleine-ueberforsche'],
  ['04 14 24 34 44', 'forsche'],
  ['04 14 24 34 45', 'kleine-forsche'],
  ['04 14 24 44', 'klemme'],
  ['04 14 24', 'falle'],
  ['04 14 24 34', undefined],
  ['04 14 44', undefined],
  ['04 44', undefined],
])('%s: %s', (names, holding) => {
  const found = holdingsOf('A', position(names)).filter(({ number }) => number === 4);
  expect(found.map(({ name }) => name)).toEqual(holding ? [holding] : []);
});

it('sets no trap for a double that is laid', () => {
  expect(holdingsOf('A', position('04 14 24', [[4, 4]]))).toEqual([]);
});

it('are those that the book names in its own game', () => {
  const { start, moves } = bookGame();
  const said = (player: 'A' | 'B', at: Position) =>
    holdingsOf(player, at).map(({ number, name }) => `${number} ${name}`);
  // "A hat 4 Einsen (die Klemme)", "B hat 4 Blassen (die Klemme)".
  expect([said('A', start), said('B', start)]).toEqual([['1 klemme'], ['0 klemme']]);
  // B's clamp in the zeros becomes a force, but there is a clamp in the fives.
  expect(said('B', moves[1]!.before)).toEqual(['0 forsche', '5 klemme']);
  // "Aus der Zweierklemme ist die Zweierforsche geworden".
  expect(said('A', moves[2]!.before)).toContain('2 forsche');
});
