import { openBook } from '../book/book.ts';
import { DEFAULT_SEED, PAPERS } from '../book/choices.ts';
import { MOST_PUZZLES, parseConfig } from '../book/config.ts';
import { DAILY_LEVELS, type DailyLevel, dailyOrder, MOST_DATES, STEPS } from '../book/daily.ts';
import { type Day, daysLater, makeDay, parseDay } from '../book/days.ts';
import { puzzleId } from '../book/id.ts';
import { planBook } from '../book/plan.ts';
import { onePuzzle } from '../book/puzzles.ts';
import { dayText, levelName } from '../document/say.ts';
import { MAX_RANGE } from '../domino/dominoes.ts';
import { within } from '../errors.ts';
import { ENGINES } from '../node/braille.ts';
import { loadFonts } from '../node/fonts.ts';
import { loadTexts } from '../node/texts.ts';
import { loadWords } from '../node/words.ts';
import { drawingFiles, drawSubjects, type Subject } from '../render/drawings/files.ts';
import {
  CALENDAR_FORMATS,
  DRAWING_NAME,
  MOST_TALLIED,
  PADS,
  WORKSHEET_COUNTS,
  WORKSHEET_EDITIONS,
  WORKSHEET_FILE,
  WORKSHEET_LEVELS,
  WORKSHEET_RANGES,
  type WorksheetOrder,
} from '../render/formats.ts';
import { LEAFLET_FILE, renderLeaflet } from '../render/leaflet.ts';
import { renderPad } from '../render/single-document.ts';
import { renderOwnWorksheet, renderSheets, renderWorksheet, sheetsTitle } from '../render/worksheet.ts';
import { LEVELS } from '../solve/levels.ts';
import type { WordBook } from '../words/word-book.ts';
import { type Call, wordIn } from './call.ts';
import { USUAL_TALLIED } from './commands/sheets.ts';
import { writeFiles } from './new-files.ts';
import { drawingOptions, puzzleText } from './options.ts';

/** A page of puzzles, in the folder `worksheet`. */
export function worksheet(call: Call): Promise<number> {
  const { least, most, usual } = WORKSHEET_RANGES;
  const own = ownPuzzles(call, 'this is for puzzles that are made', 'no puzzles');
  const look = {
    edition: call.word('edition', WORKSHEET_EDITIONS) ?? WORKSHEET_EDITIONS[0],
    solutions: !call.flag('no-solutions'),
    paper: call.paper(),
  } as const;
  const count = call.number('count', undefined, 1, own ? MOST_PUZZLES : WORKSHEET_COUNTS.at(-1)!);
  const order = {
    ...look,
    level: call.word('level', WORKSHEET_LEVELS) ?? 'easy',
    range: call.number('range', usual, least, most),
    count: (count ?? 4) as WorksheetOrder['count'],
    seed: call.text('seed') ?? DEFAULT_SEED,
  };
  const language = call.language();
  return writeFiles(call, 'worksheet', [WORKSHEET_FILE], async () => {
    const materials = { texts: loadTexts(language), fonts: loadFonts() };
    return [
      await (own
        ? renderOwnWorksheet({ ...own, count }, look, materials)
        : renderWorksheet(order, materials)),
    ];
  });
}

/** Drawings of puzzles and keys, in the folder `picture`. */
export function picture(call: Call): Promise<number> {
  const how = drawingOptions(call);
  const language = call.language();
  const own = ownPuzzles(call, 'this is for a puzzle that is made', 'no puzzle');
  const order = {
    range: call.number('range', 6, 1, MAX_RANGE),
    level: call.word('level', LEVELS) ?? 'easy',
    count: 1,
  };
  const seed = call.text('seed') ?? DEFAULT_SEED;
  return writeFiles(call, 'picture', [DRAWING_NAME], async () => {
    const title = 'Dominosa';
    const section = own ? { title, from: own.where || 'puzzle' } : { title, ...order };
    const config = parseConfig({ title, language, seed, sections: [section] });
    const book = openBook(await planBook(config, { readFile: () => own!.text }));
    return drawingFiles(book, loadWords(language), loadFonts(), how);
  });
}

/** The puzzles that the argument names; nothing if new ones are made. @throws UserError if an option is for new ones alone */
function ownPuzzles(call: Call, why: string, needed: string) {
  const [argument] = call.args;
  if (argument === undefined) return undefined;
  call.refuse(['level', 'range', 'seed'], why, needed);
  return puzzleText(argument);
}

/** Drawings of the puzzles of days and of their keys, in the folder `calendar`. */
export function calendar(call: Call): Promise<number> {
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
  return writeFiles(call, 'calendar', [CALENDAR_FILE, DRAWING_NAME], async () => {
    const days = Array.from({ length: count }, (_, i) => daysLater(first, i * every));
    const subjects: Subject[] = [];
    for (const day of days) subjects.push(await subjectOf(day, level, words));
    const fonts = loadFonts();
    if (how) return drawSubjects(subjects, {}, words, fonts, how);
    const headed = subjects.map((subject) => ({ ...subject, heading: subject.title }));
    const look = { solutions: !call.flag('no-solutions'), paper: paper ?? 'a4' };
    const sheets = renderSheets(sheetsTitle(words, level), headed, look, { texts, fonts });
    return [{ ...sheets, name: CALENDAR_FILE }];
  });
}

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

/** The game on one page, in the folder `leaflet`. */
export function leaflet(call: Call): Promise<number> {
  const language = call.language();
  const paper = call.paper();
  return writeFiles(call, 'leaflet', [LEAFLET_FILE], () =>
    renderLeaflet(paper, { texts: loadTexts(language), fonts: loadFonts(), engines: ENGINES }),
  );
}

const SHEETS_NAME = /^(?:score-pad|tally-\d+)\.pdf$/;

/** Sheets to write on, in the folder `sheets`. */
export function sheets(call: Call): Promise<number> {
  const asked = call.args.map((name) => wordIn(name, 'sheet', PADS));
  const range = call.number('range', USUAL_TALLIED, 1, MOST_TALLIED);
  const paper = call.paper();
  const pads = PADS.filter((pad) => asked.length === 0 || asked.includes(pad));
  return writeFiles(call, 'sheets', [SHEETS_NAME], () => {
    const materials = { texts: loadTexts(call.language()), fonts: loadFonts() };
    return pads.map((pad) => renderPad({ pad, range, paper }, materials));
  });
}
