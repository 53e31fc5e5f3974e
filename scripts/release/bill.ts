import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_DATE } from '../../src/book/choices.ts';
import { hexHashOf } from '../../src/hash.ts';
import { run } from './run.ts';

/** The third-party parts in the repository itself; see also THIRD-PARTY.md. */
const CARRIED = [
  { name: 'Atkinson Hyperlegible Next', licence: 'OFL-1.1' },
  { name: 'Andika', licence: 'OFL-1.1' },
] as const;

interface Bill {
  serialNumber: string;
  metadata: { timestamp: string; tools?: unknown; lifecycles?: unknown; component: { name: string } };
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * The bill of materials of the package, as CycloneDX in JSON: the packages of the lock file that are in use, each with its
 * SHA-512 and licence, and the fonts. npm lists them. Fields that vary by machine and day are derived from the list, so that
 * the same release has the same bill.
 */
export function makeBill(root: string): string {
  const bill: Bill = JSON.parse(
    run(root, 'npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx']),
  );
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const inUse = packagesInUse(root);
  const isInUse = (ref: string) => inUse.has(ref) || ref === `${name}@${version}`;
  const components = [
    ...bill.components.filter((part) => isInUse(part['bom-ref'])),
    ...CARRIED.map((font) => ({
      type: 'file',
      name: font.name,
      licenses: [{ license: { id: font.licence } }],
    })),
  ];
  const dependencies = bill.dependencies
    .filter(({ ref }) => isInUse(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isInUse) }));
  const { component } = bill.metadata;
  const metadata = {
    timestamp: `${RELEASE_DATE}T00:00:00.000Z`,
    component: { ...component, name },
  };
  const serialNumber = `urn:uuid:${uuidOf(JSON.stringify([metadata, components]))}`;
  return `${JSON.stringify({ ...bill, serialNumber, metadata, components, dependencies }, undefined, 2)}\n`;
}

/**
 * The packages of the lock file that are not just tools, as `name@version`. npm can omit tools itself, but also omits packages
 * that a tool shares with the program (npm 11.19).
 */
function packagesInUse(root: string): ReadonlySet<string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = Object.entries(packages as Record<string, { dev?: boolean; version: string }>);
  return new Set(
    found
      .filter(([path, { dev }]) => path !== '' && !dev)
      .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`),
  );
}

/** A name-based UUID (RFC 9562, version 8, of a SHA-256). */
function uuidOf(text: string): string {
  const hex = hexHashOf([text]);
  const variant = ((Number.parseInt(hex[16]!, 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
