import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { wordFacts } from '../helpers/word-facts.ts';

const PAGE = readFileSync(new URL('../../docs/history-sources.md', import.meta.url), 'utf8');
/** The folder of the old texts, which are not part of the project. */
const { OLD_TEXTS } = process.env;

/** The mark of statements that are our own and have no source line. */
const OURS = 'ours';
/** The year by which the book is called. */
const NAME = '1921';
/** The most words to quote; they only serve to find the line. */
const MOST_QUOTED_WORDS = 9;

/** Word-books whose messages are all about history, and messages elsewhere about the rules of 1921. */
const TOLD = /\b(?:history|beginning|story|sources|games-sperrdomino|figures|historic-opening)\.ftl:/;
const RULES = /^sperrdomino-/;
/** Words that make any other message historical, in any language. */
const OLD =
  /\b(?:18|19)[0-4]\d\b|Adler|Jahn|old (?:book|text)|\balte[nrsm]? (?:Buch|Text|Seite)|ancien(?:s|ne|nes)? (?:livre|texte)|vieux texte/;

const rowsOf = (heading: RegExp) =>
  PAGE.split(/^## /m)
    .filter((section) => heading.test(section))
    .flatMap((section) => section.split('\n').filter((line) => /^\| `/.test(line)))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const FILES = new Map(
  rowsOf(/^# /).map(([name, file]) => [name!.replaceAll('`', ''), file!.replaceAll('`', '')]),
);

const ROWS = rowsOf(/^(?:\S+\.ftl|Other word-books)$/m).map(([messages, where, words, fact]) => ({
  messages: Array.from(messages!.matchAll(/`([\w-]+)`/g), ([, id]) => id!),
  where: where!,
  words: words!,
  fact: fact!,
}));

/** The numbers in a text, groups of digits joined: years, counts, numbers on dominoes and of cells. */
const numbersIn = (text: string) =>
  Array.from(text.replace(/<[^>]*>/g, ' ').matchAll(/\d+(?:[.,\u202f]\d{3})*/g), ([number]) =>
    number.replace(/\D/g, ''),
  );

describe('the sources of the history', () => {
  it('are one line with a few of its words for each fact, or are said to be our own', () => {
    expect(ROWS.length).toBeGreaterThan(90);
    for (const { messages, where, words, fact } of ROWS) {
      expect(messages, where).not.toEqual([]);
      expect(fact, messages[0]).not.toBe('');
      if (where === OURS) {
        expect(words, messages[0]).toBe('');
      } else {
        const [, source] = /^(\w+):\d+$/.exec(where) ?? [];
        expect(FILES.get(source!), `${messages[0]}: ${where}`).toMatch(/\.txt$/);
        expect(words.split(' ').length, words).toBeLessThanOrEqual(MOST_QUOTED_WORDS);
        expect(words, messages[0]).not.toBe('');
      }
    }
  });

  it('are given for every message that tells history in any language, and for no other', () => {
    const told = LANGUAGE_CODES.flatMap((language) =>
      [...wordFacts(language).messages]
        .filter(
          ([id, { where, readings }]) =>
            TOLD.test(where) || RULES.test(id) || readings.some((text) => OLD.test(text)),
        )
        .map(([id]) => id),
    );
    const given = ROWS.flatMap((row) => row.messages);
    expect(told.filter((id) => !given.includes(id))).toEqual([]);
    expect(given.filter((id) => !told.includes(id))).toEqual([]);
  });

  it.each(LANGUAGE_CODES)('have every number that a message names: %s', (language) => {
    const { messages } = wordFacts(language);
    const unheld = ROWS.flatMap((row) => row.messages).flatMap((id) => {
      const facts = ROWS.filter((row) => row.messages.includes(id)).flatMap(({ fact }) => numbersIn(fact));
      const named = messages.get(id)!.readings.flatMap(numbersIn);
      return named
        .filter((number) => number !== NAME && !facts.includes(number))
        .map((number) => `${id}: ${number}`);
    });
    expect(unheld).toEqual([]);
  });

  it('have every number that the README tells of the history', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const section = /^## Where the game comes from\n(.*?)^\[CHANGELOG/ms.exec(readme)![1]!;
    const facts = ROWS.flatMap(({ fact }) => numbersIn(fact));
    expect(numbersIn(section)).toContain('1893');
    expect(numbersIn(section).filter((number) => number !== NAME && !facts.includes(number))).toEqual([]);
  });

  it.skipIf(OLD_TEXTS === undefined)('have their words on these lines of the texts', () => {
    const plain = (text: string) => text.replace(/\*\*/g, '').replace(/\s+/g, ' ');
    const lost = ROWS.filter(({ where, words }) => {
      if (where === OURS) return false;
      const [source, line] = where.split(':') as [string, string];
      const lines = readFileSync(`${OLD_TEXTS}/${FILES.get(source)}`, 'utf8').split('\n');
      return !plain(lines[Number(line) - 1] ?? '').includes(words);
    });
    expect(lost).toEqual([]);
  });
});
