import { DAILY_LEVELS, type DailyLevel } from '../../../book/daily.ts';
import { type Day, makeDay } from '../../../book/days.ts';
import { dayText } from '../../../document/say.ts';
import { button, controlRow, make, offer, setAttributes } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { makeRoute } from '../../routes.ts';
import { today } from '../now.ts';
import { results } from '../results.ts';

const WEEK = 7;

/** The puzzles of all days so far, month by month, and which of them were solved. They are made from their dates. */
export function makeCalendar(words: WordBook) {
  const levels = make('select');
  const title = make('p', { class: 'studio-month', id: 'studio.month', 'aria-live': 'polite' });
  const table = make('table', { class: 'studio-calendar', 'aria-labelledby': 'studio.month' });
  let shownMonth: { readonly year: number; readonly month: number } = today();
  offer(levels, DAILY_LEVELS, (level) => words.text(`level-${level}`));
  levels.addEventListener('change', show);
  const later = button(words.text('studio-daily-later'), () => turn(1));
  const element = make(
    'div',
    {},
    controlRow(
      make('label', {}, words.text('studio-play-level'), levels),
      button(words.text('studio-daily-earlier'), () => turn(-1)),
      later,
    ),
    title,
    table,
  );

  function turn(by: 1 | -1): void {
    const { year, month } = shownMonth;
    const turned = new Date(Date.UTC(year, month - 1 + by, 1));
    shownMonth = { year: turned.getUTCFullYear(), month: turned.getUTCMonth() + 1 };
    show();
  }

  function show(): void {
    const { year, month } = shownMonth;
    const now = makeDay(today());
    const lang = document.documentElement.lang;
    const named = (day: number, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(lang, { ...options, timeZone: 'UTC' }).format(
        new Date(Date.UTC(year, month - 1, day)),
      );
    const level = DAILY_LEVELS.find((known) => known === levels.value)!;
    const solved = new Set(results().flatMap((one) => (one.level === level ? [one.day] : [])));
    const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
    // Weeks begin on Monday.
    const first = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % WEEK;
    const cells = Array.from({ length: Math.ceil((first + count) / WEEK) * WEEK }, (_, at) => at - first + 1);
    const monday = WEEK - first + 1;
    const heads = Array.from({ length: WEEK }, (_, at) =>
      make('th', { scope: 'col' }, named(monday + at, { weekday: 'short' })),
    );
    const rows = Array.from({ length: cells.length / WEEK }, (_, row) =>
      make(
        'tr',
        {},
        ...cells.slice(row * WEEK, (row + 1) * WEEK).map((day) => {
          if (day < 1 || day > count) return make('td');
          const date = { year, month, day };
          return make('td', {}, entry(date, level, solved.has(makeDay(date)), now));
        }),
      ),
    );
    title.textContent = named(1, { month: 'long', year: 'numeric' });
    table.replaceChildren(make('tr', {}, ...heads), ...rows);
    later.disabled = makeDay({ year, month, day: count }) >= now;
  }

  function entry(day: Day, level: DailyLevel, isSolved: boolean, now: string): HTMLElement | string {
    const text = makeDay(day);
    if (text > now) return String(day.day);
    const date = dayText(text, words);
    // What is seen is how its name begins: in French, 1er.
    const [shown] = /^\d+\p{L}*/u.exec(date)!;
    const link = make('a', { href: makeRoute('play', { day: text, level }) }, shown);
    if (text === now) link.setAttribute('aria-current', 'date');
    setAttributes(link, {
      'aria-label': isSolved ? words.text('studio-daily-done', { what: date }) : date,
    });
    if (isSolved) link.append(make('span', { 'aria-hidden': 'true' }, '✓'));
    return link;
  }

  return { element, show };
}
