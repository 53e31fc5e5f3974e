import { PAPERS } from '../book/choices.ts';
import { DAILY_LEVELS, type DailyLevel, dailyOrder, MOST_DATES, STEPS } from '../book/daily.ts';
import { type Day, daysLater, makeDay, parseDay } from '../book/days.ts';
import { puzzleId } from '../book/id.ts';
import { onePuzzle } from '../book/one-puzzle.ts';
import { dayText, levelName } from '../document/say.ts';
import { within } from '../errors.ts';
import { loadFonts } from '../node/fonts.ts';
import { loadTexts } from '../node/texts.ts';
import { drawSubjects, type Subject } from '../render/drawings/files.ts';
import { CALENDAR_FORMATS, DRAWING_NAME } from '../render/formats.ts';
import { renderSheets, sheetsTitle } from '../render/worksheet.ts';
import type { WordBook } from '../words/word-book.ts';
import type { Call } from './call.ts';
import { drawingOptions } from './drawing.ts';
import { writeFiles } from './new-files.ts';

/** Drawings of the puzzles of days and of their keys, in the folder `calendar`. */
export function run(call: Call): Promise<number> {
  const first = within('DATE', () => parseDay(call.args[0]!));
  const every = STEPS[call.word('every', Object.keys(STEPS) as (keyof typeof STEPS)[]) ?? 'day'];
  const count = call.number('count', 7, 1, MOST_DATES);
  const level = call.word('level', DAILY_LEVELS) ?? 'easy';
  const paper = call.word('paper', PAPERS);
  const isPrinted = call.word('format', CALENDAR_FORMATS) === 'pdf';
  if (isPrinted) call.refuse(['dpi', 'colour'], 'this is for drawings', '--format png');
  else call.refuse(['paper'], 'drawings are on no paper', '--format pdf');
  const how = isPrinted ? undefined : drawingOptions(call);
  const texts = loadTexts(call.language());
  const { words } = texts;
  return writeFiles(
    call,
    'calendar',
    (name) => name === CALENDAR_FILE || DRAWING_NAME.test(name),
    async () => {
      const days = Array.from({ length: count }, (_, i) => daysLater(first, i * every));
      const subjects: Subject[] = [];
      for (const day of days) subjects.push(await subjectOf(day, level, words));
      const fonts = loadFonts();
      if (how) return drawSubjects(subjects, {}, words, fonts, how);
      const headed = subjects.map((subject) => ({ ...subject, heading: subject.title }));
      const look = { solutions: !call.flag('no-solutions'), paper: paper ?? 'a4' };
      const sheets = renderSheets(sheetsTitle(words, level), headed, look, { texts, fonts });
      return [{ ...sheets, name: CALENDAR_FILE }];
    },
  );
}

/** The name of what is printed. */
const CALENDAR_FILE = 'calendar.pdf';

async function subjectOf(day: Day, level: DailyLevel, words: WordBook): Promise<Subject> {
  const { puzzle, key } = await onePuzzle(dailyOrder(day, level));
  const date = makeDay(day);
  return {
    files: { puzzle: `puzzle-${date}`, key: `key-${date}` },
    title: dayText(date, words),
    isTitled: true,
    id: puzzleId(puzzle),
    puzzle,
    solved: puzzle,
    key: key!,
    level: levelName(level, words),
  };
}
