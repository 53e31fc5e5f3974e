import { type Command, SHARED_OPTIONS } from '../command.ts';

const { output, seed, lang, edition, exclude, templates, jobs, force, json } = SHARED_OPTIONS;
const timeLimit = SHARED_OPTIONS['time-limit'];

export const book: Command = {
  name: 'book',
  usage: '[CONFIG.json]',
  summary: 'Makes a whole book from a config, from a preset, or the first preset when none is given.',
  args: [0, 1],
  options: {
    preset: {
      type: 'string',
      value: 'NAME',
      help: 'make this preset instead of a config; `dominosa presets` lists them',
    },
    for: {
      type: 'string',
      value: 'NAME',
      help: 'of the preset gift: for whom it is, on its cover and pages of its own',
    },
    from: { type: 'string', value: 'NAME', help: 'of the preset gift: who gives it' },
    output,
    seed,
    lang,
    edition,
    exclude,
    templates,
    jobs,
    'time-limit': timeLimit,
    force,
    json,
  },
};
