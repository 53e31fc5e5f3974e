import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { PAPERS, PRESET_NAMES, SOLUTIONS_PLACES, TALLY_PLACES } from '../book/choices.ts';
import { type BookRequest, configSchema, parseConfig } from '../book/config.ts';
import { presetRequest } from '../book/presets.ts';
import { slug } from '../book/slug.ts';
import { z } from '../book/zod.ts';
import { UserError } from '../errors.ts';
import { onDisk } from '../node/file-fault.ts';
import { loadWords } from '../node/words.ts';
import { ADDRESSES } from '../words/address.ts';
import type { Call, Options } from './call.ts';
import { changed, namesOption } from './configs.ts';
import { type Ask, askMissing } from './new-questions.ts';
import { brailleOption } from './options.ts';

/** What the schema of a config is called in the folder of the config. */
export const SCHEMA_NAME = 'dominosa.schema.json';

export async function run(call: Call): Promise<number> {
  const options = process.stdin.isTTY && process.stderr.isTTY ? await asked(call.options) : call.options;
  if (!options) {
    call.output.note('nothing is written');
    return 0;
  }
  const request = requestOf(call.with(options));
  parseConfig(request);
  const path = call.args[0] ?? `${slug(request.title)}.json`;
  if (existsSync(path) && !call.flag('force')) {
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
  onDisk(path, () => {
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
  const preset = call.word('preset', PRESET_NAMES) ?? 'starter';
  const names = namesOption(call, preset);
  const request = presetRequest(preset, loadWords(call.language()), names);
  const [title, paper] = [call.text('title'), call.word('paper', PAPERS)];
  const [editions, contents] = [call.editions(), call.list('contents')];
  const [solutions, tally, address] = [
    call.word('solutions', SOLUTIONS_PLACES),
    call.word('tally', TALLY_PLACES),
    call.word('address', ADDRESSES),
  ];
  const braille = brailleOption(call);
  return changed(request, {
    title,
    address,
    paper,
    editions: editions.length > 0 ? editions : undefined,
    // A word that is no part is named by the check of the config.
    contents: contents.length > 0 ? (contents as BookRequest['contents']) : undefined,
    solutions,
    print: tally && { ...request.print, tally },
    braille,
  });
}

/** The options with the answers to what is asked in this terminal; nothing if the reader ends the input. */
async function asked(options: Options): Promise<Options | undefined> {
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
