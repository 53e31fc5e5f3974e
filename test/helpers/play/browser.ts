import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { expect } from 'vitest';
import { describeIn, executableOf, PATIENCE } from './machine.ts';

// Chromium is installed on the machine: DOMINOSA_CHROMIUM names it, or it is found in the path.
const EXECUTABLE = executableOf('DOMINOSA_CHROMIUM', ['chromium', 'chromium-browser', 'google-chrome']);

/** Tests that share a real browser. None meets stored data of another. */
export function describeInChromium(name: string, tests: (chromium: Chromium) => void, means?: Means): void {
  describeIn('Chromium', EXECUTABLE, (executable) => new Chromium(executable, means), name, tests, !means);
}

/** Settings of a browser. */
export interface Means {
  /** Pages cannot store anything, as if the user had forbidden it. */
  readonly storesNothing?: boolean;
  /** Pages are shown in the user's own limited palette (forced colours). */
  readonly forcesColours?: boolean;
}

/** A page in a context of its own, the folder of the site that it shows, and what the browser complains of. */
interface Opened {
  readonly page: Page;
  readonly complaints: string[];
  site: string;
}

/** The size of a window in CSS px, if a test has no other. */
const USUAL_WINDOW = { width: 1280, height: 720 };

/** How many pages are left open for tests to come, each with its own fixed options. */
const PAGES_KEPT = 4;

class Chromium {
  readonly #executable: string;
  readonly #means: Means;
  readonly #shared = new Map<string, Opened>();
  #folder = '';
  #browser: Browser | undefined;
  #files = 0;

  constructor(executable: string, means: Means = {}) {
    this.#executable = executable;
    this.#means = means;
  }

