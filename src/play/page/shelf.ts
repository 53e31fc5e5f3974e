import { button, folded, make } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import type { State } from '../game-progress.ts';
import { gameOf, playableOf, stateOf } from './kept.ts';
import type { Place } from './player.ts';
import { progressView } from './progress-view.ts';
import { keepSolved, playedLast, watchStored } from './store.ts';
import { celebrate, chime, endCelebration, soundButton } from './win.ts';

type Volume = ReturnType<typeof volumeOf>;

/**
 * All puzzles of a page: which are solved and begun, in the contents and in the headings; one button that leads to the
 * first, the one that was played last or the next one; progress as a file.
 *
 * @param places the puzzles, in the order of the page
 * @param games what is played beside them, and saved with them
 */
export function addShelf(places: readonly Place[], games: readonly Place[], words: WordBook): void {
  const counts = make('p');
  const links = new Map(
    [...document.querySelectorAll<HTMLElement>('nav a[href]')].map((link) => [
      link.getAttribute('href')!,
      link,
    ]),
  );
  const volumes = places.map((place) => volumeOf(place, links));
  /** The lines of all that is saved: the puzzles, and what is played beside them. */
  const lines = [...places, ...games].map(({ line }) => line);
  const beginnings = [...document.querySelectorAll('header > section:first-of-type, #how-to-play')];
  const leads = beginnings.map((beginning) => {
    const lead = button('', () => go());
    beginning.append(make('p', { class: 'play-start' }, lead));
    return lead;
  });
  document.querySelector('header')?.append(progress());
  for (const volume of volumes) showOne(volume);
  showAll();
  watchStored(changed);

  /** The puzzle that the button leads to: the one that was played last, else the first that is not solved. */
  function nextOpen(): Volume | undefined {
    const last = playedLast();
    const open = volumes.filter((volume) => stateOf(volume.line) !== 'solved');
    return open.find((volume) => volume.line === last && stateOf(volume.line) === 'begun') ?? open[0];
  }

  /** The next one after a puzzle that is not solved; after the last one it begins again from the first. */
  function after(volume: Volume): Volume | undefined {
    const at = volumes.indexOf(volume);
    const inTurn = [...volumes.slice(at + 1), ...volumes.slice(0, at)];
    return inTurn.find((other) => stateOf(other.line) !== 'solved');
  }

  function go(volume = nextOpen()): void {
    volume?.section.scrollIntoView();
    const start = volume?.section.querySelector<HTMLElement>('.play-start button');
    if (volume?.section.classList.contains('playing')) start?.focus();
    else start?.click();
  }

  function changed(line: string, isHere: boolean): void {
    const game = gameOf(line);
    const isWon = isHere && game !== undefined && playableOf(line).isSolved(game);
    if (isWon) keepSolved(line);
    for (const volume of volumes.filter((other) => other.line === line)) {
      showOne(volume);
      endCelebration(volume.section);
      if (isWon && volume.section.classList.contains('playing')) showWon(volume);
    }
    if (isWon) chime();
    showAll();
  }

  function showWon(volume: Volume): void {
    const next = after(volume);
    celebrate(
      volume.section,
      words.text('shelf-won', { name: volume.name }),
      [countWords()],
      next && button(words.text('shelf-next', { name: next.name }), () => go(next)),
    );
  }

  function showOne(volume: Volume): void {
    const state = stateOf(volume.line);
    const word = state === 'untouched' ? '' : ` – ${words.text(`shelf-${state}`)}`;
    for (const mark of volume.marks) if (mark.textContent !== word) mark.textContent = word;
    const { where, line } = volume;
    const game = gameOf(line);
    if (where) where.textContent = game ? playableOf(line).progress(game, words) : '';
  }

  function showAll(): void {
    counts.textContent = countWords();
    const next = nextOpen();
    const isFirst = volumes.every((volume) => stateOf(volume.line) === 'untouched');
    const text = !next
      ? words.text('shelf-all-solved')
      : isFirst
        ? words.text('shelf-first')
        : words.text(stateOf(next.line) === 'begun' ? 'shelf-continue' : 'shelf-next', {
            name: next.name,
          });
    for (const lead of leads) {
      lead.textContent = text;
      lead.disabled = !next;
    }
  }

  function countWords(): string {
    const count = (wanted: State) => volumes.filter((volume) => stateOf(volume.line) === wanted).length;
    return words.text('shelf-counts', {
      solved: count('solved'),
      begun: count('begun'),
      untouched: count('untouched'),
    });
  }

  /** The part of the page in which progress is saved and read, and the sound is switched on. */
  function progress(): HTMLElement {
    return folded(
      'play-shelf',
      words.text('shelf-title'),
      counts,
      make('p', {}, words.text('shelf-explained')),
      ...progressView(
        words,
        {
          lines: () => lines.filter((line) => stateOf(line) !== 'untouched'),
          has: (line) => lines.includes(line),
          taken: () => {
            for (const volume of volumes) showOne(volume);
            showAll();
          },
        },
        soundButton(words),
      ),
    );
  }
}

/** A puzzle of the page, where its state is shown. @param links those of the contents, by what they lead to */
function volumeOf({ section, heading, line }: Place, links: ReadonlyMap<string, HTMLElement>) {
  const link = links.get(`#${heading.id}`);
  // As the page was written: the marks come after it.
  const name = heading.textContent;
  const marks = [heading, ...(link ? [link] : [])].map((place) => {
    const mark = make('span', { class: 'play-state' });
    place.append(mark);
    return mark;
  });
  const start = section.querySelector('.play-start');
  const where = start ? make('span', { class: 'play-where' }) : undefined;
  if (where) start!.append(' ', where);
  return { section, line, name, marks, where };
}
