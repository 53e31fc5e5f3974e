import { type Command, SHARED_OPTIONS } from '../command.ts';

export const analyse: Command = {
  name: 'analyse',
  usage: '[FILE|-|TEXT]',
  summary:
    'For puzzle makers: says how many solutions a layout has, what they share, where they differ and why; or why there are none. With --mend it also proposes changes that leave exactly one.',
  args: [0, 1],
  options: {
    mend: {
      help: 'propose the fewest changes that leave one solution: other numbers, dominoes or bars given in advance',
    },
    keep: { value: 'CELLS', help: 'with --mend: numbers that must stay, such as "a1 b3"' },
    most: { value: 'N', help: 'with --mend: make at most N changes (default: 5)' },
    tries: {
      value: 'N',
      help: 'with --mend: try at most N layouts with the same number of changes; beyond that only likely ones (default: 300000)',
    },
    limit: {
      value: 'N',
      help: 'stop counting at N ways of one ambiguity (default: 100000; 100 for completions)',
    },
    format: {
      value: 'text|json|svg',
      help: 'the form of the answer; svg draws one solution with rings where others differ (default: text)',
    },
    lang: { ...SHARED_OPTIONS.lang, help: 'the language of the sentences (default: en)' },
    'time-limit': {
      ...SHARED_OPTIONS['time-limit'],
      help: 'give up when one layout takes longer (default: none)',
    },
  },
};
