import { existsSync, readFileSync } from 'node:fs';

const ROOT = new URL('../', import.meta.url);

/** Possible names of a licence file in a package. */
const LICENCES = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'LICENCE'];

/** The notice that the Apache licence requires where its text is not included. */
const APACHE = 'Licensed under the Apache License, Version 2.0: https://www.apache.org/licenses/LICENSE-2.0';

interface Package {
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

/** The packages to which some of these source files belong, relative to the project folder. */
export function packagesOf(sources: readonly string[]): string[] {
  const names = sources.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);
  return [...new Set(names)].sort();
}

/**
 * The notices that the licences of packages require with their code: the copyright holders and the terms, or where to find
 * these. Bundled code is changed: only the used parts are included, and names are shortened.
 */
export function noticesOf(packages: readonly string[]): string {
  return packages.map(noticeOf).join('\n\n');
}

/** The same as a comment at the head of a script made from these source files; empty if all of them are this project's. */
export function legalComment(sources: readonly string[]): string {
  const packages = packagesOf(sources);
  return packages.length === 0
    ? ''
    : `/*!\nWith parts of these packages, shortened:\n\n${noticesOf(packages)}\n*/\n`;
}

function noticeOf(name: string): string {
  const folder = new URL(`node_modules/${name}/`, ROOT);
  const { version, license, author } = JSON.parse(
    readFileSync(new URL('package.json', folder), 'utf8'),
  ) as Package;
  const path = LICENCES.map((file) => new URL(file, folder)).find((file) => existsSync(file));
  const text = path && readFileSync(path, 'utf8').trim();
  const by = typeof author === 'string' ? author : author?.name;
  const terms = license === 'Apache-2.0' ? APACHE : (text ?? `Licence: ${license}`);
  return `${name} ${version}${by ? `, by ${by}` : ''}\n${terms}`;
}
