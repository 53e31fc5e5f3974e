import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { expect } from 'vitest';
import type { Means } from './browser.ts';
import { describeIn, executableOf, PATIENCE } from './machine.ts';

// Firefox is installed on the machine and driven by WebDriver BiDi: DOMINOSA_FIREFOX names it, or it is found in the path.
const EXECUTABLE = executableOf('DOMINOSA_FIREFOX', ['firefox-esr', 'firefox']);

/** Tests that share a Firefox; each has its own page. */
export function describeInFirefox(name: string, tests: (firefox: Firefox) => void, means?: Means): void {
  describeIn('Firefox', EXECUTABLE, (executable) => new Firefox(executable, means), name, tests, !means);
}

/** Settings of a Firefox that forbids pages to store anything. */
const STORES_NOTHING = { 'network.cookie.cookieBehavior': 2 };
/** Settings of a Firefox that forces the system colours. */
const FORCES_COLOURS = { 'browser.display.document_color_use': 2 };

class Firefox {
  readonly #executable: string;
  readonly #means: Means;
  #folder = '';
  #browser: Browser | undefined;
  #files = 0;

  constructor(executable: string, means: Means = {}) {
    this.#executable = executable;
    this.#means = means;
  }

  /** The download folder. */
  get downloads(): string {
    return join(this.#folder, 'downloads');
  }

  async start(): Promise<void> {
    this.#folder = mkdtempSync(join(tmpdir(), 'dominosa-'));
    const executablePath = this.#executable;
    const userDataDir = join(this.#folder, 'profile');
    mkdirSync(this.downloads);
    this.#browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      userDataDir,
      extraPrefsFirefox: {
        // Files are saved there without a prompt, as for a reader who has chosen a folder once.
        'browser.download.folderList': 2,
        'browser.download.dir': this.downloads,
        ...(this.#means.storesNothing && STORES_NOTHING),
        ...(this.#means.forcesColours && FORCES_COLOURS),
      },
    });
  }

  async stop(): Promise<void> {
    await this.#browser?.close();
    rmSync(this.#folder, { recursive: true, maxRetries: 10 });
  }

  /** Opens a page in a window of this size, and afterwards checks that the browser has not complained. */
  visit(
    html: string,
    window: { width: number; height: number },
    test: (page: Page) => Promise<void>,
  ): Promise<void> {
    const path = join(this.#folder, `${this.#files++}.html`);
    writeFileSync(path, html);
    return this.visitAt(pathToFileURL(path).href, window, test);
  }

  /** The same for a page that has an address. @param expected complaints that belong to the test */
  async visitAt(
    url: string,
    window: { width: number; height: number },
    test: (page: Page) => Promise<void>,
    expected?: RegExp,
  ): Promise<void> {
    // No data is kept between tests.
    const context = await this.#browser!.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.setViewport(window);
    await page.goto(url);
    await test(page);
    expect(complaints.filter((complaint) => !expected?.test(complaint))).toEqual([]);
    await context.close();
  }
}

/** Presses a key, such as `Shift+ArrowRight`. */
export async function press(page: Page, keys: string): Promise<void> {
  const [key, ...held] = keys.split('+').toReversed() as KeyInput[];
  for (const modifier of held) await page.keyboard.down(modifier);
  await page.keyboard.press(key!);
  for (const modifier of held) await page.keyboard.up(modifier);
}

/** The text of the live region. */
export function said(page: Page): Promise<string> {
  return page.evaluate("document.querySelector('[role=status]').textContent.trim()") as Promise<string>;
}

/** The text of the focused element. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(
    `{
      const { activeElement } = document;
      const isInput = activeElement.localName === 'input';
      const words = isInput ? (activeElement.labels[0]?.textContent ?? '') : activeElement.textContent;
      (activeElement.getAttribute('aria-label') ?? words).trim();
    }`,
  ) as Promise<string>;
}
