import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// The examples of docs/api.md as programs. They are compiled without the types of Node against the types of the built package,
// and run one after the other in one process. They lie inside the package, so that its own name resolves to its entries.

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');

const EXAMPLES = [
  ...readFileSync(join(ROOT, 'docs', 'api.md'), 'utf8').matchAll(
    /```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g,
  ),
].map(([, program, wanted], i) => ({ i, name: `example-${i + 1}`, program: program!, wanted: wanted! }));

const COMPILER = {
  strict: true,
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2023', 'dom'],
  types: [],
  outDir: 'run',
};

/** Between what the examples print. */
const RULE = '\n-- end of the example\n';

describe('the examples of the programmers’ guide', () => {
  let folder: string;
  let printed: string[];

  function run(...args: string[]): string {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    expect(stderr + (status === 0 ? '' : stdout)).toBe('');
    return stdout;
  }

  beforeAll(() => {
    mkdirSync(join(ROOT, 'dist'), { recursive: true });
    folder = mkdtempSync(join(ROOT, 'dist', 'api-'));
    for (const { name, program } of EXAMPLES) writeFileSync(join(folder, `${name}.ts`), program);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: COMPILER, include: ['*.ts'] }),
    );
    run(TSC, '-p', 'tsconfig.json');
    const all = EXAMPLES.map(
      ({ name }) => `await import('./run/${name}.js');\nprocess.stdout.write(${JSON.stringify(RULE)});`,
    );
    writeFileSync(join(folder, 'all.mjs'), all.join('\n'));
    printed = run('all.mjs').split(RULE);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('are all there', () => {
    const blocks = readFileSync(join(ROOT, 'docs', 'api.md'), 'utf8').match(/```ts\n/g);
    expect(EXAMPLES.length).toBe(blocks?.length);
    expect(EXAMPLES.length).toBeGreaterThan(8);
  });

  it.each(EXAMPLES)('print what the guide says: $name', ({ i, wanted }) => {
    expect(printed[i]).toBe(wanted);
  });
});
