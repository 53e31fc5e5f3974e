import { parseGameId, parseLine } from '../../../domino/notation.ts';
import { checkPuzzle, type Setup } from '../../../domino/puzzle.ts';
import { make } from '../../../play/page/elements.ts';
import { onNotKept } from '../../../play/page/store.ts';
import { type Day, makeDay, parseDay } from '../../days.ts';
import { DAILY_LEVELS, dailyOrder, type Wish, wishOf, wordsOfWish } from '../../orders.ts';
import type { PuzzleJobs, PuzzleOrder } from '../../puzzle-jobs.ts';
import { makeRoute } from '../../routes.ts';
import { GivenUp, Helper } from '../helper.ts';
import { thisMoment, today } from '../now.ts';
import { Choices, nameOf, waiting } from '../play/choices.ts';
import { KeptPuzzles } from '../play/kept-puzzles.ts';
import { Opener } from '../play/opener.ts';
import { Table } from '../play/table.ts';
import type { Leave, Stage } from '../stage.ts';
import { keepChoice, readChoice } from '../storage.ts';

const CHOICE = 'puzzle';

/** A puzzle that takes longer, in milliseconds, is told to be in the making. */
const SLOW = 1000;

/** The first screen: a puzzle to be played, and what chooses another one. */
export function showPlay({ main, words, route, say, fail }: Stage): Leave {
  const { wishes } = route;
  const helper = new Helper<PuzzleJobs>('puzzles');
  let wish = wishOf({ ...Object.fromEntries(new URLSearchParams(readChoice(CHOICE))), ...wishes });
  const choices = new Choices(words, wish, (chosen) => void makeNew(chosen, true));
  const table = new Table(words, say, () => void makeNew(wish, true));
  const kept = new KeptPuzzles(words);
  const opener = new Opener(words, {
    open: (line) => attempt(() => play(parseLine(line), undefined, true)),
    fail,
  });
  let ended = () => {};
  const endNotKept = onNotKept(() => say(words.text('studio-not-kept')));
  main.append(choices.element, daily(), table.element, opener.element, kept.element);

  function play(setup: Setup, title: string | undefined, isMove: boolean): void {
    const puzzle = checkPuzzle(setup);
    table.show(puzzle, title ?? nameOf(puzzle, words));
    if (isMove) table.focus();
  }

  function makeNew(chosen: Wish, isMove: boolean): Promise<void> {
    wish = chosen;
    keepChoice(CHOICE, new URLSearchParams(wordsOfWish(wish)).toString());
    const title = `${nameOf(wish, words)}, ${words.text(`level-${wish.level}`)}`;
    return makeOne({ ...wish, seed: thisMoment() }, title, isMove);
  }

  async function makeOne(order: PuzzleOrder, title: string, isMove: boolean): Promise<void> {
    giveUp();
    const slow = setTimeout(() => say(words.text('studio-play-making')), SLOW);
    ended = () => {
      clearTimeout(slow);
      say('');
      table.wait();
    };
    table.wait(waiting(words, giveUp));
    try {
      const line = await helper.ask('make', order);
      ended();
      play(parseLine(line), title, isMove);
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

  function daily(): HTMLElement {
    const day = today();
    const links = DAILY_LEVELS.map((level) =>
      make('a', { href: makeRoute('play', { day: makeDay(day), level }) }, words.text(`level-${level}`)),
    );
    return make('p', { class: 'studio-links' }, words.text('studio-daily', { date: dateOf(day) }), ...links);
  }

  function dateOf(day: Day): string {
    return words.text('date', { ...day, year: String(day.year) });
  }

  attempt(() => {
    if (wishes.id !== undefined) play(parseGameId(wishes.id), undefined, false);
    else if (wishes.line !== undefined) play(parseLine(wishes.line), undefined, false);
    else if (wishes.day !== undefined) {
      const day = parseDay(wishes.day);
      const level = DAILY_LEVELS.find((known) => known === wishes.level) ?? DAILY_LEVELS[0];
      const title = `${words.text('studio-daily', { date: dateOf(day) })} ${words.text(`level-${level}`)}`;
      void makeOne(dailyOrder(day, level), title, false);
    } else void makeNew(wish, false);
  });
  return () => {
    giveUp();
    opener.end();
    kept.end();
    table.end();
    endNotKept();
  };
}
