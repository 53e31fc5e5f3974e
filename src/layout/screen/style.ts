import { PALETTE_STYLE } from './palette.ts';

// Style sheets for screens. Lengths follow the reader's own size of text; no font is named but a generic one. Colours of e-books
// are those of the reading program, those of pages stand in the palette.

/**
 * What every page for screens has, in an e-book and on its own. Some reading programs drop a whole style sheet for one thing
 * they do not know, so here is only what all of them know: CSS 2.1 in em, round corners, the kind of digits.
 */
export const BOOK_STYLE = `
section, nav, figure, details { display: block; }
h1, h2, h3, h4 { line-height: 1.25; page-break-after: avoid; }
h1 { font-size: 1.6em; } h2 { font-size: 1.35em; } h3 { font-size: 1.15em; } h4 { font-size: 1em; }
.lead { font-size: 1.15em; }
.domino, .cell, .place { white-space: nowrap; }
.said { display: inline-block; width: 1px; height: 1px; overflow: hidden; font-size: 1px; line-height: 1px; white-space: nowrap; }
table { border-collapse: collapse; margin: 1em 0; font-variant-numeric: lining-nums tabular-nums; page-break-inside: avoid; }
caption { font-size: 1px; line-height: 1px; }
table.form caption { font-size: 1em; line-height: 1.5; text-align: left; }
td, th { padding: 0; min-width: 1.4em; width: 2.75em; height: 2.5em; text-align: center; vertical-align: middle; }
th { font-weight: normal; }
td { font-size: 1.35em; min-width: 1em; width: 2.05em; height: 1.85em; }
tbody td { border: 1px solid; }
tbody td.outside, tbody td.hole { border: 0; }
table.form { width: 100%; } table.form td, table.form th { width: auto; }
tbody .north { border-top-width: .12em; } tbody .south { border-bottom-width: .12em; }
tbody .west { border-left-width: .12em; } tbody .east { border-right-width: .12em; }
table.drawn { border-collapse: separate; border-spacing: 0; }
table.drawn .half { border-width: .14em; }
table.drawn .could { border: .12em dashed; }
table.drawn .left { border-right: 0; border-radius: .4em 0 0 .4em; }
table.drawn .right { border-left: 0; border-radius: 0 .4em .4em 0; }
table.drawn .top { border-bottom: 0; border-radius: .4em .4em 0 0; }
table.drawn .bottom { border-top: 0; border-radius: 0 0 .4em .4em; }
table.drawn .bar-right { border-right-width: .3em; } table.drawn .bar-below { border-bottom-width: .3em; }
table.drawn .no-right { border-right: .3em double; } table.drawn .no-below { border-bottom: .3em double; }
.ring { display: inline-block; width: 1.35em; line-height: 1.35; border: .08em solid; border-radius: 50%; }
.wide { overflow: auto; }
figure { margin: 1em 0; }
summary { padding: .5em 0; }
ol.covered { list-style-type: none; padding: 0; margin: 1em 0; } ol.covered p { margin: 0 0 .5em 1.2em; }
ul.tally, ul.dominoes, ul.bars, ul.marked, ul.could, ul.cannot { padding: 0; margin: 1em 0; }
ul.tally li, ul.dominoes li, ul.bars li, ul.marked li, ul.could li, ul.cannot li { display: inline-block; white-space: nowrap; margin: 0 1.25em .25em 0; }
ul.tally li { min-width: 2.5em; } ul.dominoes li { min-width: 7.5em; }
.tally-title { page-break-after: avoid; }
ul.tally { page-break-inside: avoid; }
p.chain { line-height: 2.2; } p.chain .domino { padding: .2em .5em; border: 2px solid; border-radius: .4em; }
`;

/** A cross in place of the double line, where a program knows how to draw it. */
const CROSS_STYLE = `
table.drawn .no-right, table.drawn .no-below { position: relative; }
table.drawn .no-right { border-right: 1px solid; } table.drawn .no-below { border-bottom: 1px solid; }
table.drawn .no-right::before, table.drawn .no-right::after, table.drawn .no-below::before, table.drawn .no-below::after {
  content: ''; position: absolute; z-index: 1; width: .8em; border-top: .14em solid;
}
table.drawn .no-right::before, table.drawn .no-right::after { right: -.4em; top: 50%; margin-top: -.07em; }
table.drawn .no-below::before, table.drawn .no-below::after { bottom: -.07em; left: 50%; margin-left: -.4em; }
table.drawn .no-right::before, table.drawn .no-below::before { transform: rotate(45deg); }
table.drawn .no-right::after, table.drawn .no-below::after { transform: rotate(-45deg); }
`;

