import { UserError } from '../errors.ts';
import { isFigure } from '../parts/exhibits/exhibits.ts';
import { hasKeysOfParts, PARTS_ALONE, PARTS_WITH_BOARDS, type PartName } from '../parts/list.ts';
import {
  type BookContent,
  CONTENTS,
  SOLUTION_CONTENTS,
  type SOLUTIONS_PLACES,
  USUAL_CONTENTS,
} from './choices.ts';
import { listed } from './problems.ts';

type Parts = Readonly<Partial<Record<PartName, unknown>>>;

/** What of a book or its file may have boards. */
interface Boards extends Parts {
  readonly sections: readonly { readonly puzzles: readonly unknown[] }[];
}

/** How many boards a book has: of puzzles, figures and laying tasks, and of tasks for composers. Rules of games have none. */
export function boardCount(book: Boards): number {
  const lists = [
    ...book.sections.map(({ puzzles }) => puzzles),
    ...PARTS_WITH_BOARDS.map((name) => book[name]),
  ];
  return lists.reduce<number>((sum, list) => sum + lengthOf(list), 0);
}

export function hasKeys(book: Boards): boolean {
  return boardCount(book) > 0 || hasKeysOfParts(book);
}

interface Contents extends Parts {
  readonly sections?: readonly unknown[] | undefined;
  readonly games?: readonly unknown[] | undefined;
}

export function hasBoards(config: Contents): boolean {
  return [config.sections, ...PARTS_WITH_BOARDS.map((name) => config[name])].some(isThere);
}

interface Choice {
  readonly contents?: readonly BookContent[] | undefined;
  readonly solutions?: (typeof SOLUTIONS_PLACES)[number] | undefined;
}

/** The parts of a book in their order, wherever its solutions are. */
export function contentsOf({ contents = USUAL_CONTENTS, solutions }: Choice): readonly BookContent[] {
  return solutions === 'none' ? contents.filter((part) => !isSolution(part)) : contents;
}

export function isSolution(part: BookContent): boolean {
  return SOLUTION_CONTENTS.some((each) => each === part);
}

/**
 * What the files that hold solutions alone are called: with keys a second time, or with all that helps to a solution where that is
 * apart; nothing if a book has no such files.
 */
export function solutionsFile(book: Boards & Choice): 'keys' | 'solutions' | undefined {
  const isApart = book.solutions === 'apart';
  const parts = contentsOf(book).filter((part) => (isApart ? isSolution(part) : part === 'solutions'));
  if (parts.length === 0 || !hasKeys(book)) return undefined;
  return isApart ? 'solutions' : 'keys';
}

/** Whether a book consists of solutions alone, as {@link solutionsAlone} makes it. */
export function hasSolutionsAlone(book: Choice): boolean {
  return contentsOf(book).every(isSolution);
}

/** All that helps to the solutions of these puzzles, or of a whole book, as a book of its own, wherever the book has it. */
export function solutionsAlone<Whole extends Boards & Choice>(book: Whole, only?: readonly number[]): Whole {
  const parts = (book.contents ?? CONTENTS).filter(isSolution);
  const alone = {
    ...book,
    solutions: 'apart' as const,
    contents: parts.length > 0 ? parts : SOLUTION_CONTENTS,
  };
  if (!only) return alone;
  let number = 0;
  const sections = book.sections.map(({ puzzles, ...section }) => ({
    ...section,
    puzzles: puzzles.filter(() => only.includes(++number)),
  }));
  const others = Object.fromEntries(PARTS_ALONE.map((name) => [name, name === 'exhibits' ? [] : undefined]));
  return { ...alone, ...others, sections: sections.filter(({ puzzles }) => puzzles.length > 0) };
}

/** An exhibit as configs name it, or as a book has it. */
type Shown = string | { readonly name?: string | undefined };

const isOfFigure = (shown: Shown) => isFigure((typeof shown === 'string' ? shown : shown.name) ?? '');

