import type { PlaceIndex } from '../../../domino/board.ts';
import { makeCell, makePlace } from '../../../domino/coordinates.ts';
import { makeDomino } from '../../../domino/dominoes.ts';
import { parseLine } from '../../../domino/notation.ts';
import { checkPuzzle } from '../../../domino/puzzle.ts';
import { memoize } from '../../../memoize.ts';
import { type Advice, HintFinder } from '../../../play/hint-finder.ts';
import { startPlaying } from '../../../play/page/puzzle.ts';
import { storedLines } from '../../../play/page/store.ts';
import type { PlayBoard } from '../../../play/play-board.ts';
import { numberOn, type Position } from '../../../play/position.ts';
import { NO_SIGNS } from '../../../play/signs.ts';
import { laidElsewhere } from '../../../play/tally.ts';
import { button, buttons, make } from '../../../ui/elements.ts';
import type { WordBook } from '../../../words/word-book.ts';
import { makeRoute } from '../../routes.ts';
import { keepChoice, readChoice } from '../storage.ts';
import { type Shown, shownPuzzle } from './table.ts';

const LINE = 'omnibus 2 0111/2022/2010';
const CHOICE = 'welcome';

/** How many moves are shown before the reader goes on alone. */
const SHOWN_MOVES = 3;

/** Whether nothing was played or chosen on this device yet. */
export function isFirstVisit(): boolean {
  return (
    ([CHOICE, 'puzzle'] as const).every((name) => readChoice(name) === undefined) &&
    storedLines().every((line) => line === LINE)
  );
}

/** What the reader goes on to: any puzzle instead of this board, or today's after it. */
interface Onward {
  skip(): void;
  today(): void;
}

/** A small board that teaches itself: each of the first moves is shown on it, with the reason. Any move can be made. */
export function shownWelcome(words: WordBook, { skip, today }: Onward): Shown {
  const shown = shownPuzzle(checkPuzzle(parseLine(LINE)), words.text('studio-welcome'), {}, words);
  const { section } = shown;
  const seen = make('span', { 'aria-hidden': 'true' });
  const heard = make('span', { class: 'play-name' });
  const over = button(words.text('studio-welcome-skip'), () => {
    keepChoice(CHOICE, 'done');
    skip();
  });
  const learn = () =>
    make('a', { href: makeRoute('learn', { lesson: 'first' }) }, words.text('studio-welcome-learn'));
  const guide = make(
    'div',
    {},
    make('p', {}, words.text('studio-welcome-rule')),
    make('p', { class: 'studio-welcome-step' }, seen, heard),
    buttons(over, learn()),
  );
  const done = make('div', { class: 'studio-welcome-done', 'aria-live': 'polite' });
  const onward = button(words.text('studio-welcome-today'), today);
  onward.className = 'studio-first';
  const end = [
    make('p', {}, make('strong', {}, words.text('studio-welcome-done'))),
    make('p', {}, words.text('studio-welcome-counts')),
    buttons(onward, learn()),
  ];
  section.querySelector('h2')!.after(make('div', { class: 'studio-welcome' }, guide, done));
  let welcome: ReturnType<typeof welcomeTutor>;
  return {
    ...shown,
    address: makeRoute('play'),
    start: () =>
      startPlaying(section, words, {
        name: LINE,
        given: { dominoes: [], bars: [] },
        tutor: (playBoard) => {
          welcome = welcomeTutor(playBoard, words);
          return welcome;
        },
        moved(now) {
          seen.textContent = welcome.tell(now, 'eye');
          heard.textContent = welcome.tell(now, 'ear');
          guide.hidden = welcome.isSolved(now);
          if (guide.hidden !== done.hasChildNodes()) done.replaceChildren(...(guide.hidden ? end : []));
          if (now.dominoes.size >= SHOWN_MOVES) keepChoice(CHOICE, 'done');
        },
      }),
  };
}

/** Tells what to do next on the first board; it remarks on no move. */
function welcomeTutor(playBoard: PlayBoard, words: WordBook) {
  const finder = new HintFinder(playBoard);
  /** Asked several times for each position, and found once. */
  const hint = memoize((now: Position) => finder.hint(now));

  /** What to do next, and why, for eyes, which have the board beside it, or for ears. */
  function tell(now: Position, to: 'eye' | 'ear'): string {
    const advice = hint(now);
    if (advice.kind === 'wrong') return words.text('studio-welcome-wrong');
    if (advice.kind === 'solved') return '';
    if (now.dominoes.size >= SHOWN_MOVES) return words.text('studio-welcome-alone');
    const step = stepOf(advice);
    if (!step?.place) return '';
    const { board } = playBoard;
    const { first, second, domino } = step.place;
    const place = makePlace(board, { first, second });
    const [cell] = step.because;
    if (step.technique !== 'gap' || cell === undefined) {
      return words.text('studio-welcome-seal', { for: to, domino: makeDomino(domino), place });
    }
    const number = numberOn(playBoard, now, cell)!;
    const [elsewhere] = laidElsewhere(playBoard, now, cell);
    return [
      words.text('studio-welcome-gap', { for: to, number, cell: makeCell(board, cell), place }),
      ...(elsewhere ? [words.text('studio-welcome-once', { domino: makeDomino(elsewhere.domino) })] : []),
    ].join(' ');
  }

  function signs(now: Position) {
    const advice = now.dominoes.size < SHOWN_MOVES ? hint(now) : undefined;
    const step = advice && stepOf(advice);
    const place: PlaceIndex | undefined = step?.place?.index;
    const ringed = step?.technique === 'gap' ? step.because.slice(0, 1) : [];
    return place === undefined ? NO_SIGNS : { ...NO_SIGNS, could: [place], ringed };
  }

  return {
    reason: () => undefined,
    isSolved: (now: Position) => hint(now).kind === 'solved',
    next: (now: Position) => tell(now, 'ear'),
    tell,
    signs,
  };
}

function stepOf(advice: Advice) {
  return advice.kind === 'step' ? advice.step : undefined;
}
