import type { ParseArgsConfig } from 'node:util';
import { nearest, UserError } from '../errors.ts';

/** What is known of the call beside its options. */
interface About {
  /** Where the options are listed. */
  readonly help: string;
  /** What an option takes, as `FILE`; nothing if it takes nothing. @param option its name without hyphens */
  taking?(option: string): string | undefined;
}

/** What of a call node:util's parseArgs could not read. @throws what is no such error */
export function callFault(
  error: unknown,
  options: NonNullable<ParseArgsConfig['options']>,
  { help, taking }: About,
): UserError {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
  const found = /'(?:-\w, )?(--?[^' ]+)/.exec(message)?.[1] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') {
    return new UserError(`${/'(.*?)'/.exec(message)?.[1]} is one argument too many`, { hint: help });
  }
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const names = Object.keys(options).map((option) => `--${option}`);
    const meant = nearest(found, names);
    return new UserError(`unknown option ${found}`, {
      hint: meant ? `did you mean ${meant}? ${help}` : help,
    });
  }
  const name = found.slice(2);
  const value = taking?.(name);
  return new UserError(`${found} ${options[name]?.type === 'string' ? 'needs a' : 'takes no'} value`, {
    ...(value && { expected: `${found} ${value}` }),
    hint: message.includes('ambiguous') ? `a value that begins with a hyphen is written ${found}=-…` : help,
  });
}
