import { existsSync } from 'node:fs';
import { UserError } from '../errors.ts';
import { partOfText } from '../parts/texts.ts';
import { type Ask, asking } from './asking.ts';
import type { Call } from './call.ts';
import { eachPuzzle } from './each-puzzle.ts';
import { readText } from './files.ts';
import type { Subject } from './judges.ts';
import { puzzleText, textOrFile } from './options.ts';
import { attemptSubject } from './solve-check.ts';

export function run(call: Call): Promise<number> {
  return asking(call, (ask) => solve(call, ask));
}

async function solve(call: Call, ask: Ask): Promise<number> {
  const attempt = call.text('check');
  const task = call.text('compose');
  if (attempt !== undefined && task !== undefined) {
    throw new UserError('--check and --compose do not go together', {
      expected: 'an answer to a task in place of the puzzle: solve ANSWER --compose TASK',
    });
  }
  if (attempt !== undefined) return ask('attempt', await attemptSubject(call, attempt));
  if (task !== undefined) return ask('compose', taskSubject(call, task));
  const source = puzzleText(call.args[0]);
  const isJson = call.flag('json');
  const part = partOfText(source.text);
  if (part) return ask(part, { ...source, isJson });
  const limit = call.number('limit', 2, 1, 1_000_000_000);
  return eachPuzzle(call, ({ puzzle }, where) => ask('solve', { puzzle, where, limit, isJson }), source);
}

/** @param name of a task, or of a file with one @throws UserError if a file cannot be read */
function taskSubject(call: Call, name: string): Subject<'compose'> {
  const isFile = existsSync(name);
  const [answer] = call.args;
  return {
    text: isFile ? readText(name) : name,
    where: isFile ? `--compose: ${name}` : '--compose',
    ...(answer !== undefined && {
      answer: {
        text: textOrFile(answer),
        where: answer === '-' || existsSync(answer) ? answer : 'the answer',
      },
    }),
    isJson: call.flag('json'),
  };
}