  async start(): Promise<void> {
    this.#folder = mkdtempSync(join(tmpdir(), 'dominosa-'));
    this.#browser = await chromium.launch({
      executablePath: this.#executable,
      // Chromium's own sandbox cannot be set up where tests run as root.
      args: ['--no-sandbox'],
    });
  }

  async stop(): Promise<void> {
    // Those with a profile of their own have a browser of their own.
    for (const { page } of this.#shared.values()) await page.context().close();
    await this.#browser?.close();
    rmSync(this.#folder, { recursive: true });
  }

  /** The address of a page. */
  file(html: string): string {
    const path = join(this.#folder, `${this.#files++}.html`);
    writeFileSync(path, html);
    return pathToFileURL(path).href;
  }

  /** Shows a page to a test, as {@link visitShared} does. */
  visit(
    html: string,
    options: BrowserContextOptions,
    test: (page: Page, url: string) => Promise<void>,
  ): Promise<void> {
    const url = this.file(html);
    return this.visitShared(url, options, (page) => test(page, url));
  }

  /**
   * Opens an address for a test, in a context of its own, and afterwards checks that the browser has not complained. The page
   * may load nothing from outside the folder of its site.
   *
   * @param expected complaints that belong to the test
   */
  async visitAt(
    url: string,
    options: BrowserContextOptions,
    test: (page: Page) => Promise<void>,
    expected?: RegExp,
  ): Promise<void> {
    const opened = await this.#open(options);
    await this.#show(opened, url, test, expected);
    await opened.page.context().close();
  }

  /**
   * The same in a page that tests with these options share, one after another, which saves most of the time of opening it: what
   * a page can change, as its size and colours, may differ. Their data is deleted between them. It has no service worker.
   */
  async visitShared(
    url: string,
    options: BrowserContextOptions,
    test: (page: Page) => Promise<void>,
    expected?: RegExp,
  ): Promise<void> {
    const { viewport, colorScheme, forcedColors, reducedMotion, ...fixed } = options;
    const key = JSON.stringify(fixed);
    const opened = this.#shared.get(key) ?? (await this.#open(fixed, true));
    // After a test that fails, the next one has a page of its own.
    this.#shared.delete(key);
    await opened.page.setViewportSize(viewport ?? USUAL_WINDOW);
    await opened.page.emulateMedia({
      colorScheme: colorScheme ?? 'light',
      forcedColors: forcedColors ?? 'none',
      reducedMotion: reducedMotion ?? 'no-preference',
    });
    await this.#show(opened, url, test, expected);
    const { page } = opened;
    for (const other of page.context().pages()) if (other !== page) await other.close();
    await page.goto('about:blank');
    const session = await sessionOf(page);
    const origin = url.startsWith('file:') ? 'file://' : new URL(url).origin;
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
    await session.detach();
    sessions.delete(page);
    this.#shared.set(key, opened);
    const [oldest] = this.#shared;
    if (this.#shared.size <= PAGES_KEPT) return;
    this.#shared.delete(oldest![0]);
    await oldest![1].page.context().close();
  }

  async #show(
    opened: Opened,
    url: string,
    test: (page: Page) => Promise<void>,
    expected: RegExp | undefined,
  ): Promise<void> {
    opened.site = url.startsWith('file:') ? 'file:' : new URL('.', url).href;
    await opened.page.goto(url);
    await test(opened.page);
    const complaints = opened.complaints.splice(0);
    expect(complaints.filter((complaint) => !expected?.test(complaint))).toEqual([]);
  }

  async #open(options: BrowserContextOptions, isShared = false): Promise<Opened> {
    const context = await this.#context(options);
    context.setDefaultTimeout(PATIENCE);
    const complaints: string[] = [];
    const opened = { page: await context.newPage(), complaints, site: '' };
    context.on('console', (message) => complaints.push(message.text()));
    context.on('weberror', (error) => complaints.push(String(error.error())));
    context.on('request', (request) => {
      if (!request.url().startsWith(opened.site)) complaints.push(request.url());
    });
    if (options.javaScriptEnabled !== false) {
      await context.addInitScript(
        "addEventListener('securitypolicyviolation', (e) => console.error('forbidden', e.violatedDirective, e.sample))",
      );
    }
    if (isShared) await context.addInitScript('delete Navigator.prototype.serviceWorker');
    return opened;
  }

  /** A separate context. If storage is forbidden, it has its own profile, as only profile settings can forbid it. */
  async #context(options: BrowserContextOptions): Promise<BrowserContext> {
    if (!this.#means.storesNothing) return this.#browser!.newContext(options);
    const profile = join(this.#folder, `profile-${this.#files++}`);
    mkdirSync(join(profile, 'Default'), { recursive: true });
    const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
    writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
    return chromium.launchPersistentContext(profile, {
      ...options,
      executablePath: this.#executable,
      args: ['--no-sandbox'],
    });
  }
}

/** The role and name of the focused element in the accessibility tree. */
export async function focused(page: Page): Promise<string> {
  return (await focusedAndDescribed(page))[0];
}

/** Presses Tab until an element with this role and name has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 150; i++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}`);
}

/** The same, and its description. */
export async function focusedAndDescribed(page: Page): Promise<[string, string]> {
  const [node] = await nodesAt(page, 'document.activeElement');
  return [`${node?.role?.value ?? 'nothing'}: ${node?.name?.value ?? ''}`, node?.description?.value ?? ''];
}

/** Opens the less common commands of the first play board. */
export async function more(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
}

/** The description of the focused element. */
export async function described(page: Page): Promise<string> {
  return (await focusedAndDescribed(page))[1];
}

/** What a screen reader announced by itself: the text of the live region, which must be polite. */
export async function said(page: Page): Promise<string> {
  const [region, ...others] = await nodesAt(page, "document.querySelector('[role=status]')", true);
  expect(region?.role?.value).toBe('status');
  expect(region!.properties!.find(({ name }) => name === 'live')?.value.value).toBe('polite');
  const inner = region!.childIds!.flatMap((id) => others.filter(({ nodeId }) => nodeId === id));
  return inner
    .map(({ name }) => name?.value ?? '')
    .join('')
    .trim();
}

interface AxNode {
  readonly nodeId: string;
  readonly childIds?: readonly string[];
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly description?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

/** The accessibility node of an element; with its relatives, those of its ancestors and descendants, too. */
async function nodesAt(page: Page, expression: string, fetchRelatives = false): Promise<readonly AxNode[]> {
  const session = await sessionOf(page);
  const { result } = await session.send('Runtime.evaluate', { expression });
  const objectId = result.objectId!;
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives });
  return nodes as unknown as AxNode[];
}

/** The protocol sessions of pages. */
const sessions = new WeakMap<Page, CDPSession>();

async function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page);
  if (known) return known;
  const session = await page.context().newCDPSession(page);
  sessions.set(page, session);
  // Otherwise the tree would be built anew for each question.
  await session.send('Accessibility.enable');
  return session;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe finds in a page, or in a part of it: rules with the elements that break them. */
export async function violations(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate('globalThis.axe !== undefined'))) await page.evaluate(AXE);
  return page.evaluate<string[]>(
    `axe.run(${part === undefined ? 'document' : JSON.stringify(part)}, { resultTypes: ['violations'], selectors: false }).then(({ violations }) => violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join(' ')))`,
  );
}
