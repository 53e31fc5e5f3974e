import { type Chain, type ChainStone, centreOf } from '../domino/chain.ts';
import { stone } from '../domino/stones.ts';
import type { Language } from '../languages/index.ts';
import type { Inline } from './document.ts';
import { MESSAGES } from './messages/index.ts';

/**
 * A chain in words: its stones from left to right, then what goes up and down from its double.
 *
 * @param between stones: a blank where a finger follows the line, a comma where a voice should pause
 */
export function chainWords(chain: Chain, language: Language, between: ' ' | ', '): Inline[] {
  const { across, up, down } = MESSAGES[language].chain;
  const { line } = chain;
  return [
    ...stones(line),
    ...arm(up, chain.up),
    ...arm(down, chain.down),
    ...(chain.up.length + chain.down.length > 0 ? [text('.')] : []),
  ];

  function arm(words: string, laid: readonly ChainStone[]): Inline[] {
    if (laid.length === 0) return [];
    return [text(`. ${words} `), inline(line[centreOf(chain)]!), text(': '), ...stones(laid)];
  }

  function stones(laid: readonly ChainStone[]): Inline[] {
    return laid.flatMap((one, i) => [
      ...(i > 0 ? [text(between)] : []),
      inline(one),
      ...(one.across ? [text(` (${across})`)] : []),
    ]);
  }
}

function inline({ numbers: [first, second] }: ChainStone): Inline {
  return { type: 'stone', stone: stone(first, second), ...(first > second && { turned: true }) };
}

function text(words: string): Inline {
  return { type: 'text', text: words, strong: false };
}
