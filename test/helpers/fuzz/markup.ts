import { donor, pick, replaced, varied, variedBy } from './mutate.ts';
import type { Change } from './target.ts';

const ELEMENT = /<([a-z][\w:-]*)(?:\s[^<>]*)?(?:\/>|>(?:(?!<\1[\s>])[\s\S])*?<\/\1>)/g;
const BLOCK = /\{\{#(if|unless|each|list) [^}]*\}\}(?:(?!\{\{#\1 )[\s\S])*?\{\{\/\1\}\}/g;
const VALUE = /\{\{[^#/{}>][^{}]*\}\}/g;
const WORDS = /(?<=>)[^<>{}]+(?=<)/g;
const ATTRIBUTE = /(?<==")[^"{}]*(?=")/g;

const TEXTS = [
  ...['', ' ', 'Œ ß №', '漢', 'a\u202e', '\ud83d\ude00', '&lt;&amp;', 'x'.repeat(400), '1:2 on 1 a b', '7'],
];

const CHANGES: readonly Change[] = [
  // Whole elements, blocks, values, texts and attributes are exchanged, duplicated or removed.
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
  (text, random) => replaced(text, random, ELEMENT, (piece) => `<see for="print">${piece}</see>`),
  (text, random) =>
    replaced(text, random, VALUE, (piece) => `{{#list ${pick(NAMES, random)} "and"}}${piece}{{/list}}`),
  (text, random) =>
    replaced(text, random, VALUE, () => `{{say "puzzle-name" number=${pick(NAMES, random)}}}`),
];

const NAMES =
  'title number @root.book.title @root.book.subtitle @root.edition.tallies sections puzzles missing is.completion'.split(
    ' ',
  );

export const variedMarkup = variedBy(CHANGES);
