import { type Command, SHARED_OPTIONS } from '../command.ts';

export const presets: Command = {
  name: 'presets',
  usage: '[NAME]',
  summary: 'Lists the books that need no config, or prints the config of one for you to save and change.',
  args: [0, 1],
  options: { lang: SHARED_OPTIONS.lang, json: SHARED_OPTIONS.json },
};
