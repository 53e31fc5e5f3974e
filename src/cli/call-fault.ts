import type { ParseArgsConfig } from 'node:util';
import { suggestion, UserError } from '../errors.ts';

/**
 * What of a call node:util's parseArgs could not read.
 *
 * @param help says where the options are listed
 * @param taking what an option takes, as `FILE`; nothing if it takes nothing
 * @throws what is no such error
 */
export function callFault(
  error: unknown,
  options: NonNullable<ParseArgsConfig['options']>,
  help: string,
  taking?: (option: string) => string | undefined,
): UserError {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
  const found = /'(?:-\w, )?(--?[^' ]+)/.exec(message)?.[1] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') {
    return new UserError(`${/'(.*?)'/.exec(message)?.[1]} is one argument too many`, { hint: help });
  }
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const names = Object.keys(options).map((option) => `--${option}`);
    const meant = suggestion(found, names);
    return new UserError(`unknown option ${found}`, { hint: meant ? `${meant} ${help}` : help });
  }
  const name = found.slice(2);
  const value = taking?.(name);
  return new UserError(`${found} ${options[name]?.type === 'string' ? 'needs a' : 'takes no'} value`, {
    expected: value && `${found} ${value}`,
    hint: message.includes('ambiguous') ? `a value that begins with a hyphen is written ${found}=-…` : help,
  });
}
