import { describe, expect, it } from 'vitest';
import { makeRoute, parseRoute } from '../../src/studio/routes.ts';

describe('an address', () => {
  it.each([
    ['', { screen: 'play', wishes: {} }],
    ['#/play', { screen: 'play', wishes: {} }],
    ['#play', { screen: 'play', wishes: {} }],
    ['#/nowhere?a=b', { screen: 'play', wishes: { a: 'b' }, isUnknown: true }],
    ['#/bok', { screen: 'book', wishes: {}, isUnknown: true }],
    ['#/play?level=easy&range=6', { screen: 'play', wishes: { level: 'easy', range: '6' } }],
    ['#1:001110', { screen: 'play', wishes: { id: '1:001110' } }],
    ['#11%3A%5B10%5D', { screen: 'play', wishes: { id: '11:[10]' } }],
    ['#%', { screen: 'play', wishes: {}, isUnknown: true }],
  ])('%s is read', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });

  it('is made and read back', () => {
    const wishes = { line: 'omnibus 1 001/110', name: 'ä & b' };
    expect(parseRoute(makeRoute('play', wishes))).toEqual({ screen: 'play', wishes });
    // Half of a sign, as a text can hold it that was pasted.
    expect(parseRoute(makeRoute('play', { id: 'a\ud800b' })).wishes).toEqual({ id: 'a\ufffdb' });
  });
});
