import { dayText } from '../../../document/say.ts';
import { make } from '../../../play/page/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { makeDay } from '../../days.ts';
import { DAILY_LEVELS, type DailyLevel } from '../../orders.ts';
import { makeRoute } from '../../routes.ts';
import { today } from '../now.ts';
import type { Calendar } from './calendar.ts';

/** Links to the puzzles of the day, and those of all days, which are loaded when they are wanted. */
export class Daily {
  readonly #links: readonly (readonly [DailyLevel, HTMLAnchorElement])[];
  readonly element: HTMLElement;
  /** The puzzles of all days. */
  readonly archive: HTMLDetailsElement;
  #calendar: Calendar | undefined;

  constructor(words: WordBook, wanted: (level: DailyLevel) => void) {
    this.#links = DAILY_LEVELS.map((level) => {
      const link = make('a', {}, words.text(`level-${level}`));
      // As with a button the focus goes to the board, and is not thrown to the top of the page meanwhile.
      link.addEventListener('click', (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        wanted(level);
      });
      return [level, link];
    });
    this.element = make(
      'p',
      { class: 'studio-links' },
      words.text('studio-today'),
      ...this.#links.map(([, link]) => link),
    );
    this.archive = make('details', {}, make('summary', {}, words.text('studio-daily-all')));
    this.archive.addEventListener('toggle', () => void this.#open(words));
    this.show();
  }

  async #open(words: WordBook): Promise<void> {
    if (!this.archive.open) return;
    if (!this.#calendar) {
      const { Calendar } = await import('./calendar.ts');
      this.#calendar = new Calendar(words);
      this.archive.append(this.#calendar.element);
    }
    this.#calendar.show();
  }

  /** Leads to the puzzles of the day that it is now. */
  show(): void {
    const day = today();
    for (const [level, link] of this.#links) link.href = makeRoute('play', { day: makeDay(day), level });
    this.#calendar?.show();
  }
}

/** What the puzzles of a day are called. */
export function dailyTitle(day: string, words: WordBook): string {
  return words.text('studio-daily', { date: dayText(day, words) });
}
