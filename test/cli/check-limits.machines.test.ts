import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { expect, it } from 'vitest';
import { run, runChild, testFolder } from '../helpers/cli/run.ts';

const folder = testFolder();

/** A tagged PDF of one page, whose content inflates to this many MB of one instruction. */
function bomb(size: number): Buffer {
  const content = deflateSync(Buffer.alloc(size * 1024 * 1024, '0 0 m '));
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/MarkInfo<</Marked true>>/StructTreeRoot 5 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<<>>/StructParents 0>>',
    Buffer.concat([
      Buffer.from(`<</Length ${content.length}/Filter/FlateDecode>>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
    '<</Type/StructTreeRoot/K[6 0 R]/ParentTree 8 0 R>>',
    '<</Type/StructElem/S/Document/P 5 0 R/K[7 0 R]>>',
    '<</Type/StructElem/S/P/P 6 0 R/Pg 3 0 R/K[0]>>',
    '<</Nums[0[7 0 R]]>>',
  ];
  const parts = [Buffer.from('%PDF-1.7\n')];
  const rows = objects.map((object, i) => {
    const at = parts.reduce((sum, { length }) => sum + length, 0);
    parts.push(Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const at = parts.reduce((sum, { length }) => sum + length, 0);
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  parts.push(
    Buffer.from(`${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

it('gives up a file that unpacks to too much or takes too long, and reads the others', async () => {
  const config = {
    title: 'Bomb',
    editions: ['keys'],
    sections: [{ title: 'All', range: 2, count: 1 }],
  };
  const written = folder.write('config.json', config);
  expect(await run('book', written, '-o', folder.path())).toMatchObject({ code: 0 });
  const book = folder.path('bomb', 'book.json');
  // The book that somebody else made is never read, so none is made.
  writeFileSync(
    book,
    JSON.stringify({ ...folder.json('bomb', 'book.json'), editions: ['large-print', 'keys'] }),
  );
  writeFileSync(folder.path('bomb', 'large-print.pdf'), bomb(500));

  const large = runChild(['check', book, '--files', '--json', '--time-limit', '1000']);
  expect(large.code).toBe(2);
  expect(JSON.parse(large.stdout)).toMatchObject({
    faults: [],
    files: 3,
    unreadable: [expect.stringMatching(/^large-print\.pdf: takes more than \d+ MB of memory$/)],
  });

  const late = runChild(['check', book, '--files', '--edition', 'large-print', '--time-limit', '1']);
  expect(late.code).toBe(2);
  expect(late.stdout).toMatch(/takes more than 1 s; --time-limit allows more\n$/);
});

it.each([
  ['waits', 'setTimeout(() => process.exit(0), 900)', null],
  ['works', 'for (;;);', 'SIGTERM'],
])('counts time of the processor: of a process that %s', (_, work, ended) => {
  // Plain JavaScript, as a loader would take more time than the process.
  const watchdog = transformSync(
    readFileSync(new URL('../../src/cli/watchdog.ts', import.meta.url), 'utf8'),
    {
      loader: 'ts',
      format: 'cjs',
    },
  );
  const code = `${watchdog.code}\nstartWatchdog(Infinity, 0.3);\n${work}`;
  const { signal, stderr } = spawnSync(process.execPath, ['-e', code], {
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  expect([signal, stderr.toString()]).toEqual([ended, '']);
});
