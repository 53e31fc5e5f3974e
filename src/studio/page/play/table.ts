import type { DailyLevel } from '../../../book/daily.ts';
import { makeDay } from '../../../book/days.ts';
import { makeLine } from '../../../domino/notation.ts';
import type { Puzzle } from '../../../domino/puzzle.ts';
import { hintsUsed } from '../../../play/page/hints-used.ts';
import { gameOf, playableOf } from '../../../play/page/kept.ts';
import { focusBoard, startPlaying } from '../../../play/page/puzzle.ts';
import { settings } from '../../../play/page/settings-store.ts';
import { keepSolved, watchStored } from '../../../play/page/store.ts';
import { celebrate, chime, endCelebration } from '../../../play/page/win.ts';
import { button, buttons, make } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import type { Origin } from '../../origin.ts';
import { puzzleSection } from '../../puzzle-section.ts';
import { addressOf } from '../../puzzles.ts';
import { streaksOf } from '../../results.ts';
import { makeRoute } from '../../routes.ts';
import { elementsOf } from '../markup.ts';
import { today } from '../now.ts';
import { keepResults, results } from '../results.ts';
import { nextLevel } from './daily.ts';

/** Something that is played, as it is put on the table. */
export interface Shown {
  readonly section: HTMLElement;
  readonly line: string;
  /** What leads to it. */
  readonly address: string;
  /** What is kept beside its address. */
  readonly origin?: Origin;
  /** Whether a layout is found on it, which can be drawn. */
  readonly hasLayout?: true;
  /** Makes it playable. @returns what ends that */
  start(): (() => void) | undefined;
  focus(): void;
}

export function shownPuzzle(puzzle: Puzzle, title: string, origin: Origin, words: WordBook): Shown {
  const section = elementsOf(puzzleSection(puzzle, title, words))[0]!;
  return {
    section,
    line: makeLine(puzzle),
    address: addressOf(puzzle),
    origin,
    hasLayout: true,
    start: () => startPlaying(section, words),
    focus: () => focusBoard(section),
  };
}

/** What comes of a puzzle that is solved. */
interface Onward {
  /** It is among the results now. */
  solved(): void;
  /** Makes another: today's of a level, or any. */
  next(level: DailyLevel | undefined): void;
  archive(): void;
}

/**
 * The puzzle that is played: its board with all that `book.html` has, and a link that leads to it.
 *
 * @param held what is needed less often, whatever is played
 */
