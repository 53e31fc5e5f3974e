import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { archiveOf } from '../../scripts/site/archive.ts';
import { makeSite, type Site, sumOf } from '../../scripts/site/build.ts';
import { POLICY } from '../../scripts/site/page.ts';
import { serveSite } from '../../scripts/site/server.ts';
import { MOST_AT_FIRST, MOST_FILES_AT_FIRST, sizesOf } from '../../scripts/site/sizes.ts';
import { writeSite } from '../../scripts/site/write.ts';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';

let site: Site;
/** The same with ready books beside it. */
let withBooks: Site;
beforeAll(async () => {
  site = await makeSite();
  withBooks = await makeSite({ books: 'books/?a&b' });
});

const textOf = (name: string) => new TextDecoder().decode(site.get(name));

describe('the site', () => {
  it('is the same whenever it is made', () => {
    // The page leads to books, and the service worker has the sum of the page.
    const alike = (files: Site) =>
      [...files].flatMap(([name, bytes]) =>
        /^(?:index\.html|sw\.js)$/.test(name) ? [] : [[name, sumOf(bytes)]],
      );
    expect(alike(withBooks)).toEqual(alike(site));
  });

  it('is small, and comes in few files, before a puzzle can be played', async () => {
    const [first] = await sizesOf(site);
    expect(first!.bytes).toBeLessThanOrEqual(MOST_AT_FIRST);
    expect(first!.files).toBeLessThanOrEqual(MOST_FILES_AT_FIRST);
  });

  it('names no address but its own, and all of these are relative', () => {
    const index = textOf('index.html');
    const addresses = [...index.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address!);
    expect(addresses.length).toBeGreaterThan(4);
    for (const address of addresses) expect([...site.keys()]).toContain(address);
  });

  it('says in every language what it needs where it cannot run', () => {
    const index = textOf('index.html');
    for (const language of LANGUAGE_CODES)
      expect(index).toMatch(new RegExp(`<p lang="${language}">[^<]*2023`));
  });

  it('links to ready books where it is told of some', () => {
    const index = new TextDecoder().decode(withBooks.get('index.html'));
    expect(index.match(/href="books\/\?a&amp;b"/g)).toHaveLength(LANGUAGE_CODES.length);
    expect(textOf('index.html')).not.toContain('books/');
  });

  it('keeps every file but the service worker and the picture to share for when there is no network', () => {
    const worker = textOf('sw.js');
    for (const name of site.keys()) {
      if (name !== 'sw.js' && name !== 'index.html' && name !== 'share.png')
        expect(worker).toContain(JSON.stringify(name));
    }
  });

  it('hands on the terms of what it hands on', () => {
    const [version] = [...site.keys()].find((name) => name.startsWith('v-'))!.split('/');
    expect(textOf(`${version}/licences/THIRD-PARTY.md`)).toContain('liblouis-build');
    for (const name of ['pdfkit', '@noble/hashes', '@fluent/bundle', 'handlebars'])
      expect(textOf(`${version}/licences/packages.txt`)).toMatch(new RegExp(`^${name} [\\d.]+`, 'm'));
    expect(textOf(`${version}/licences/pdfjs-dist/LICENSE`)).toContain('Apache License');
    for (const font of ['andika', 'atkinson-hyperlegible-next'])
      expect(textOf(`${version}/licences/fonts/${font}/OFL.txt`)).toContain('SIL OPEN FONT LICENSE');
  });

  it('has a picture for those who share its address, which its page names in words, too', () => {
    const picture = site.get('share.png')!;
    const view = new DataView(picture.buffer, picture.byteOffset);
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630]);
    const page = new TextDecoder().decode(site.get('index.html'));
    expect(page).toContain('<meta property="og:image" content="share.png">');
    expect(page).toMatch(/<meta property="og:image:alt" content="[^"]{20,}">/);
    expect(new TextDecoder().decode(site.get('sw.js'))).not.toContain('share.png');
  });

  it('has pictures that phones can show', () => {
    for (const dots of [180, 192, 512]) {
      const picture = site.get(`icon-${dots}.png`)!;
      const view = new DataView(picture.buffer, picture.byteOffset);
      expect([view.getUint32(16), view.getUint32(20)]).toEqual([dots, dots]);
    }
  });
});

it('the server sends the policy of the studio with its own files, none with ready books', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dominosa-site-'));
  await writeSite(site, folder);
  mkdirSync(join(folder, 'books'));
  writeFileSync(join(folder, 'books', 'book.html'), '<!DOCTYPE html>');
  const server = await serveSite(folder, { prefix: '/a/' });
  try {
    const policyOf = async (path: string) =>
      (await fetch(server.url + path)).headers.get('content-security-policy');
    const worker = [...site.keys()].find((name) => name.endsWith('/press.js'))!;
    for (const path of ['', 'index.html', 'sw.js', worker]) expect(await policyOf(path)).toBe(POLICY);
    expect(await policyOf('books/book.html')).toBe(null);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});

it('its archive holds every file, with its sum', () => {
  const { SHA256SUMS, ...files } = unzipSync(archiveOf(site));
  expect(Object.keys(files).sort()).toEqual([...site.keys()].sort());
  const sums = Object.entries(files).map(([name, bytes]) => {
    return `${createHash('sha256').update(bytes).digest('hex')}  ${name}`;
  });
  expect(new TextDecoder().decode(SHA256SUMS).trimEnd().split('\n').sort()).toEqual(sums.sort());
});
