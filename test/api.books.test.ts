import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// The examples of docs/api.md as separate programs. They are compiled without the types of Node against the types of the built
// package, and run. They lie inside the package, so that its own name resolves to its entries.

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TSC = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');

const EXAMPLES = [
  ...readFileSync(join(ROOT, 'docs', 'api.md'), 'utf8').matchAll(
    /```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/g,
  ),
].map(([, program, printed], i) => ({ name: `example-${i + 1}`, program: program!, printed: printed! }));

const COMPILER = {
  strict: true,
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2023', 'dom'],
  types: [],
  outDir: 'run',
};

let folder: string;

function run(file: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr + (status === 0 ? '' : stdout)).toBe('');
  return stdout;
}

describe('the examples of the programmers’ guide', () => {
  beforeAll(() => {
    mkdirSync(join(ROOT, 'dist'), { recursive: true });
    folder = mkdtempSync(join(ROOT, 'dist', 'api-'));
    for (const { name, program } of EXAMPLES) writeFileSync(join(folder, `${name}.ts`), program);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: COMPILER, include: ['*.ts'] }),
    );
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('are all there', () => {
    const blocks = readFileSync(join(ROOT, 'docs', 'api.md'), 'utf8').match(/```ts\n/g);
    expect(EXAMPLES.length).toBe(blocks?.length);
    expect(EXAMPLES.length).toBeGreaterThan(8);
  });

  it('have types that need none of Node', () => {
    run(TSC, '-p', 'tsconfig.json');
  });

  it.each(EXAMPLES)('print what the guide says: $name', ({ name, printed }) => {
    expect(run(join(folder, 'run', `${name}.js`))).toBe(printed);
  });
});
