import { readFileSync } from 'node:fs';
import type { Inline } from '../../../src/document/document.ts';
import { makeDocument } from '../../../src/document/make.ts';
import { dayText, levelName, shapeName, techniqueName } from '../../../src/document/say.ts';
import { SHAPE_NAMES } from '../../../src/domino/shapes.ts';
import type { Language } from '../../../src/languages/index.ts';
import { loadTexts } from '../../../src/node/texts.ts';
import { builtInWords } from '../../../src/node/words.ts';
import { COMPOSING as COMPOSING_PART } from '../../../src/parts/composing/record.ts';
import { ENDGAMES } from '../../../src/parts/endgames/record.ts';
import { EXERCISE_LEVELS } from '../../../src/parts/exercises/exercises.ts';
import { EXERCISES as EXERCISES_PART } from '../../../src/parts/exercises/record.ts';
import { LEVELS, TECHNIQUE_NAMES } from '../../../src/solve/levels.ts';
import { ADDRESSES, type Address } from '../../../src/words/address.ts';
import { wordBookFacts } from '../../../src/words/fluent.ts';
import { FILLED_IN } from '../../../src/words/text-file.ts';
import { allBlocks, mixedBook } from '../document/documents.ts';
import { WORDS } from '../words.ts';
import { SENTENCES } from './sentences.ts';

/**
 * All words of a language's booklets that liblouis translates: the templates filled in for a book of all kinds and for readers
 * of braille, each piece of every message, the sentences of all steps, and the names of techniques, levels and shapes. Dominoes,
 * coordinates and words of the other language are cut out, as they are translated separately.
 */
export function catalogue(language: Language): string[] {
  const texts = [
    ...documents(language),
    ...ADDRESSES.flatMap((address) => messages(language, address)),
    ...steps(language),
    ...names(language),
    ...SENTENCES[language],
  ];
  return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter((text) =>
    /[\p{L}\d]/u.test(text),
  );
}

/** One exercise section for each level. */
const EXERCISES = EXERCISES_PART.open(
  EXERCISES_PART.make(
    EXERCISE_LEVELS.map((level) => ({ divisor: 7, level, count: 2 })),
    { seed: 'catalogue', puzzles: [] },
  ),
  0,
);

/** Sperrdomino endgames with both aims, with one visible hand and with both. */
const LOCKS = ENDGAMES.open(
  ENDGAMES.make(
    [
      { aim: 'lock', sees: 'both', moves: 2, count: 2 },
      { aim: 'points', sees: 'own', moves: 2, count: 2 },
    ],
    { seed: 'catalogue', puzzles: [] },
  ),
  0,
);

/** Every condition once, and figures of the book of 1921. */
const COMPOSING = COMPOSING_PART.open(
  COMPOSING_PART.make(
    [
      'small-line',
      'cross',
      { range: 4, conditions: ['sum c 8', 'sum 2 10', 'unions 1'] },
      { range: 4, conditions: ['nine 1', 'unions most'] },
      'small-givens',
    ],
    { seed: '', puzzles: [] },
  ),
  0,
);

function documents(language: Language): string[] {
  const book = {
    ...mixedBook(language),
    exercises: EXERCISES,
    locks: LOCKS,
    composing: COMPOSING,
    together: { players: 2, puzzles: [1, 7] },
  };
  const texts = loadTexts(language);
  const audiences = (['touch', 'embossed'] as const).flatMap((reader) => [
    { reader, keysInside: true },
    { reader, keysInside: false },
  ]);
  return audiences.flatMap((audience) =>
    (['book', 'keys'] as const).flatMap((part) =>
      allBlocks(makeDocument(book, part, audience, texts).blocks).flatMap((block) => {
        if (block.type === 'heading' || block.type === 'paragraph') return runs(block.content);
        if (block.type === 'list') return block.items.flatMap(runs);
        if (block.type === 'form') return [block.title, ...block.columns.flatMap(runs), ...block.rows];
        return block.type === 'tally' ? [block.title] : [];
      }),
    ),
  );
}

/** The words of a line between its dominoes, coordinates and foreign words. */
function runs(content: readonly Inline[]): string[] {
  const own = content.map((part) => (part.type === 'text' && !part.language ? part.text : '\n'));
  return own.join('').split('\n');
}

/**
 * Messages that describe drawings, that are spoken in a script or in play, or that appear only in print; none is written in
 * braille.
 */
const NOT_IN_BRAILLE = ['board', 'spoken', 'play', 'play-compose', 'play-locks', 'shelf', 'tally-sheet'];

/** The pieces of all messages that occur in braille. A mark after a value is never written without it. */
export function messages(language: Language, address: Address = 'formal'): string[] {
  const files = builtInWords(language, address).filter(
    ({ name }) => !NOT_IN_BRAILLE.includes(name) && !name.startsWith('studio'),
  );
  return [...wordBookFacts(files).messages.values()]
    .flatMap(({ readings }) => readings.flatMap(pieces))
    .map((piece) => piece.replace(/^\s?[,;:.]+ /, ''));
}

/** The sentences of steps without dominoes and coordinates, and without the lines that give the number of the step. */
function steps(language: Language): string[] {
  const text = readFileSync(new URL(`../../golden/steps.${language}.txt`, import.meta.url), 'utf8');
  return text
    .replace(/^.*, step \d+ of .*$|\d+:\d+|\d+ [a-z] [a-z]\b|\b[a-z] \d+,\d+|\b[a-z]\d+\b/gm, '\n')
    .split('\n');
}

/** The text between markup and filled-in values. */
function pieces(text: string): string[] {
  return text
    .replace(/<foreign.*?<\/foreign>|<(domino|cell|place)>.*?<\/\1>|<[^>]*>/g, '\n')
    .replaceAll(FILLED_IN, '\n')
    .split('\n');
}

function names(language: Language): string[] {
  const words = WORDS[language];
  const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-20`);
  return [
    ...LEVELS.map((level) => levelName(level, words)),
    ...TECHNIQUE_NAMES.map((name) => techniqueName(name, words)),
    ...SHAPE_NAMES.map((name) => shapeName(name, words)!),
    ...days.map((day) => dayText(day, words)),
  ];
}
