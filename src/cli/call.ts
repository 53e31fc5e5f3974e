import { EDITIONS, type Edition, PAPERS, type Paper, withCompanions } from '../book/choices.ts';
import { listed, wordAt } from '../book/problems.ts';
import { suggestion, UserError } from '../errors.ts';
import { LANGUAGE_CODES, type Language, USUAL_LANGUAGE } from '../languages/index.ts';

/** Where a command speaks to. */
export interface Output {
  /** Whether nobody reads results any more. */
  readonly isClosed: boolean;
  /** One line of results. */
  result(line: string): void;
  /** A remark for a person, on standard error; nothing with --quiet. */
  note(line: string): void;
  /** What is wrong with a part of the input while the rest is worked on, on standard error. */
  fault(text: string): void;
}

/** What was found out about something that a command was given. */
export interface Finding {
  /** For standard output. */
  readonly lines: readonly string[];
  /** The exit code: 0, or 1 if it is not so. */
  readonly code: number;
}

/** @returns the exit code: 0 done, 1 it is not so or could not be made */
export type Run = (call: Call) => Promise<number>;

export type Options = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

const MOST_SECONDS = 1_000_000;

/** What a command was called with. A value that cannot be used is a UserError that names the option. */
export class Call {
  readonly options: Options;
  readonly args: readonly string[];
  readonly output: Output;

  constructor(options: Options, args: readonly string[], output: Output) {
    this.options = options;
    this.args = args;
    this.output = output;
  }

  /** The same with other values of some options. */
  with(options: Options): Call {
    return new Call({ ...this.options, ...options }, this.args, this.output);
  }

  text(name: string): string | undefined {
    return this.options[name] as string | undefined;
  }

  list(name: string): readonly string[] {
    return (this.options[name] as string[] | undefined) ?? [];
  }

  flag(name: string): boolean {
    return this.options[name] === true;
  }

  /** @throws UserError if one of these options is given, which go with another */
  refuse(refused: readonly string[], why: string, needed: string): void {
    const given = refused.find((name) => this.options[name] !== undefined);
    if (given === undefined) return;
    throw new UserError(why, { where: `--${given}`, expected: `${needed} beside it` });
  }

  number<T extends number | undefined>(name: string, usual: T, least: number, most: number): number | T {
    return this.#numeric(name, usual, least, most, /^\d+$/, `a whole number from ${least} to ${most}`);
  }

  /** A number from `least` to `most`, written with a decimal point or without. */
  decimal(name: string, usual: number, least: number, most: number, example: number): number {
    const expected = `a number from ${least} to ${most}, such as ${example}`;
    return this.#numeric(name, usual, least, most, /^\d+(\.\d+)?$/, expected);
  }

  #numeric<T extends number | undefined>(
    name: string,
    usual: T,
    least: number,
    most: number,
    form: RegExp,
    expected: string,
  ): number | T {
    const text = this.text(name);
    if (text === undefined) return usual;
    const number = form.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new UserError(`"${text}" cannot be used`, { where: `--${name}`, expected });
  }

  word<T extends string>(name: string, words: readonly T[]): T | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : wordIn(text, name, words, `--${name}`);
  }

  language(usual: Language = USUAL_LANGUAGE): Language {
    return this.word('lang', LANGUAGE_CODES) ?? usual;
  }

  paper(): Paper {
    return this.word('paper', PAPERS) ?? 'a4';
  }

  editions(): Edition[] {
    return withCompanions(this.list('edition').map((text) => wordIn(text, 'edition', EDITIONS, '--edition')));
  }

  /** In seconds; nothing if none is said. */
  timeLimit(): number | undefined {
    return this.number('time-limit', undefined, 1, MOST_SECONDS);
  }

  /** Prints what was found out. @returns the exit code */
  tell({ lines, code }: Finding): number {
    for (const line of lines) this.output.result(line);
    return code;
  }

  /** Prints an answer: with --json as data, else in lines. */
  answer(data: object, lines: readonly string[]): void {
    this.tell({ lines: this.flag('json') ? [JSON.stringify(data)] : lines, code: 0 });
  }
}

/** The one of these words that a text is. @param where the text stands, if that is not its field alone */
export function wordIn<T extends string>(text: string, name: string, words: readonly T[], where?: string): T {
  const found = words.find((known) => known === text);
  if (found !== undefined) return found;
  throw new UserError(`"${text}" is not ${wordAt([name])}`, {
    where,
    expected: listed(words),
    hint: suggestion(text, words),
  });
}
