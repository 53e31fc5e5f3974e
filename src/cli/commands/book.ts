import { OWN_PRESET } from '../../book/choices.ts';
import { BOOK_OPTIONS, type Command, SHARED_OPTIONS } from '../command.ts';

const { output, seed, lang, edition, exclude, templates, jobs, force, json } = SHARED_OPTIONS;
const timeLimit = SHARED_OPTIONS['time-limit'];

export const book: Command = {
  name: 'book',
  usage: '[CONFIG.json]',
  summary: 'Makes a whole book from a config or a preset; without either, from the first preset.',
  args: [0, 1],
  options: {
    preset: { value: 'NAME', help: 'make this preset instead of a config; `dominosa presets` lists them' },
    for: {
      value: 'NAME',
      help: 'with the preset gift: who it is for, shown on the cover and on pages of its own',
    },
    from: { value: 'NAME', help: 'with the preset gift: who gives it' },
    puzzles: {
      value: 'FILE',
      help: `make a book of the puzzles in this file, like a preset (default: ${OWN_PRESET})`,
    },
    title: {
      value: 'TEXT',
      help: 'the title, from which its folder has its name (default: that of the config or preset)',
    },
    output,
    seed,
    lang,
    edition,
    ...BOOK_OPTIONS,
    exclude,
    templates,
    jobs,
    'time-limit': timeLimit,
    force,
    json,
  },
};
