import type { BookRequest } from '../../book/config.ts';
import { presetEditions, presetRequest, presetSections, type SectionName } from '../../book/presets.ts';
import { isRecord } from '../../play/kept-text.ts';
import type { Address } from '../../words/address.ts';
import type { WordBook } from '../../words/word-book.ts';
import { type Answers, DEGREES, type Degree, WHOM, type Whom } from './choices.ts';
import type { Draft } from './config.ts';

/** What a book for somebody is made of: a preset, and what is otherwise than there. */
const RECIPES = {
  'large-print': { preset: 'large-print' },
  touch: { preset: 'braille' },
  ear: {
    preset: 'starter',
    editions: ['aloud'],
    contents: ['introduction', 'puzzles', 'techniques', 'solutions'],
  },
  screen: {
    preset: 'starter',
    editions: ['html', 'epub'],
    contents: ['introduction', 'puzzles', 'techniques', 'hints', 'solutions'],
  },
  class: {
    preset: 'starter',
    address: 'informal',
    editions: ['standard-print', 'large-print', 'stones', 'html', 'keys'],
    contents: ['introduction', 'puzzles', 'techniques', 'solutions'],
  },
  gift: { preset: 'gift' },
} as const satisfies Readonly<
  Record<
    Whom,
    { preset: Parameters<typeof presetRequest>[0] } & Pick<BookRequest, 'address' | 'editions' | 'contents'>
  >
>;

/** Of ten puzzles, how many each section has. */
const SHARES = {
  easy: { 'first-steps': 2, 'small-boards': 3, 'ordinary-set': 3, 'double-seven': 2 },
  medium: { 'ordinary-set': 2, 'double-seven': 2, 'one-cell': 6 },
  hard: { 'two-cells': 4, several: 4, chains: 2 },
  rising: {
    'small-boards': 2,
    'ordinary-set': 2,
    'double-seven': 1,
    'one-cell': 2,
    'two-cells': 1,
    several: 1,
    chains: 1,
  },
} as const satisfies Readonly<Record<Degree, Readonly<Partial<Record<SectionName, number>>>>>;

/** What is asked for before anything was answered. */
const USUAL = { whom: 'large-print', degree: 'easy', count: 20 } as const;

/** The fields of a config that an answer decides, whatever stood there before; others are left as the reader has them. */
const DECIDED: Readonly<Record<keyof Answers, readonly string[]>> = {
  whom: ['editions', 'contents', 'games', 'exercises', 'together', 'box', 'dedication', 'certificate'],
  degree: ['sections'],
  count: ['sections'],
  language: ['language'],
  for: ['dedication', 'certificate'],
  from: ['dedication'],
};

/** The book that answers ask for, as a config file has it. @param words in its language @param address of its readers, unless it is informal for all */
export function requestOf(
  answers: Partial<Answers>,
  words: WordBook,
  address: Address = 'formal',
): BookRequest {
  const { whom, degree, count, ...names } = { ...USUAL, ...answers };
  const { preset, ...own } = RECIPES[whom];
  const said = { whom, degree };
  return {
    ...spokenAs(address),
    ...presetRequest(preset, words, names),
    ...own,
    title: words.text('preset-whom-title', said),
    subtitle: words.text('preset-whom-subtitle', said),
    description: words.text('preset-whom-description', said),
    sections: presetSections(countsOf(degree, count), words),
  };
}

/** How a config says that a book addresses its readers; formally where it says nothing. */
export function spokenAs(address: Address): Pick<BookRequest, 'address'> {
  return address === 'formal' ? {} : { address };
}

function countsOf(degree: Degree, count: number): Partial<Record<SectionName, number>> {
  return Object.fromEntries(
    Object.entries(SHARES[degree]).map(([name, share]) => [name, (share * count) / 10]),
  );
}

/** Which answers a config gives; those that it does not are left out, as of a book of one's own. @param words of any language */
export function answersIn(draft: Draft, words: WordBook): Partial<Answers> {
  const whom = WHOM.find((name) => areSame([...editionsOf(name)].sort(), sorted(draft.editions)));
  const total = countIn(draft.sections);
  const degree = DEGREES.find((name) =>
    areSame(presetSections(countsOf(name, total), words).map(untitled), untitledIn(draft.sections)),
  );
  const { certificate, dedication } = draft;
  const name = isRecord(certificate) ? certificate.for : undefined;
  const giver = isRecord(dedication) ? dedication.from : undefined;
  return {
    ...(whom && { whom }),
    ...(degree && { degree, count: total }),
    ...(typeof draft.language === 'string' && { language: draft.language as Answers['language'] }),
    ...(typeof name === 'string' && { for: name }),
    ...(typeof giver === 'string' && { from: giver }),
  };
}

function editionsOf(whom: Whom): readonly string[] {
  const { preset, ...own } = RECIPES[whom];
  return ('editions' in own ? own.editions : presetEditions(preset)) ?? [];
}

function sorted(value: unknown): unknown {
  return Array.isArray(value) ? [...value].sort() : value;
}

function countIn(sections: unknown): number {
  if (!Array.isArray(sections)) return 0;
  return sections.reduce<number>((sum, section) => sum + Number(isRecord(section) ? section.count : 0), 0);
}

function untitledIn(sections: unknown): unknown {
  return Array.isArray(sections)
    ? sections.map((section) => (isRecord(section) ? untitled(section) : section))
    : sections;
}

function untitled({ title: _, ...section }: Draft): Draft {
  return section;
}

/**
 * A config after an answer was changed. What the reader has changed beside the answers stays as it is.
 *
 * @param from words in the language of the config
 * @param to words in the language that it is to have
 * @param address of readers, unless the book is informal for all
 */
export function answered(
  draft: Draft,
  change: Partial<Answers>,
  { from, to, address }: { from: WordBook; to: WordBook; address?: Address },
): Draft {
  const before = answersIn(draft, from);
  const decided = new Set(Object.keys(change).flatMap((name) => DECIDED[name as keyof Answers]));
  const next: Draft = requestOf({ ...before, ...change }, to, address);
  const merged = withChanges(draft, requestOf(before, from, address), next);
  for (const name of decided) merged[name] = next[name];
  return withoutGaps(merged);
}

/** What has changed between two configs, in a third one; where that differs from the first it stays. */
function withChanges(mine: Draft, before: Draft, next: Draft): Record<string, unknown> {
  const names = new Set([...Object.keys(mine), ...Object.keys(before), ...Object.keys(next)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const [own, old, wanted] = [mine[name], before[name], next[name]];
      if (areSame(own, old)) return [name, wanted];
      const areRecords = isRecord(own) && isRecord(old) && isRecord(wanted);
      return [name, areRecords ? withoutGaps(withChanges(own, old, wanted)) : own];
    }),
  );
}

function withoutGaps(draft: Draft): Draft {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}

/** Whether two values are the same as JSON, whatever the order of their fields. */
function areSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, ordered(value[name])]),
  );
}
