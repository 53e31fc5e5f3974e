import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { suggestion, UserError } from '../errors.ts';
import { Call } from './call.ts';
import { callFault } from './call-fault.ts';
import { type Command, commandHelp, parseArgsOptions } from './command.ts';
import { COMMANDS } from './commands.ts';
import { endWith } from './error-text.ts';
import { unlisten } from './interrupts.ts';
import { StandardOutput } from './output.ts';

/**
 * Runs the command line.
 *
 * @returns the exit code: 0 done; 1 it is not so, or could not be made; 2 wrong usage or input; 70 a fault of ours
 */
export async function main(argv: readonly string[]): Promise<number> {
  try {
    return await dispatch(argv);
  } catch (error) {
    return endWith(error);
  }
}

async function dispatch([name, ...rest]: readonly string[]): Promise<number> {
  if (name === '-V' || name === '--version') {
    // package.json stands beside `src` as beside `dist`.
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    process.stdout.write(`${version}\n`);
    return 0;
  }
  const [subject] = rest;
  if (name === 'help' && subject !== undefined) return dispatch([subject, '--help']);
  if (name === '-h' || name === '--help' || name === 'help') {
    process.stdout.write(`${overview()}\n`);
    return 0;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!command) throw unknownCommand(name);
  const { values, positionals } = parse(command, rest);
  if (values.help) {
    process.stdout.write(`${commandHelp(command)}\n`);
    return 0;
  }
  const [least, most] = command.args;
  if (positionals.length < least || positionals.length > most) {
    throw new UserError(
      positionals.length < least
        ? 'an argument is missing'
        : `"${positionals[most]}" is one argument too many`,
      {
        where: `dominosa ${command.name}`,
        expected: `dominosa ${command.name} ${command.usage}`.trimEnd(),
        hint: command.example && `for instance dominosa ${command.name} ${command.example}`,
      },
    );
  }
  const output = new StandardOutput(values.quiet === true);
  const { run } = await command.load();
  // What makes no folder leaves nothing behind, and its search may not give way.
  if (!command.options.output) unlisten();
  try {
    return await run(new Call(values as Call['options'], positionals, output));
  } finally {
    output.flush();
  }
}

function parse(command: Command, args: readonly string[]) {
  const options = parseArgsOptions(command);
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    checkValues(command, parsed.values);
    return parsed;
  } catch (error) {
    const call = `dominosa ${command.name}`;
    const taking = (option: string) => command.options[option]?.value;
    throw callFault(error, options, `${call} --help lists the options`, taking).within(call);
  }
}

/** @throws UserError if a value is an empty text, which says nothing of any option */
function checkValues({ name, options }: Command, values: Readonly<Record<string, unknown>>): void {
  for (const [option, { value }] of Object.entries(options)) {
    if (![values[option]].flat().includes('')) continue;
    throw new UserError(`--${option} needs a value`, {
      where: `dominosa ${name}`,
      expected: `--${option} ${value}`,
    });
  }
}

function unknownCommand(name: string | undefined): UserError {
  const names = COMMANDS.map((command) => command.name);
  return new UserError(name === undefined ? 'no command was given' : `unknown command "${name}"`, {
    expected: names.join(', '),
    hint: suggestion(name ?? '', names) ?? 'dominosa --help explains each',
  });
}

function overview(): string {
  return [
    'dominosa makes domino puzzle books to read by touch, in large print or by eye.',
    '',
    'Usage: dominosa COMMAND [OPTIONS]',
    '',
    'Commands:',
    ...COMMANDS.map(({ name, usage, summary }) => `  ${`${name} ${usage}`.trimEnd()}: ${summary}`),
    '',
    'dominosa COMMAND --help explains a command and its options.',
    '-V, --version prints the version.',
  ].join('\n');
}
