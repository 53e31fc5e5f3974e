import type { Book, BookPuzzle, BookSection } from '../book/book.ts';
import { adjacencies } from '../domino/board.ts';
import { makeCell } from '../domino/coordinates.ts';
import type { Setup } from '../domino/puzzle.ts';
import { makeStone, setFacts } from '../domino/stones.ts';
import type { Hint } from '../solve/hints.ts';
import type { Climb } from '../solve/ladder.ts';
import { type Level, levelOf } from '../solve/levels.ts';
import { BOOK_AIDS, type BookAid, nameOfAid } from './aids.ts';
import { EXPLAINED_AIDS, type ExplainedAid, exampleOf, isExplained } from './examples.ts';
import { insightOf } from './insight.ts';
import type { Messages } from './messages/messages.ts';

/** Which reader an edition is for; what the templates ask when they choose their words. */
export interface Audience {
  /** Read by touch, on sheets that lie flat and alone. */
  readonly touch: boolean;
  /** The keys follow at the end of the same file. */
  readonly keysInside: boolean;
}

/** How many steps of the worked opening stand between two figures. */
const STEPS_A_FIGURE = 5;

/**
 * The values that templates are given; `docs/templates.md` explains each. Everything is plain data, and a value
 * that a book does not have is null, so that a misspelt name is told apart from a missing subtitle.
 */
export function templateContext(book: Book, audience: Audience, example: Climb, messages: Messages): object {
  const puzzles = book.sections.flatMap((section) => section.puzzles);
  const levels = puzzles.map(({ grade }) => grade?.level);
  const needed = new Set(puzzles.flatMap((puzzle) => [...insightOf(puzzle).aids]));
  return {
    book: {
      title: book.title,
      subtitle: book.subtitle ?? null,
      author: book.author ?? null,
      publisher: book.publisher ?? null,
      isbn: book.isbn ?? null,
      rights: book.rights ?? null,
      description: book.description ?? null,
      imprint: book.imprint ?? null,
      date: messages.date(book.date),
      year: book.date.slice(0, 4),
      seed: book.seed,
      engine: book.engine,
      puzzles: puzzles.length,
      single: puzzles.length === 1,
      noGuess: levels.every((level) => level !== undefined && level !== 'master'),
      hints: puzzles.some((puzzle) => insightOf(puzzle).hints),
    },
    edition: audience,
    sets: [...new Set(book.sections.map((section) => section.range))].sort((a, b) => a - b).map(setContext),
    sections: sectionContexts(book.sections, messages),
    example: exampleContext(example, messages),
    aids: EXPLAINED_AIDS.filter((aid) => needed.has(aid)).map((aid) => aidContext(aid, messages)),
  };
}

/** One of the aids that the chapter on levels explains. */
export function aidContext(aid: ExplainedAid, messages: Messages): object {
  const { climb, step } = exampleOf(aid);
  const { step: firing } = climb.rungs[step]!;
  return {
    key: aid,
    ...aidName(aid, messages),
    level: messages.levels[levelOf(firing.rating)],
    is: Object.fromEntries(EXPLAINED_AIDS.map((other) => [other, other === aid])),
    ...setContext(climb.setup.range),
    step: step + 1,
    ...laidContext(climb.rungs.slice(0, step).filter(({ step: { place } }) => place).length),
    text: messages.step(firing, climb.setup),
  };
}

/** How many stones lie; languages tell one from several. */
function laidContext(laid: number): object {
  return { laid, single: laid === 1 };
}

function aidName(aid: BookAid, messages: Messages): object {
  const name = nameOfAid(aid, messages);
  return { name, title: name[0]!.toUpperCase() + name.slice(1) };
}

function setContext(range: number): object {
  const { stones, cells, copies } = setFacts(range);
  return { range, stones, cells, copies, rows: range + 1, columns: range + 2 };
}

function sectionContexts(sections: readonly BookSection[], messages: Messages): object[] {
  const before = new Set<BookAid>();
  return sections.map(({ title, range, puzzles }) => {
    const used = new Set(puzzles.flatMap((puzzle) => [...insightOf(puzzle).aids]));
    const news = BOOK_AIDS.filter((aid) => used.has(aid) && !before.has(aid));
    for (const aid of used) before.add(aid);
    const level = commonLevel(puzzles);
    return {
      title,
      set: setContext(range),
      first: puzzles[0]!.number,
      last: puzzles.at(-1)!.number,
      single: puzzles.length === 1,
      level: level ? messages.levels[level] : null,
      newAids: news.map((aid) => ({ key: aid, ...aidName(aid, messages), explained: isExplained(aid) })),
      puzzles: puzzles.map((puzzle) => puzzleContext(puzzle, messages)),
    };
  });
}

/** The level of a section; nothing if its puzzles differ or one has none. */
function commonLevel(puzzles: readonly BookPuzzle[]): Level | undefined {
  const levels = new Set(puzzles.map(({ grade }) => grade?.level));
  return levels.size === 1 ? [...levels][0] : undefined;
}

function puzzleContext(entry: BookPuzzle, messages: Messages): object {
  const { number, id, puzzle, grade } = entry;
  const { hints } = insightOf(entry);
  const context = (hint: Hint) => hintContext(hint, puzzle, messages);
  return {
    number,
    id,
    level: grade ? messages.levels[grade.level] : null,
    hardest: grade ? messages.aid(grade.hardest, grade.rating) : null,
    seals: grade?.seals ?? null,
    places: placesOn(puzzle),
    range: puzzle.range,
    hints: hints
      ? { first: context(hints.first), second: context(hints.second), third: context(hints.third) }
      : null,
  };
}

function hintContext({ step, laid, look }: Hint, setup: Setup, messages: Messages): object {
  const isEasy = levelOf(step.rating) === 'easy';
  return {
    aid: messages.aid(step.technique, step.rating),
    easy: isEasy,
    seal: step.technique === 'seal',
    gap: step.technique === 'gap',
    ...laidContext(laid),
    cell: 'cell' in look ? makeCell(setup.board, look.cell) : null,
    stone: 'stone' in look ? makeStone(look.stone) : null,
    text: messages.step(step, setup),
  };
}

function exampleContext({ rungs, setup }: Climb, messages: Messages): object {
  const steps = rungs.map(({ step }, i) => ({ number: i + 1, text: messages.step(step, setup) }));
  const parts = [];
  for (let i = 0; i < steps.length; i += STEPS_A_FIGURE) {
    const part = steps.slice(i, i + STEPS_A_FIGURE);
    parts.push({
      steps: part,
      first: i + 1,
      last: i + part.length,
      solved: i + part.length === steps.length,
    });
  }
  return { ...setContext(setup.range), parts, places: placesOn(setup) };
}

/** The check sum of the tally. */
function placesOn({ board }: Setup): number {
  return adjacencies(board).length;
}
