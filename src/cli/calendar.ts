import { DAILY_LEVELS, type DailyLevel, dailyOrder, MOST_DATES, STEPS } from '../book/daily.ts';
import { type Day, daysLater, makeDay, parseDay } from '../book/days.ts';
import { puzzleId } from '../book/id.ts';
import { onePuzzle } from '../book/one-puzzle.ts';
import { dayText, levelName } from '../document/say.ts';
import { within } from '../errors.ts';
import { USUAL_LANGUAGE } from '../languages/index.ts';
import { loadFonts } from '../node/fonts.ts';
import { loadWords } from '../node/words.ts';
import { drawSubjects, type Subject } from '../render/drawings/files.ts';
import { DRAWING_NAME } from '../render/drawings/names.ts';
import type { WordBook } from '../words/word-book.ts';
import type { Call } from './command.ts';
import { drawingOptions } from './drawing.ts';
import { writeFiles } from './new-files.ts';
import { languageOption, numberOption, wordOption } from './options.ts';

/** Drawings of the puzzles of days and of their keys, in the folder `calendar`. */
export function run(call: Call): Promise<number> {
  const first = within('DATE', () => parseDay(call.args[0]!));
  const every = STEPS[wordOption(call, 'every', Object.keys(STEPS) as (keyof typeof STEPS)[]) ?? 'day'];
  const count = numberOption(call, 'count', 7, 1, MOST_DATES);
  const level = wordOption(call, 'level', DAILY_LEVELS) ?? 'easy';
  const how = drawingOptions(call);
  const words = loadWords(languageOption(call) ?? USUAL_LANGUAGE);
  return writeFiles(
    call,
    'calendar',
    (name) => DRAWING_NAME.test(name),
    async () => {
      const days = Array.from({ length: count }, (_, i) => daysLater(first, i * every));
      const subjects: Subject[] = [];
      for (const day of days) subjects.push(await subjectOf(day, level, words));
      return drawSubjects(subjects, {}, words, loadFonts(), how);
    },
  );
}

async function subjectOf(day: Day, level: DailyLevel, words: WordBook): Promise<Subject> {
  const { puzzle, key } = await onePuzzle(dailyOrder(day, level));
  const date = makeDay(day);
  return {
    files: { puzzle: `puzzle-${date}`, key: `key-${date}` },
    title: dayText(date, words),
    id: puzzleId(puzzle),
    puzzle,
    solved: puzzle,
    key: key!,
    level: levelName(level, words),
  };
}
