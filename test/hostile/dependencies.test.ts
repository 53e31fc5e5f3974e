import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const file = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

const { packages, lockfileVersion } = JSON.parse(file('package-lock.json')) as {
  packages: Record<string, Locked>;
  lockfileVersion: number;
};
const installed = Object.entries(packages).filter(([path]) => path !== '');
const inUse = installed.filter(([, { dev }]) => !dev);
/** The name of a package. Platform builds, of which only one is installed, count under the name of their package. */
const nameOf = (path: string) =>
  path
    .slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    .replace(/(?<=^@napi-rs\/canvas)-.*/, '');

/** Licences that neither package.json nor the lock file states. Each was read in the package. */
const READ: Readonly<Record<string, string>> = { 'liblouis-build': 'LGPL 2.1', 'png-js': 'MIT' };

describe('the lock file', () => {
  it('holds the SHA-512 of every package, so that none can be exchanged', () => {
    expect(lockfileVersion).toBe(3);
    expect(installed.length).toBeGreaterThan(inUse.length);
    for (const [path, { integrity, link }] of installed) {
      expect([path, link]).toEqual([path, undefined]);
      expect(integrity, path).toMatch(/^sha512-[A-Za-z\d+/]{86}==$/);
    }
  });

  it('has the packages of package.json in the versions that it asks for', () => {
    const { dependencies, devDependencies } = JSON.parse(file('package.json'));
    expect(packages['']).toMatchObject({ dependencies, devDependencies });
  });

  // Nearly all of these packages can affect the bytes of a file, as they parse, fill in, compress or compare content. With
  // exact versions, the same seed gives the same book wherever the package is installed, not only in a checkout with this lock
  // file.
  it('has the packages that the program is given in the very versions that package.json names', () => {
    const { dependencies } = JSON.parse(file('package.json')) as { dependencies: Record<string, string> };
    const locked = Object.keys(dependencies).map((name) => [name, packages[`node_modules/${name}`]!.version]);
    expect(locked.length).toBeGreaterThan(10);
    expect(dependencies).toEqual(Object.fromEntries(locked));
  });

  it('has no package in use that runs a script when it is installed', () => {
    expect(inUse.length).toBeGreaterThan(20);
    expect(inUse.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  });
});

describe('THIRD-PARTY.md', () => {
  /** The licences that it states, by package name. */
  const named = new Map<string, string>();
  const [, tables = '', others = ''] =
    /## Installed beside it by npm\n([\s\S]*?)\nWhat these bring along themselves: ([\s\S]*?)\n\n/.exec(
      file('THIRD-PARTY.md'),
    ) ?? [];
  for (const [, name, licence] of tables.matchAll(/^\| ([@a-z\d/-]+) \|.*\| (.*) \|$/gm))
    named.set(name!, licence!);
  for (const [, list, licence] of others.matchAll(/([^();]+) \(([^)]+)\)/g)) {
    for (const name of list!.split(',')) named.set(name.trim(), licence!);
  }

  it('names every package in use, and no other', () => {
    named.delete('part');
    expect(new Set(named.keys())).toEqual(new Set(inUse.map(([path]) => nameOf(path))));
  });

  it('names the licence of each', () => {
    for (const [path, { license }] of inUse) {
      const name = nameOf(path);
      expect(named.get(name), name).toContain(license ?? READ[name]);
    }
  });
});
