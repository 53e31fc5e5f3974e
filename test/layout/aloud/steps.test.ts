import { describe, expect, it } from 'vitest';
import type { BlockOf } from '../../../src/document/document.ts';
import { stepText } from '../../../src/document/steps/steps.ts';
import { EXPLAINED_TECHNIQUES, TECHNIQUE_EXAMPLES } from '../../../src/document/techniques.ts';
import { makeColumn } from '../../../src/domino/coordinates.ts';
import { parseLine } from '../../../src/domino/notation.ts';
import { LANGUAGE_CODES, type Language } from '../../../src/languages/index.ts';
import { sentencesOf, voiceOf } from '../../../src/layout/aloud/voice.ts';
import { solvePath } from '../../../src/solve/ladder.ts';
import { stepBlocks } from '../../helpers/document/step-blocks.ts';
import { inTurn } from '../../helpers/in-turn.ts';
import { columnOfNames, numberOfWord, numbersOfDomino } from '../../helpers/layout/aloud/script.ts';
import { WORDS } from '../../helpers/words.ts';

// The spoken form of a step, written down by a listener, equals the printed one.

const PLACES: Record<Language, readonly [across: RegExp, upright: RegExp, cell: RegExp]> = {
  en: [
    /row (\w+) columns (\w+) and (\w+)/gi,
    /column (\w+) rows (\w+) and (\w+)/gi,
    /column (\w+) row (\w+)/gi,
  ],
  de: [
    /Zeile (\p{L}+) Spalten (\p{L}+) und (\p{L}+)/gu,
    /Spalte (\p{L}+) Zeilen (\p{L}+) und (\p{L}+)/gu,
    /Spalte (\p{L}+) Zeile (\p{L}+)/gu,
  ],
  fr: [
    /ligne (\p{L}+) colonnes (\p{L}+) et (\p{L}+)/giu,
    /colonne (\p{L}+) lignes (\p{L}+) et (\p{L}+)/giu,
    /colonne (\p{L}+) ligne (\p{L}+)/giu,
  ],
};

function writtenDown(said: string, language: Language): string {
  const [across, upright, cell] = PLACES[language];
  const number = (word: string) => numberOfWord(word, language);
  const column = (name: string) => makeColumn(columnOfNames(name));
  return said
    .replace(across, (_, row, one, other) => `${number(row)} ${column(one)} ${column(other)}`)
    .replace(upright, (_, name, one, other) => `${column(name)} ${number(one)},${number(other)}`)
    .replace(cell, (_, name, row) => `${column(name)}${number(row)}`)
    .replace(/\p{L}+-\p{L}+/gu, (words) => numbersOfDomino(words, language)?.join(':') ?? words);
}

/** Removes irrelevant differences: words or numerals, capitals, and the style of marks. */
function levelled(text: string, language: Language): string {
  const plain = text.toLowerCase().replace(/’/g, "'").replace(/\s/g, ' ');
  return plain.replace(/\p{L}+/gu, (word) => {
    try {
      return String(numberOfWord(word, language));
    } catch {
      return word;
    }
  });
}

const TECHNIQUES = EXPLAINED_TECHNIQUES.map((technique) => ({ technique }));
const SPOKEN = LANGUAGE_CODES.map((language) => ({ language }));

describe('steps in a script', () => {
  it.each(inTurn(TECHNIQUES, SPOKEN))('$technique: $language', ({ technique, language }) => {
    const { setup, pathSteps } = solvePath(parseLine(TECHNIQUE_EXAMPLES[technique]));
    for (const { step } of pathSteps) {
      const marked = stepText(step, setup, WORDS[language]);
      const [block] = stepBlocks(marked, WORDS[language]);
      const sentences = sentencesOf((block as BlockOf<'paragraph'>).content, voiceOf(WORDS[language]));
      const written = writtenDown(sentences.join(' '), language);
      expect(levelled(written, language)).toBe(levelled(marked.plain(), language));
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*[^\s.]\.$/u);
      expect(sentences.length).toBeGreaterThan(1);
    }
  });
});
