import type { Markup } from '../../../layout/screen/markup.ts';
import { playSection, rulesList } from '../../../studio/puzzle-section.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { parseDealLine } from '../deal-line.ts';

const RULES = [
  'sperrdomino-deal',
  'sperrdomino-can-follow',
  'sperrdomino-cannot-follow',
  'sperrdomino-pass',
  'sperrdomino-end',
  'sperrdomino-winner-scores',
] as const;

/** Whole games that can be played, with the rules below. @throws UserError if the line is none */
export function dealSection(line: string, words: WordBook): Markup[] {
  parseDealLine(line);
  const rules = rulesList(
    words.text('sperrdomino-turn-heading'),
    RULES.map((rule) => words.text(rule)),
  );
  return playSection(words.text('studio-deals-name'), rules, words, line);
}
