import { type Command, SHARED_OPTIONS } from '../command.ts';

const { output, lang, edition, templates, jobs, force, json } = SHARED_OPTIONS;

export const render: Command = {
  name: 'render',
  usage: 'BOOK.json',
  summary: 'Renders an existing book again; its puzzles stay the same.',
  args: [1, 1],
  options: { output, lang, edition, templates, jobs, force, json },
};
