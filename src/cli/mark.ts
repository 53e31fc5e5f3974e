import { parseBookFile } from '../book/book.ts';
import { parseJson } from '../book/json.ts';
import { wordsOf } from '../document/document.ts';
import { UserError, within } from '../errors.ts';
import { loadFonts } from '../node/fonts.ts';
import { loadWords } from '../node/words.ts';
import { resultBlocks } from '../parts/competition/document/results.ts';
import { mark } from '../parts/competition/mark.ts';
import { type MarkResult, secondsOf } from '../parts/competition/marking.ts';
import { renderResults, resultTable } from '../parts/competition/render/results.ts';
import { answerRows } from '../proof/answer-rows.ts';
import type { WordBook } from '../words/word-book.ts';
import type { Call } from './call.ts';
import { errorText } from './error-text.ts';
import { readFile } from './files.ts';
import { writeFiles } from './new-files.ts';

const FORMATS = ['text', 'csv', 'json'] as const;
const OWN = /^results\.(?:csv|pdf|txt)$/;
/** Rows that cannot be read are listed one by one up to here. */
const MOST_TOLD = 20;

const WRITERS: Readonly<
  Record<(typeof FORMATS)[number], (result: MarkResult, words: WordBook) => readonly string[]>
> = {
  text: linesOf,
  csv: (result, words) => [resultTable(result, words).trimEnd()],
  json: (result) => [
    JSON.stringify({
      ...result,
      answers: result.answers.map(({ fault, ...rest }) => ({
        ...rest,
        ...(fault && { fault: fault.message }),
      })),
    }),
  ],
};

/** Marks the answers of a table. @returns 2 if some of them cannot be read */
export async function run(call: Call): Promise<number> {
  const [path = '-'] = call.args;
  const words = loadWords(call.language());
  const format = call.word('format', FORMATS) ?? 'text';
  const paper = call.paper();
  const limit = within('--limit', () => secondsOf(call.text('limit') ?? '')) ?? undefined;
  if (limit === 0) {
    throw new UserError('no time is no limit', {
      where: '--limit',
      expected: '4:05, or whole seconds from 1',
    });
  }
  const named = call.text('book');
  const book = named === undefined ? undefined : readFile(named, (text) => parseBookFile(parseJson(text)));
  const result = readFile(path, (text) => mark(answerRows(text), { book, limit }));
  if (call.text('output') === undefined) {
    for (const line of WRITERS[format](result, words)) call.output.result(line);
  } else {
    const materials = { words, fonts: loadFonts(), paper };
    await writeFiles(call, 'results', [OWN], () => renderResults(result, materials));
  }
  return tellUnread(call, result, path);
}

function tellUnread(call: Call, { answers }: MarkResult, path: string): number {
  const unread = answers.filter(({ fault }) => fault);
  for (const { row, fault } of unread.slice(0, MOST_TOLD)) {
    call.output.fault(errorText((fault as UserError).within(`answer ${row}`).within(path)));
  }
  if (unread.length > MOST_TOLD) {
    call.output.fault(
      errorText(new UserError(`${unread.length - MOST_TOLD} more answers cannot be read`, { where: path })),
    );
  }
  return unread.length > 0 ? 2 : 0;
}

/** The output, a line for each heading and each item. */
function linesOf(result: MarkResult, words: WordBook): string[] {
  return resultBlocks(result, words, 'print').flatMap((section, i) =>
    section.type !== 'section'
      ? []
      : [
          ...(i > 0 ? [''] : []),
          ...section.blocks.flatMap((block) => {
            if (block.type === 'heading') return [wordsOf(block.content)];
            return block.type === 'list' ? block.items.map(wordsOf) : [];
          }),
        ],
  );
}
