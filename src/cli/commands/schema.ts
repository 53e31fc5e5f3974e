import type { Command } from '../command.ts';

export const schema: Command = {
  name: 'schema',
  usage: 'config|book|puzzle|keys|task',
  summary: 'Prints the JSON Schema of a file format.',
  args: [1, 1],
  options: {},
};
