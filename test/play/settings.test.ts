import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areSettings,
  CHOICES,
  nextSize,
  parseSettings,
  SETTING_NAMES,
  type Settings,
} from '../../src/play/settings.ts';

const USUAL: Settings = {
  size: 'usual',
  numbers: 'digits',
  contrast: 'usual',
  colours: 'usual',
  tally: 'counted',
  time: 'hidden',
  columns: 'letters',
};

describe('settings', () => {
  it('are the usual ones where nothing is kept, or what is kept is damaged', () => {
    for (const text of ['', '{', 'null', '[]', '7', '{"size":"huge","tally":1}']) {
      expect(parseSettings(text)).toEqual(USUAL);
    }
    expect(parseSettings('{"size":"large","other":1}')).toEqual({ ...USUAL, size: 'large' });
  });

  it('are read as they were kept', () => {
    const any = fc.record(
      Object.fromEntries(SETTING_NAMES.map((name) => [name, fc.constantFrom(...CHOICES[name])])),
    );
    fc.assert(
      fc.property(any, (kept) => {
        expect(parseSettings(JSON.stringify(kept))).toEqual(kept);
      }),
    );
  });

  it('are known to be settings, whole or in part, unless one is unknown', () => {
    for (const text of ['{}', '{"size":"small"}', JSON.stringify(USUAL), '{"other":1}']) {
      expect(areSettings(text), text).toBe(true);
    }
    for (const text of ['', '[]', 'null', '{"size":"huge"}', JSON.stringify({ ...USUAL, time: 1 })]) {
      expect(areSettings(text), text).toBe(false);
    }
  });

  it('have sizes from small to very large, which end there', () => {
    const order = ['small', 'usual', 'large', 'larger'] as const;
    for (const [at, size] of order.entries()) {
      expect(nextSize({ ...USUAL, size }, 1)).toBe(order[Math.min(at + 1, 3)]);
      expect(nextSize({ ...USUAL, size }, -1)).toBe(order[Math.max(at - 1, 0)]);
    }
  });
});
