import type { Block } from '../../../document/document.ts';
import { parseChain } from '../../../domino/chain.ts';
import { plainLine } from '../../../layout/lines.ts';
import type { Markup } from '../../../layout/screen/markup.ts';
import { playSection } from '../../../studio/puzzle-section.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { parseDealLine } from '../../games/deal-line.ts';
import type { OpenEndgame } from './orders.ts';

const RULES = ['locks-rule-turn', 'locks-rule-end', 'locks-rule-points', 'locks-rule-moves'] as const;

/** An end of Sperrdomino that can be played, as `book.html` has it: what is wanted, the chain, and the rules below it. */
export function endgameSection({ line, aim, sees, moves }: OpenEndgame, words: WordBook): Markup[] {
  const paragraph = (text: string) =>
    ({ type: 'paragraph', style: 'body', content: plainLine(text) }) as const;
  const blocks: Block[] = [
    paragraph(`${words.text('locks-aim', { aim, moves })} ${words.text('locks-sees', { sees })}`),
    { type: 'chain', chain: parseChain(chainOf(line)) },
    ...rulesOf('locks-rules-heading', RULES, words),
  ];
  return playSection(words.text('studio-locks-name', { aim, moves }), blocks, words, line);
}

type RulesHeading = 'locks-rules-heading' | 'sperrdomino-turn-heading';
type Rule = (typeof RULES | typeof DEAL_RULES)[number];

const DEAL_RULES = [
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
  const blocks = rulesOf('sperrdomino-turn-heading', DEAL_RULES, words);
  return playSection(words.text('studio-deals-name'), blocks, words, line);
}

function rulesOf(heading: RulesHeading, rules: readonly Rule[], words: WordBook): Block[] {
  return [
    { type: 'heading', level: 2, content: plainLine(words.text(heading)) },
    {
      type: 'list',
      ordered: false,
      style: 'lines',
      items: rules.map((rule) => plainLine(words.text(rule))),
    },
  ];
}

/** The chain of a line, its dominoes with blanks between them. */
function chainOf(line: string): string {
  return line.split(/[ /]/)[2]!.replaceAll(',', ' ');
}
