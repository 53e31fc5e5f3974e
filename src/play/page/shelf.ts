import { parseLine } from '../../domino/notation.ts';
import { checkPuzzle } from '../../domino/puzzle.ts';
import { UserError } from '../../errors.ts';
import type { WordBook } from '../../words/word-book.ts';
import { type Game, makeGame, parseGame } from '../game.ts';
import { joined, type Kept, MOST_BYTES, makeProgress, type Progress, readProgress } from '../progress.ts';
import { isSolved, type State, standingOf } from '../standing.ts';
import { Terrain } from '../terrain.ts';
import { button, make } from './elements.ts';
import {
  keepSolved,
  keepSound,
  playedLast,
  restore,
  stored,
  wantsSound,
  wasSolved,
  watchStored,
} from './store.ts';
import { celebrate, endCelebration } from './win.ts';

/** A puzzle of the page. */
interface Volume {
  readonly section: HTMLElement;
  readonly line: string;
  /** Its heading as the page was written. */
  readonly name: string;
  /** Where its state is told: the heading, and its place in the contents. */
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
  readonly #terrains = new Map<string, Terrain>();
  readonly #counts = make('p');
  readonly #leads: readonly HTMLButtonElement[];
  readonly #said = make('p', { 'aria-live': 'polite' });

  /** @param sections the puzzles that can be played, in their order */
  constructor(sections: readonly HTMLElement[], words: WordBook) {
    this.#words = words;
    const links = new Map(
      [...document.querySelectorAll<HTMLElement>('nav a[href]')].map((link) => [
        link.getAttribute('href')!,
        link,
      ]),
    );
    this.#volumes = sections.flatMap((section) => volumeOf(section, links));
    const places = [...document.querySelectorAll('header > :last-child, #how-to-play')];
    this.#leads = places.map((place) => {
      const lead = button('', () => this.#go());
      place.append(make('p', { class: 'play-start' }, lead));
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
    const open = this.#volumes.filter((volume) => this.#state(volume) !== 'solved');
    return open.find((volume) => volume.line === last && this.#state(volume) === 'begun') ?? open[0];
  }

  /** The next one after a puzzle that is not solved; after the last one it begins again from the first. */
  #after(volume: Volume): Volume | undefined {
    const at = this.#volumes.indexOf(volume);
    const inTurn = [...this.#volumes.slice(at + 1), ...this.#volumes.slice(0, at)];
    return inTurn.find((other) => this.#state(other) !== 'solved');
  }

  #go(volume = this.#next()): void {
    volume?.section.scrollIntoView();
    const start = volume?.section.querySelector<HTMLElement>('.play-start button');
    if (volume?.section.classList.contains('playing')) start?.focus();
    else start?.click();
  }

  #changed(line: string, isHere: boolean): void {
    const game = this.#game(line);
    const isWon = isHere && game !== undefined && isSolved(this.#terrain(line), game);
    if (isWon) keepSolved(line);
    for (const volume of this.#volumes.filter((other) => other.line === line)) {
      this.#showOne(volume);
      endCelebration(volume.section);
      if (isWon && volume.section.classList.contains('playing')) this.#celebrate(volume);
    }
    this.#showAll();
  }

  #celebrate(volume: Volume): void {
    const next = this.#after(volume);
    celebrate(
      volume.section,
      this.#words.text('shelf-won', { name: volume.name }),
      this.#countWords(),
      next && button(this.#words.text('shelf-next', { name: next.name }), () => this.#go(next)),
    );
  }

  #state({ line }: Volume): State {
    if (wasSolved(line)) return 'solved';
    return stored(line) === undefined ? 'untouched' : 'begun';
  }

  #showOne(volume: Volume): void {
    const state = this.#state(volume);
    const word = state === 'untouched' ? '' : ` – ${this.#words.text(`shelf-${state}`)}`;
    for (const mark of volume.marks) if (mark.textContent !== word) mark.textContent = word;
    const { where, line } = volume;
    const game = this.#game(line);
    if (!where) return;
    if (!game) {
      where.textContent = '';
      return;
    }
    const { laid, stones, filled, unknown } = standingOf(this.#terrain(line), game);
    where.textContent = [
      ...(unknown > 0 ? [this.#words.text('play-filled-in', { filled, unknown })] : []),
      this.#words.text('play-progress', { laid, stones }),
    ].join(' ');
  }

  #showAll(): void {
    this.#counts.textContent = this.#countWords();
    const next = this.#next();
    const isFirst = this.#volumes.every((volume) => this.#state(volume) === 'untouched');
    const words = !next
      ? this.#words.text('shelf-all-solved')
      : isFirst
        ? this.#words.text('shelf-first')
        : this.#words.text(this.#state(next) === 'begun' ? 'shelf-continue' : 'shelf-next', {
            name: next.name,
          });
    for (const lead of this.#leads) {
      lead.textContent = words;
      lead.disabled = !next;
    }
  }

