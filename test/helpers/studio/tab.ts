import type { Page as ChromiumPage } from 'playwright-core';
import type { Page as FirefoxPage } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import { describeInChromium, type Means } from '../play/browser.ts';
import { describeInFirefox, press } from '../play/firefox.ts';
import { PATIENCE } from '../play/machine.ts';

/** The address of a puzzle that is drawn quickly. */
export const SMALL = '#2:011120222010';
/** Whether a board is there to be played on. */
export const HAS_BOARD = "document.querySelector('.playing [role=grid]') !== null";

/** A tab of either browser; code runs in its page. */
export interface Tab {
  evaluate(code: string): Promise<unknown>;
  press(keys: string): Promise<void>;
  reload(): Promise<void>;
  /** Another tab of the same window, which comes to the front; it fails if it has not loaded after so many ms. */
  another(url: string, timeout?: number): Promise<Tab>;
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
const MISSING =
  /Failed to load|ERR_|NetworkError|Loading failed|error loading|Content-Security|404|MIME type|Storage access/i;

/** The same tests in Chromium and in Firefox. */
export function describeInBrowsers(name: string, tests: (visit: Visit) => void, means: Means = {}): void {
  describe(name, () => {
    describeInChromium(
      'in Chromium',
      (chromium) =>
        tests((url, test, viewport = WIDE) =>
          chromium.visitAt(url, { locale: 'en-GB', viewport }, (page) => test(chromiumTab(page)), MISSING),
        ),
      means,
    );
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
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    evaluate: (code) => page.evaluate(code),
    press: (keys) => page.keyboard.press(keys),
    reload: async () => void (await page.reload()),
    async another(url, timeout) {
      const other = await page.context().newPage();
      await other.goto(url, timeout === undefined ? {} : { timeout });
      return chromiumTab(other);
    },
    front: () => page.bringToFront(),
  };
}

function firefoxTab(page: FirefoxPage): Tab {
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

/** Records in the page that a puzzle was made. On a fast machine the message disappears before a test can ask for it. */
const WATCH = `{
  const { dataset } = document.documentElement;
  delete dataset.begun;
  new MutationObserver(() => {
    const told = document.querySelector('.studio-progress')?.textContent ?? '';
    if (told.includes(' of ')) dataset.begun = 'yes';
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}`;

/** Starts making the book of the form, and returns when its first puzzle is made. */
export async function pressMake(tab: Tab): Promise<void> {
  await tab.evaluate(WATCH);
  await pressButton(tab, 'Make the book');
  await until(tab, "document.documentElement.dataset.begun === 'yes'");
}
