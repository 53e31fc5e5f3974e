import { PAPERS } from '../../book/choices.ts';
import { DAILY_LEVELS, MOST_DATES, STEPS } from '../../book/daily.ts';
import { CALENDAR_FORMATS } from '../../render/formats.ts';
import { type Command, FILES_OPTIONS, SHARED_OPTIONS } from '../command.ts';
import { DRAWING_OPTIONS } from './drawings.ts';

const { json } = SHARED_OPTIONS;

export const calendar: Command = {
  name: 'calendar',
  usage: 'DATE',
  example: '2027-01-04 --every week --count 52',
  summary:
    'Draws or prints the puzzles of days or weeks from a date on, such as 2027-01-04, with their dates, and their solutions. They are the puzzles of the day of the studio, the same for everyone.',
  args: [1, 1],
  options: {
    every: {
      value: Object.keys(STEPS).join('|'),
      help: 'a puzzle for each day, or for the same day of each week (default: day)',
    },
    count: { value: 'N', help: `how many, 1 to ${MOST_DATES} (default: 7)` },
    level: { value: 'LEVEL', words: DAILY_LEVELS, help: `${DAILY_LEVELS.join(', ')} (default: easy)` },
    ...DRAWING_OPTIONS,
    format: {
      value: CALENDAR_FORMATS.join('|'),
      help: 'the kind of file; pdf has all of them on pages to print (default: png)',
    },
    paper: { value: 'PAPER', words: PAPERS, help: `for pdf: ${PAPERS.join(', ')} (default: a4)` },
    ...FILES_OPTIONS,
    json,
  },
};
