import { describe, expect, it } from 'vitest';
import { BOOK_STYLE, PAGE_STYLE } from '../../../src/layout/screen/style.ts';

/**
 * What e-readers of ten years ago understand: properties of CSS 2.1, rounded corners, and numeral styles. Adobe's old engine,
 * which shows EPUB files on Kobo devices, drops an entire style sheet if it contains min(), max(), clamp(), calc(), var() or
 * env(), reads rem as em, and fails at viewport units and at empty @media (Kobo's and Readium's notes, kobofix).
 */
const PROPERTIES = new Set([
  ...['display', 'white-space', 'overflow', 'vertical-align', 'text-align', 'line-height', 'list-style-type'],
  ...['font-size', 'font-weight', 'font-variant-numeric', 'padding', 'width', 'height', 'min-width'],
  ...['margin', 'border', 'border-collapse', 'border-spacing', 'border-width', 'border-radius'],
  ...['top', 'bottom', 'left', 'right'].flatMap((side) => [`border-${side}`, `border-${side}-width`]),
  ...['page-break-after', 'page-break-inside'],
]);
const DISPLAYS = ['block', 'inline-block'];
const VALUE = /^(?:-?(?:\d+|\d*\.\d+)(?:em|px|%)?|[a-z-]+)$/;

function declarationsOf(style: string): [property: string, value: string][] {
  return [...style.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, , body]) =>
    body!
      .split(';')
      .filter((line) => line.trim() !== '')
      .map((line): [string, string] => {
        const [property, ...value] = line.split(':');
        return [property!.trim(), value.join(':').trim()];
      }),
  );
}

describe('the style of e-books', () => {
  it('is made of what old reading programs know', () => {
    const declarations = declarationsOf(BOOK_STYLE);
    expect(declarations.length).toBeGreaterThan(80);
    for (const [property, value] of declarations) {
      expect(PROPERTIES, property).toContain(property);
      for (const word of value.split(' ')) expect(word, `${property}: ${value}`).toMatch(VALUE);
      if (property === 'display') expect(DISPLAYS).toContain(value);
    }
  });

  it('has plain selectors only, and no rule in a rule', () => {
    expect(BOOK_STYLE).not.toMatch(/[@:]{2}|@|:(?:is|where|has|not)|[>+~[\]]/);
    expect(BOOK_STYLE.match(/\{/g)).toHaveLength(BOOK_STYLE.match(/\}/g)!.length);
  });
});

it('a page is laid out far from the window only when that comes near, but whole for print', () => {
  const lazy = /([^{}]+)\{ content-visibility: auto;/.exec(PAGE_STYLE)![1]!.trim().split(', ');
  expect(lazy).toEqual(['section.puzzle', 'section.key', 'section.part']);
  // Without an intrinsic size, elements not yet laid out would have no size, and the page would jump.
  for (const selector of lazy) {
    expect(PAGE_STYLE).toContain(`\n${selector} { contain-intrinsic-block-size: auto `);
  }
  const printed = PAGE_STYLE.split('@media print {').at(-1);
  expect(printed).toContain('section { content-visibility: visible !important; }');
});
