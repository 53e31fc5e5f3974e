/** Of each number the columns and rows, from 0 to 2, on which its pips are. */
const PIPS = ['', '11', '00 22', '00 11 22', '00 20 02 22', '00 20 11 02 22', '00 01 02 20 21 22'].concat(
  '00 01 02 11 20 21 22',
  '00 01 02 10 12 20 21 22',
  '00 01 02 10 11 12 20 21 22',
);

/** Pips are drawn behind a number, which stays text. */
const PIP_STYLE = PIPS.map((pips, number) => {
  const dots = pips.split(' ').filter(Boolean);
  const drawn = dots.map(
    ([x, y]) => `var(--pip) ${Number(x) * 50}% ${Number(y) * 50}% / 28% 28% no-repeat content-box`,
  );
  return `.playing[data-numbers='pips'] [data-number='${number}'] { background: ${drawn.join(', ') || 'none'}; }`;
}).join('\n');

/**
 * What the page of a book needs to show puzzles that are played, beside its own style, whose colours and lengths it uses. What is meant
 * is drawn by borders and outlines, which stay where colours are forced. Cells are as large as there is room, 48 px or as wide as the
 * window allows at least, and never less than 24 px (WCAG 2.2, 2.5.8); all that is in a cell is measured by its side.
 *
 * The signs are those of the books: an outline on a tint is a domino that is placed, a dashed one a place where it could go, a cross a place
 * where it cannot, a ring the number that is talked about.
 *
 * From the edge of a cell inwards lie the frame of the focus, a gap, the outline of a domino, and the number: they never
 * touch. A bar lies on the edge and has a hem in the colour of the page, which parts it from both.
 *
 * A board with what was said and its first buttons is never higher than the window: it moves in its own box.
 */
