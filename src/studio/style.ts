import { BOOK_STYLE, PAGE_STYLE } from '../layout/screen/style.ts';
import { TABLE_STYLE } from '../parts/sperrdomino/play/style.ts';
import { SHELF_STYLE } from '../play/shelf-style.ts';
import { PLAY_STYLE } from '../play/style.ts';

/** What the frame and its screens have beside the style of `book.html`. */
const FRAME_STYLE = `
body { max-inline-size: 80rem; padding-block: 0; }
main { display: flow-root; }
:is(main:not(.studio-play), .studio-notices, footer) { max-inline-size: 60rem; margin-inline: auto; }
[hidden] { display: none !important; }
.studio-header { display: flex; padding-block: .15rem; flex-wrap: wrap; gap: 0 var(--apart); align-items: center; margin-block-end: var(--near); border-block-end: 1px solid var(--line); }
.studio-title { margin: 0 var(--near) 0 0; font-size: var(--large); font-weight: bold; line-height: 2.75rem; }
.studio-today { padding: .6rem .25rem; text-decoration: none; }
.studio-today:hover { text-decoration: underline; }
.studio-opener { display: none; }
.studio-menu { display: flex; flex: 1; flex-wrap: wrap; gap: 0 1.5rem; align-items: center; justify-content: space-between; }
.studio-header ul { display: flex; flex-wrap: wrap; gap: 0 var(--apart); margin: 0; padding: 0; list-style-type: ''; }
.studio-header nav a { display: inline-block; padding: .6rem .25rem; min-inline-size: 2.75rem; text-align: center; text-decoration: none; }
.studio-header nav a:hover { text-decoration: underline; }
.studio-header a[aria-current] { font-weight: bold; text-decoration: underline; text-decoration-thickness: .2em; }
@media (max-width: 54rem) {
  .studio-header { gap: 0 var(--near); }
  .studio-today { margin-inline-start: auto; text-decoration: underline; text-underline-offset: .25em; }
  .studio-opener { display: block; padding-inline: var(--close); border-color: transparent; background: transparent; text-decoration: underline; text-underline-offset: .25em; }
  .studio-title { margin-inline-end: 0; }
  .studio-menu { flex-basis: 100%; padding-block-end: var(--near); }
  .studio-menu:not(.is-open) { display: none; }
  .studio-header nav a { text-align: start; padding-inline-end: .75rem; }
}
main:focus { outline: 0; }
:is(.studio-late, .studio-old) { animation: studio-appear 8s; }
@keyframes studio-appear { from, 99% { visibility: hidden; } }
@media (scripting: none) { .studio-old { animation: none; } :is(.studio-loading, .studio-late) { display: none; } }
footer { font-size: var(--small); color: var(--soft); }
footer a { display: inline-block; padding: .6rem 0; }
main > section { margin-block: 1rem; }
main section.puzzle { content-visibility: visible; margin-block: 0; }

/* Played is what the screen is for: its name is that of the puzzle, and the board has what there is of room. */
:is(.studio-play, .studio-learn:has(> .puzzle)) > h1 { position: absolute; clip-path: inset(50%); }
:is(.studio-learn:has(> .puzzle), .learn-place) > p { margin-block: var(--close); font-size: var(--small); color: var(--soft); }
.learn-place { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; }
.learn-place details[open] { flex-basis: 100%; }
.studio-play h2 { margin: 0; font-size: var(--large); line-height: 1.25; min-block-size: 2rem; align-content: center; text-wrap: balance; }
.studio-play .board caption { display: none; }
/* From step to step the buttons stay where they are. */
@media (max-width: 42rem) and (min-height: 30.01rem) { .studio-play .play-tour { block-size: 9rem; box-sizing: border-box; } }
/* The room of the board is kept from the first, so that nothing moves when it comes. */
.studio-table:has(> * > p > progress):not(:has(.puzzle)) { min-block-size: 100dvh; & ~ .studio-others { visibility: hidden; } }
.studio-others, .studio-new { display: flex; flex-wrap: wrap; gap: var(--close) var(--apart); align-items: center; }
.studio-others { margin-block: var(--near); }
:is(.studio-new, .studio-new details) { min-inline-size: 0; max-inline-size: 100%; }
.studio-new details[open] { flex-basis: 100%; order: 1; }
.studio-table progress { inline-size: 12rem; }
.studio-table .studio-buttons { align-items: center; margin-block: 0 var(--near); }
.studio-others p { margin: 0; }
.studio-others .studio-form { gap: var(--near); }
.studio-others label:has(+ button) { flex-basis: 100%; align-items: start; }
.studio-others > a { padding-block: .6rem; }
/* Where much is to be read beside the board. */
:is(.studio-learn .playing, .playing[data-task]) { --around: 28rem; --most: 3.5rem; }
@media (max-width: 30rem) {
  .studio-title { font-size: 1.05rem; }
  :is(.studio-play, .studio-learn) .playing h2 { margin-block: 0; font-size: 1.05rem; }
  .studio-learn .playing { --most: 4rem; }
  .studio-learn .play-answer { flex-wrap: nowrap; overflow-x: auto; padding: 6px; margin: -6px; }
  .studio-learn .playing :is(p, h3) { margin-block: var(--close); }
  .studio-learn .learn-guide h3 { font-size: 1rem; }
  /* The board stays where it is from step to step. */
  .learn-guide p { min-block-size: 5lh; }
  .learn-place { margin-block: calc(-1 * var(--near)); }
  .studio-play .tally-title { position: absolute; clip-path: inset(50%); }
}
@media (max-width: 22rem) {
  :is(.studio-header, .play-first) { gap: var(--close); }
  .studio-title { font-size: .85rem; }
  .play-first button { padding-inline: 0; font-size: .85rem; }
}
/* All dominoes are found: what is left to do has the room of the set. */
.studio-play .playing:has(.play-won) :is(.tally, .tally-title) { display: none; }
@media (min-width: 64rem) and (min-height: 40rem) {
  .studio-play .playing:has(> .tally):not([data-task]) {
    --around: 17rem; display: grid; grid-template: auto auto auto minmax(0, 1fr) / auto 26rem; justify-content: center; column-gap: var(--far);
    > * { grid-column: 1; }
    /* Always, or what is said of a win would be new to a screen reader, and not be heard. */
    :is(.play-stage, .play-panel) { display: contents; }
    .play-board { --aside: 28rem; grid-area: 2 / 1 / span 3; }
    .play-said { grid-row: 5; }
    .play-tools { grid-row: 6; }
    .play-time { grid-row: 7; }
    .play-more { grid-area: 8 / 1 / auto / span 2; inline-size: 0; min-inline-size: 100%; box-sizing: border-box; }
    .play-won { grid-area: 2 / 2; align-self: start; margin: 0; }
    &:has(.play-won) { .play-said { grid-area: 4 / 2; } .play-tools { margin-block-start: var(--near); } }
    .tally-title { grid-area: 1 / 2; align-self: end; }
    .tally { grid-area: 2 / 2; grid-template-columns: repeat(6, 1fr); row-gap: var(--close); align-self: start; padding-block-start: var(--near); --domino: 1.25rem; }
    .play-tour { grid-area: 4 / 2; align-self: start; max-block-size: 100%; margin: 0; }
    .studio-welcome { grid-area: 3 / 2; }
  }
  .studio-others, .studio-others details[open] { justify-content: center; }
  .studio-others details[open] { display: grid; }
}

.studio-welcome { margin-block: var(--near); padding: var(--near) var(--apart); background: var(--surface); border: 1px solid var(--line); border-inline-start: 5px solid var(--ring); border-radius: var(--close); }
.studio-play .playing:has(.studio-welcome) { --most: 8rem; }
.studio-welcome p { margin-block: var(--close); }
/* Counts of open places come with counting. */
.playing:has(.studio-welcome) .tally button::after { display: none; }
/* What was learnt says it already. */
.playing:has(.studio-welcome-done:not(:empty)) { .play-said { clip-path: inset(50%); } :is(.board tbody td:not(:focus), .play-pointed tbody td) { outline: 0; } }
.studio-welcome-step { min-block-size: 2lh; font-weight: 600; }
.studio-links { display: flex; flex-wrap: wrap; gap: 0 var(--near); align-items: center; }
.studio-links a { padding: .6rem .25rem; }
.studio-welcome .studio-buttons { align-items: center; gap: 0 var(--apart); margin-block-end: 0; }
.studio-welcome a { padding-block: .6rem; }
.learn-progress { display: flex; flex-wrap: wrap; gap: 0 var(--apart); align-items: center; }
.learn-progress progress { inline-size: 12rem; block-size: .75rem; }
.learn-done:not(:empty) { margin-block-start: var(--near); padding: var(--near) var(--apart); background: var(--surface); border: 1px solid var(--line); border-inline-start: 5px solid var(--ring); border-radius: var(--close); }
.learn-done p { margin-block: var(--close); }
:is(.learn-done a, .learn-go a, a.studio-first) { padding: .6rem 1rem; color: var(--on-accent); background: var(--accent); border: 2px solid var(--ink); border-radius: var(--round); font-weight: 600; text-decoration: none; }
@media (min-width: 64rem) {
  .studio-learn .playing { display: grid; grid-template-columns: 30rem minmax(16rem, 1fr); column-gap: var(--far); align-items: start; --most: 5rem; }
  .studio-learn .play-board { --aside: calc(100cqi - 30rem); }
  .studio-learn .playing > * { grid-column: 2; margin-block-start: 0; }
  .studio-learn .playing > :is(h2, .play-more) { grid-column: 1 / -1; }
  .studio-learn .playing > .play-stage { grid-area: 2 / 1 / span 14; }
  .studio-learn .play-stage.play-slim { grid-template: auto auto auto / 100%; }
}
.studio-stats { border-collapse: collapse; margin-block: var(--near); }
.studio-stats :is(th, td) { padding: .1rem .75rem .1rem 0; border: 0; inline-size: auto; block-size: auto; font-size: 1rem; font-weight: normal; text-align: start; white-space: nowrap; font-variant-numeric: tabular-nums; }
.studio-stats th:not([scope='row']) { white-space: normal; font-weight: bold; }
.studio-chart meter { inline-size: 8rem; }
.studio-calendar { border-collapse: separate; border-spacing: 2px; margin-block: var(--close) var(--apart); }
.studio-others .studio-month { margin-block: var(--apart) 0; font-weight: bold; }
.studio-calendar :is(th, td) { inline-size: 2.75rem; block-size: 2.75rem; padding: 0; border: 0; font-size: 1rem; text-align: center; color: var(--soft); }
.studio-calendar a { display: grid; place-content: center; block-size: 100%; box-sizing: border-box; border: 1px solid var(--line); border-radius: var(--close); background: var(--surface); line-height: 1.1; }
.studio-calendar a[aria-current] { border: 3px solid var(--ring); }
.studio-calendar a span { font-size: var(--small); font-weight: bold; }
.studio-others details[open] { flex-basis: 100%; order: 1; }
.play-won .studio-shared:empty { margin: 0; }
.play-won .studio-buttons { justify-content: center; gap: var(--near); margin-block: var(--near) 0; }
.play-won .studio-buttons button { padding-inline: var(--near); color: var(--ink); background: var(--surface); }
.studio-list li { margin-block: .25rem; }
.studio-line { overflow-wrap: anywhere; }
/* Not hidden: what is said in a region that has just come is not heard everywhere. */
:is(.studio-said, .studio-damaged, .studio-warned, .studio-elsewhere):empty { margin: 0; }
.studio-elsewhere a { padding-block: .4rem; }
.studio-fault:empty { display: none; }
.studio-fault { border: 4px double; padding: .25rem .75rem; margin-block: .5rem; overflow-wrap: anywhere; }
.studio-buttons, .studio-form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
main select, main input, main textarea, .studio-language select { min-block-size: 2.75rem; max-inline-size: 100%; padding-inline: .4rem; box-sizing: border-box; }
main [type='file'] { border: 0; background: transparent; padding-inline: 0; align-content: center; }
main label { display: inline-flex; flex-direction: column; gap: .15rem; max-inline-size: 100%; }
main label:has(> :is([type='checkbox'], [type='radio'])) { flex-direction: row; align-items: center; min-block-size: 2.75rem; gap: .5rem; }
:is(main, header) :is([type='checkbox'], [type='radio']) { flex: none; margin: 0; inline-size: 1.5rem; min-block-size: 1.5rem; block-size: 1.5rem; accent-color: var(--accent); }
/* Drawn here, as Chromium draws what is chosen in the colour of the page. */
@media (forced-colors: active) {
  :is(main, header) :is([type='checkbox'], [type='radio']) { appearance: none; display: grid; place-content: center; border: 2px solid; padding: 0; }
  [type='radio'] { border-radius: 50%; }
  :is([type='checkbox'], [type='radio']):checked::before { content: ''; inline-size: .8rem; block-size: .8rem; border-radius: inherit; background: CanvasText; }
}
.check-form textarea { display: block; inline-size: 100%; font-family: monospace; }
.check-grid td:not(thead *) { cursor: pointer; border: 1px solid var(--line); }
.check-grid .check-none { border-style: dotted; background: var(--paper); }
.check-grid td[tabindex='0'] { outline: 2px dotted var(--ink); outline-offset: -.2rem; }
.check-grid td:focus { outline: .2rem solid var(--ink); }
.check-shaping td { touch-action: none; cursor: crosshair; }
.check-step { min-block-size: 3lh; }
.studio-list li { padding-block: .15rem; }
.learn-list { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); gap: var(--near); padding: 0; list-style-position: inside; }
.learn-list li { margin: 0; padding: .6rem .75rem; background: var(--surface); border: 1px solid var(--line); border-radius: var(--round); }
.learn-list a { display: inline; padding-block: .6rem; }
.learn-list li:has(a + span) { background: var(--tile); }
main :is(p, li) > a { display: inline-block; min-block-size: 1.5rem; }
.register-threes { border-collapse: collapse; border: 2px solid; }
.register-threes :is(td, th) { min-inline-size: 1.2em; text-align: center; padding: .05em; border: 1px dotted; }
.register-threes .register-right { border-inline-end: 3px solid; }
.register-threes .register-below { border-block-end: 3px solid; }
progress { inline-size: 100%; block-size: 1.5rem; accent-color: var(--accent); }
.studio-config > * { margin-block: 1rem; }
.studio-fields > label:has(> [type='checkbox']) { margin-inline-end: 1.5rem; }
.book-question { margin: 0 0 var(--apart); padding: 0; border: 0; min-inline-size: 0; }
.book-question legend { padding: 0; margin-block-end: var(--near); font-size: var(--large); font-weight: bold; }
.book-choice { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr)); gap: var(--near); }
.book-choice + .book-choice { margin-block-start: var(--near); }
main .book-choice label { padding: var(--close) .75rem; background: var(--surface); border: 1px solid var(--line); border-radius: var(--round); cursor: pointer; }
main .book-choice label:has(:checked) { border-color: var(--ink); background: var(--tile); box-shadow: inset 0 0 0 1px var(--ink); }
.book-choice label:has(:focus-visible) { outline: .2rem solid var(--ink); outline-offset: .15rem; }
.book-choice :focus-visible { outline: 0; }
.book-choice strong { font-weight: 600; }
.book-whom { grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); }
.book-whom strong + span { display: block; font-size: var(--small); color: var(--soft); }
.book-title { flex: 1 1 18rem; }
.book-pages { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: var(--apart); min-block-size: 16rem; align-items: start; }
.book-pages figure { min-inline-size: 0; max-inline-size: 18rem; margin: 0; }
.book-pages > p { grid-column: 1 / -1; margin: 0; }
.book-pages canvas { display: block; inline-size: 100%; block-size: auto; background: #fff; border: 1px solid var(--line); }
.book-pages figcaption { padding-block-start: var(--close); font-size: var(--small); color: var(--soft); }
figure.book-script { grid-column: 1 / -1; max-inline-size: 36rem; padding: var(--near) var(--apart); background: var(--surface); border: 1px solid var(--line); border-radius: var(--close); }
.book-script p { margin-block: var(--close); }
.book-made:not(:empty) { padding: var(--near) var(--apart); background: var(--surface); border: 1px solid var(--line); border-inline-start: 5px solid var(--ring); border-radius: var(--close); font-weight: 600; }
.book-made:empty { margin: 0; }
.book-file { flex-basis: 100%; font-weight: 600; }
.book-shelf li { margin-block-end: var(--near); }
.studio-first { color: var(--on-accent); background: var(--accent); border-color: var(--ink); font-weight: 600; padding-inline: 1.5rem; }
.book-more { border-block-start: 1px solid var(--line); }
.book-more > summary { font-size: var(--large); font-weight: bold; }
.studio-files ul { padding: 0; list-style-type: ''; }
.studio-files li { display: flex; flex-wrap: wrap; gap: 0 var(--apart); align-items: center; padding-block: .4rem; border-block-end: 1px solid var(--line); }
.studio-files a { padding-block: .6rem; }
.studio-preview canvas { display: block; inline-size: 100%; max-inline-size: 45rem; block-size: auto; border: 1px solid; }
[aria-invalid='true'] { outline: 4px double; outline-offset: 2px; }
summary { min-block-size: 2.75rem; align-content: center; }
.studio-fields { border: 1px solid var(--line); border-radius: var(--round); margin: 0; padding: .5rem .75rem; min-inline-size: 0; }
@media print { .studio-header, .studio-notices { display: none; } }
`;

export const STUDIO_STYLE = BOOK_STYLE + PAGE_STYLE + PLAY_STYLE + SHELF_STYLE + TABLE_STYLE + FRAME_STYLE;
