// Style sheets for screens. Lengths follow the reader's own size of text (rem, em); colours are those of the system or of the
// reading program, so that dark modes and forced colours need nothing of their own; no font is named but a generic one.

/** What every page for screens has, in an e-book and on its own. */
export const BOOK_STYLE = `
h1, h2, h3, h4 { line-height: 1.25; break-after: avoid; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.35rem; } h3 { font-size: 1.15rem; } h4 { font-size: 1rem; }
.lead { font-size: 1.15rem; }
.stone, .cell, .place { white-space: nowrap; }
.said { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
table { border-collapse: collapse; margin-block: 1rem; font-variant-numeric: lining-nums tabular-nums; }
td, th { position: relative; padding: 0; min-inline-size: min(1.4rem, 8vw); inline-size: 2.75rem; block-size: 2.5rem; text-align: center; vertical-align: middle; }
th { font-weight: normal; }
td { font-size: 1.35rem; }
tbody td { border: 1px solid; }
tbody td.outside, tbody td.hole { border: 0; }
table.form { inline-size: 100%; } table.form td, table.form th { inline-size: auto; }
tbody .north { border-block-start-width: .15rem; } tbody .south { border-block-end-width: .15rem; }
tbody .west { border-inline-start-width: .15rem; } tbody .east { border-inline-end-width: .15rem; }
tbody td.hole::before { content: ''; position: absolute; inset-block-start: 50%; inset-inline: -20%; border-block-start: 1px solid; transform: rotate(-45deg); }
.wide { overflow-x: auto; }
figure { margin: 1rem 0; }
svg.drawing { display: block; block-size: auto; max-inline-size: 100%; font-variant-numeric: lining-nums tabular-nums; }
.wide svg.drawing { max-inline-size: none; }
ol.rows, ul.rows { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr)); gap: .25rem 2.5rem; }
summary { padding-block: .5rem; }
ol.covered { list-style-type: ''; padding: 0; } ol.covered p { margin: 0 0 .5rem 1.2rem; }
ul.tally, ul.stones, ul.strokes, ul.marked { list-style-type: ''; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; }
ul.tally li { min-inline-size: 2.5em; } ul.stones li { min-inline-size: 7.5em; }
.tally-title { break-after: avoid; }
table, figure > div, ul.tally { break-inside: avoid; }
`;

/** What a page that stands alone has beside: width, the link that skips to the text, and how it is printed. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; font-family: sans-serif; line-height: 1.5; }
body { margin: 0 auto; padding: .75rem; max-inline-size: 45rem; overflow-wrap: break-word; }
a { text-underline-offset: .15em; }
a, summary { padding-block: .15rem; }
:focus-visible { outline: .2rem solid; outline-offset: .15rem; }
.skip { position: absolute; inset-block-start: .25rem; padding: .5rem; background: Canvas; }
.skip:not(:focus) { clip-path: inset(50%); }
nav ol { padding-inline-start: 1.5rem; }
nav > ol > li { margin-block: .35rem; }
nav ol ol { list-style-type: ''; padding-inline-start: 0; display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
main > section, header > section { margin-block: 3rem; }
section.puzzle, section.key { margin-block: 2.5rem; }
@media (prefers-contrast: more) { tbody td, tbody td.hole::before { border-width: 2px; } svg.drawing path.open, svg.drawing path.beside { stroke-width: 2; } }
@media print {
  :root { color-scheme: light; }
  body { max-inline-size: none; padding: 0; }
  .contents, .skip, details:not(.line) { display: none; }
  details.line::details-content { content-visibility: visible; }
  a { color: inherit; text-decoration: none; }
  main > section, section.puzzle { break-before: page; }
  section.key, section.part { break-inside: avoid; }
  ul.tally li::after { content: ''; display: inline-block; inline-size: .9em; block-size: .9em; margin-inline-start: .4em; border: 1px solid; vertical-align: -.1em; }
}
`;
