import { existsSync } from 'node:fs';
import { UserError } from '../errors.ts';
import type { AnswerSubject } from '../parts/composing/cli/solve.ts';
import { isWrittenEndgame } from '../parts/endgames/written.ts';
import { Asking } from './asking.ts';
import type { Call } from './command.ts';
import { eachPuzzle } from './each-puzzle.ts';
import { readText } from './files.ts';
import type { Finding } from './finding.ts';
import { flag, numberOption, puzzleText, textOption, textOrFile, timeLimitOption } from './options.ts';
import { attemptSubject } from './solve-check.ts';

export async function run(call: Call): Promise<number> {
  const asking = new Asking(timeLimitOption(call));
  try {
    return await solve(call, asking);
  } finally {
    asking.stop();
  }
}

async function solve(call: Call, asking: Asking): Promise<number> {
  const attempt = textOption(call, 'check');
  const task = textOption(call, 'compose');
  if (attempt !== undefined && task !== undefined) {
    throw new UserError('--check and --compose do not go together', {
      expected: 'an answer to a task in place of the puzzle: solve ANSWER --compose TASK',
    });
  }
  const tell = ({ lines, code }: Finding) => {
    for (const line of lines) call.output.result(line);
    return code;
  };
  if (attempt !== undefined) return tell(await asking.ask('attempt', await attemptSubject(call, attempt)));
  if (task !== undefined) return tell(await asking.ask('answer', answerSubject(call, task)));
  const source = puzzleText(call.args[0]);
  const isJson = flag(call, 'json');
  if (isWrittenEndgame(source.text)) return tell(await asking.ask('endgame', { ...source, isJson }));
  const limit = numberOption(call, 'limit', 2, 1, 1_000_000_000);
  return eachPuzzle(
    call,
    async ({ puzzle }, where) => tell(await asking.ask('solve', { puzzle, where, limit, isJson })),
    source,
  );
}

/** @param name of a task, or of a file with one @throws UserError if a file cannot be read */
function answerSubject(call: Call, name: string): AnswerSubject {
  const task = existsSync(name)
    ? { text: readText(name), where: `--compose: ${name}` }
    : { text: name, where: '--compose' };
  const [answer] = call.args;
  return {
    task,
    ...(answer !== undefined && {
      answer: {
        text: textOrFile(answer),
        where: answer === '-' || existsSync(answer) ? answer : 'the answer',
      },
    }),
    isJson: flag(call, 'json'),
  };
}
