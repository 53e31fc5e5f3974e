import { chainWords } from '../../document/chain.ts';
import type { BlockOf } from '../../document/document.ts';
import type { BoardStyle } from './board.ts';
import { type Markup, tag } from './markup.ts';

/** A chain as a line of its dominoes, which the style sheet gives outlines; in braille, of words alone. */
export function chainLine({ chain }: BlockOf<'chain'>, { words, line }: BoardStyle): Markup {
  return tag('p', { class: 'chain' }, ...line(chainWords(chain, words, ' ')));
}