type Fields = Readonly<Record<string, unknown>>;

/** What goes from a config or a book with a part that is left out. What is played with its puzzles goes with them. */
const LEFT_OUT: Readonly<Partial<Record<BookContent, (fields: Fields) => Fields>>> = {
  puzzles: () => ({ sections: [], together: undefined }),
  story: () => ({ story: false }),
  'laying-tasks': ({ exhibits }) => ({ exhibits: (exhibits as readonly Shown[]).filter(isOfFigure) }),
  figures: ({ exhibits }) => ({ exhibits: (exhibits as readonly Shown[]).filter((one) => !isOfFigure(one)) }),
  composing: () => ({ composing: undefined }),
  exercises: () => ({ exercises: undefined }),
  endgames: () => ({ locks: undefined }),
  competition: () => ({ together: undefined }),
  'empty-boards': ({ print }) => ({ print: { ...(print as object), nets: 0 } }),
  games: () => ({ games: [] }),
};

/** A config or a book without what belongs to parts that are left out; numbers of puzzles stay as they are. */
export function asChosen<Fields extends Choice>(fields: Fields): Fields {
  if (!fields.contents) return fields;
  const chosen = contentsOf(fields);
  let left: object = fields;
  for (const part of CONTENTS) {
    if (!chosen.includes(part))
      left = { ...left, ...LEFT_OUT[part]?.(left as Fields & Record<string, unknown>) };
  }
  return Object.fromEntries(Object.entries(left).filter(([, value]) => value !== undefined)) as Fields;
}

/** @throws UserError if a config wants solutions apart that its list of parts leaves out */
export function checkApart({ contents, solutions }: Choice): void {
  if (solutions !== 'apart' || !contents || contents.some(isSolution)) return;
  throw new UserError('solutions are to be apart, and "contents" lists none', {
    code: 'field-wrong',
    where: 'solutions',
    hint: 'add "solutions" to "contents", or set "solutions" to "none"',
  });
}

/** @throws UserError if a book would hold nothing, a part twice, or solutions that it is to have nowhere */
export function checkContents(config: Contents & Choice): void {
  const { contents = [], solutions } = config;
  if (!hasSomething(config)) {
    throw new UserError('there is nothing that a book could hold', {
      where: 'sections',
      expected: 'at least one section, such as [{ "title": "To begin with", "range": 3, "count": 1 }]',
      hint: `a book without puzzles can have ${listed(['games', ...PARTS_ALONE])}; \`dominosa schema config\` lists every field`,
    });
  }
  const twice = contents.findIndex((part, i) => contents.indexOf(part) < i);
  if (twice >= 0) {
    throw new UserError(`"${contents[twice]}" is listed twice`, {
      code: 'field-wrong',
      where: `contents[${twice}]`,
      expected: 'each part once',
    });
  }
  const at = solutions === 'none' ? contents.findIndex(isSolution) : -1;
  if (at >= 0) {
    throw new UserError(`"${contents[at]}" is listed in a book whose solutions are in none of its files`, {
      code: 'field-wrong',
      where: `contents[${at}]`,
      hint: 'leave it out, or set "solutions" to "back" or "apart"',
    });
  }
  if (!hasSomething(asChosen(config))) {
    throw new UserError('none of these parts has anything in it', {
      code: 'field-wrong',
      where: 'contents',
      expected: 'puzzles, or another part for which the book has puzzles, tasks or games',
    });
  }
}

/** Whether there are puzzles, games or tasks. */
function hasSomething(contents: Contents): boolean {
  const { sections, games } = contents;
  return [sections, games, ...PARTS_ALONE.map((name) => contents[name])].some(isThere);
}

function isThere(list: unknown): boolean {
  return lengthOf(list) > 0;
}

function lengthOf(list: unknown): number {
  return (list as readonly unknown[] | undefined)?.length ?? 0;
}
