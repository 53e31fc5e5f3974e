import { describe, expect, it } from 'vitest';
import { pipPlaces } from '../../../src/layout/stones/sizes.ts';
import { dotsOf, LETTER_DIGITS } from '../../../src/six-dot.ts';

type Place = readonly [across: number, down: number];

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const quarter = ([across, down]: Place): Place => [-down, across];
const mirrored = ([across, down]: Place): Place => [-across, down];
const form = (places: readonly Place[]) =>
  places
    .map(([across, down]) => `${across + 0},${down + 0}`)
    .sort()
    .join(' ');

/** All rotations of a pattern. */
function turns(places: readonly Place[]): string[] {
  const found: string[] = [];
  for (let turned = places, i = 0; i < 4; i++, turned = turned.map(quarter)) found.push(form(turned));
  return found;
}

describe('the pips of a number', () => {
  it.each(NUMBERS)('are as many as the number: %i', (number) => {
    expect(new Set(pipPlaces(number).map(String)).size).toBe(number);
  });

  it.each(NUMBERS)('are the same on both ends of a domino that is turned round: %i', (number) => {
    expect(form(pipPlaces(number).map(quarter).map(quarter))).toBe(form(pipPlaces(number)));
  });

  it.each(NUMBERS)('never become another number when the domino is turned: %i', (number) => {
    const others = NUMBERS.filter((other) => other !== number).map((other) => form(pipPlaces(other)));
    expect(others.filter((other) => turns(pipPlaces(number)).includes(other))).toEqual([]);
  });

  it('are lines of three along the domino for 6, with a middle one for 7', () => {
    expect(form(pipPlaces(6))).toBe(
      form([-1, 0, 1].flatMap((across) => [[across, -1] as const, [across, 1] as const])),
    );
    expect(form(pipPlaces(7))).toBe(form([...pipPlaces(6), [0, 0]]));
    expect(form(pipPlaces(6).map(mirrored))).toBe(form(pipPlaces(6)));
  });
});

describe('braille digits, which the dominoes up to 9:9 do not have', () => {
  it('become each other when they are turned, as the sheets say', () => {
    // Dots 1, 2, 4 and 5 form a square: the positions of a digit.
    const at: Record<number, Place> = { 1: [-1, -1], 2: [-1, 1], 4: [1, -1], 5: [1, 1] };
    const places = NUMBERS.map((number) => dotsOf(LETTER_DIGITS[number]!).map((dot) => at[dot]!));
    const groups = new Map<string, number[]>();
    for (const number of NUMBERS) {
      const name = turns(places[number]!).sort()[0]!;
      groups.set(name, [...(groups.get(name) ?? []), number]);
    }
    const mixed = [...groups.values()].filter(({ length }) => length > 1);
    expect(mixed.sort((a, b) => a[0]! - b[0]!)).toEqual([
      [0, 4, 6, 8],
      [2, 3],
      [5, 9],
    ]);
  });
});
