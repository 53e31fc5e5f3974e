import type { Random } from '../../../src/random.ts';
import { pick, varied } from './mutate.ts';
import type { Change } from './target.ts';

const ELEMENT = /<([a-z][\w:-]*)(?:\s[^<>]*)?(?:\/>|>(?:(?!<\1[\s>])[\s\S])*?<\/\1>)/g;
const BLOCK = /\{\{#(if|unless|each) [^}]*\}\}(?:(?!\{\{#\1 )[\s\S])*?\{\{\/\1\}\}/g;
const VALUE = /\{\{[^#/{}>][^{}]*\}\}/g;
const WORDS = /(?<=>)[^<>{}]+(?=<)/g;
const ATTRIBUTE = /(?<==")[^"{}]*(?=")/g;

const TEXTS = [
  '',
  ' ',
  'Œ ß №',
  '漢',
  'a\u202e',
  '\ud83d\ude00',
  '&lt;&amp;',
  'x'.repeat(400),
  '1:2 on 1 a b',
  '7',
];

const LONGEST = 1_000_000;

/** What a pattern finds first from some place on. */
function found(text: string, random: Random, pattern: RegExp): RegExpExecArray | null {
  const here = new RegExp(pattern);
  here.lastIndex = random.below(text.length + 1);
  return here.exec(text) ?? new RegExp(pattern).exec(text);
}

function replaced(text: string, random: Random, pattern: RegExp, write: (piece: string) => string): string {
  const place = found(text, random, pattern);
  if (!place) return text;
  const { index, 0: piece } = place;
  return (text.slice(0, index) + write(piece) + text.slice(index + piece.length)).slice(0, LONGEST);
}

/** A piece of the same form from the other text, or else from this one. */
function donor(text: string, other: string, random: Random, pattern: RegExp): string {
  return (found(other, random, pattern) ?? found(text, random, pattern))?.[0] ?? '';
}

const CHANGES: readonly Change[] = [
  // Whole elements, blocks, values, texts and attributes change for others, come twice, go.
  ...[ELEMENT, ELEMENT, BLOCK, VALUE, WORDS, ATTRIBUTE].map(
    (pattern): Change =>
      (text, random, other) =>
        replaced(text, random, pattern, () => donor(text, other, random, pattern)),
  ),
  (text, random) => replaced(text, random, ELEMENT, (piece) => piece.repeat(2 + random.below(3))),
  (text, random) => replaced(text, random, BLOCK, (piece) => piece.repeat(2 + random.below(3))),
  (text, random) => replaced(text, random, ELEMENT, () => ''),
  (text, random) => replaced(text, random, BLOCK, () => ''),
  (text, random) => replaced(text, random, WORDS, () => pick(TEXTS, random)),
  (text, random) => replaced(text, random, ATTRIBUTE, () => pick(TEXTS, random)),
  (text, random, other) => replaced(text, random, WORDS, (piece) => varied(piece, random, other)),
  (text, random) =>
    replaced(text, random, ELEMENT, (piece) => `{{#if ${pick(NAMES, random)}}}${piece}{{/if}}`),
  (text, random) =>
    replaced(text, random, ELEMENT, (piece) => `{{#each ${pick(NAMES, random)}}}${piece}{{/each}}`),
];

const NAMES = [
  'title',
  'number',
  '@root.title',
  '@root.edition.touch',
  'sections',
  'puzzles',
  'missing',
  'is.completion',
];

/** Changes of a text of tags, and of a template, by its parts. */
export const variedMarkup: Change = (text, random, other) => {
  let changed = text;
  for (let left = 1 + random.below(3); left > 0; left--)
    changed = pick(CHANGES, random)(changed, random, other);
  return changed;
};