export function makeTable(
  words: WordBook,
  say: (text: string) => void,
  onward: Onward,
  held: readonly HTMLElement[],
) {
  /** Where a puzzle is waited for; below it stands the puzzle. */
  const waitPlace = make('div');
  const place = make('div');
  const element = make('div', { class: 'studio-table' }, waitPlace, place);
  let stop: (() => void) | undefined;
  let onTable: Shown | undefined;
  place.append(...held);
  const endWatch = watchStored(changed);

  /** Shows that a puzzle is being made; without an element that nothing is waited for any longer. */
  function wait(...shown: readonly HTMLElement[]): void {
    waitPlace.replaceChildren(...shown);
  }

  /**
   * Puts a puzzle on the table; the address of the page becomes its own, so that it is still there when the page is loaded
   * again, and the browser goes back to the one before.
   */
  function show(shown: Shown): void {
    stop?.();
    const isNext = onTable !== undefined && onTable.address !== shown.address;
    history[isNext ? 'pushState' : 'replaceState'](shown.origin ?? null, '', shown.address);
    onTable = shown;
    place.replaceChildren(shown.section);
    stop = shown.start();
    (shown.section.querySelector('.play-more') ?? place).append(...held, linkTo(shown));
    if (isSolved(shown.line)) showWon(shown);
  }

  /** Leads the reader to the board, with its name above it. */
  function focus(): void {
    onTable?.focus();
    scrollTo(0, 0);
  }

  function end(): void {
    stop?.();
    endWatch();
  }

  function changed(line: string, isHere: boolean): void {
    if (!isHere || onTable?.line !== line) return;
    const { section, origin } = onTable;
    endCelebration(section);
    if (!isSolved(line)) return;
    keepSolved(line);
    const time = timeOf(section);
    const seconds = Number(time?.dataset.seconds);
    keepResults([{ puzzle: line, on: makeDay(today()), ...origin, ...(time && { seconds }) }]);
    onward.solved();
    showWon(onTable);
    chime();
  }

  /** What is solved says so, when it has just been and when the reader comes back to it. */
  function showWon(shown: Shown): void {
    const { section, line, origin = {}, hasLayout } = shown;
    const time = timeOf(section);
    const isToday = origin.day === makeDay(today());
    const won = words.text('shelf-won', { name: section.querySelector('h2')!.textContent });
    const streaks = streaksOf(results(), today());
    const moves = gameOf(line)?.done;
    const took =
      hasLayout && moves !== undefined && words.text('studio-won-moves', { moves, hints: hintsUsed(line) });
    const told = [
      [took, time?.textContent].filter(Boolean).join(' '),
      origin.day && streaks.now > 1 && words.text('studio-stats-streak', streaks),
      isToday && words.text('studio-daily-tomorrow'),
    ];
    const level = isToday ? nextLevel(today()) : undefined;
    const next = level
      ? `${words.text('studio-today')} ${words.text(`level-${level}`)}`
      : words.text('studio-play-another');
    celebrate(
      section,
      hasLayout ? words.text('studio-won') : won,
      told.flatMap((line) => line || []),
      button(next, () => onward.next(level)),
    );
    section.querySelector('.play-won')?.append(...sharing(shown, won, time?.textContent));
  }

  /** Shares what was solved: as a text that gives nothing away, and a puzzle's layout as a picture. */
  function sharing(
    { line, address, origin, hasLayout }: Shown,
    won: string,
    time: string | null | undefined,
  ): HTMLElement[] {
    // Below the buttons, so that none of them moves under a finger.
    const told = make('p', { class: 'studio-shared', 'aria-live': 'polite' });
    const tell = (text: string) => {
      told.textContent = text;
    };
    const { day, level } = origin ?? {};
    const route = day && level ? makeRoute('play', { day, level }) : address;
    const text = [won, time, new URL(route, location.href).href].filter(Boolean).join('\n');
    const copy = button(words.text('studio-share-text'), () => copyText(text, 'studio-share-copied', tell));
    const picture = button(words.text('studio-share-picture'), async () => {
      const { sharePicture } = await import('./share.ts');
      if (await sharePicture(line, won)) tell(words.text('studio-share-saved'));
    });
    const days = button(words.text('studio-daily-all'), () => onward.archive());
    return [buttons(...(hasLayout ? [picture] : []), copy, days), told];
  }

  async function copyText(
    text: string,
    done: 'studio-share-copied' | 'studio-play-copied',
    tell = say,
  ): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      tell(words.text(done));
    } catch {
      tell(words.text('studio-play-not-copied'));
    }
  }

  function linkTo({ address, line }: Shown): HTMLElement {
    const copy = button(words.text('studio-play-copy'), () =>
      copyText(new URL(address, location.href).href, 'studio-play-copied'),
    );
    const link = make('a', { href: address }, words.text('studio-play-link'));
    const code = make('code', { class: 'studio-line' }, line);
    return make('div', {}, buttons(link, copy), make('p', {}, code));
  }

  return {
    element,
    get shown() {
      return onTable;
    },
    wait,
    show,
    focus,
    end,
  };
}

function isSolved(line: string): boolean {
  const game = gameOf(line);
  return game !== undefined && playableOf(line).isSolved(game);
}

/** The time that a puzzle took, where it is shown. */
function timeOf(section: HTMLElement): HTMLElement | null {
  return settings().time === 'shown' ? section.querySelector<HTMLElement>('.play-time') : null;
}
