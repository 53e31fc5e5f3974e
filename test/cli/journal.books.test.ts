import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Order } from '../../src/book/order.ts';
import { ownDrafts } from '../../src/book/puzzles.ts';
import type { PuzzleRecord } from '../../src/book/record.ts';
import { Journal } from '../../src/cli/journal.ts';
import { testFolder } from '../helpers/cli/run.ts';

const { path } = testFolder();

const ORDER: Order = { kind: 'omnibus', range: 3, level: 'easy', count: 6, seed: 'journal' };

/** The drafts of an order, and the number of the first draft that was made instead of read. */
async function drafts(journal: Journal, order: Order = ORDER) {
  let from: number | undefined;
  const found = [];
  const own = journal.drafts((asked, first = 1) => {
    from = first;
    return ownDrafts(asked, first);
  });
  for await (const record of own(order)) found.push(record);
  return { found, from };
}

/** The first lines of the journal, and a part of the next one. */
function cut(lines: number, more: number): void {
  const all = readFileSync(path('journal'), 'utf8').split('\n');
  const text = all.slice(0, lines).map((line) => `${line}\n`);
  appendFileSync(path('cut'), `${text.join('')}${all[lines]!.slice(0, more)}`);
}

it('gives the drafts of an earlier run again without making them', async () => {
  const { found, from } = await drafts(new Journal(path('journal')));
  expect(found).toHaveLength(6);
  expect(from).toBe(1);
  const again = new Journal(path('journal'));
  expect(again.made).toBe(6);
  expect(await drafts(again)).toEqual({ found, from: undefined });
});

it('goes on where a run was cut short, even within a line', async () => {
  const { found } = await drafts(new Journal(path('journal')));
  cut(2, 40);
  expect(await drafts(new Journal(path('cut')))).toEqual({ found, from: 3 });
  expect(await drafts(new Journal(path('cut')))).toEqual({ found, from: undefined });
});

it('makes more of the same when more are wanted', async () => {
  const { found } = await drafts(new Journal(path('journal')));
  const more = await drafts(new Journal(path('journal')), { ...ORDER, count: 8 });
  expect(more.from).toBe(7);
  expect(more.found.slice(0, 6)).toEqual(found);
  expect(await drafts(new Journal(path('journal')), { ...ORDER, count: 3 })).toEqual({
    found: found.slice(0, 3),
    from: undefined,
  });
});

it('knows nothing of other orders', async () => {
  await drafts(new Journal(path('journal')));
  for (const change of [{ seed: 'other' }, { level: 'medium' }, { range: 4 }, { ungraded: true }] as const) {
    expect((await drafts(new Journal(path('journal')), { ...ORDER, ...change })).from).toBe(1);
  }
});

it('passes over lines that are no drafts', async () => {
  const { found } = await drafts(new Journal(path('journal')));
  appendFileSync(path('damaged'), 'x\n{}\n[]\nnull\n{"order":1}\n');
  appendFileSync(path('damaged'), readFileSync(path('journal')));
  expect(await drafts(new Journal(path('damaged')))).toEqual({ found, from: undefined });
});

const CHANGES: [what: string, change: (record: PuzzleRecord) => object][] = [
  ['has other numbers', ({ rows, ...rest }) => ({ ...rest, rows: rows.toReversed() })],
  ['has another set', (record) => ({ ...record, rows: ['001', '110'], range: 1 })],
  ['has several solutions', (record) => ({ ...record, rows: ['01233', '10123', '02311', '00322'] })],
  ['has no numbers', ({ rows: _, ...rest }) => rest],
];

it.each(CHANGES)('makes a puzzle again whose line %s', async (_, change) => {
  const { found } = await drafts(new Journal(path('journal')));
  const lines = readFileSync(path('journal'), 'utf8').trim().split('\n');
  const entry = JSON.parse(lines[2]!);
  writeFileSync(
    path('forged'),
    lines.with(2, JSON.stringify({ ...entry, record: change(entry.record) })).join('\n'),
  );
  expect(await drafts(new Journal(path('forged')))).toEqual({ found, from: 3 });
});

it('believes nothing but the numbers', async () => {
  const { found } = await drafts(new Journal(path('journal')));
  const lines = readFileSync(path('journal'), 'utf8').replaceAll('"easy"', '"hard"');
  writeFileSync(path('told'), lines.replaceAll(/"id":"[^"]*"/g, '"id":"babab-babab"'));
  expect(await drafts(new Journal(path('told')))).toEqual({ found, from: undefined });
});

it('makes a puzzle again that is of another kind, board or key than the order', async () => {
  const terzetts: Order = {
    kind: 'terzett',
    range: 4,
    shape: '5x6',
    oneKey: true,
    count: 2,
    seed: 'journal',
  };
  const { found } = await drafts(new Journal(path('series')), terzetts);
  const others = await drafts(new Journal(path('others')), { ...terzetts, oneKey: false, seed: 'third' });
  const text = readFileSync(path('series'), 'utf8');
  const [line] = text.split('\n');
  for (const record of [others.found[0]!, { ...found[0]!, kind: 'omnibus' }]) {
    writeFileSync(path('mixed'), JSON.stringify({ ...JSON.parse(line!), record }));
    expect(await drafts(new Journal(path('mixed')), terzetts)).toEqual({ found, from: 1 });
  }
});
