import type { Command } from '../command.ts';

export const shell: Command = {
  name: 'shell',
  usage: 'bash|zsh|fish',
  summary: 'Prints what makes a shell complete commands, options and their values.',
  args: [1, 1],
  options: {},
};
