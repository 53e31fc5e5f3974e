import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calledWith, explain, orTold } from './console.ts';
import { makeAbout } from './site/about/build.ts';
import { archiveOf } from './site/archive.ts';
import { makeSite } from './site/build.ts';
import { makeSizes, sizesOf } from './site/sizes.ts';
import { writeSite } from './site/write.ts';

explain(`Builds a static site in site/: the studio, and in about/ a home page with samples and the documentation.

Usage: npm run site -- [OPTIONS]

Options:
  --books ADDRESS: links to ready books beside it, as books/
  --address ADDRESS: where it will be, as https://example.org/studio/, so that a shared link shows its picture everywhere
  --archive: also writes dominosa-studio.zip with SHA256SUMS in it, and dominosa-studio.zip.sha256, in this folder
  --sizes: also prints how much a browser loads, as the table of docs/studio.md
  -h, --help: explain it`);

const ARCHIVE = 'dominosa-studio.zip';
const ROOT = fileURLToPath(new URL('../', import.meta.url));

const { values } = calledWith({
  options: {
    books: { type: 'string' },
    address: { type: 'string' },
    archive: { type: 'boolean' },
    sizes: { type: 'boolean' },
  },
});

await orTold(async () => {
  const studio = await makeSite({ books: values.books, address: values.address });
  const site = new Map([...studio, ...(await makeAbout())]);
  await writeSite(site, join(ROOT, 'site'));
  if (values.archive) {
    const bytes = archiveOf(site);
    writeFileSync(join(ROOT, ARCHIVE), bytes);
    const sum = `${createHash('sha256').update(bytes).digest('hex')}  ${ARCHIVE}\n`;
    writeFileSync(join(ROOT, `${ARCHIVE}.sha256`), sum);
    console.log(sum.trimEnd());
  }
  if (values.sizes) console.log(makeSizes(await sizesOf(studio)));
});
