import type { Command } from '../command.ts';
import { book } from './book.ts';

const { edition: _, ...options } = book.options;

export const kit: Command = {
  name: 'kit',
  usage: '[CONFIG.json]',
  summary:
    'Makes a kit to play a book by touch: raised boards, empty boards, dominoes, braille, and a list of what to print on what.',
  args: [0, 1],
  options,
};
