import { succeeds } from '../../../errors.ts';
import { PART_KINDS, partOfLine } from '../../../parts/studio.ts';
import type { PartKind } from '../../../parts/texts.ts';
import { gameOf, playableOf, playBoardOf, stateOf } from '../../../play/page/kept.ts';
import { progressView } from '../../../play/page/progress-view.ts';
import { storedLines, watchStored } from '../../../play/page/store.ts';
import { soundButton } from '../../../play/page/win.ts';
import { confirming } from '../../../ui/confirming.ts';
import { make } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { addressOf } from '../../puzzles.ts';
import { readResults } from '../../results.ts';
import { makeRoute } from '../../routes.ts';
import type { PlayedPart } from '../page-part.ts';
import { playedPart } from '../parts.ts';
import { keepResults, results } from '../results.ts';
import { forgetAll } from '../storage.ts';
import { nameOf } from './choices.ts';

/** What tells of results in numbers, once it was loaded. */
let numbers: typeof import('./statistics.ts') | undefined;

/** The puzzles that were begun or solved on this device, to go on with; their progress as a file. */
export class KeptPuzzles {
  readonly element: HTMLDetailsElement;
  readonly #words: WordBook;
  readonly #list = make('ul', { class: 'studio-list' });
  readonly #count = make('p');
  readonly #numbers = make('div');
  /** What knows the games of parts, once it was loaded; without it they are not listed. */
  readonly #parts = new Map<PartKind, PlayedPart>();
  readonly #endWatch: () => void;

  constructor(words: WordBook) {
    this.#words = words;
    const [question, forget] = confirming(
      {
        open: words.text('studio-forget'),
        question: words.text('studio-forget-question'),
        yes: words.text('studio-forget-yes'),
        no: words.text('play-clear-no'),
      },
      forgetAll,
    );
    this.element = make(
      'details',
      { class: 'play-shelf' },
      make('summary', {}, words.text('shelf-title')),
      this.#count,
      this.#numbers,
      make('p', {}, words.text('shelf-explained')),
      ...progressView(
        words,
        {
          lines: () => this.#lines(),
          has: (line) => this.#isPlayable(line),
          results,
          taken: (read) => {
            keepResults(readResults(read));
            this.#show();
          },
        },
        soundButton(words),
        forget,
      ),
      question,
      this.#list,
    );
    // Boards are read when they are to be seen.
    this.element.addEventListener('toggle', async () => {
      if (this.element.open)
        [numbers] = await Promise.all([import('./statistics.ts').catch(() => undefined), this.#loadParts()]);
      this.#show();
    });
    this.#endWatch = watchStored(() => this.#show());
  }

  end(): void {
    this.#endWatch();
  }

  #show(): void {
    if (!this.element.open) return;
    const words = this.#words;
    const lines = this.#lines();
    const count = (state: string) => lines.filter((line) => stateOf(line) === state).length;
    this.#count.textContent = words.text('studio-kept-counts', {
      solved: count('solved'),
      begun: count('begun'),
    });
    this.#numbers.replaceChildren(...(numbers?.statistics(words) ?? []));
    this.#list.replaceChildren(...lines.map((line) => make('li', {}, ...this.#entry(line))));
  }

  #entry(line: string): (Node | string)[] {
    const words = this.#words;
    const game = gameOf(line);
    const where = game && playableOf(line).progress(game, words);
    const solved = stateOf(line) === 'solved' ? ` – ${words.text('shelf-solved')}` : '';
    return [...this.#linkTo(line), solved, ...(where === undefined ? [] : [' ', where])];
  }

  #linkTo(line: string): (Node | string)[] {
    const words = this.#words;
    const kind = partOfLine(line);
    if (!kind) {
      const { puzzle } = playBoardOf(line);
      return [make('a', { href: addressOf(puzzle) }, nameOf(puzzle, words))];
    }
    const part = this.#parts.get(kind)!;
    const link = make('a', { href: makeRoute('play', { line }) }, part.nameOf(line, words));
    const details = part.detailsOf?.(line, words);
    return [link, ...(details === undefined ? [] : [` ${details}`])];
  }

  /** The lines of all that is kept and can be read; what other versions have stored is left alone. */
  #lines(): readonly string[] {
    return storedLines().filter((line) => this.#isPlayable(line));
  }

  #isPlayable(line: string): boolean {
    const kind = partOfLine(line);
    if (!kind) return succeeds(() => playBoardOf(line));
    const part = this.#parts.get(kind);
    return part !== undefined && succeeds(() => part.nameOf(line, this.#words));
  }

  async #loadParts(): Promise<void> {
    const loaded = PART_KINDS.map(async (kind) => {
      const part = await playedPart(kind).catch(() => undefined);
      if (part) this.#parts.set(kind, part);
    });
    await Promise.all(loaded);
  }
}
