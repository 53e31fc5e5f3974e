import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHOICES, parseSettings, SETTING_NAMES, type Settings } from '../../src/play/settings.ts';

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
});
