import type { Day } from '../../../book/days.ts';
import { make } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { lastDays, levelsOf, streaksOf } from '../../results.ts';
import { today } from '../now.ts';
import { results } from '../results.ts';

const SHOWN_DAYS = 14;

/** What was solved on this device, in numbers and as a chart. */
export function statistics(words: WordBook): HTMLElement[] {
  const solved = results();
  if (solved.length === 0) return [make('p', {}, words.text('studio-stats-none'))];
  const levels = levelsOf(solved);
  const isTimed = levels.some(({ best }) => best !== undefined);
  const head = (...titles: string[]) =>
    make('tr', {}, ...titles.map((title) => make('th', { scope: 'col' }, title)));
  const row = (name: string, ...cells: (Node | string)[]) =>
    make('tr', {}, make('th', { scope: 'row' }, name), ...cells.map((cell) => make('td', {}, cell)));
  const days = lastDays(solved, today(), SHOWN_DAYS);
  const most = String(Math.max(1, ...days.map(({ count }) => count)));
  return [
    make('p', {}, words.text('studio-stats-streak', streaksOf(solved, today()))),
    make(
      'table',
      { class: 'studio-stats' },
      head(
        words.text('studio-play-level'),
        words.text('studio-stats-solved'),
        ...(isTimed ? [words.text('studio-stats-best'), words.text('studio-stats-typical')] : []),
      ),
      ...levels.map(({ level, count, best, typical }) =>
        row(
          words.text(`level-${level}`),
          String(count),
          ...(isTimed
            ? [best, typical].map((seconds) => (seconds === undefined ? '–' : clockTime(seconds)))
            : []),
        ),
      ),
    ),
    make('h3', { id: 'studio.chart' }, words.text('studio-stats-days')),
    make(
      'table',
      { class: 'studio-stats studio-chart', 'aria-labelledby': 'studio.chart' },
      ...days.map(({ day, count }) =>
        row(
          shortDate(day),
          String(count),
          make('meter', { min: '0', max: most, value: String(count), 'aria-hidden': 'true' }),
        ),
      ),
    ),
  ];
}

function shortDate({ year, month, day }: Day): string {
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const moment = new Date(Date.UTC(year, month - 1, day));
  return new Intl.DateTimeFormat(document.documentElement.lang, options).format(moment);
}

/** `3:07` */
function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
