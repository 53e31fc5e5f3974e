import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { expect } from 'vitest';
import { describeIn, executableOf, PATIENCE } from './machine.ts';

// Chromium is installed on the machine: DOMINOSA_CHROMIUM names it, or it is found in the path.
const EXECUTABLE = executableOf('DOMINOSA_CHROMIUM', ['chromium', 'chromium-browser', 'google-chrome']);

/** Tests that share a real browser. Each has its own pages, without stored data of other tests. */
export function describeInChromium(
  name: string,
  tests: (chromium: Chromium) => void,
  means: Means = {},
): void {
  describeIn('Chromium', EXECUTABLE, (executable) => new Chromium(executable, means), name, tests);
}

/** Settings of a browser. */
export interface Means {
  /** Pages cannot store anything, as if the user had forbidden it. */
  readonly storesNothing?: boolean;
  /** Pages are shown in the user's own limited palette (forced colours). */
  readonly forcesColours?: boolean;
}

class Chromium {
  readonly #executable: string;
  readonly #means: Means;
  readonly #folder = mkdtempSync(join(tmpdir(), 'dominosa-'));
  readonly #shared = new Map<string, { page: Page; complaints: string[] }>();
  #browser: Browser | undefined;
  #files = 0;

  constructor(executable: string, means: Means) {
    this.#executable = executable;
    this.#means = means;
  }

  async start(): Promise<void> {
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

  /** Opens a page for a test, and afterwards checks that the browser has not complained. */
  visit(
    html: string,
    options: BrowserContextOptions,
    test: (page: Page, url: string) => Promise<void>,
  ): Promise<void> {
    return this.visitAt(this.file(html), options, test);
  }

  /**
   * The same for a page with an address. It may load nothing from outside the folder of its site.
   *
   * @param expected complaints that belong to the test
   */
  async visitAt(
    url: string,
    options: BrowserContextOptions,
    test: (page: Page, url: string) => Promise<void>,
    expected?: RegExp,
  ): Promise<void> {
    const { page, complaints } = await this.#open(url, options);
    await page.goto(url);
    await test(page, url);
    expect(complaints.filter((complaint) => !expected?.test(complaint))).toEqual([]);
    await page.context().close();
  }

  /**
   * The same in a page that tests with these options share, one after another, which saves most of the time of opening it.
   * Their data is deleted between them. It has no service worker.
   */
  async visitShared(
    url: string,
    options: BrowserContextOptions,
    test: (page: Page) => Promise<void>,
    expected?: RegExp,
  ): Promise<void> {
    const key = JSON.stringify([new URL('.', url).href, options]);
    const { page, complaints } = this.#shared.get(key) ?? (await this.#open(url, options, true));
    // After a test that fails, the next one has a page of its own.
    this.#shared.delete(key);
    await page.goto(url);
    await test(page);
    expect(complaints.splice(0).filter((complaint) => !expected?.test(complaint))).toEqual([]);
    for (const other of page.context().pages()) if (other !== page) await other.close();
    await page.goto('about:blank');
    const session = await page.context().newCDPSession(page);
    const { origin } = new URL(url);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
    await session.detach();
    this.#shared.set(key, { page, complaints });
  }

  /** A page in a context of its own, and what the browser complains of; it may load nothing from outside the folder of its site. */
  async #open(
    url: string,
    options: BrowserContextOptions,
    isShared = false,
  ): Promise<{ page: Page; complaints: string[] }> {
    const site = url.startsWith('file:') ? 'file:' : new URL('.', url).href;
    const { forcesColours } = this.#means;
    const context = await this.#context({ ...options, ...(forcesColours && { forcedColors: 'active' }) });
    context.setDefaultTimeout(PATIENCE);
    const complaints: string[] = [];
    context.on('console', (message) => complaints.push(message.text()));
    context.on('weberror', (error) => complaints.push(String(error.error())));
    context.on('request', (request) => {
      if (!request.url().startsWith(site)) complaints.push(request.url());
    });
    if (options.javaScriptEnabled !== false) {
      await context.addInitScript(
        "addEventListener('securitypolicyviolation', (e) => console.error('forbidden', e.violatedDirective, e.sample))",
      );
    }
    if (isShared) await context.addInitScript('delete Navigator.prototype.serviceWorker');
    return { page: await context.newPage(), complaints };
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
  const [node] = await nodesAt(page, 'document.activeElement');
  return `${node?.role?.value ?? 'nothing'}: ${node?.name?.value ?? ''}`;
}

/** Opens the less common commands of the first play board. */
export async function more(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
}

/** The description of the focused element. */
export async function described(page: Page): Promise<string> {
  const [node] = await nodesAt(page, 'document.activeElement');
  return node?.description?.value ?? '';
}

/** What a screen reader announced by itself: the text of the live region, which must be polite. */
export async function said(page: Page): Promise<string> {
  const [region, ...others] = await nodesAt(page, "document.querySelector('[role=status]')");
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

/** The accessibility node of an element, with its ancestors and descendants. */
async function nodesAt(page: Page, expression: string): Promise<readonly AxNode[]> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId: result.objectId! });
  await session.detach();
  return nodes as unknown as AxNode[];
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations that axe finds: rules with the elements that break them. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate<string[]>(
    "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join(' ')))",
  );
}
