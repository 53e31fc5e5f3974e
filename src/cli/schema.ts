import { answersSchema } from '../book/answers-schema.ts';
import { bookSchema } from '../book/book.ts';
import { configSchema } from '../book/config.ts';
import { recordSchema } from '../book/record-schema.ts';
import { z } from '../book/zod.ts';
import { suggestion, UserError } from '../errors.ts';
import { taskSchema } from '../parts/composing/config.ts';
import type { Call } from './call.ts';

const SCHEMAS = {
  config: configSchema,
  book: bookSchema,
  puzzle: recordSchema,
  keys: answersSchema,
  task: taskSchema,
} as const;

export async function run({ args: [name], output }: Call): Promise<number> {
  const names = Object.keys(SCHEMAS);
  if (!names.includes(name!)) {
    throw new UserError(`there is no schema "${name}"`, {
      expected: names.join(', '),
      hint: suggestion(name!, names),
    });
  }
  output.result(
    JSON.stringify(z.toJSONSchema(SCHEMAS[name as keyof typeof SCHEMAS], { io: 'input' }), null, 2),
  );
  return 0;
}
