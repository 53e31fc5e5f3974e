import type { Command } from '../command.ts';
import { book } from './book.ts';

const { edition: _, ...options } = book.options;

export const kit: Command = {
  name: 'kit',
  usage: '[CONFIG.json]',
  summary:
    'Makes what a book is played with by hand: raised boards, empty boards, dominoes, braille, and what to print on what.',
  args: [0, 1],
  options,
};
