import { parseGameId, parseLine } from '../../../domino/notation.ts';
import { checkPuzzle, type Puzzle, type Setup } from '../../../domino/puzzle.ts';
import { isTaskLine } from '../../../parts/composing/line.ts';
import { shownTask } from '../../../parts/composing/studio/page/play.ts';
import { COMPOSE } from '../../../parts/composing/studio/wishes.ts';
import { DEALS, LOCKS } from '../../../parts/endgames/studio/wishes.ts';
import { makeDealLine } from '../../../parts/games/deal-line.ts';
import { make } from '../../../play/page/elements.ts';
import { type Day, makeDay, parseDay } from '../../days.ts';
import { loading } from '../../loading.ts';
import { DAILY_LEVELS, type DailyLevel, dailyOrder } from '../../orders.ts';
import { type Origin, originOf } from '../../origin.ts';
import type { PuzzleJobs, PuzzleOrder } from '../../puzzle-jobs.ts';
import { makeRoute } from '../../routes.ts';
import { plainlyHasSeveral } from '../../several.ts';
import { type AnyWish, anyWishOf, wordsOfAnyWish } from '../../wishes.ts';
import { GivenUp, Helper } from '../helper.ts';
import { thisMoment, today } from '../now.ts';
import { Choices, nameOf, waiting } from '../play/choices.ts';
import { KeptPuzzles } from '../play/kept-puzzles.ts';
import { isTable } from '../play/names.ts';
import { Opener } from '../play/opener.ts';
import { shownPuzzle, Table } from '../play/table.ts';
import { isFirstVisit, shownWelcome } from '../play/welcome.ts';
import type { Leave, Stage } from '../stage.ts';
import { keepChoice, readChoice } from '../storage.ts';

const CHOICE = 'puzzle';

/** A puzzle that takes longer, in milliseconds, is told to be in the making. */
const SLOW = 1000;

