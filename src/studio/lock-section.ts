import type { Block } from '../document/document.ts';
import { parseChain } from '../domino/chain.ts';
import { plainLine } from '../layout/lines.ts';
import type { Markup } from '../layout/screen/markup.ts';
import type { WordBook } from '../words/word-book.ts';
import type { OpenLock } from './lock-orders.ts';
import { writeBlocks } from './puzzle-section.ts';

const RULES = ['locks-rule-turn', 'locks-rule-end', 'locks-rule-points', 'locks-rule-moves'] as const;

/** An end of Sperrdomino that can be played, as `book.html` has it: what is wanted, the chain, and the rules below it. */
export function lockSection({ line, aim, sees, moves }: OpenLock, words: WordBook): Markup[] {
  const paragraph = (text: string) =>
    ({ type: 'paragraph', style: 'body', content: plainLine(text) }) as const;
  const section: Block = {
    type: 'section',
    role: 'puzzle',
    id: 'puzzle',
    blocks: [
      { type: 'heading', level: 1, content: plainLine(words.text('studio-locks-name', { aim, moves })) },
      paragraph(`${words.text('locks-aim', { aim, moves })} ${words.text('locks-sees', { sees })}`),
      { type: 'chain', chain: parseChain(chainOf(line)), game: line },
      { type: 'heading', level: 2, content: plainLine(words.text('locks-rules-heading')) },
      {
        type: 'list',
        ordered: false,
        style: 'lines',
        items: RULES.map((rule) => plainLine(words.text(rule))),
      },
    ],
  };
  return writeBlocks([section], words);
}

/** The chain of a line, its stones with blanks between them. */
function chainOf(line: string): string {
  return line.split(/[ /]/)[2]!.replaceAll(',', ' ');
}
