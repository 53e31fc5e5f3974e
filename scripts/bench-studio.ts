import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { explain, printRows } from './console.ts';
import { makeSite } from './site/build.ts';
import { serveSite } from './site/server.ts';
import { writeSite } from './site/write.ts';

explain(`Tells how long the studio takes for a book of 100 puzzles in Chromium and in Firefox, how much memory, and whether its page answers meanwhile.

Usage: npm run bench:studio

DOMINOSA_CHROMIUM and DOMINOSA_FIREFOX name the browsers (default: those of Debian in /usr/bin).`);

const BROWSERS = [
  ['chrome', process.env.DOMINOSA_CHROMIUM ?? '/usr/bin/chromium', ['--no-sandbox']],
  ['firefox', process.env.DOMINOSA_FIREFOX ?? '/usr/bin/firefox-esr', []],
] as const;

/** 100 puzzles of the levels that most books have. */
const CONFIG = {
  title: 'A hundred puzzles',
  editions: ['large-print'],
  sections: [
    { title: 'Easy', range: 6, level: 'easy', count: 40 },
    { title: 'Easy, larger', range: 7, level: 'easy', count: 30 },
    { title: 'Medium', range: 7, level: 'medium', count: 30 },
  ],
};

const EVERY = 100;

/** The page that is kept waiting is told by a clock in it: the longest time between two ticks, in ms. */
const WATCH = `{
  let last = performance.now();
  globalThis.longest = 0;
  setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 10);
}`;

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dominosa-bench-'));
  await writeSite(await makeSite(), folder);
  const server = await serveSite(folder);
  const rows: Record<string, object> = {};
  for (const [name, executablePath, args] of BROWSERS) {
    const browser = await puppeteer.launch({ browser: name, executablePath, args: [...args] });
    try {
      rows[name] = await measure(browser, `${server.url}#/book`);
    } finally {
      await browser.close();
    }
  }
  await server.stop();
  rmSync(folder, { recursive: true });
  printRows(Object.entries(rows).map(([browser, row]) => ({ browser, ...row })));
}

async function measure(browser: Browser, url: string) {
  const page = await browser.newPage();
  await page.goto(url);
  await page.evaluate(
    `localStorage.setItem('dominosa-press/studio/book/1', ${JSON.stringify(JSON.stringify(CONFIG))})`,
  );
  await page.reload();
  await page.waitForSelector('.studio-work button');
  const memory = { before: largest(browser), most: 0 };
  await page.evaluate(WATCH);
  const start = performance.now();
  await page.evaluate("document.querySelector('.studio-work button').click()");
  while (!(await page.evaluate("document.querySelector('.studio-files a, [role=alert] p') !== null"))) {
    memory.most = Math.max(memory.most, largest(browser));
    await new Promise((done) => setTimeout(done, EVERY));
  }
  const seconds = (performance.now() - start) / 1000;
  return {
    seconds: Number(seconds.toFixed(1)),
    'MB of the largest process': memory.most,
    'MB before': memory.before,
    'longest pause of the page, ms': Math.round((await page.evaluate('longest')) as number),
    files: await page.evaluate("document.querySelectorAll('a[download]').length"),
  };
}

/** The memory in use of the largest process that a browser has started, in MB, as Linux counts it. */
function largest(browser: Browser): number {
  const parents = new Map<number, number>();
  const sizes = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      parents.set(Number(name), Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]));
      sizes.set(Number(name), Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0));
    } catch {
      // It has ended meanwhile.
    }
  }
  const root = browser.process()!.pid!;
  const isOwn = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (pid === root || isOwn(parents.get(pid)));
  const own = [...sizes].filter(([pid]) => isOwn(pid)).map(([, size]) => size);
  return Math.round(Math.max(0, ...own) / 1024);
}

await main();
