import { DAILY_LEVELS, type DailyLevel, dailyOrder } from '../../../book/daily.ts';
import { type Day, makeDay, parseDay, TODAY } from '../../../book/days.ts';
import { parseGameId, parseLine } from '../../../domino/notation.ts';
import { checkPuzzle, type Puzzle, type Setup, UNKNOWN } from '../../../domino/puzzle.ts';
import { coded } from '../../../errors.ts';
import { partOfLine } from '../../../parts/studio.ts';
import type { PartKind } from '../../../parts/texts.ts';
import { stateOf } from '../../../play/page/kept.ts';
import { make } from '../../../ui/elements.ts';
import { type Origin, originOf } from '../../origin.ts';
import type { PuzzleJobs, PuzzleOrder } from '../../puzzle-jobs.ts';
import { isPartQuery, type Query, queryOf, says, wordsOfQuery } from '../../query.ts';
import { makeRoute } from '../../routes.ts';
import { GivenUp, Helper } from '../helper.ts';
import { onNewDay, thisMoment, today } from '../now.ts';
import { playedPart } from '../parts.ts';
import { makeChoices, nameOf, waiting } from '../play/choices.ts';
import { dailyLinks, dailyTitle, nextLevel } from '../play/daily.ts';
import { keptPuzzles } from '../play/kept-puzzles.ts';
import { makeOpener } from '../play/opener.ts';
import { makeTable, type Shown, shownPuzzle } from '../play/table.ts';
import { isFirstVisit, shownWelcome } from '../play/welcome.ts';
import type { Leave, Stage } from '../stage.ts';
import { keepChoice, readChoice } from '../storage.ts';

const CHOICE = 'puzzle';

/** From this many milliseconds on, the page says that it is making a puzzle that nobody has asked for. */
const SLOW = 1000;

