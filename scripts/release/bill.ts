import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { RELEASE_DATE } from '../../src/book/choices.ts';
import { run } from './run.ts';

/** The parts that lie in the repository itself; THIRD-PARTY.md tells more of them. */
const CARRIED = [
  { name: 'Atkinson Hyperlegible Next', licence: 'OFL-1.1' },
  { name: 'Andika', licence: 'OFL-1.1' },
] as const;

interface Bill {
  serialNumber: string;
  metadata: { timestamp: string; tools?: unknown; lifecycles?: unknown; component: { name: string } };
  components: object[];
}

/**
 * The bill of materials of the package, as CycloneDX in JSON: the packages of the lock file that are in use, each with its
 * SHA-512 and licence, and the fonts. npm lists them; what differs from machine to machine and from day to day is set
 * by what is listed, so that the same release has the same bill.
 */
export function makeBill(root: string): string {
  const listed = run(root, 'npm', [
    'sbom',
    '--package-lock-only',
    '--sbom-format',
    'cyclonedx',
    '--omit',
    'dev',
  ]);
  const bill: Bill = JSON.parse(listed);
  const { name } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const components = [
    ...bill.components,
    ...CARRIED.map((font) => ({
      type: 'file',
      name: font.name,
      licenses: [{ license: { id: font.licence } }],
    })),
  ];
  const { component } = bill.metadata;
  const metadata = {
    timestamp: `${RELEASE_DATE}T00:00:00.000Z`,
    component: { ...component, name },
  };
  const serialNumber = `urn:uuid:${uuidOf(JSON.stringify([metadata, components]))}`;
  return `${JSON.stringify({ ...bill, serialNumber, metadata, components }, undefined, 2)}\n`;
}

/** A name-based UUID (RFC 9562, version 8, of a SHA-256). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex[16]!, 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
