import { hexOf, PALETTES } from '../../../src/layout/palettes.ts';
import { PALETTE_STYLE } from '../../../src/layout/screen/palette.ts';

const { deep, bright } = PALETTES.blue;

/** The style of the home page and of the documentation, in the colours of the studio and of covers. */
export const ABOUT_STYLE = `${PALETTE_STYLE}
:root {
  --field: ${hexOf(deep)}; --bright: ${hexOf(bright)}; --on-field: #fff; --wide: 72rem;
  font-family: system-ui, sans-serif; line-height: 1.6; background: var(--paper); color: var(--ink); scroll-padding-block-start: 1rem;
}
body { margin: 0; overflow-wrap: break-word; }
h1, h2, h3, h4 { line-height: 1.2; text-wrap: balance; }
a { color: inherit; text-underline-offset: .2em; }
a:hover { text-decoration-thickness: .15em; }
:focus-visible { outline: .2rem solid var(--ink); outline-offset: .15rem; }
img, svg { display: block; max-inline-size: 100%; block-size: auto; }
code { font-family: ui-monospace, monospace; font-size: .92em; overflow-wrap: anywhere; }
pre { margin: 0; padding: var(--apart); background: var(--surface); border: 1px solid var(--line); border-radius: var(--round); line-height: 1.45; }
pre code { overflow-wrap: normal; }
.wide { overflow-x: auto; margin-block: var(--apart); }
.wide pre { inline-size: max-content; min-inline-size: 100%; box-sizing: border-box; }
table { border-collapse: collapse; font-variant-numeric: lining-nums tabular-nums; }
th, td { padding: .45rem 1rem .45rem 0; vertical-align: top; text-align: start; border-block-end: 1px solid var(--line); }
th { font-weight: 600; border-block-end-width: 2px; border-color: var(--ink); }
:is(th, td).right { text-align: end; }
td code { overflow-wrap: normal; }
figure { margin: var(--far) 0; }
figcaption { margin-block-start: var(--near); color: var(--soft); font-size: var(--small); }
.skip { position: absolute; z-index: 2; inset: .25rem auto auto .25rem; padding: var(--near) var(--apart); background: var(--surface); color: var(--ink); }
.skip:not(:focus) { clip-path: inset(50%); }

body > header, body > footer { display: flex; flex-wrap: wrap; gap: 0 var(--far); align-items: center; max-inline-size: var(--wide); margin-inline: auto; padding: var(--near) var(--apart); }
body > header { justify-content: space-between; }
.name { display: flex; gap: var(--near); align-items: center; min-block-size: 2.75rem; font-weight: 700; text-decoration: none; }
header ul { display: flex; flex-wrap: wrap; gap: 0 clamp(.8rem, 3vw, 1.5rem); align-items: center; margin: 0; padding: 0; list-style: ''; }
header li a { display: inline-block; padding-block: .6rem; text-decoration: none; }
header li a:hover, header li a[aria-current] { text-decoration: underline; }
.play, .first { font-weight: 600; border-radius: var(--round); }
header li .play { padding: .45rem .9rem; color: var(--on-accent); background: var(--accent); border: 1px solid var(--ink); }
body > footer { margin-block-start: 4rem; border-block-start: 1px solid var(--line); color: var(--soft); font-size: var(--small); }

/* Home. */
.home main > section:not(.hero) { max-inline-size: var(--wide); margin-inline: auto; padding: 0 var(--apart); margin-block-start: clamp(3rem, 8vw, 6rem); }
.home h2 { margin: 0; font-size: clamp(1.6rem, 4vw, 2.4rem); letter-spacing: -.01em; }
.home h3 { margin: 0; font-size: var(--large); }
.lead { max-inline-size: 42rem; margin-block: var(--near) 0; font-size: var(--large); color: var(--soft); }
.hero { background: var(--field); color: var(--on-field); }
.hero { display: grid; gap: clamp(1.5rem, 4vw, 4rem); align-items: center; padding: clamp(1.5rem, 4vw, 3.5rem) max(var(--apart), (100% - var(--wide)) / 2 + var(--apart)); }
.hero :focus-visible { outline-color: var(--bright); }
.hero h1 { margin: 0; font-size: clamp(2.1rem, 6vw, 4rem); letter-spacing: -.02em; }
.hero .lead, .hero figcaption { color: inherit; }
.hero .lead { margin-block: 1.25rem; }
.hero figure { margin: 0; }
.hero figure img { inline-size: 100%; }
.hero figcaption { margin-block-start: var(--apart); font-size: 1rem; }
.ways { display: flex; flex-wrap: wrap; gap: var(--apart); align-items: center; margin: 0; }
.ways a { padding: .7rem 0; }
.ways .first { padding: .7rem 1.25rem; color: var(--field); background: var(--bright); border: 2px solid var(--bright); text-decoration: none; }
@media (min-width: 52rem) { .hero { grid-template-columns: 1.05fr 1fr; } }
.editions { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: clamp(2rem, 5vw, 3.5rem) var(--far); margin-block-start: var(--far); align-items: start; }
.editions article { display: flex; flex-direction: column; gap: var(--near); min-inline-size: 0; }
.editions article > p { margin: 0; }
.shots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: var(--apart) var(--far); margin-block: var(--near); }
.shots img { inline-size: 100%; background: #fff; border: 1px solid var(--line); border-radius: var(--close); box-shadow: 0 .5rem 1.5rem rgb(0 0 0 / .1); box-sizing: border-box; }
.many .shots { grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr)); }
.whole { grid-column: 1 / -1; }
@media (min-width: 44rem) { .two { grid-column: span 2; } }
@media (max-width: 32rem) { .many img:first-child { grid-column: 1 / -1; } }
.to-ways { display: flex; flex-wrap: wrap; gap: var(--near); margin: var(--apart) 0 0; padding: 0; list-style: ''; }
.to-ways a { display: inline-block; padding: .6rem 1.2rem; background: var(--surface); border: 1px solid var(--line); border-radius: 2rem; text-decoration: none; font-weight: 600; }
.to-ways a:hover { text-decoration: underline; }
.files { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 0; padding: 0; list-style: ''; }
.files li { padding-block: .35rem; }
.files a { font-weight: 600; }
.files span { color: var(--soft); font-size: var(--small); }
blockquote { margin: var(--far) 0; padding-inline-start: 1.5rem; border-inline-start: 4px solid var(--ink); font-size: var(--large); }
blockquote p { margin-block: var(--close); }
.figures { display: grid; gap: var(--far); margin-block-start: var(--far); align-items: start; }
@media (min-width: 52rem) { .figures { grid-template-columns: 1.2fr 1fr; gap: 4rem; } }
.home pre { max-inline-size: 42rem; box-sizing: border-box; margin-block: 1.5rem; font-size: var(--large); overflow-x: auto; }
.next { padding-inline-start: 1.2rem; }
.next li { padding-block: .3rem; }

/* Plots. */
.plot { inline-size: 100%; max-inline-size: 34rem; overflow: visible; font-size: 15px; }
.plot text { fill: var(--ink); }
.plot-columns { font-size: 14px; }
.plot-columns text { text-anchor: middle; }
.plot .plot-name { font-weight: 600; }
.plot rect { stroke: var(--ink); stroke-width: 1; }
.plot .bar { fill: var(--accent); stroke: var(--accent); }
.step-0 { fill: var(--surface); }
.step-1 { fill: color-mix(in srgb, var(--accent) 6%, var(--surface)); }
.step-2 { fill: color-mix(in srgb, var(--accent) 12%, var(--surface)); }
.step-3 { fill: color-mix(in srgb, var(--accent) 20%, var(--surface)); }
.step-4 { fill: color-mix(in srgb, var(--accent) 88%, var(--surface)); }
.step-5 { fill: var(--accent); }
.plot :is(.on-step-4, .on-step-5) { fill: var(--on-accent); }
@media (forced-colors: active) { .plot .bar { fill: CanvasText; } }

/* Documentation. */
.docs main { min-inline-size: 0; max-inline-size: 48rem; }
.docs main, .pages, .search { padding-inline: var(--apart); }
.docs h1 { margin-block: var(--near) 1.5rem; font-size: clamp(1.8rem, 5vw, 2.6rem); letter-spacing: -.01em; }
.docs main h2 { margin-block: 3rem var(--apart); font-size: 1.5rem; }
.docs main h3 { margin-block: 2rem var(--near); font-size: var(--large); }
.docs :is(main, .search) :is(p, li) > a { padding-block: .1rem; }
.docs main img { border: 1px solid var(--line); border-radius: var(--close); background: #fff; }
.here { margin-block: 1.5rem; padding-inline-start: var(--apart); border-inline-start: 4px solid var(--ink); }
.here ul { margin: 0; padding: 0; list-style: ''; }
.here a, .pages a { display: inline-block; padding-block: .2rem; }
.names { columns: 15rem; padding: 0; list-style: ''; }
.names li { break-inside: avoid; }
.names a { display: inline-block; padding-block: .15rem; }
.pages h2 { margin-block: 1.5rem .3rem; font-size: 1rem; }
.pages ul { margin: 0; padding: 0; list-style: ''; }
.pages a { text-decoration: none; }
.pages a:hover, .pages a[aria-current] { text-decoration: underline; }
.pages a[aria-current] { font-weight: 700; }
.search label { display: block; margin-block-end: var(--near); font-weight: 600; }
.search input { inline-size: 100%; box-sizing: border-box; min-block-size: 2.75rem; padding-inline: .6rem; font: inherit; color: var(--ink); background: var(--surface); border: 1px solid var(--line); border-radius: var(--round); }
.search [role='status'] { margin-block: var(--near); }
.search [role='status']:empty { margin: 0; }
.search ol { margin: 0; padding: 0; list-style: ''; }
.search ol p { margin: 0 0 var(--near); font-size: var(--small); color: var(--soft); }
@media (min-width: 60rem) {
  .docs { display: grid; grid-template: auto auto 1fr auto / minmax(15rem, 20rem) minmax(0, 1fr); max-inline-size: 82rem; margin-inline: auto; }
  .docs > header, .docs > footer { grid-column: 1 / -1; inline-size: 100%; max-inline-size: none; box-sizing: border-box; }
  .docs main { grid-area: 2 / 2 / 4; padding-inline: var(--far); }
  .search { grid-area: 2 / 1; }
  .pages { grid-area: 3 / 1; }
  .to-pages { display: none; }
}
@media print { body > header, .search, .pages, .here, .skip { display: none; } .docs main { max-inline-size: none; } }
`;
