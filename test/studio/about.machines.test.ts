import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aboutFrom } from '../../scripts/site/about/build.ts';
import { type Part, partsOfFirstBook } from '../../scripts/site/about/parts.ts';
import { makeSamples, type Samples } from '../../scripts/site/about/samples.ts';
import { type Entry, find } from '../../scripts/site/about/search.ts';
import type { Site } from '../../scripts/site/build.ts';
import { iconDrawing } from '../../scripts/site/icon.ts';
import { POLICY } from '../../scripts/site/page.ts';
import { type SiteServer, serveSite } from '../../scripts/site/server.ts';
import { writeSite } from '../../scripts/site/write.ts';
import * as book from '../../src/entries/book.ts';
import * as make from '../../src/entries/make.ts';
import * as solve from '../../src/entries/solve.ts';
import * as node from '../../src/node/index.ts';
import { SCREEN_NAMES } from '../../src/studio/screens.ts';
import { inTurn } from '../helpers/in-turn.ts';
import { describeInChromium, violations } from '../helpers/play/browser.ts';
import { type Found, findAll, named, parsePage, wordsIn } from '../helpers/render/screen-pages.ts';
import { IS_NARROW } from '../helpers/studio/tab.ts';
import { isThorough } from '../helpers/thorough.ts';

/** What the pages name of the studio beside them. */
const STUDIO = ['', 'icon.svg'];

/** Stand in for the parts of the first book, which is made for a plot alone. */
const PARTS = Array.from({ length: 7 }, (_, i): Part => ({ name: `Part ${i}`, pages: 5 + 3 * i }));

let samples: Samples;
let parts: readonly Part[];
let site: Site;
let pages: ReadonlyMap<string, Found>;
let folder: string;
let server: SiteServer;