  #countWords(): string {
    const count = (wanted: State) => this.#volumes.filter((volume) => this.#state(volume) === wanted).length;
    return this.#words.text('shelf-counts', {
      solved: count('solved'),
      begun: count('begun'),
      untouched: count('untouched'),
    });
  }

  /** The part of the page in which progress is saved and read, and the sound is switched on. */
  #progress(): HTMLElement {
    const words = this.#words;
    const chosen = make('input', { type: 'file', accept: '.json,application/json' });
    chosen.hidden = true;
    chosen.addEventListener('change', () => {
      const file = chosen.files?.[0];
      if (file) void this.#load(file);
      chosen.value = '';
    });
    const sound = button(words.text('shelf-sound'), () => {
      keepSound(!wantsSound());
      sound.setAttribute('aria-pressed', String(wantsSound()));
    });
    sound.setAttribute('aria-pressed', String(wantsSound()));
    return make(
      'details',
      { class: 'play-shelf' },
      make('summary', {}, words.text('shelf-title')),
      this.#counts,
      make('p', {}, words.text('shelf-explained')),
      make(
        'p',
        { class: 'play-buttons' },
        button(words.text('shelf-save'), () => this.#save()),
        button(words.text('shelf-load'), () => chosen.click()),
        sound,
      ),
      chosen,
      this.#said,
    );
  }

  #save(): void {
    const kept = new Map(
      this.#volumes
        .filter((volume) => this.#state(volume) !== 'untouched')
        .map(({ line }) => [line, this.#kept(line)]),
    );
    const file = new Blob([makeProgress(document.title, kept)], { type: 'application/json' });
    const address = URL.createObjectURL(file);
    make('a', { href: address, download: this.#words.text('shelf-file') }).click();
    setTimeout(() => URL.revokeObjectURL(address));
  }

  async #load(file: File): Promise<void> {
    try {
      if (file.size > MOST_BYTES) throw new UserError('size');
      const lines = new Set(this.#volumes.map(({ line }) => line));
      const progress = readProgress(await file.text(), (line) =>
        lines.has(line) ? this.#terrain(line) : undefined,
      );
      this.#take(progress);
      const { kept, others } = progress;
      this.#said.textContent = this.#words.text('shelf-loaded', { count: kept.size, others });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.#said.textContent = this.#words.text('shelf-not-read', {
        file: file.name,
        fault: error.message,
        entry: error.where ?? '',
      });
    }
  }

  #take({ kept }: Progress): void {
    for (const [line, there] of kept) {
      const { game, solved } = joined(this.#kept(line), there);
      if (game) restore(line, makeGame(game));
      if (solved) keepSolved(line);
    }
    for (const volume of this.#volumes) this.#showOne(volume);
    this.#showAll();
  }

  #kept(line: string): Kept {
    return { game: this.#game(line), solved: wasSolved(line) };
  }

  #game(line: string): Game | undefined {
    const text = stored(line);
    return text === undefined ? undefined : parseGame(this.#terrain(line), text);
  }

  #terrain(line: string): Terrain {
    const known = this.#terrains.get(line) ?? new Terrain(checkPuzzle(parseLine(line)));
    this.#terrains.set(line, known);
    return known;
  }
}

/** @param links those of the contents, by what they lead to */
function volumeOf(section: HTMLElement, links: ReadonlyMap<string, HTMLElement>): Volume[] {
  const heading = section.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6');
  if (!heading) return [];
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
  return [{ section, line: section.dataset.puzzle!, name, marks, where }];
}
