import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The first word of a command, with the way to call it; undefined where the program is not available on this machine. */
export type Programs = Readonly<Record<string, readonly string[] | undefined>>;

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Parts of the engine without the command, each bundled into one file. */
const ENGINE = ['engine', 'layouts', 'loops'];

/**
 * Finds or makes every program.
 *
 * @param folder where they are made
 */
export async function findPrograms(folder: string): Promise<Programs> {
  await build({
    entryPoints: ENGINE.map((name) => at(`./engine/${name}.ts`)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'silent',
    tsconfigRaw: '{}',
  });
  return {
    node: [process.execPath],
    dominosa: [process.execPath, at('../../dist/cli.js')],
    ...Object.fromEntries(ENGINE.map((name) => [name, [process.execPath, join(folder, `${name}.mjs`)]])),
    reference: compiled(at('./native/reference.c'), join(folder, 'reference')),
    'sgt-dominosa': installed('sgt-dominosa'),
  };
}

/** A program on PATH, or in Debian's folder for games. */
function installed(name: string): readonly string[] | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/games'];
  const path = folders.map((folder) => join(folder, name)).find(isExecutable);
  return path === undefined ? undefined : [path];
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The program that a C compiler makes of a file, if there is a compiler. @throws Error if it rejects the file */
function compiled(source: string, output: string): readonly string[] | undefined {
  const { error, status, stderr } = spawnSync('cc', ['-O2', '-o', output, source], { encoding: 'utf8' });
  if (error) return undefined;
  if (status !== 0) throw new Error(`cc refuses ${source}: ${stderr}`);
  return [output];
}
