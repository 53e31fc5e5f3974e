import { DAILY_LEVELS, type DailyLevel } from '../../../book/daily.ts';
import { type Day, makeDay } from '../../../book/days.ts';
import { dayText } from '../../../document/say.ts';
import { covered, make, setAttributes } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { solvedLevels } from '../../results.ts';
import { makeRoute } from '../../routes.ts';
import { today } from '../now.ts';
import { results } from '../results.ts';
import type { Calendar } from './calendar.ts';

/** Links to the puzzles of the day, and those of all days, which are loaded when they are wanted. */
export class Daily {
  readonly #links: readonly (readonly [DailyLevel, HTMLAnchorElement])[];
  readonly element: HTMLElement;
  /** The puzzles of all days. */
  readonly archive: HTMLDetailsElement;
  readonly #words: WordBook;
  #calendar: Calendar | undefined;

  constructor(words: WordBook, wanted: (level: DailyLevel) => void) {
    this.#words = words;
    this.#links = DAILY_LEVELS.map((level) => {
      const link = make('a');
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
    this.archive = covered(words.text('studio-daily-all'));
    this.archive.addEventListener('toggle', () => void this.#open());
    this.show();
  }

  /** Leads the reader to the puzzles of all days. */
  openArchive(): void {
    this.archive.open = true;
    this.archive.querySelector('summary')!.focus();
    this.archive.scrollIntoView({ block: 'start' });
  }

  async #open(): Promise<void> {
    if (!this.archive.open) return;
    if (!this.#calendar) {
      const { Calendar } = await import('./calendar.ts');
      this.#calendar = new Calendar(this.#words);
      this.archive.append(this.#calendar.element);
    }
    this.#calendar.show();
  }

  /** Leads to the puzzles of the day that it is now. */
  show(): void {
    const day = today();
    const solved = solvedLevels(results(), makeDay(day));
    for (const [level, link] of this.#links) {
      const name = this.#words.text(`level-${level}`);
      const isSolved = solved.has(level);
      setAttributes(link, {
        href: makeRoute('play', { day: makeDay(day), level }),
        'aria-label': isSolved ? this.#words.text('studio-daily-done', { what: name }) : name,
      });
      link.textContent = isSolved ? `${name} ✓` : name;
    }
    this.#calendar?.show();
  }
}

/** The level to go on with on a day: the first that was not solved. */
export function nextLevel(day: Day): DailyLevel | undefined {
  const solved = solvedLevels(results(), makeDay(day));
  return DAILY_LEVELS.find((level) => !solved.has(level));
}

/** What the puzzles of a day are called. */
export function dailyTitle(day: string, words: WordBook): string {
  return words.text('studio-daily', { date: dayText(day, words).replaceAll(' ', '\u00a0') });
}