/** The first screen: a puzzle to be played, and what chooses another one. */
export function showPlay({ main, words, route, isAgain, say, warn, fail }: Stage): Leave {
  const { query } = route;
  const helper = new Helper<PuzzleJobs>('puzzles');
  let asked: Query = queryOf({
    ...Object.fromEntries(new URLSearchParams(readChoice(CHOICE))),
    ...query,
  });
  const choices = makeChoices(words, asked, (chosen) => void makeNew(chosen, true));
  const kept = keptPuzzles(words);
  const opener = makeOpener(words, {
    open: (line) => attempt(() => open(line, true)),
    fail,
  });
  const another = (level: DailyLevel | undefined) => {
    // Orca falls silent if the focus stands on a button that goes.
    choices.focus();
    void (level ? makeDaily(today(), level, true) : makeNew(asked, true));
  };
  const daily = dailyLinks(words, (level) => void makeDaily(today(), level, true));
  const endDays = onNewDay(followDay);
  const table = makeTable(words, say, { next: another, solved: daily.show, archive: daily.openArchive }, [
    kept.element,
    opener.element,
  ]);
  let ended = () => {};
  let isNextFocused = isAgain;
  main.append(
    table.element,
    make(
      'div',
      { class: 'studio-others' },
      choices.element,
      daily.element,
      daily.archive,
      make('a', { href: makeRoute('print', { make: 'worksheet' }) }, words.text('studio-play-worksheet')),
    ),
  );

  function play(setup: Setup, origin: Origin, isMove: boolean): void {
    const puzzle = coded('puzzle-wrong', () => checkPuzzle(setup));
    put(shownPuzzle(puzzle, titleOf(puzzle, origin), origin, words), isMove);
    if (plainlyHasSeveral(puzzle)) warn(words.text('studio-play-several'));
    else if (isMove) warn('');
  }

  /** What is played when the page is loaded again has the focus, as before. */
  function put(shown: Shown, isMove: boolean): void {
    table.show(shown);
    const isFree = document.activeElement === document.body;
    if (isMove || (isNextFocused && isFree)) table.focus();
    isNextFocused = false;
  }

  /** What plays a part is loaded when it is wanted. */
  async function playPart(kind: PartKind, line: string, isMove: boolean): Promise<void> {
    const part = await playedPart(kind);
    // The reader may have gone to another screen.
    if (table.element.isConnected) put(part.shown(line, words), isMove);
  }

  function makeNew(chosen: Query, isMove: boolean): Promise<void> {
    asked = chosen;
    const seed = thisMoment();
    keepChoice(CHOICE, new URLSearchParams(wordsOfQuery(chosen)).toString());
    if (!isPartQuery(chosen)) return makeOne({ ...chosen, seed }, { level: chosen.level }, isMove);
    return putOnTable(
      async () => playPart(chosen.kind, await helper.ask('part', { ...chosen, seed }), isMove),
      isMove,
    );
  }

  function makeOne(order: PuzzleOrder, origin: Origin, isMove: boolean): Promise<void> {
    return putOnTable(async () => play(parseLine(await helper.ask('make', order)), origin, isMove), isMove);
  }

  /**
   * @param make what is waited for
   * @param isMove whether the reader has asked for it
   */
  async function putOnTable(make: () => Promise<void>, isMove: boolean): Promise<void> {
    giveUp();
    const slow = setTimeout(() => say(words.text('studio-play-making')), isMove ? 0 : SLOW);
    ended = () => {
      clearTimeout(slow);
      say('');
      table.wait();
    };
    table.wait(
      waiting(words, () => {
        choices.focus();
        giveUp();
      }),
    );
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
      coded('not-a-puzzle', work);
    } catch (error) {
      fail(error, words.text('studio-play-not-read'));
    }
  }

  /** Puts what a line says on the table. @throws UserError if it is nothing that can be played */
  function open(line: string, isMove: boolean): void {
    giveUp();
    const part = partOfLine(line);
    if (part) playPart(part, line, isMove).catch((error) => fail(error, words.text('studio-play-not-read')));
    else play(parseLine(line), isMove ? {} : originOf(history.state), isMove);
  }

  function makeDaily(day: Day, level: DailyLevel, isMove: boolean): Promise<void> {
    return makeOne(dailyOrder(day, level), { day: makeDay(day), level }, isMove);
  }

  function titleOf(puzzle: Puzzle, { day, level }: Origin): string {
    const name = day === undefined ? `${nameOf(puzzle, words)},` : dailyTitle(day, words);
    return level === undefined ? nameOf(puzzle, words) : `${name} ${words.text(`level-${level}`)}`;
  }

  /** The puzzle of the day that is over gives way to that of today, unless it was begun. */
  function followDay(before: Day): void {
    daily.show();
    const { line, origin } = table.shown ?? {};
    const level = DAILY_LEVELS.find((known) => known === origin?.level);
    if (line === undefined || !level || origin?.day !== makeDay(before)) return;
    const isBegun = stateOf(line) !== 'untouched';
    warn(words.text(isBegun ? 'studio-daily-waits' : 'studio-daily-new'));
    if (isBegun) return;
    const isHere = table.element.contains(document.activeElement);
    void makeDaily(today(), level, false).then(() => isHere && table.focus());
  }

  attempt(() => {
    if (query.id !== undefined) play(parseGameId(query.id), originOf(history.state), false);
    else if (query.line !== undefined) open(query.line, false);
    else if (query.day !== undefined) {
      const day = query.day === TODAY ? today() : parseDay(query.day);
      const level = DAILY_LEVELS.find((known) => known === query.level) ?? nextLevel(day) ?? DAILY_LEVELS[0];
      void makeDaily(day, level, false);
    } else if (Object.keys(query).length === 0 && isFirstVisit()) {
      table.show(
        shownWelcome(words, {
          skip: () => void makeNew(asked, true),
          today: () => another(DAILY_LEVELS[0]),
        }),
      );
    } else {
      void makeNew(asked, false);
      if (!says(asked, query)) warn(words.text('studio-address-unknown'));
    }
  });
  return () => {
    giveUp();
    endDays();
    opener.end();
    kept.end();
    table.end();
  };
}

/**
 * Whether a completion plainly has more than one solution, if it has any: two numbers that are given nowhere can change
 * places all over the board.
 */
function plainlyHasSeveral({ numbers, range }: Puzzle): boolean {
  const given = new Set(numbers);
  return (
    given.has(UNKNOWN) &&
    Array.from({ length: range + 1 }, (_, n) => n).filter((n) => !given.has(n)).length > 1
  );
}