/**
 * What the four signs have beside in an e-book, where a program knows it: a tint below a domino that is placed, over whatever colour its
 * page has, and a cross beside the double line. A sheet of its own, so that a program which drops it keeps the other. The cross is drawn within its
 * cell, as Adobe's old engine turns nothing and lays nothing over what is there.
 */
export const SIGNS_STYLE = `
table.drawn .half { background-color: rgba(128, 128, 128, .16); }
table.drawn .no-right, table.drawn .no-below {
  background-image: ${stripe(45)}, ${stripe(-45)}; background-size: .55em .55em; background-repeat: no-repeat;
}
table.drawn .no-right { background-position: right center; } table.drawn .no-below { background-position: center bottom; }
`;

function stripe(turn: number): string {
  return `linear-gradient(${turn}deg, transparent 43%, currentColor 43%, currentColor 57%, transparent 57%)`;
}

/**
 * What a page that stands alone has beside: width, the link that skips to the text, and how it is printed. What is far from
 * the window is not laid out until it comes near, so that a book of hundreds of boards opens and answers at once; it is
 * found and printed all the same. Sections within such sections would make links lead beside their aims.
 */
export const PAGE_STYLE = `${CROSS_STYLE}${PALETTE_STYLE}
:root { font-family: system-ui, sans-serif; line-height: 1.5; background: var(--paper); color: var(--ink); }
body { margin: 0 auto; padding: .75rem; max-inline-size: 45rem; overflow-wrap: break-word; }
a { color: inherit; text-underline-offset: .15em; }
a, summary { padding-block: .15rem; }
summary { cursor: pointer; }
:focus-visible { outline: .2rem solid var(--ink); outline-offset: .15rem; }
/* Led to by a script, so that it is read next; nothing can be done with it. */
[tabindex='-1']:is(h1, h2, h3, main):focus { outline: 0; }
.skip { position: absolute; z-index: 2; inset-block-start: .25rem; padding: .5rem; background: var(--surface); }
button {
  min-block-size: 2.75rem; min-inline-size: 2.75rem; padding: var(--close) .75rem; font: inherit; color: var(--ink);
  background: var(--surface); border: 2px solid; border-radius: var(--round); cursor: pointer;
}
button[aria-pressed='true'] { border-width: .3rem; font-weight: bold; }
button:disabled, button[aria-disabled='true'] { color: var(--soft); border-style: dashed; cursor: default; }
select, input, textarea { font: inherit; color: var(--ink); background: var(--surface); border: 1px solid var(--line); border-radius: var(--close); }
.skip:not(:focus) { clip-path: inset(50%); }
.said { position: absolute; clip-path: inset(50%); }
td { box-sizing: border-box; }
table.drawn .half { background: var(--tile); border-color: var(--ink); }
table.drawn .could, .ring, table.drawn :is(.no-right, .no-below)::before, table.drawn :is(.no-right, .no-below)::after { border-color: var(--ring); }
td.hole { position: relative; }
tbody td.hole::before { content: ''; position: absolute; inset-block-start: 50%; inset-inline: -20%; border-block-start: 1px solid; transform: rotate(-45deg); }
@media (prefers-contrast: more) { button { border-width: .2rem; } }
ol.rows, ul.rows { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr)); gap: .25rem 2.5rem; }
ol.covered { list-style-type: ''; }
nav ol { padding-inline-start: 1.5rem; }
nav > ol > li { margin-block: .35rem; }
nav ol ol { list-style-type: ''; padding-inline-start: 0; display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
main > section, header > section { margin-block: 3rem; }
section.step { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.5rem; }
section.step > p { flex: 1 1 12rem; }
section.puzzle, section.key { margin-block: 2.5rem; }
section.puzzle, section.key, section.part { content-visibility: auto; overflow-clip-margin: 1rem; }
section.puzzle { contain-intrinsic-block-size: auto 45rem; }
section.key { contain-intrinsic-block-size: auto 60rem; }
section.part { contain-intrinsic-block-size: auto 40rem; }
@media (prefers-contrast: more) { tbody td, tbody td.hole::before { border-width: 2px; } }
@media print {
  body { max-inline-size: none; padding: 0; }
  section { content-visibility: visible !important; }
  .contents, .skip, details:not(.line) { display: none; }
  details.line::details-content { content-visibility: visible; }
  a { color: inherit; text-decoration: none; }
  main > section, section.puzzle { break-before: page; }
  section.key, section.part { break-inside: avoid; }
  ul.tally li::after { content: ''; display: inline-block; inline-size: .9em; block-size: .9em; margin-inline-start: .4em; border: 1px solid; vertical-align: -.1em; }
}
`;
