import type { Paper } from '../../book/choices.ts';
import type { WordBook } from '../../words/word-book.ts';
import type { FormPath } from './paths.ts';

/** Paths whose values have words; those of others say themselves, as `8x10` does. */
export const LABELLED = [
  'address',
  'editions',
  'order',
  'contents',
  'solutions',
  'games',
  'sections.kind',
  'sections.pattern',
  'exercises.level',
  'locks.aim',
  'locks.sees',
  'print.colours',
  'print.cover',
  'print.tally',
  'print.keys',
  'print.kdp.paper',
  'tactile',
  'braille.grade',
  'braille.page',
  'braille.code',
  'braille.lineEnd',
  'braille.cell',
  'braille.sheets',
] as const satisfies readonly FormPath[];

export function fieldLabel(path: FormPath, words: WordBook): string {
  return words.textOf(`studio-field-${dashed(path)}`, {});
}

/** `print.puzzlesPerPage` as the names of messages have it: `print-puzzles-per-page`. */
function dashed(path: FormPath): string {
  return path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

export function choiceLabel(path: FormPath, value: string | number, words: WordBook): string {
  if (path === 'sections.level') return words.textOf(`level-${value}`, {});
  if (path === 'exhibits') return words.text('studio-exhibit', { name: value });
  if (path === 'composing') return words.text('studio-compose-task', { name: value });
  if (path === 'language') return languageName(value as string);
  if (path === 'paper') return PAPER_NAMES[value as Paper];
  if (!LABELLED.some((known) => known === path)) return String(value);
  return words.textOf(`studio-choice-${dashed(path)}-${value}`, {});
}

/** A language in its own words. */
export function languageName(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}

const PAPER_NAMES: Readonly<Record<Paper, string>> = { a4: 'A4', letter: 'Letter', a3: 'A3' };
