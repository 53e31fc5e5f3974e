import type { Command } from '../command.ts';

export const shell: Command = {
  name: 'shell',
  usage: 'bash|zsh|fish',
  summary: 'Prints a script with which a shell completes commands, options and their values.',
  args: [1, 1],
  options: {},
};
