import { PRINT_EDITIONS } from '../../book/choices.ts';
import { SAMPLE_DPI } from '../../render/sample-sizes.ts';
import { type Command, SHARED_OPTIONS } from '../command.ts';

const { lang, templates, jobs, force, json } = SHARED_OPTIONS;
const timeLimit = SHARED_OPTIONS['time-limit'];

/** The editions that a sample can be of: a bound book has its covers in another file. */
export const SAMPLED = PRINT_EDITIONS.filter((edition) => edition !== 'kdp');

export const sample: Command = {
  name: 'sample',
  usage: 'BOOK.json|CONFIG.json',
  summary: 'Makes sample pages of a book for a shop, without solutions, as one PDF and as pictures.',
  args: [1, 1],
  options: {
    edition: {
      value: 'NAME',
      words: SAMPLED,
      help: `${SAMPLED.join(', ')} (default: the first of these that the book has, else large-print)`,
    },
    dpi: {
      value: 'N',
      help: `for the pictures: dots per inch, ${SAMPLE_DPI.least} to ${SAMPLE_DPI.most} (default: ${SAMPLE_DPI.usual})`,
    },
    output: { short: 'o', value: 'DIR', help: 'the folder of the files (default: output/TITLE-sample)' },
    lang,
    templates,
    jobs,
    'time-limit': timeLimit,
    force,
    json,
  },
};
