import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type KeyInput } from 'puppeteer-core';
import { calledWith, explain, printRows } from './console.ts';
import { makeSite } from './site/build.ts';
import { serveSite } from './site/server.ts';
import { writeSite } from './site/write.ts';

explain(`Tells how long the studio takes for a book of 100 puzzles in Chromium and in Firefox, how much memory, and whether its page answers meanwhile; and how much
time of the processor a move takes until it is drawn, on a phone that Chromium makes four times slower.

Usage: npm run bench:studio
       npm run bench:studio -- moves      the moves alone

DOMINOSA_CHROMIUM and DOMINOSA_FIREFOX name the browsers (default: those of Debian in /usr/bin).`);

const { positionals } = calledWith({ allowPositionals: true });
const isMovesAlone = positionals[0] === 'moves';

const BROWSERS = [
  ['chrome', process.env.DOMINOSA_CHROMIUM ?? '/usr/bin/chromium', ['--no-sandbox']],
  ['firefox', process.env.DOMINOSA_FIREFOX ?? '/usr/bin/firefox-esr', []],
] as const;

/** 100 puzzles of the most common levels. */
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

/** A clock in the page shows how long it is blocked: the longest time between two ticks, in ms. */
const WATCH = `{
  let last = performance.now();
  globalThis.longest = 0;
  setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 10);
}`;

/** A phone, in CSS px. */
const PHONE = { width: 390, height: 780, hasTouch: true, isMobile: true };
/** How many times slower the phone is than this machine. Chromium throttles by making the page wait, longer on a busy machine. */
const SLOWER = [1, 4];
/** A board of the double-seven set; dominoes placed on it may be wrong. */
const BOARD =
  '#/play?line=omnibus 7 466412527/066062072/766112313/362521704/617173402/510773031/005743545/442435535';
/** The pause between two moves, in ms: nobody is faster. */
const BETWEEN = 150;

/** Chromium traces each task of the page: its processor time, the event it answers, what it paints. */
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** An entry of the trace; `ts`, `dur` and `tdur` (processor time) are in µs. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur: number;
  readonly tdur: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

/** The midpoints of the lines between cells that form dominoes side by side. */
const LINES = `[...document.querySelectorAll('[role=grid] tbody tr')].flatMap(({ cells }) =>
  [1, 3, 5, 7].map((i) => {
    const { right, top, height } = cells[i].getBoundingClientRect();
    return [right, top + height / 2];
  }))`;

/** Visits these dominoes and removes them again. */
const KEYS = Array.from({ length: 8 }, () => [
  ...['Home', ...Array.from({ length: 4 }, () => ['ArrowRight', 'Delete', 'ArrowRight'] as const).flat()],
  'ArrowDown',
]).flat() as KeyInput[];

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dominosa-bench-'));
  await writeSite(await makeSite(), folder);
  const server = await serveSite(folder);
  const books = [];
  for (const [name, executablePath, args] of isMovesAlone ? [] : BROWSERS) {
    const browser = await puppeteer.launch({ browser: name, executablePath, args: [...args] });
    try {
      books.push({ browser: name, ...(await measure(browser, `${server.url}#/book`)) });
    } finally {
      await browser.close();
    }
  }
  const [chrome, executablePath, args] = BROWSERS[0];
  const browser = await puppeteer.launch({ browser: chrome, executablePath, args: [...args] });
  const moves = [];
  for (const slower of SLOWER) moves.push(...(await measureMoves(browser, `${server.url}${BOARD}`, slower)));
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true });
  printRows(books);
  printRows(moves);
}

async function measureMoves(browser: Browser, url: string, slower: number) {
  const page = await browser.newPage();
  await page.setViewport(PHONE);
  await page.goto(url);
  await page.waitForSelector('.playing [role=grid]');
  await page.emulateCPUThrottling(slower);
  const still = () => new Promise((done) => setTimeout(done, BETWEEN));
  const tapped = (await page.evaluate(LINES)) as [number, number][];
  await page.tracing.start({ categories: CATEGORIES });
  for (const [x, y] of tapped) {
    await page.touchscreen.tap(x, y);
    await still();
  }
  await page.focus('[role=grid] td[tabindex="0"]');
  for (const key of KEYS) {
    await page.keyboard.press(key);
    await still();
  }
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  return (['click', 'keydown'] as const).map((move) => {
    const times = untilPainted(traceEvents, move).sort((one, other) => one - other);
    const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))]!);
    return { move, slower, moves: times.length, 'median, ms': at(0.5), 'most, ms': at(1) };
  });
}

/** The time of the processor from each event of this type to the end of the task that paints what came of it, in ms. */
function untilPainted(traced: readonly Traced[], type: string): number[] {
  return traced
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === type)
    .map((event) => {
      const own = traced.filter(({ pid, tid }) => pid === event.pid && tid === event.tid);
      const painted = Math.min(
        ...own.filter(({ name, ts }) => name === 'Paint' && ts > event.ts).map(({ ts }) => ts),
      );
      const tasks = own.filter(
        ({ name, ts, dur }) => name === 'RunTask' && ts + dur > event.ts && ts <= painted,
      );
      return tasks.reduce((sum, { tdur }) => sum + tdur, 0) / 1000;
    });
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

/** The memory used by the largest process of a browser, in MB, as Linux counts it. */
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
