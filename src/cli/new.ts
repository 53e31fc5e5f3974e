import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { PAPERS, PRESET_NAMES, SOLUTIONS_PLACES, TALLY_PLACES } from '../book/choices.ts';
import { type BookRequest, configSchema, parseConfig } from '../book/config.ts';
import { presetRequest } from '../book/presets.ts';
import { slug } from '../book/slug.ts';
import { z } from '../book/zod.ts';
import { UserError } from '../errors.ts';
import { USUAL_LANGUAGE } from '../languages/index.ts';
import { loadWords } from '../node/words.ts';
import { ADDRESSES } from '../words/address.ts';
import type { Call } from './command.ts';
import { attempt } from './files.ts';
import { namesOption } from './gift-names.ts';
import { type Ask, askMissing } from './new-questions.ts';
import {
  brailleOption,
  editionsOption,
  flag,
  languageOption,
  listOption,
  textOption,
  wordOption,
} from './options.ts';

/** What the schema of a config is called in the folder of the config. */
export const SCHEMA_NAME = 'dominosa.schema.json';

export async function run(call: Call): Promise<number> {
  const options = process.stdin.isTTY && process.stderr.isTTY ? await asked(call.options) : call.options;
  if (!options) {
    call.output.note('nothing is written');
    return 0;
  }
  const request = requestOf({ ...call, options });
  parseConfig(request);
  const path = call.args[0] ?? `${slug(request.title)}.json`;
  if (existsSync(path) && !flag(call, 'force')) {
    throw new UserError('the file exists already', {
      where: path,
      hint: '--force replaces it, or name another file',
    });
  }
  const schemaPath = join(dirname(path), SCHEMA_NAME);
  write(schemaPath, z.toJSONSchema(configSchema, { io: 'input' }));
  write(path, { $schema: `./${SCHEMA_NAME}`, ...request });
  for (const made of [path, schemaPath]) call.output.result(made);
  call.output.note(`\`dominosa book ${path}\` makes the book`);
  return 0;
}

/** Writes a file that is whole or not there. */
function write(path: string, value: object): void {
  const partial = `${path}.partial`;
  attempt(path, () => {
    try {
      writeFileSync(partial, `${JSON.stringify(value, null, 2)}\n`);
      renameSync(partial, path);
    } finally {
      rmSync(partial, { force: true });
    }
  });
}

/** The config that is asked for: a preset with what is said otherwise. */
function requestOf(call: Call): BookRequest {
  const preset = wordOption(call, 'preset', PRESET_NAMES) ?? 'starter';
  const names = namesOption(call, preset);
  const request = presetRequest(preset, loadWords(languageOption(call) ?? USUAL_LANGUAGE), names);
  const [title, paper] = [textOption(call, 'title'), wordOption(call, 'paper', PAPERS)];
  const [editions, contents] = [editionsOption(call), listOption(call, 'contents')];
  const [solutions, tally, address] = [
    wordOption(call, 'solutions', SOLUTIONS_PLACES),
    wordOption(call, 'tally', TALLY_PLACES),
    wordOption(call, 'address', ADDRESSES),
  ];
  const braille = brailleOption(call);
  return {
    ...request,
    ...(title !== undefined && { title }),
    ...(address && { address }),
    ...(paper && { paper }),
    ...(editions.length > 0 && { editions: [...editions] }),
    // A word that is no part is named by the check of the config.
    ...(contents.length > 0 && { contents: contents as BookRequest['contents'] }),
    ...(solutions && { solutions }),
    ...(tally && { print: { ...request.print, tally } }),
    ...(braille && { braille }),
  };
}

/** The options with the answers to what is asked in this terminal; nothing if the reader ends the input. */
async function asked(options: Call['options']): Promise<Call['options'] | undefined> {
  // Not as a terminal: lines that are drawn again are read aloud again by screen readers.
  const terminal = createInterface({ input: process.stdin, output: process.stderr, terminal: false });
  const ended = new Promise<undefined>((resolve) => terminal.once('close', () => resolve(undefined)));
  const ask: Ask = (text) => Promise.race([terminal.question(text), ended]);
  try {
    return await askMissing(options, ask);
  } finally {
    terminal.close();
  }
}