beforeAll(async () => {
  samples = await makeSamples();
  parts = isThorough ? await partsOfFirstBook() : PARTS;
  site = await aboutFrom(samples, parts);
  pages = new Map(
    [...site.keys()]
      .filter((path) => path.endsWith('.html') && !path.startsWith('about/samples/'))
      .map((path) => [path, parsePage(textOf(path).replace('<!DOCTYPE html>\n', ''))]),
  );
  folder = mkdtempSync(join(tmpdir(), 'dominosa-about-'));
  await writeSite(new Map([...site, ['icon.svg', new TextEncoder().encode(iconDrawing())]]), folder);
  server = await serveSite(folder, { prefix: '/some/where/' });
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function textOf(path: string): string {
  return new TextDecoder().decode(site.get(path));
}

const everything = () => true;

/** Every address that a page names: the file, from the folder of the site, and the place in it. */
function addressesOn(path: string): { readonly file: string; readonly place: string | undefined }[] {
  return findAll(pages.get(path)!, everything)
    .flatMap(({ attributes: { href, src, 'data-index': index } }) => [href, src, index])
    .filter((address) => address !== undefined && !address.startsWith('https:'))
    .map((address) => {
      const [file, place] = address!.split('#');
      const target = file === '' ? path : posix.join(posix.dirname(path), file!);
      return { file: target.replace(/^\.\/?$/, ''), place };
    });
}

function idsOn(path: string): string[] {
  return findAll(pages.get(path)!, ({ attributes }) => 'id' in attributes).map(
    ({ attributes }) => attributes.id!,
  );
}

describe('the pages beside the studio', () => {
  it.runIf(isThorough)('are the same whenever they are made', async () => {
    const again = await aboutFrom(samples, parts);
    expect([...again.keys()].sort()).toEqual([...site.keys()].sort());
    for (const [path, bytes] of site) expect(Buffer.from(again.get(path)!).equals(bytes), path).toBe(true);
  });

  it('link only to what is there, and every file is reached from the home page', () => {
    const reached = new Set(['about/index.html']);
    let links = 0;
    for (const path of reached) {
      if (!pages.has(path)) continue;
      for (const { file, place } of addressesOn(path)) {
        links++;
        if (STUDIO.includes(file)) {
          if (place) expect(SCREEN_NAMES).toContain(place.replace('/', ''));
          continue;
        }
        expect([path, file, site.has(file)]).toEqual([path, file, true]);
        if (place)
          expect([path, file, place, idsOn(file).includes(place)]).toEqual([path, file, place, true]);
        reached.add(file);
      }
    }
    expect(links).toBeGreaterThan(2000);
    expect([...reached].sort()).toEqual([...site.keys()].sort());
  });

  it('have all of the documentation', () => {
    const index = wordsIn(pages.get('about/docs/index.html')!);
    const names = readdirSync(new URL('../../docs/', import.meta.url)).filter((name) => name.endsWith('.md'));
    expect(names.length).toBeGreaterThan(35);
    for (const name of names) {
      const path = `about/docs/${name === 'README.md' ? 'index' : name.slice(0, -3).toLowerCase()}.html`;
      const title = wordsIn(findAll(pages.get(path)!, named('h1'))[0]!);
      expect(index).toContain(title.replace(/:.*/, ''));
    }
  });

  it('are sound: a heading of each level under the one before, names once, words and sizes for pictures, nothing inline', () => {
    const titles = new Set<string>();
    for (const [path, page] of pages) {
      const levels = findAll(findAll(page, named('main'))[0]!, ({ name }) => /^h[1-6]$/.test(name)).map(
        ({ name }) => Number(name[1]),
      );
      expect([path, levels.filter((level) => level === 1)]).toEqual([path, [1]]);
      for (const [i, level] of levels.entries()) {
        expect([path, i, level <= (levels[i - 1] ?? 0) + 1]).toEqual([path, i, true]);
      }
      const ids = idsOn(path);
      expect(ids).toEqual([...new Set(ids)]);
      for (const { attributes } of findAll(page, named('img'))) {
        expect(Object.keys(attributes)).toEqual(expect.arrayContaining(['alt', 'width', 'height']));
        if (!attributes.src!.endsWith('.png')) continue;
        const { buffer, byteOffset } = site.get(posix.join(posix.dirname(path), attributes.src!))!;
        const header = new DataView(buffer, byteOffset);
        expect([16, 20].map((at) => String(header.getUint32(at)))).toEqual([
          attributes.width,
          attributes.height,
        ]);
      }
      for (const { name, attributes, children } of findAll(page, everything)) {
        expect(Object.keys(attributes).filter((each) => /^on|^style$/.test(each))).toEqual([]);
        expect(name).not.toBe('style');
        if (name === 'script') expect([attributes.src === undefined, children]).toEqual([false, []]);
      }
      titles.add(wordsIn(findAll(page, named('title'))[0]!));
      expect(textOf(path)).toContain(`content="${POLICY}"`);
    }
    expect(titles.size).toBe(pages.size);
  });

  it('draw what their tables say', () => {
    for (const [path, plot, head] of [
      ['about/index.html', 'plot-bars', 'part'],
      ['about/docs/levels.html', 'plot-columns', 'level'],
      ['about/docs/levels.html', 'plot-bars', 'median of steps'],
    ] as const) {
      const page = pages.get(path)!;
      const drawing = findAll(page, named('svg', plot))[0]!;
      const drawn = findAll(drawing, named('text')).map(wordsIn).join(' ');
      const table = findAll(page, named('table')).find((each) => wordsIn(each).startsWith(head))!;
      const rows = findAll(table, named('tr')).slice(1);
      const cells = rows.map((row) => findAll(row, named('td')).map(wordsIn));
      const told = cells.filter(([name]) => name !== 'all');
      expect(told.length).toBeGreaterThan(5);
      for (const [name, ...numbers] of told) {
        expect(drawn).toContain(name);
        for (const number of numbers) expect(drawn).toContain(number.replace(' %', ''));
      }
      expect(findAll(drawing, named('rect'))).toHaveLength(told.flatMap(([, ...numbers]) => numbers).length);
    }
  });

  it('name all that the entries of the package export', () => {
    const names = findAll(pages.get('about/docs/reference.html')!, named('h3')).map(wordsIn);
    for (const entry of [solve, make, book])
      expect(names).toEqual(expect.arrayContaining(Object.keys(entry)));
    const shared = new Set(
      Object.entries({ ...solve, ...make, ...book }).map(([, value]) => value as unknown),
    );
    const own = Object.entries(node).filter(([, value]) => !shared.has(value));
    expect(own.length).toBeGreaterThan(5);
    expect(names).toEqual(expect.arrayContaining(own.map(([name]) => name)));
  });

  it('find every section by the words of its heading', () => {
    const entries: Entry[] = JSON.parse(textOf('about/search.json'));
    expect(entries.length).toBeGreaterThan(500);
    for (const entry of entries) {
      expect(find(entries, entry.heading).map((found) => found.entry)).toContain(entry);
    }
    expect(find(entries, 'Zyzzyva')).toEqual([]);
  });

  it('are served with the policy of the studio, and the sample of a page to play in with its own', async () => {
    const policyOf = async (path: string) =>
      (await fetch(server.url + path)).headers.get('content-security-policy');
    for (const path of ['about/', 'about/docs/levels.html', 'about/search.js']) {
      expect(await policyOf(path)).toBe(POLICY);
    }
    expect(await policyOf('about/samples/book.html')).toBe(null);
  });
});

/** How pages are shown to those who need them otherwise. */
const WAYS = {
  'on a computer': { viewport: { width: 1280, height: 800 } },
  'on a phone, dark': { viewport: { width: 390, height: 780 }, colorScheme: 'dark' },
  'at 400 %': { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
  'in forced colours': { viewport: { width: 1280, height: 800 }, forcedColors: 'active' },
} as const;

const SHOWN = ['index.html', 'docs/index.html', 'docs/levels.html', 'docs/api.html', 'docs/design.html'];

describeInChromium('the pages beside the studio', (chromium) => {
  // A file of the site that is no page of it: for such a one browsers look for an icon, sometimes.
  const iconMissing = /^Failed to load resource: .*\b404\b/;
  /** From the folder of the site, to which all that is loaded belongs. */
  const visit = (path: string, options: object, test: (page: Page) => Promise<void>) => {
    const opened = async (page: Page) => {
      await page.goto(`${server.url}about/${path}`);
      await test(page);
    };
    return chromium.visitShared(`${server.url}icon.svg`, options, opened, iconMissing);
  };

  const ways = Object.entries(WAYS).map(([way, options]) => ({ way, options }));
  const shown = SHOWN.map((path) => ({ path }));
  it.each(inTurn(shown, ways))('have $path $way without faults', async ({ options, path }) => {
    await visit(path, options, async (page) => {
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(IS_NARROW)).toBe(true);
    });
  });

  it('are searched, say that nothing was found, and what is found leads to its place', async () => {
    await visit('docs/levels.html', {}, async (page) => {
      await page.getByLabel('Search the documentation').fill('zyzzyva');
      await expect.poll(() => page.getByRole('status').innerText()).toContain('Nothing found');
      await page.getByLabel('Search the documentation').fill('swell paper');
      await expect.poll(() => page.getByRole('status').innerText()).toMatch(/^\d+ places?/);
      await page.getByLabel('Search the documentation').fill('begin kit');
      const link = page.getByRole('link', { name: 'The tactile edition: Begin with the kit' });
      await link.click();
      await page.waitForURL('**/about/docs/tactile.html#begin-with-the-kit');
      expect(await page.locator(':target').innerText()).toBe('Begin with the kit');
    });
  });

  it('are all listed where no scripts run', async () => {
    await visit('docs/levels.html', { javaScriptEnabled: false }, async (page) => {
      expect(await page.getByRole('search').isVisible()).toBe(false);
      const links = page.getByRole('navigation', { name: 'All pages' }).getByRole('link');
      expect(await links.count()).toBe(pages.size - 2);
      expect(await links.filter({ hasText: 'Recipes' }).isVisible()).toBe(true);
    });
  });
});
