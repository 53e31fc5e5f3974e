import type { Book } from '../../../src/book/book.ts';
import { textLine } from '../../../src/book/text.ts';
import type { Language } from '../../../src/languages/index.ts';
import { peerBook } from '../render/books.ts';

// A book whose texts try to be something else: markup, PDF operators, formulas, templates, paths.

/** Text that every edition can write, except those in braille. */
export const HOSTILE = {
  title: `A & B</title></script><script>alert(1)</script> <img src=x onerror=alert(2)> ]]> --> {{7*7}}`,
  subtitle: `) Tj ET Q endstream endobj 1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> (\\`,
  author: `=cmd|' /C calc'!A0`,
  publisher: `"><svg/onload=alert(3)>' \${7*7} {{{constructor}}} {{> keys}}`,
  rights: `%PDF-1.7 \\( \\\\ << /AA >> xref trailer startxref 0 %%EOF`,
  description: `"/><meta http-equiv="refresh" content="0"> javascript:alert(4) &lt;b&gt; &amp;amp; &#x41;`,
  imprint: `-2+3 <!DOCTYPE x [<!ENTITY a "b">]> &a; <?php 1 ?> <![CDATA[x]]> </page><page/> Cafe\u0301 \u00bd`,
  seed: '../../etc/passwd; rm -rf / $(id) `id` | @SUM(1)',
};

export const SECTIONS = [`=1+1;=2+2,@x,"-3`, `'"><script>alert(5)</script></table><b onclick=x>`];

/** Characters that every braille code here can write. */
export const IN_BRAILLE = {
  title: `A & B (x) "y" 7*7 + 1`,
  subtitle: `1/2 'z' - =; :`,
  author: '=SUM (A1)',
  publisher: '+1 -2 !',
  rights: 'x, y & z?',
  description: 'a = b',
  imprint: '* & *',
  seed: 'etc/passwd',
};

/** A book with two sections that have such titles. */
export function hostileBook(language: Language, fields: object = HOSTILE): Book {
  const book = peerBook([3, 4], { language, ...fields });
  const titles = fields === HOSTILE ? SECTIONS : ['& (x) "y"', '= 1'];
  return {
    ...book,
    sections: book.sections.map((section, s) => ({ ...section, title: textLine(120).parse(titles[s]) })),
  };
}
