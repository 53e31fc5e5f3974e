import { EDITIONS, PAPERS, PRESET_NAMES, SOLUTIONS_PLACES } from '../book/choices.ts';
import { GIFT, presetSummary } from '../book/presets.ts';
import { suggestion } from '../errors.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../languages/index.ts';
import type { Options } from './call.ts';

/** What is asked in a terminal: the options of the command that are not given, a few at a time. */
interface Question {
  readonly option: string;
  readonly text: string;
  /** What can be chosen, each with what it is; anything if there is none. */
  readonly choices?: readonly (readonly [word: string, meaning?: string])[];
  /** Whether several can be chosen. */
  readonly isList?: boolean;
  /** What an empty line means, in words. */
  readonly usual: string;
  /** Whether it is to be asked after what is known. */
  isAsked?(options: Options): boolean;
}

const PLACES: Readonly<Record<(typeof SOLUTIONS_PLACES)[number], string>> = {
  back: 'at the back of the book',
  apart: 'in files of their own',
  none: 'in none of its files',
};

const QUESTIONS: readonly Question[] = [
  {
    option: 'preset',
    text: 'Which book should yours be like?',
    choices: PRESET_NAMES.map((name) => [name, presetSummary(name)]),
    usual: 'starter',
  },
  {
    option: 'lang',
    text: 'In which language?',
    choices: LANGUAGE_CODES.map((code) => [code, LANGUAGES[code].name]),
    usual: 'en',
  },
  { option: 'title', text: 'What is its title?', usual: 'the title of that book' },
  { option: 'for', text: 'Who is it for?', usual: 'no name', isAsked: ({ preset }) => preset === GIFT },
  { option: 'from', text: 'Who is it from?', usual: 'no name', isAsked: ({ preset }) => preset === GIFT },
  { option: 'paper', text: 'Which paper?', choices: PAPERS.map((paper) => [paper]), usual: 'a4' },
  {
    option: 'edition',
    text: 'Which editions? Write several with spaces between them.',
    choices: EDITIONS.map((edition) => [edition]),
    isList: true,
    usual: 'the editions of that book',
  },
  {
    option: 'solutions',
    text: 'Where should the solutions be?',
    choices: SOLUTIONS_PLACES.map((place) => [place, PLACES[place]]),
    usual: 'back',
  },
];

/** Says something and reads a line; nothing where the input has ended. */
export type Ask = (text: string) => Promise<string | undefined>;

/**
 * Asks what is not given, one question after the other, in plain lines. A choice is answered by its number or its name.
 *
 * @returns the options with the answers, or nothing if the input ends before
 */
export async function askMissing(options: Options, ask: Ask): Promise<Options | undefined> {
  let known = options;
  for (const question of QUESTIONS) {
    const { option, isAsked } = question;
    if (known[option] !== undefined || isAsked?.(known) === false) continue;
    const answer = await answerTo(question, ask);
    if (answer === undefined) return undefined;
    if (answer.length > 0) known = { ...known, [option]: question.isList ? answer : answer[0] };
  }
  return known;
}

/** The words that are chosen; none for an empty line. */
async function answerTo({ text, choices, isList, usual }: Question, ask: Ask): Promise<string[] | undefined> {
  const listed = choices?.map(([word, meaning], i) => `  ${i + 1} ${word}${meaning ? `: ${meaning}` : ''}`);
  let before = '';
  for (;;) {
    const said = await ask(`${before}${[text, ...(listed ?? [])].join('\n')}\n(Enter: ${usual}) `);
    if (said === undefined) return undefined;
    const words = isList ? said.split(/[\s,]+/).filter(Boolean) : [said.trim()].filter(Boolean);
    if (!choices) return words;
    const names = choices.map(([word]) => word);
    const chosen = words.map((word) => names[Number(word) - 1] ?? names.find((name) => name === word));
    const wrong = chosen.indexOf(undefined);
    if (wrong < 0) return chosen as string[];
    const meant = suggestion(words[wrong]!, names);
    before = `"${words[wrong]}" is not one of them${meant ? `; ${meant}` : '.'}\n`;
  }
}
