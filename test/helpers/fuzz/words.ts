import { donor, pick, replaced, varied, variedBy } from './mutate.ts';
import type { Change } from './target.ts';

const ENTRY = /^-?[a-z][\w-]* =(?:.*)(?:\n[ }].*)*/gm;
const VARIANT = /\n *\*?\[[^\]\n]*\][^\n]*/g;
const PLACEABLE = /\{[^{}]*\}/g;
const ELEMENT = /<([a-z]\w*)[^<>]*>[^<>]*<\/\1>/g;
const TEXT = /(?<=[=\]}] )[^{}[\]<>\n]+/g;

const PLACEABLES = [
  '{ $number }',
  '{ $reader }',
  '{ $constructor }',
  '{ -puzzle }',
  '{ -puzzle(form: "Many") }',
  '{ -puzzle(form: "many", 7) }',
  '{ -puzzle.x }',
  '{ puzzle-name }',
  '{ puzzle-name.x }',
  '{ NUMBER($number) }',
  '{ 5 }',
  '{ "<b>" }',
  '{ "\\u202E" }',
  '{ { $number } }',
  '{ $reader ->\n    [print] a\n   *[other] b\n }',
  '{ $number ->\n    [one] a\n   *[2] b\n }',
  '<b>',
  '&amp;',
];

const CHANGES: readonly Change[] = [
  // Whole messages, variants, placeables, names and texts are exchanged, duplicated or removed.
  ...[ENTRY, VARIANT, PLACEABLE, PLACEABLE, ELEMENT, TEXT].map(
    (pattern): Change =>
      (text, random, other) =>
        replaced(text, random, pattern, () => donor(text, other, random, pattern)),
  ),
  ...[VARIANT, PLACEABLE, TEXT].map(
    (pattern): Change =>
      (text, random) =>
        replaced(text, random, pattern, (piece) => piece.repeat(2 + random.below(60))),
  ),
  ...[ENTRY, VARIANT, PLACEABLE, ELEMENT].map(
    (pattern): Change =>
      (text, random) =>
        replaced(text, random, pattern, () => ''),
  ),
  (text, random) => replaced(text, random, PLACEABLE, () => pick(PLACEABLES, random)),
  (text, random) => replaced(text, random, TEXT, (piece) => `${piece}${pick(PLACEABLES, random)}`),
  (text, random) => replaced(text, random, TEXT, () => donor(text, text, random, PLACEABLE)),
  (text, random, other) => replaced(text, random, TEXT, (piece) => varied(piece, random, other)),
];

export const variedWords = variedBy(CHANGES);