export const PLAY_STYLE = `
.playing { container-type: inline-size; --around: 18.5rem; --most: 5.5rem; }
.playing [hidden] { display: none; }
.play-stage { display: grid; grid-template: minmax(5rem, 1fr) auto auto / 100%; max-block-size: 100dvh; }
.playing:has(.play-won) .play-stage { max-block-size: none; }
.play-board {
  overflow: auto; min-block-size: 0;
  --wide: calc((100cqi - 2rem - var(--aside, 0rem)) / var(--columns));
  --fit: max(min(var(--wide), 3rem), min(var(--wide), (100dvh - var(--around)) / var(--rows), var(--most)));
  --side: max(var(--least, 24px), var(--fit)); --cross: max(12px, calc(var(--side) * 0.3));
}
.playing[data-size='small'] .play-board { --fit: max(min(var(--wide), 1.75rem), min(var(--wide), (100dvh - var(--around)) / var(--rows), 2.25rem)); }
.playing[data-size='large'] .play-board { --side: max(4rem, var(--fit)); }
.playing[data-size='larger'] .play-board { --side: 6rem; }
.play-board:has(.play-large-numbers) { --least: 32px; --inset: 0.14; }

.playing .board { border-collapse: separate; border-spacing: 0; table-layout: auto; inline-size: auto; min-inline-size: 0; margin: 0; }
.playing .board th, .playing .board thead td {
  padding: 0; inline-size: 1.5rem; min-inline-size: 1.5rem; block-size: 1.5rem; text-align: center; font-size: var(--small); color: var(--soft); border: 0;
}
.playing .board tbody td {
  position: relative; box-sizing: border-box; padding: 0; inline-size: var(--side); min-inline-size: var(--side);
  block-size: var(--side); text-align: center; font-size: calc(var(--side) * 0.5); line-height: 1; cursor: pointer;
  touch-action: manipulation; user-select: none; -webkit-user-select: none; -webkit-touch-callout: none;
  scroll-margin: 1.75rem; background: var(--surface); border: 0 solid var(--line); border-width: 0 1px 1px 0;
}
.playing .play-whole tbody td { touch-action: pinch-zoom; }
.playing .board tbody td.hole { background: transparent; }
.playing .board tbody td.outside { background: transparent; border: 0; }
.playing .board tbody td.west { border-inline-start: 2px solid var(--ink); }
.playing .board tbody td.east { border-inline-end: 2px solid var(--ink); }
.playing .board tbody td.north { border-block-start: 2px solid var(--ink); }
.playing .board tbody td.south { border-block-end: 2px solid var(--ink); }
.playing td > [aria-hidden] { position: relative; z-index: 1; color: var(--ink); forced-color-adjust: none; }
.playing .play-large-numbers tbody td { font-size: calc(var(--side) * 0.38); letter-spacing: -0.04em; }
.playing .board tbody td[tabindex='0'] { outline: 2px dotted var(--soft); outline-offset: -.2rem; }
.playing .board tbody td.play-picked { outline: .2rem dashed var(--ink); outline-offset: -.2rem; }
.playing .play-board:not(.play-pointed) tbody td:focus { z-index: 2; outline: max(.2rem, calc(var(--side) * 0.07)) solid var(--ink); outline-offset: calc(-1 * max(.2rem, var(--side) * 0.07)); }
.playing .play-board:not(.play-pointed) tbody td.play-picked:focus { outline-style: double; outline-width: .3rem; outline-offset: -.3rem; }
.playing:has(.play-won) :is(.board tbody td:not(:focus), .play-pointed tbody td) { outline: 0; }
.playing .board .play-own { font-style: normal; text-decoration: underline dotted; text-underline-offset: 0.2em; }
.play-name { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
:is(.play-half, .play-could)::after {
  content: ''; position: absolute; inset: max(4px, calc(var(--side) * var(--inset, 0.13))); border: max(2px, calc(var(--side) * 0.06)) solid var(--ink);
  border-radius: calc(var(--side) * 0.22); pointer-events: none;
}
.play-half::after { background: var(--tile); }
.play-could::after { border-style: dashed; border-color: var(--ring); }
.play-tried::after { background: var(--trial); border-style: dotted; }
.play-tried.play-own { font-style: italic; background: var(--trial); }
.play-twice::after { border-style: dashed; }
:is(.play-half-right, .play-could-right)::after { right: -1px; border-right: 0; border-top-right-radius: 0; border-bottom-right-radius: 0; }
:is(.play-half-left, .play-could-left)::after { left: -1px; border-left: 0; border-top-left-radius: 0; border-bottom-left-radius: 0; }
:is(.play-half-down, .play-could-down)::after { bottom: -1px; border-bottom: 0; border-bottom-left-radius: 0; border-bottom-right-radius: 0; }
:is(.play-half-up, .play-could-up)::after { top: -1px; border-top: 0; border-top-left-radius: 0; border-top-right-radius: 0; }
.play-ring > [aria-hidden] {
  display: inline-block; box-sizing: border-box; inline-size: calc(var(--side) * 0.72); line-height: calc(var(--side) * 0.72 - 4px);
  border: max(2px, calc(var(--side) * 0.05)) solid var(--ring); border-radius: 50%;
}
.play-could.play-ring > [aria-hidden] { inline-size: calc(var(--side) * 0.56); line-height: calc(var(--side) * 0.56 - 4px); }
.play-half.play-ring > [aria-hidden] { inline-size: auto; line-height: 1; border-width: 0 0 max(2px, calc(var(--side) * 0.05)); border-radius: 0; }
.play-bar-right > i::before, .play-bar-down > i::after {
  content: ''; position: absolute; z-index: 1; pointer-events: none; border: 0 solid var(--ink); outline: 2px solid var(--surface);
}
.play-bar-right > i::before { top: 12%; bottom: 12%; right: -4px; border-right-width: 7px; }
.play-bar-down > i::after { left: 12%; right: 12%; bottom: -4px; border-bottom-width: 7px; }
.play-tried-right > i::before, .play-tried-down > i::after { border-style: dotted; }
[class*='play-cannot']::before {
  content: ''; position: absolute; z-index: 1; pointer-events: none; inset: 0 calc(var(--cross) / -2) calc(var(--cross) / -2) 0; color: var(--ring); forced-color-adjust: none;
  --rising: linear-gradient(45deg, transparent 42%, currentColor 42% 58%, transparent 58%); --falling: linear-gradient(-45deg, transparent 42%, currentColor 42% 58%, transparent 58%);
  background: var(--rising) var(--east, -9rem), var(--falling) var(--east, -9rem), var(--rising) var(--south, -9rem), var(--falling) var(--south, -9rem);
  background-size: var(--cross) var(--cross); background-repeat: no-repeat;
}
.play-cannot-right { --east: 100% calc((var(--side) - var(--cross)) / 2); }
.play-cannot-down { --south: calc((var(--side) - var(--cross)) / 2) 100%; }

.play-tour { overflow: auto; max-block-size: 9rem; margin-block-start: var(--near); padding: var(--near) .75rem; background: var(--surface); border: 1px solid var(--line); border-inline-start: .3rem solid var(--ring); border-radius: var(--close); }
.play-tour p, .play-tour ol { margin-block: var(--close); }
.play-tour ol { padding-inline-start: 1.5rem; }
.play-tour [aria-current] { font-weight: bold; }
.play-panel { padding-block-end: var(--close); }
.play-said { min-block-size: 2lh; margin-block: var(--close); line-height: 1.3; }
@media (min-height: 30.01rem) { .play-seen { clip-path: inset(50%); } }
@media (min-height: 30.01rem) and (max-width: 42rem) { .play-seen { block-size: 1px; min-block-size: 0; overflow: hidden; } }
.play-tools { display: flex; flex-direction: column; gap: var(--near); padding: 6px; margin: -6px; }
.play-buttons { display: flex; flex-wrap: wrap; gap: var(--near); }
.play-first button { flex: 1 1 0; padding-inline: var(--close); font-weight: 600; }
:is(.play-first, .play-numbers) { max-inline-size: 36rem; }
.playing:not(:has(.play-won)) .play-first button:nth-of-type(2) { color: var(--on-accent); background: var(--accent); border-color: var(--ink); }
.play-first [aria-expanded='true'] { border-style: double; border-width: .3rem; }
.play-numbers button { flex: 1 0 auto; }
.play-sure { display: flex; flex-wrap: wrap; gap: var(--near); align-items: center; }
.play-answer [aria-disabled='true'] { color: var(--soft); background: transparent; border-style: dashed; cursor: default; }
.play-more { display: flex; flex-direction: column; gap: var(--apart); margin-block: var(--near); padding: .75rem; border: 1px solid var(--line); border-radius: var(--round); }
.play-more > .play-buttons button { border-width: 1px; }
.play-more > .play-buttons:not(:first-child)::before { content: attr(aria-label) / ''; flex-basis: 100%; font-size: var(--small); color: var(--soft); }
.play-more summary { min-block-size: 2.75rem; align-content: center; }
.play-more > details { margin-block: calc(-1 * var(--near)); }
.play-settings select { min-block-size: 2.75rem; max-inline-size: 100%; }
.play-settings p { display: inline-block; max-inline-size: 100%; margin: 0 var(--apart) var(--near) 0; vertical-align: bottom; }
.play-help dl { columns: 20rem; }
.play-help dt { font-weight: bold; break-after: avoid; }
.play-help dd { margin: 0 0 var(--near) var(--apart); }
@container (min-width: 42rem) {
  .play-stage.play-slim { grid-template: minmax(5rem, 1fr) auto / auto minmax(12rem, 1fr); }
  .play-slim .play-tour { max-block-size: none; margin: 0 0 0 var(--apart); align-self: start; max-block-size: 100%; }
  .play-slim .play-board { --aside: 13rem; }
  .play-slim .play-panel { grid-column: 1 / -1; }
}
@media (max-width: 40rem), (max-height: 40rem) {
  .play-tools button { flex: none; white-space: nowrap; padding-inline: var(--near); }
  .play-first button { flex: 1 1 auto; }
}
@media (max-height: 30rem) {
  .play-tour { display: none; }
  .play-tools { flex-direction: row; overflow-x: auto; }
  .play-tools > .play-buttons { flex: none; }
}

.playing .tally-title { margin-block: var(--near) 0; }
.playing .tally { display: grid; grid-template-columns: repeat(auto-fill, minmax(2.75rem, 1fr)); gap: 2px; margin-block: var(--close) var(--apart); max-inline-size: 34rem; }
.playing .tally li { margin: 0; min-inline-size: 0; }
.playing .tally button {
  position: relative; display: flex; flex-direction: column; align-items: center; inline-size: 100%; padding: 2px 0; border: 0; border-radius: var(--close); background: transparent;
}
.playing .tally button[data-open]:not([data-open=''])::after { content: attr(data-open); font-size: .75rem; line-height: 1.2; color: var(--soft); }
.play-piece { display: inline-flex; border: 2px solid var(--ink); border-radius: .3rem; background: var(--surface); font-weight: 600; font-size: var(--domino, var(--small)); line-height: 1.5; }
.play-piece span { min-inline-size: 1.2em; padding-inline: .05em; text-align: center; }
.play-piece span::before { content: attr(data-number); }
.play-piece span + span { border-inline-start: 1px solid var(--line); }
.play-laid .play-piece { border: 1px dashed var(--line); background: transparent; color: var(--soft); font-weight: normal; text-decoration: line-through; padding: 1px; }
.play-twice .play-piece { border: .2rem dashed var(--ring); text-decoration: none; padding: 0; color: var(--ink); }

${PIP_STYLE}
.playing[data-numbers='pips'] { --pip: radial-gradient(closest-side, var(--ink) 86%, transparent); }
.playing[data-numbers='pips'] [data-number] { forced-color-adjust: none; }
.playing[data-numbers='pips'] td > [data-number] {
  display: inline-block; box-sizing: border-box; inline-size: calc(var(--side) * .5); block-size: calc(var(--side) * .5); font-size: 0; vertical-align: middle;
}
.playing[data-numbers='pips'] .play-ring:not(.play-half) > [data-number] { inline-size: calc(var(--side) * .72); block-size: calc(var(--side) * .72); padding: calc(var(--side) * .11); }
.playing[data-numbers='pips'] .play-could.play-ring > [data-number] { inline-size: calc(var(--side) * .56); block-size: calc(var(--side) * .56); padding: calc(var(--side) * .05); }
.playing[data-numbers='pips'] .play-piece span { inline-size: 1.5em; block-size: 1.5em; box-sizing: border-box; padding: 2px; }
.playing[data-numbers='pips'] .play-piece span::before { content: ''; }
.playing[data-numbers='pips'] .play-laid .play-piece { opacity: .55; }

.playing[data-contrast='strong'] .board tbody td { font-weight: bold; border-inline-end-width: 2px; border-block-end-width: 2px; }
.playing[data-contrast='strong'] :is(.play-half, .play-could)::after { border-width: max(.2rem, calc(var(--side) * 0.09)); }
.playing[data-contrast='strong'] .play-tools button { border-width: .2rem; font-weight: bold; }
.playing[data-contrast='strong'] .play-laid .play-piece { border-width: 2px; padding: 0; }

@media (prefers-reduced-motion: no-preference) {
  .play-half::after { animation: play-placed .15s ease-out; }
  @keyframes play-placed { from { opacity: .5; scale: .9; } }
}
@media print { .play-start, .play-panel, .play-tour, .play-more { display: none; } .playing .board tbody td { outline: 0 !important; } }
`;
