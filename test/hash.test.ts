import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashOf, hexHashOf, shortHashOf } from '../src/hash.ts';

it('is the SHA-256 that Node has', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
      const whole = createHash('sha256').update(texts.join('')).digest();
      expect(whole.equals(hashOf(texts.join('')))).toBe(true);
      expect(shortHashOf(texts.join(''))).toBe(whole.readUInt32BE(0));
      expect(hexHashOf(texts)).toBe(
        texts.reduce((hash, text) => hash.update(text), createHash('sha256')).digest('hex'),
      );
    }),
    { numRuns: 30 },
  );
});
