/**
 * The places of the pips in one half of a domino that lies across: as on dice, from 6 on as on dominoes up to 9:9, with
 * the lines of three along the domino.
 */
const PATTERNS: readonly string[] = [
  '... ... ...',
  '... .o. ...',
  'o.. ... ..o',
  'o.. .o. ..o',
  'o.o ... o.o',
  'o.o .o. o.o',
  'ooo ... ooo',
  'ooo .o. ooo',
  'ooo o.o ooo',
  'ooo ooo ooo',
];

/** Where the pips of a number from 0 to 9 stand, in steps right of and below the middle place. */
export function pipPlaces(number: number): (readonly [across: number, down: number])[] {
  return PATTERNS[number]!.split(' ').flatMap((row, r) =>
    [...row].flatMap((place, c) => (place === 'o' ? [[c - 1, r - 1] as const] : [])),
  );
}
