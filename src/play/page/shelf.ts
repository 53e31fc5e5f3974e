import { button, make } from '../../ui/elements.ts';
import type { WordBook } from '../../words/word-book.ts';
import type { State } from '../game-progress.ts';
import { gameOf, playableOf, stateOf } from './kept.ts';
import type { Place } from './player.ts';
import { progressView } from './progress-view.ts';
import { keepSolved, playedLast, watchStored } from './store.ts';
import { celebrate, chime, endCelebration, soundButton } from './win.ts';

/** A puzzle of the page. */
interface Volume {
  readonly section: HTMLElement;
  readonly line: string;
  /** Its heading as the page was written. */
  readonly name: string;
  /** Where its state is shown: the heading, and its place in the contents. */
  readonly marks: readonly HTMLElement[];
  /** Beside its button: how far it is. */
  readonly where: HTMLElement | undefined;
}

/**
 * All puzzles of a page: which are solved and begun, in the contents and in the headings; one button that leads to the
 * first, the one that was played last or the next one; progress as a file.
 */
export class Shelf {
  readonly #words: WordBook;
  readonly #volumes: readonly Volume[];
  /** The lines of all that is saved: the puzzles, and what is played beside them. */
  readonly #lines: readonly string[];
  readonly #counts = make('p');
  readonly #leads: readonly HTMLButtonElement[];

  /**
   * @param places the puzzles, in the order of the page
   * @param games what is played beside them, and saved with them
   */
  constructor(places: readonly Place[], games: readonly Place[], words: WordBook) {
    this.#words = words;
    const links = new Map(
      [...document.querySelectorAll<HTMLElement>('nav a[href]')].map((link) => [
        link.getAttribute('href')!,
        link,
      ]),
    );
    this.#volumes = places.map((place) => volumeOf(place, links));
    this.#lines = [...places, ...games].map(({ line }) => line);
    const beginnings = [...document.querySelectorAll('header > section:first-of-type, #how-to-play')];
    this.#leads = beginnings.map((beginning) => {
      const lead = button('', () => this.#go());
      beginning.append(make('p', { class: 'play-start' }, lead));
      return lead;
    });
    document.querySelector('header')?.append(this.#progress());
    for (const volume of this.#volumes) this.#showOne(volume);
    this.#showAll();
    watchStored((line, isHere) => this.#changed(line, isHere));
  }

  /** The puzzle that the button leads to: the one that was played last, else the first that is not solved. */
  #next(): Volume | undefined {
    const last = playedLast();
    const open = this.#volumes.filter((volume) => stateOf(volume.line) !== 'solved');
    return open.find((volume) => volume.line === last && stateOf(volume.line) === 'begun') ?? open[0];
  }

  /** The next one after a puzzle that is not solved; after the last one it begins again from the first. */
  #after(volume: Volume): Volume | undefined {
    const at = this.#volumes.indexOf(volume);
    const inTurn = [...this.#volumes.slice(at + 1), ...this.#volumes.slice(0, at)];
    return inTurn.find((other) => stateOf(other.line) !== 'solved');
  }

  #go(volume = this.#next()): void {
    volume?.section.scrollIntoView();
    const start = volume?.section.querySelector<HTMLElement>('.play-start button');
    if (volume?.section.classList.contains('playing')) start?.focus();
    else start?.click();
  }

  #changed(line: string, isHere: boolean): void {
    const game = gameOf(line);
    const isWon = isHere && game !== undefined && playableOf(line).isSolved(game);
    if (isWon) keepSolved(line);
    for (const volume of this.#volumes.filter((other) => other.line === line)) {
      this.#showOne(volume);
      endCelebration(volume.section);
      if (isWon && volume.section.classList.contains('playing')) this.#celebrate(volume);
    }
    if (isWon) chime();
    this.#showAll();
  }

  #celebrate(volume: Volume): void {
    const next = this.#after(volume);
    celebrate(
      volume.section,
      this.#words.text('shelf-won', { name: volume.name }),
      [this.#countWords()],
      next && button(this.#words.text('shelf-next', { name: next.name }), () => this.#go(next)),
    );
  }

  #showOne(volume: Volume): void {
    const state = stateOf(volume.line);
    const word = state === 'untouched' ? '' : ` – ${this.#words.text(`shelf-${state}`)}`;
    for (const mark of volume.marks) if (mark.textContent !== word) mark.textContent = word;
    const { where, line } = volume;
    const game = gameOf(line);
    if (where) where.textContent = game ? playableOf(line).progress(game, this.#words) : '';
  }

  #showAll(): void {
    this.#counts.textContent = this.#countWords();
    const next = this.#next();
    const isFirst = this.#volumes.every((volume) => stateOf(volume.line) === 'untouched');
    const words = !next
      ? this.#words.text('shelf-all-solved')
      : isFirst
        ? this.#words.text('shelf-first')
        : this.#words.text(stateOf(next.line) === 'begun' ? 'shelf-continue' : 'shelf-next', {
            name: next.name,
          });
    for (const lead of this.#leads) {
      lead.textContent = words;
      lead.disabled = !next;
    }
  }

  #countWords(): string {
    const count = (wanted: State) => this.#volumes.filter((volume) => stateOf(volume.line) === wanted).length;
    return this.#words.text('shelf-counts', {
      solved: count('solved'),
      begun: count('begun'),
      untouched: count('untouched'),
    });
  }

  /** The part of the page in which progress is saved and read, and the sound is switched on. */
  #progress(): HTMLElement {
    const words = this.#words;
    return make(
      'details',
      { class: 'play-shelf' },
      make('summary', {}, words.text('shelf-title')),
      this.#counts,
      make('p', {}, words.text('shelf-explained')),
      ...progressView(
        words,
        {
          lines: () => this.#lines.filter((line) => stateOf(line) !== 'untouched'),
          has: (line) => this.#lines.includes(line),
          taken: () => {
            for (const volume of this.#volumes) this.#showOne(volume);
            this.#showAll();
          },
        },
        soundButton(words),
      ),
    );
  }
}

/** @param links those of the contents, by what they lead to */
function volumeOf({ section, heading, line }: Place, links: ReadonlyMap<string, HTMLElement>): Volume {
  const link = links.get(`#${heading.id}`);
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