/** The first screen: a puzzle to be played, and what chooses another one. */
export function showPlay({ main, words, route, say, warn, fail }: Stage): Leave {
  const { wishes } = route;
  const helper = new Helper<PuzzleJobs>('puzzles');
  let wish: AnyWish = anyWishOf({
    ...Object.fromEntries(new URLSearchParams(readChoice(CHOICE))),
    ...wishes,
  });
  const choices = new Choices(words, wish, (chosen) => void makeNew(chosen, true));
  const kept = new KeptPuzzles(words);
  const opener = new Opener(words, {
    open: (line) => attempt(() => open(line, true)),
    fail,
  });
  const another = () => {
    // Orca falls silent if the focus stands on a button that goes.
    choices.focus();
    void makeNew(wish, true);
  };
  const table = new Table(words, say, another, [kept.element, opener.element]);
  let ended = () => {};
  main.append(table.element, make('div', { class: 'studio-others' }, choices.element, daily()));

  function play(setup: Setup, origin: Origin, isMove: boolean): void {
    const puzzle = checkPuzzle(setup);
    table.show(shownPuzzle(puzzle, titleOf(puzzle, origin), origin, words));
    if (plainlyHasSeveral(puzzle)) warn(words.text('studio-play-several'));
    else if (isMove) warn('');
    if (isMove) table.focus();
  }

  /** The program that plays Sperrdomino is loaded when it is wanted. */
  async function playLock(line: string, isMove: boolean): Promise<void> {
    const { shownLock } = await loading(import('../../../parts/endgames/studio/page/play.ts'));
    // The reader may have gone to another screen.
    if (!table.element.isConnected) return;
    table.show(shownLock(line, words));
    if (isMove) table.focus();
  }

  function playTask(line: string, isMove: boolean): void {
    table.show(shownTask(line, words));
    if (isMove) table.focus();
  }

  function makeNew(chosen: AnyWish, isMove: boolean): Promise<void> {
    wish = chosen;
    const seed = thisMoment();
    keep(wordsOfAnyWish(chosen));
    if (chosen.kind === DEALS) return putOnTable(() => playLock(makeDealLine(seed), isMove));
    if (chosen.kind === LOCKS) {
      const { kind: _, ...order } = chosen;
      return putOnTable(async () => playLock(await helper.ask('lock', { ...order, seed }), isMove));
    }
    if (chosen.kind === COMPOSE) {
      return putOnTable(async () => playTask(await helper.ask('compose', { task: chosen.task }), isMove));
    }
    return makeOne({ ...chosen, seed }, { level: chosen.level }, isMove);
  }

  function keep(chosen: Record<string, string>): void {
    keepChoice(CHOICE, new URLSearchParams(chosen).toString());
  }

  function makeOne(order: PuzzleOrder, origin: Origin, isMove: boolean): Promise<void> {
    return putOnTable(async () => play(parseLine(await helper.ask('make', order)), origin, isMove));
  }

  /** @param make what is waited for */
  async function putOnTable(make: () => Promise<void>): Promise<void> {
    giveUp();
    const slow = setTimeout(() => say(words.text('studio-play-making')), SLOW);
    ended = () => {
      clearTimeout(slow);
      say('');
      table.wait();
    };
    table.wait(waiting(words, giveUp));
    try {
      await make();
      ended();
    } catch (error) {
      if (error instanceof GivenUp) return;
      ended();
      fail(error, words.text('studio-play-not-made'));
    }
  }

  function giveUp(): void {
    ended();
    helper.giveUp();
  }

  function attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      fail(error, words.text('studio-play-not-read'));
    }
  }

  /** Puts what a line says on the table. @throws UserError if it is nothing that can be played */
  function open(line: string, isMove: boolean): void {
    giveUp();
    if (isTable(line)) {
      playLock(line, isMove).catch((error) => fail(error, words.text('studio-play-not-read')));
    } else if (isTaskLine(line)) playTask(line, isMove);
    else play(parseLine(line), isMove ? {} : originOf(history.state), isMove);
  }

  function daily(): HTMLElement {
    const day = today();
    const links = DAILY_LEVELS.map((level) => {
      const link = make(
        'a',
        { href: makeRoute('play', { day: makeDay(day), level }) },
        words.text(`level-${level}`),
      );
      // As with a button the focus goes to the board, and is not thrown to the top of the page meanwhile.
      link.addEventListener('click', (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void makeDaily(day, level, true);
      });
      return link;
    });
    return make('p', { class: 'studio-links' }, words.text('studio-today'), ...links);
  }

  function makeDaily(day: Day, level: DailyLevel, isMove: boolean): Promise<void> {
    return makeOne(dailyOrder(day, level), { day: makeDay(day), level }, isMove);
  }

  function titleOf(puzzle: Puzzle, { day, level }: Origin): string {
    const name =
      day === undefined
        ? `${nameOf(puzzle, words)},`
        : words.text('studio-daily', { date: dateOf(parseDay(day)) });
    return level === undefined ? nameOf(puzzle, words) : `${name} ${words.text(`level-${level}`)}`;
  }

  function dateOf(day: Day): string {
    return words.text('date', { ...day, year: String(day.year) });
  }

  attempt(() => {
    if (wishes.id !== undefined) play(parseGameId(wishes.id), originOf(history.state), false);
    else if (wishes.line !== undefined) open(wishes.line, false);
    else if (wishes.day !== undefined) {
      const day = parseDay(wishes.day);
      const level = DAILY_LEVELS.find((known) => known === wishes.level) ?? DAILY_LEVELS[0];
      void makeDaily(day, level, false);
    } else if (Object.keys(wishes).length === 0 && isFirstVisit()) {
      table.show(shownWelcome(words, () => void makeNew(wish, true)));
    } else {
      void makeNew(wish, false);
      const known = wordsOfAnyWish(wish);
      if (Object.keys(wishes).some((name) => known[name] !== wishes[name]))
        warn(words.text('studio-address-unknown'));
    }
  });
  return () => {
    giveUp();
    opener.end();
    kept.end();
    table.end();
  };
}
