import type { Random } from '../../../src/random.ts';
import { pick } from './mutate.ts';
import type { Change } from './target.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

interface Place {
  readonly inside: Record<string, Json>;
  readonly name: string;
}

const NUMBERS = [0, 1, 2, 3, 21, 22, 24, 60, 100, 505, 506, 2000, -1, 1.5, 1e300, 2 ** 53];

const TEXTS = [
  ...[
    '',
    ' ',
    'x'.repeat(61),
    'x'.repeat(121),
    'x'.repeat(1001),
    'Œuvre №7 — “ſtraße”',
    'Ελληνικά',
    'русский',
  ],
  ...[
    '漢字',
    'عربي',
    'e\u0301\u0323',
    '👩‍🦯',
    'a\u202eb',
    'a\u200bb',
    '\ud800',
    '\u0007',
    'a\nb',
    '</script>',
  ],
  ...['=1+1', '__proto__', '../x'],
];

/**
 * Changes a JSON text by its parts: a value is replaced by another of the same name, list items are duplicated, removed or
 * swapped, and numbers and texts are set to their limits or beyond.
 */
export const variedJson: Change = (text, random, other) => {
  const value = JSON.parse(text) as Json;
  const donors = placesIn(JSON.parse(other) as Json);
  for (let left = 1 + random.below(3); left > 0; left--) {
    const places = placesIn(value);
    if (places.length > 0) change(pick(places, random), donors, random);
  }
  return JSON.stringify(value);
};

function change({ inside, name }: Place, donors: readonly Place[], random: Random): void {
  const value = inside[name]!;
  const alike = donors.filter((donor) => donor.name === name && !/^\d+$/.test(name));
  if (alike.length > 0 && random.below(4) > 0) {
    const donor = pick(alike, random);
    inside[name] = structuredClone(donor.inside[donor.name]!);
  } else if (random.below(24) === 0) {
    if (Array.isArray(inside)) inside.splice(Number(name), 1);
    else delete inside[name];
  } else if (random.below(40) === 0) inside[name] = deep(random.below(400));
  else if (Array.isArray(value)) changeList(value, random);
  else if (typeof value === 'number') inside[name] = nextNumber(value, random);
  else if (typeof value === 'boolean') inside[name] = !value;
  else if (typeof value === 'string' && random.below(3) === 0) inside[name] = pick(TEXTS, random);
}

function nextNumber(value: number, random: Random): number {
  return random.below(2) === 0 ? value + pick([1, -1], random) : pick(NUMBERS, random);
}

function changeList(list: Json[], random: Random): void {
  if (list.length === 0) return;
  const [one, two] = [random.below(list.length), random.below(list.length)];
  const changes = [
    () => list.splice(one, 1),
    () => list.splice(two, 0, structuredClone(list[one]!)),
    () => list.reverse(),
    () => ([list[one], list[two]] = [list[two]!, list[one]!]),
    () => list.push(...new Array<Json>(1 + random.below(300)).fill(list[one]!)),
  ];
  pick(changes, random)();
}

function deep(levels: number): Json {
  let value: Json = 1;
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
}

function placesIn(value: Json): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = value as Record<string, Json>;
  return Object.keys(inside).flatMap((name) => [{ inside, name }, ...placesIn(inside[name]!)]);
}
