import { succeeds } from '../../../errors.ts';
import { PART_KINDS, partOfLine } from '../../../parts/studio.ts';
import type { PartKind } from '../../../parts/texts.ts';
import { gameOf, playableOf, playBoardOf, stateOf } from '../../../play/page/kept.ts';
import { progressView } from '../../../play/page/progress-view.ts';
import { storedLines, watchStored } from '../../../play/page/store.ts';
import { soundButton } from '../../../play/page/win.ts';
import { confirming } from '../../../ui/confirming.ts';
import { folded, make } from '../../../ui/elements.ts';
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
export function keptPuzzles(words: WordBook) {
  const list = make('ul', { class: 'studio-list' });
  const counts = make('p');
  const statistics = make('div');
  /** What knows the games of parts, once it was loaded; without it they are not listed. */
  const parts = new Map<PartKind, PlayedPart>();
  const [question, forget] = confirming(
    {
      open: words.text('studio-forget'),
      question: words.text('studio-forget-question'),
      yes: words.text('studio-forget-yes'),
      no: words.text('play-clear-no'),
    },
    forgetAll,
  );
  const element = folded(
    'play-shelf',
    words.text('shelf-title'),
    counts,
    statistics,
    make('p', {}, words.text('shelf-explained')),
    ...progressView(
      words,
      {
        lines: playableLines,
        has: isPlayable,
        results,
        taken: (read) => {
          keepResults(readResults(read));
          show();
        },
      },
      soundButton(words),
      forget,
    ),
    question,
    list,
  );
  // Boards are read when they are to be seen.
  element.addEventListener('toggle', async () => {
    if (element.open)
      [numbers] = await Promise.all([import('./statistics.ts').catch(() => undefined), loadParts()]);
    show();
  });
  const end = watchStored(show);

  function show(): void {
    if (!element.open) return;
    const lines = playableLines();
    const count = (state: string) => lines.filter((line) => stateOf(line) === state).length;
    counts.textContent = words.text('studio-kept-counts', {
      solved: count('solved'),
      begun: count('begun'),
    });
    statistics.replaceChildren(...(numbers?.statistics(words) ?? []));
    list.replaceChildren(...lines.map((line) => make('li', {}, ...entry(line))));
  }

  function entry(line: string): (Node | string)[] {
    const game = gameOf(line);
    const where = game && playableOf(line).progress(game, words);
    const solved = stateOf(line) === 'solved' ? ` – ${words.text('shelf-solved')}` : '';
    return [...linkTo(line), solved, ...(where === undefined ? [] : [' ', where])];
  }

  function linkTo(line: string): (Node | string)[] {
    const kind = partOfLine(line);
    if (!kind) {
      const { puzzle } = playBoardOf(line);
      return [make('a', { href: addressOf(puzzle) }, nameOf(puzzle, words))];
    }
    const part = parts.get(kind)!;
    const link = make('a', { href: makeRoute('play', { line }) }, part.nameOf(line, words));
    const details = part.detailsOf?.(line, words);
    return [link, ...(details === undefined ? [] : [` ${details}`])];
  }

  /** The lines of all that is kept and can be read; what other versions have stored is left alone. */
  function playableLines(): readonly string[] {
    return storedLines().filter(isPlayable);
  }

  function isPlayable(line: string): boolean {
    const kind = partOfLine(line);
    if (!kind) return succeeds(() => playBoardOf(line));
    const part = parts.get(kind);
    return part !== undefined && succeeds(() => part.nameOf(line, words));
  }

  async function loadParts(): Promise<void> {
    const loaded = PART_KINDS.map(async (kind) => {
      const part = await playedPart(kind).catch(() => undefined);
      if (part) parts.set(kind, part);
    });
    await Promise.all(loaded);
  }

  return { element, end };
}
