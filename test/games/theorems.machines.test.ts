import { describe, expect, it } from 'vitest';
import { checkSperrdomino } from '../../scripts/theorems/sperrdomino-check.ts';
import { searchSperrdomino } from '../../scripts/theorems/sperrdomino-search.ts';
import { isThorough } from '../helpers/thorough.ts';

describe('the certificate that no lock of Sperrdomino is shorter, and no deal brings more', () => {
  const certificate = searchSperrdomino();
  const rows = certificate.split('\n').filter((row) => row !== '');

  it('is right for a program that shares no code with what wrote it', () => {
    expect(checkSperrdomino(certificate)).toEqual({
      dominoes: 7,
      points: 148,
      rows: { short: 89, light: 4056, out: 939 },
    });
  });

  it.each(isThorough ? ['short', 'light', 'out'] : ['light'])('is refused with a row less: %s', (kind) => {
    const own = rows.filter((row) => row.startsWith(kind));
    const missing = own[Math.floor(own.length / 2)];
    const wrong = rows.filter((row) => row !== missing).join('\n');
    expect(() => checkSperrdomino(wrong), missing).toThrow('not looked at: ');
  });

  it('cannot claim more than is so', () => {
    // With a limit of one more domino, or one more pip, the existing locks appear.
    const lock = '00 00 01 02 12 03 04 34';
    expect(() => checkSperrdomino(`${certificate}light ${lock}\n`)).toThrow(/^(a lock|not looked at): /);
    expect(() => checkSperrdomino(`${certificate}out 7 0 winner 00 00 / \n`)).toThrow('a way out: ');
    expect(() => checkSperrdomino('nothing\n')).toThrow('not a row: nothing');
  });
});
