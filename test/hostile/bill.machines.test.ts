import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { makeBill } from '../../scripts/release/bill.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

it('lists every package in use with its hash and licence, and is the same each time', () => {
  const text = makeBill(ROOT);
  expect(makeBill(ROOT)).toBe(text);
  const { bomFormat, metadata, components } = JSON.parse(text);
  expect(bomFormat).toBe('CycloneDX');
  expect(metadata.component.name).toBe('dominosa-press');
  const { packages } = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8'));
  const inUse = Object.entries(packages as Record<string, { dev?: boolean; version: string }>)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`);
  const listed = components.filter((part: { type: string }) => part.type === 'library');
  expect([...new Set(listed.map((part: { 'bom-ref': string }) => part['bom-ref']))].toSorted()).toEqual(
    [...new Set(inUse)].toSorted(),
  );
  for (const { name, hashes } of listed) {
    expect(hashes, name).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }]);
  }
  expect(components.filter((part: { type: string }) => part.type === 'file')).toHaveLength(2);
});
