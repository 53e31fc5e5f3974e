import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calledWith, explain } from './console.ts';
import { makeBill } from './release/bill.ts';
import { run } from './release/run.ts';
import { NODES, tryPackage } from './release/trial.ts';
import { archiveOf } from './site/archive.ts';
import { makeSite } from './site/build.ts';

explain(`Makes what a release consists of, in release/: the package for npm, the studio as an archive, the bill of materials, and the
SHA-256 of each. Package and archive are made twice, and it fails if the bytes differ.

Usage: npm run release -- [OPTIONS]

Options:
  --try: also install the package and use it with Node ${NODES.join(', ')} (needs the network)
  -h, --help: explain it`);

const { values } = calledWith({ options: { try: { type: 'boolean', default: false } } });
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'release');

/** Builds and packs the package. @returns its path */
function pack(): string {
  // `npm pack` would also build, but its output would precede the JSON.
  run(root, 'npm', ['run', 'prepack']);
  const args = ['pack', '--ignore-scripts', '--silent', '--json', '--pack-destination', folder];
  const [{ filename }] = JSON.parse(run(root, 'npm', args));
  return join(folder, filename);
}

function sumOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const tarball = pack();
const first = `${tarball}.first`;
renameSync(tarball, first);
pack();
if (sumOf(first) !== sumOf(tarball)) throw new Error('packing twice gave different bytes');
rmSync(first);
const archive = archiveOf(await makeSite({}));
if (Buffer.compare(archive, archiveOf(await makeSite({}))) !== 0) {
  throw new Error('making the studio twice gave different bytes');
}
writeFileSync(join(folder, 'dominosa-studio.zip'), archive);
writeFileSync(join(folder, 'bill-of-materials.cdx.json'), makeBill(root));
const sums = readdirSync(folder)
  .sort()
  .map((name) => `${sumOf(join(folder, name))}  ${name}\n`);
writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
process.stdout.write(sums.join(''));

if (values.try) {
  const guide = readFileSync(join(root, 'docs', 'api.md'), 'utf8');
  const tried = NODES.map((major) => tryPackage(tarball, guide, major));
  for (const { node, version, book } of tried)
    console.log(`${node}: dominosa ${version}, the files of a book ${book.slice(0, 12)}`);
  if (new Set(tried.map(({ book }) => book)).size > 1) throw new Error('the books differ');
}
