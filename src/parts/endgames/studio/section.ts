import type { Block } from '../../../document/document.ts';
import { parseChain } from '../../../domino/chain.ts';
import type { Markup } from '../../../layout/screen/markup.ts';
import { paragraph, playSection, rulesList } from '../../../studio/puzzle-section.ts';
import type { WordBook } from '../../../words/word-book.ts';
import type { OpenEndgame } from './orders.ts';

const RULES = ['locks-rule-turn', 'locks-rule-end', 'locks-rule-points', 'locks-rule-moves'] as const;

/** An end of Sperrdomino that can be played, as `book.html` has it: what is wanted, the chain, and the rules below it. */
export function endgameSection({ line, aim, sees, moves }: OpenEndgame, words: WordBook): Markup[] {
  const blocks: Block[] = [
    paragraph(`${words.text('locks-aim', { aim, moves })} ${words.text('locks-sees', { sees })}`),
    { type: 'chain', chain: parseChain(chainOf(line)) },
    ...rulesList(
      words.text('locks-rules-heading'),
      RULES.map((rule) => words.text(rule)),
    ),
  ];
  return playSection(words.text('studio-locks-name', { aim, moves }), blocks, words, line);
}

/** The chain of a line, its dominoes with blanks between them. */
function chainOf(line: string): string {
  return line.split(/[ /]/)[2]!.replaceAll(',', ' ');
}
