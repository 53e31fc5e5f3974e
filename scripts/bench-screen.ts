import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { printRows } from './console.ts';

// Measures the speed of book.html on a phone: Chromium in a small window, with its processor slowed down by the debugging
// protocol.

const HELP =
  'Usage: npm run bench:screen -- BOOK.html [RUNS]\nDOMINOSA_CHROMIUM names the browser (default: /usr/bin/chromium).';
const SLOWER = 4;
const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** Moves of every type, starting in the upper left corner. */
const KEYS = (
  'Shift+ArrowRight ArrowDown ArrowDown Shift+ArrowDown ArrowRight ArrowRight s ArrowRight ArrowDown ' +
  'Shift+ArrowRight Control+z Control+y ArrowLeft Shift+ArrowUp'
).split(' ');
const BUTTON = '.play-start button';
const PAINTED = 'new Promise((done) => requestAnimationFrame(() => setTimeout(done)))';
/** The browser's measurements from a key to the next frame. */
const WATCH = `window.moves = [];
new PerformanceObserver((list) => {
  for (const { name, duration } of list.getEntries()) if (name === 'keydown') moves.push(duration);
}).observe({ type: 'event', durationThreshold: 16 });`;

async function main([file, runs = '3']: readonly string[]): Promise<void> {
  if (file === undefined || file.startsWith('-')) {
    console.log(HELP);
    return;
  }
  const browser = await chromium.launch({
    executablePath: process.env.DOMINOSA_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const rows = [];
  for (let run = 0; run < Number(runs); run++) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    rows.push(await measure(page, pathToFileURL(resolve(file)).href));
    await context.close();
  }
  await browser.close();
  printRows(rows);
}

/** One visit, in milliseconds. */
async function measure(page: Page, url: string) {
  await page.addInitScript(WATCH);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await page.locator(BUTTON).first().waitFor({ state: 'attached' });
  await page.evaluate(PAINTED);
  const ready = await page.evaluate<number>('performance.now()');
  const elements = await page.evaluate<number>("document.querySelectorAll('*').length");
  await page.locator(BUTTON).first().press('Enter');
  await page.locator('[role=grid]').first().waitFor();
  await page.evaluate('moves.length = 0');
  for (const key of KEYS) {
    await page.keyboard.press(key);
    await page.waitForTimeout(150);
  }
  const moves = (await page.evaluate<number[]>('moves')).toSorted((one, other) => one - other);
  return {
    elements,
    ready: Math.round(ready),
    'median move': moves[moves.length >> 1],
    'slowest move': moves.at(-1),
  };
}

await main(process.argv.slice(2));
