import { DAILY_LEVELS, type DailyLevel } from '../../../book/daily.ts';
import { type Day, makeDay } from '../../../book/days.ts';
import { dayText } from '../../../document/say.ts';
import { covered, make, setAttributes } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { solvedLevels } from '../../results.ts';
import { makeRoute } from '../../routes.ts';
import { today } from '../now.ts';
import { results } from '../results.ts';
import type { makeCalendar } from './calendar.ts';

/** Links to the puzzles of the day, and those of all days, which are loaded when they are wanted. */
export function dailyLinks(words: WordBook, wanted: (level: DailyLevel) => void) {
  let calendar: ReturnType<typeof makeCalendar> | undefined;
  const links = DAILY_LEVELS.map((level) => {
    const link = make('a');
    // As with a button the focus goes to the board, and is not thrown to the top of the page meanwhile.
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      wanted(level);
    });
    return [level, link] as const;
  });
  const element = make(
    'p',
    { class: 'studio-links' },
    words.text('studio-today'),
    ...links.map(([, link]) => link),
  );
  const archive = covered(words.text('studio-daily-all'));
  archive.addEventListener('toggle', () => void open());
  show();

  /** Leads the reader to the puzzles of all days. */
  function openArchive(): void {
    archive.open = true;
    archive.querySelector('summary')!.focus();
    archive.scrollIntoView({ block: 'start' });
  }

  async function open(): Promise<void> {
    if (!archive.open) return;
    if (!calendar) {
      const { makeCalendar } = await import('./calendar.ts');
      calendar = makeCalendar(words);
      archive.append(calendar.element);
    }
    calendar.show();
  }

  /** Leads to the puzzles of the day that it is now. */
  function show(): void {
    const day = today();
    const solved = solvedLevels(results(), makeDay(day));
    for (const [level, link] of links) {
      const name = words.text(`level-${level}`);
      const isSolved = solved.has(level);
      setAttributes(link, {
        href: makeRoute('play', { day: makeDay(day), level }),
        'aria-label': isSolved ? words.text('studio-daily-done', { what: name }) : name,
      });
      link.textContent = isSolved ? `${name} ✓` : name;
    }
    calendar?.show();
  }

  return { element, archive, openArchive, show };
}

/** The level to go on with on a day: the first that was not solved. */
export function nextLevel(day: Day): DailyLevel | undefined {
  const solved = solvedLevels(results(), makeDay(day));
  return DAILY_LEVELS.find((level) => !solved.has(level));
}

export function dailyTitle(day: string, words: WordBook): string {
  return words.text('studio-daily', { date: dayText(day, words).replaceAll(' ', '\u00a0') });
}
