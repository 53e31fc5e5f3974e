import { type Chain, type ChainDomino, centreOf } from '../domino/chain.ts';
import { domino } from '../domino/dominoes.ts';
import type { WordBook } from '../words/word-book.ts';
import type { Inline } from './document.ts';
import { sentence } from './sentence.ts';

/**
 * A chain in words: its dominoes from left to right, then what goes up and down from its double.
 *
 * @param between dominoes: a blank where a finger follows the line, a comma where a voice should pause
 */
export function chainWords(chain: Chain, words: WordBook, between: ' ' | ', '): Inline[] {
  const { line, up, down } = chain;
  const arms = [...arm('chain-up', up), ...arm('chain-down', down)];
  return [...dominoes(line), ...(arms.length > 0 ? [text('.')] : []), ...arms];

  function arm(message: 'chain-up' | 'chain-down', laid: readonly ChainDomino[]): Inline[] {
    if (laid.length === 0) return [];
    const double = inline(line[centreOf(chain)]!);
    return [text(' '), ...sentence(words, message, { double, dominoes: dominoes(laid) })];
  }

  function dominoes(laid: readonly ChainDomino[]): Inline[] {
    return laid.flatMap((one, i) => [
      ...(i > 0 ? [text(between)] : []),
      ...(one.across ? sentence(words, 'chain-across', { domino: inline(one) }) : [inline(one)]),
    ]);
  }
}

function inline({ numbers: [first, second] }: ChainDomino): Inline {
  return { type: 'domino', domino: domino(first, second), ...(first > second && { turned: true }) };
}

function text(words: string): Inline {
  return { type: 'text', text: words, strong: false };
}
