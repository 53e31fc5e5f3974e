import { describe, expect, it } from 'vitest';
import { makeRoute, parseRoute } from '../../src/studio/routes.ts';

describe('an address', () => {
  it.each([
    ['', { screen: 'play', query: {} }],
    ['#/play', { screen: 'play', query: {} }],
    ['#play', { screen: 'play', query: {} }],
    ['#/nowhere?a=b', { screen: 'play', query: { a: 'b' }, isUnknown: true }],
    ['#/bok', { screen: 'book', query: {}, isUnknown: true }],
    ['#/play?level=easy&range=6', { screen: 'play', query: { level: 'easy', range: '6' } }],
    ['#1:001110', { screen: 'play', query: { id: '1:001110' } }],
    ['#11%3A%5B10%5D', { screen: 'play', query: { id: '11:[10]' } }],
    ['#%', { screen: 'play', query: {}, isUnknown: true }],
  ])('%s is read', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
  });

  it('is made and read back', () => {
    const query = { line: 'omnibus 1 001/110', name: 'ä & b' };
    expect(parseRoute(makeRoute('play', query))).toEqual({ screen: 'play', query });
    // A lone surrogate, as pasted text can contain it.
    expect(parseRoute(makeRoute('play', { id: 'a\ud800b' })).query).toEqual({ id: 'a\ufffdb' });
  });
});
