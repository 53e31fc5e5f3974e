import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

/** The content of the package: what package.json names, and what npm adds by itself. */
const PACKED: readonly string[] = [
  ...JSON.parse(read('package.json')).files,
  'README.md',
  'LICENSE',
  'package.json',
];
/** Build output exists only after a build. */
const BUILT = 'dist';

const isPacked = (path: string) => PACKED.some((part) => path === part || path.startsWith(`${part}/`));

const pages = PACKED.filter((part) => part !== BUILT).flatMap((part) =>
  part.includes('.') || part === 'LICENSE'
    ? [part]
    : readdirSync(new URL(`${part}/`, ROOT), { recursive: true }).map((name) =>
        posix.join(part, String(name)),
      ),
);
const markdown = pages.filter((path) => path.endsWith('.md'));

/** Links and pictures, except those in code. */
function linksIn(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
  return Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, link]) => link!);
}

it('every link in the Markdown of the package leads into the package or is an address of the web', () => {
  const links = markdown.flatMap((path) => linksIn(read(path)).map((link) => ({ path, link })));
  expect(links.length).toBeGreaterThan(300);
  for (const { path, link } of links) {
    if (/^https:\/\//.test(link) || link.startsWith('#')) continue;
    const target = posix.normalize(posix.join(posix.dirname(path), link.replace(/#.*/, '')));
    expect([path, link, isPacked(target) && existsSync(new URL(target, ROOT))]).toEqual([path, link, true]);
  }
});

it('the first version that the changelog tells of is that of the package', () => {
  const [, version] = /^## (\S+) \(/m.exec(read('CHANGELOG.md'))!;
  expect(version).toBe(JSON.parse(read('package.json')).version);
});

it.each(markdown.filter((path) => path !== 'CHANGELOG.md'))(
  '%s names no file of the code that is not there',
  (page) => {
    // Where a name stands for all of its kind it has capitals; what is made by a build is not kept.
    const named = Array.from(read(page).matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.ts)`/g), ([, path]) => path!);
    const missing = named.filter(
      (path) =>
        !/[A-Z]{4}/.test(path) &&
        !existsSync(new URL(path, ROOT)) &&
        !existsSync(new URL(`src/${path}`, ROOT)),
    );
    expect(
      missing.filter((path) => path !== 'words/messages.ts' && path !== 'src/words/messages.ts'),
    ).toEqual([]);
  },
);
