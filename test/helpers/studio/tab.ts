import type { Page as ChromiumPage, Download } from 'playwright-core';
import type { Page as FirefoxPage } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import type { Draft } from '../../../src/studio/form/config.ts';
import { describeInChromium, type Means } from '../play/browser.ts';
import { describeInFirefox, press } from '../play/firefox.ts';
import { PATIENCE } from '../play/machine.ts';
import { KEEP_FILES } from './hashes.ts';

/** The address of a puzzle that is drawn quickly. */
export const SMALL = '#2:011120222010';
/** Whether a board is there to be played on. */
export const HAS_BOARD = "document.querySelector('.playing [role=grid]') !== null";

/** Whether nothing is wider than the window. */
export const IS_NARROW = 'document.documentElement.scrollWidth <= document.documentElement.clientWidth';

/** What is downloaded when something is done. */
export async function downloadBy(page: ChromiumPage, work: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), work()]);
  return download;
}

/** What the page says is wrong, as soon as it says so. */
export async function alertOf(page: ChromiumPage): Promise<string> {
  await page.locator('[role=alert] p').first().waitFor({ timeout: 120_000 });
  return page.locator('[role=alert]').innerText();
}

/** A tab of either browser; code runs in its page. */
export interface Tab {
  evaluate(code: string): Promise<unknown>;
  press(keys: string): Promise<void>;
  reload(): Promise<void>;
  /** Another tab of the same window, which comes to the front. */
  another(url: string): Promise<Tab>;
  front(): Promise<void>;
}

/** Opens an address in a separate window of this size in CSS px, without stored data of other tests. */
export type Visit = (url: string, test: (tab: Tab) => Promise<void>, window?: Window) => Promise<void>;

interface Window {
  readonly width: number;
  readonly height: number;
}

const WIDE: Window = { width: 1000, height: 800 };

/** The browsers' messages about files that fail to load. */
export const MISSING =
  /Failed to load|ERR_|NetworkError|Loading failed|error loading|Content-Security|404|MIME type|Storage access/i;

/** Tests in Chromium. */
export function describeInTabs(name: string, tests: (visit: Visit) => void, means?: Means): void {
  const forcedColors = means?.forcesColours ? 'active' : 'none';
  describeInChromium(
    name,
    (chromium) =>
      tests((url, test, viewport = WIDE) => {
        const options = { locale: 'en-GB', viewport, forcedColors } as const;
        return chromium.visitShared(url, options, (page) => test(chromiumTab(page)), MISSING);
      }),
    means?.storesNothing ? means : undefined,
  );
}

/** The same tests in Chromium and in Firefox: of what browsers do each in their own way. */
export function describeInBrowsers(name: string, tests: (visit: Visit) => void, means?: Means): void {
  describe(name, () => {
    describeInTabs('in Chromium', tests, means);
    describeInFirefox(
      'in Firefox',
      (firefox) =>
        tests((url, test, window = WIDE) =>
          firefox.visitAt(url, window, (page) => test(firefoxTab(page)), MISSING),
        ),
      means,
    );
  });
}

export function chromiumTab(page: ChromiumPage): Tab {
  // A page that tests share would have a listener of each.
  page.removeAllListeners('dialog');
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    evaluate: (code) => page.evaluate(code),
    press: (keys) => page.keyboard.press(keys),
    reload: async () => void (await page.reload()),
    async another(url) {
      const other = await page.context().newPage();
      await other.goto(url);
      return chromiumTab(other);
    },
    front: () => page.bringToFront(),
  };
}

export function firefoxTab(page: FirefoxPage): Tab {
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    evaluate: (code) => page.evaluate(code),
    press: (keys) => press(page, keys),
    reload: async () => void (await page.reload()),
    async another(url) {
      const other = await page.browserContext().newPage();
      await other.goto(url);
      return firefoxTab(other);
    },
    front: () => page.bringToFront(),
  };
}

/** Waits until a condition holds in the page; retries while the page is loading. */
export async function until(tab: Tab, code: string): Promise<void> {
  await expect
    .poll(() => tab.evaluate(code).catch(() => false), { message: code, timeout: PATIENCE })
    .toBeTruthy();
}

/** Waits until these elements contain this text, and returns their whole text. */
export async function untilSaid(tab: Tab, selector: string, text: string): Promise<string> {
  const all = `[...document.querySelectorAll(${JSON.stringify(selector)})].map((e) => e.textContent).join(' ')`;
  await until(tab, `(${all}).includes(${JSON.stringify(text)})`);
  return (await tab.evaluate(all)) as string;
}

/** Presses a button, given by its label. */
export async function pressButton(tab: Tab, words: string): Promise<void> {
  const found = `[...document.querySelectorAll('button')].find((e) => e.textContent === ${JSON.stringify(words)})`;
  await until(tab, `${found} !== undefined`);
  await tab.evaluate(`${found}.click()`);
}

/**
 * Runs in a page. The worker that makes the next book becomes `maker`. Its messages are held back from the first puzzle that is
 * made, as a fast worker could finish before a test can ask, until `release()`.
 */
const HOLD_MAKER = `{
  const { prototype } = Worker;
  const { addEventListener, postMessage } = prototype;
  const kept = [];
  let holds = true;
  globalThis.isHeld = false;
  globalThis.release = () => {
    isHeld = false;
    for (const hear of kept.splice(0)) hear();
  };
  prototype.addEventListener = function (type, listener) {
    addEventListener.call(this, type, (event) => {
      if (isHeld && this === globalThis.maker) {
        kept.push(() => listener(event));
        return;
      }
      listener(event);
      const told = document.querySelector('.studio-progress')?.textContent ?? '';
      if (holds && this === globalThis.maker && told.includes(' of ')) [holds, isHeld] = [false, true];
    });
  };
  prototype.postMessage = function (message) {
    if (message.job === 'make') globalThis.maker = this;
    postMessage.call(this, message);
  };
}`;

/** Opens the form with a config. */
export async function fillForm(tab: Tab, config: Draft): Promise<void> {
  const kept = JSON.stringify(JSON.stringify(config));
  await tab.evaluate(`localStorage.setItem('dominosa-press/studio/book/1', ${kept})`);
  await tab.reload();
  await tab.evaluate(KEEP_FILES);
}

/** Begins to make the book of a config, and returns when its first puzzle is made, where it waits. */
export async function beginBook(tab: Tab, config: Draft): Promise<void> {
  await fillForm(tab, config);
  await tab.evaluate(HOLD_MAKER);
  await pressButton(tab, 'Make the book');
  await until(tab, 'globalThis.isHeld');
}
