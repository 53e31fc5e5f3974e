import { EDITIONS, PAPERS, PARTS, PRESET_NAMES, SOLUTIONS_PLACES, TALLY_PLACES } from '../../book/choices.ts';
import { ADDRESSES } from '../../words/address.ts';
import { BOOK_OPTIONS, type Command, SHARED_OPTIONS } from '../command.ts';

export const newConfig: Command = {
  name: 'new',
  usage: '[CONFIG.json]',
  summary:
    'Writes the config of a book, and a schema by which editors suggest its fields and their values. In a terminal it asks for what you leave out.',
  args: [0, 1],
  options: {
    preset: { value: 'NAME', words: PRESET_NAMES, help: 'the preset to start from (default: starter)' },
    title: { value: 'TEXT', help: "the title (default: the preset's)" },
    for: { value: 'NAME', help: 'with the preset gift: who it is for' },
    from: { value: 'NAME', help: 'with the preset gift: who gives it' },
    paper: { value: 'PAPER', words: PAPERS, help: PAPERS.join(', ') },
    edition: { multiple: true, value: 'NAME', words: EDITIONS, help: 'make this edition; can be repeated' },
    contents: {
      multiple: true,
      value: 'PART',
      words: PARTS,
      help: 'include this part; can be repeated, in the order of the book',
    },
    solutions: { value: SOLUTIONS_PLACES.join('|'), help: 'where the solutions go' },
    tally: { value: TALLY_PLACES.join('|'), help: 'where the tally of a printed puzzle goes' },
    ...BOOK_OPTIONS,
    lang: SHARED_OPTIONS.lang,
    address: {
      value: ADDRESSES.join('|'),
      help: "how a German or French book addresses its readers (default: the preset's)",
    },
    force: { help: 'replace an earlier config of the same name' },
  },
};
