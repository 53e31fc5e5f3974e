/**
 * What the page of a book needs to show puzzles that are played, beside its own style. Lines and colours are the
 * page's own (currentColor, Canvas), drawn as borders and outlines, which stay in forced colours. Cells are 48 px where
 * there is room and never less than 24 px (WCAG 2.2, 2.5.8); all that is in a cell is measured by its side.
 *
 * From the edge of a cell inwards lie the frame of the focus, a gap, the outline of a domino, and the number: they never
 * touch. A bar lies on the edge and has a hem in the colour of the page, which parts it from both.
 *
 * A board with its buttons is never higher than the window: the board moves in its own box, and what was said and the
 * buttons stand below it, over nothing.
 */
export const PLAY_STYLE = `
.play-start button, .play-panel button, .playing .tally button {
  min-block-size: 2.75rem; min-inline-size: 2.75rem; padding: 0.25rem 0.75rem;
  font: inherit; color: inherit; background: transparent; border: 2px solid currentColor; border-radius: 0.25rem;
  cursor: pointer;
}
.play-panel button[aria-pressed='true'] { border-width: 5px; font-weight: bold; }
.play-start button:focus-visible, .play-panel :focus-visible, .playing .tally button:focus-visible {
  outline: 4px solid currentColor; outline-offset: 2px;
}
.playing { container-type: inline-size; }
.playing[data-size='large'] .play-board { --side: 4rem; }
.playing[data-size='larger'] .play-board { --side: 6rem; }
.playing[data-contrast='strong'] .board tbody td { font-weight: bold; border-width: 2px; border-color: CanvasText; color: CanvasText; }
.playing[data-contrast='strong'] .play-half::after { border-width: max(3px, calc(var(--side) * 0.09)); }
.playing[data-contrast='strong'] :is(.play-panel button, .tally button) { border-width: 3px; color: CanvasText; font-weight: bold; }
.play-settings summary { padding-block: 0.75rem; cursor: pointer; }
.play-settings select { font: inherit; min-block-size: 2.75rem; max-inline-size: 100%; }
.playing [hidden] { display: none; }
.play-stage { display: grid; grid-template: minmax(5rem, 1fr) auto auto / 100%; max-block-size: 100dvh; }
.playing:has(.play-won) .play-stage { max-block-size: none; }
.play-board { overflow: auto; min-block-size: 0; --side: clamp(24px, (100cqi - 2rem) / var(--columns), 3rem); }
.play-tour { overflow: auto; max-block-size: 9rem; margin-block-start: 0.5rem; padding-inline-start: 0.5rem; border-inline-start: 4px double; }
.play-tour p, .play-tour ol { margin-block: 0.25rem; }
.play-tour [aria-current] { font-weight: bold; }
.play-panel { border-block-start: 1px solid; padding-block: 0.25rem; }
.play-said { min-block-size: 2lh; margin-block: 0.25rem; line-height: 1.3; }
.play-tools { display: flex; flex-direction: column; gap: 0.5rem; padding: 6px; margin: -6px; }
.play-buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.play-sure { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; margin-block: 0.5rem; }
.play-help summary { padding-block: 0.75rem; cursor: pointer; }
.play-help dt { font-weight: bold; }
.play-help dd { margin: 0 0 0.5rem 1rem; }
@container (min-width: 42rem) {
  .play-stage.play-slim { grid-template: minmax(5rem, 1fr) auto / auto minmax(12rem, 1fr); }
  .play-slim .play-tour { max-block-size: none; margin: 0 0 0 1rem; }
  .play-slim .play-panel { grid-column: 1 / -1; }
}
@media (max-width: 40rem), (max-height: 40rem) {
  .play-tools { flex-direction: row; overflow-x: auto; }
  .play-buttons { flex-wrap: nowrap; }
  .play-panel button { white-space: nowrap; }
}
@media (max-height: 30rem) { .play-tour { display: none; } }
.playing .board { border-collapse: collapse; table-layout: auto; inline-size: auto; min-inline-size: 0; margin: 0; }
.playing .board th, .playing .board thead td {
  padding: 0; inline-size: 1.5rem; min-inline-size: 1.5rem; block-size: 1.5rem; text-align: center;
}
.playing .board tbody td {
  position: relative; box-sizing: border-box; padding: 0; inline-size: var(--side); min-inline-size: var(--side);
  block-size: var(--side); text-align: center; font-size: calc(var(--side) * 0.5); line-height: 1; cursor: pointer;
  touch-action: manipulation; user-select: none; -webkit-user-select: none; -webkit-touch-callout: none;
  scroll-margin: 1.75rem;
}
.play-board:has(.play-large-numbers) { --side: clamp(32px, (100cqi - 2rem) / var(--columns), 3rem); --inset: 0.14; }
.playing .play-large-numbers tbody td { font-size: calc(var(--side) * 0.38); letter-spacing: -0.04em; }
.playing .board tbody td[tabindex='0'] { outline: 2px dotted currentColor; outline-offset: -3px; }
.playing .board tbody td.play-picked { outline: 3px dashed currentColor; outline-offset: -3px; }
.playing .board tbody td:focus { outline: max(3px, calc(var(--side) * 0.09)) solid currentColor; outline-offset: calc(-1 * max(3px, var(--side) * 0.09)); }
.playing .board tbody td.play-picked:focus { outline-style: double; outline-width: 5px; outline-offset: -5px; }
.playing .board .play-own { font-style: normal; text-decoration: underline dotted; text-underline-offset: 0.2em; }
.play-name { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.play-half::after {
  content: ''; position: absolute; inset: max(4px, calc(var(--side) * var(--inset, 0.16))); border: max(2px, calc(var(--side) * 0.07)) solid currentColor;
  border-radius: calc(var(--side) * 0.2); pointer-events: none;
}
.play-twice::after { border-style: dashed; }
.play-half-right::after { right: -1px; border-right: 0; border-top-right-radius: 0; border-bottom-right-radius: 0; }
.play-half-left::after { left: -1px; border-left: 0; border-top-left-radius: 0; border-bottom-left-radius: 0; }
.play-half-down::after { bottom: -1px; border-bottom: 0; border-bottom-left-radius: 0; border-bottom-right-radius: 0; }
.play-half-up::after { top: -1px; border-top: 0; border-top-left-radius: 0; border-top-right-radius: 0; }
.play-ring > [aria-hidden] {
  display: inline-block; box-sizing: border-box; inline-size: calc(var(--side) * 0.72); line-height: calc(var(--side) * 0.72 - 4px);
  border: 2px solid; border-radius: 50%;
}
.play-half.play-ring > [aria-hidden] {
  inline-size: auto; line-height: 1; border-width: 0 0 2px; border-radius: 0;
}
.play-stroke-right::before, .play-stroke-down::after {
  content: ''; position: absolute; z-index: 1; pointer-events: none; border: 0 solid currentColor; outline: 2px solid Canvas;
}
.play-stroke-right::before { top: 12%; bottom: 12%; right: -4px; border-right-width: 7px; }
.play-stroke-down::after { left: 12%; right: 12%; bottom: -4px; border-bottom-width: 7px; }
.playing .tally { gap: 0.5rem; }
.playing .tally button { border-width: 1px; text-align: start; }
.playing .play-laid { text-decoration: line-through; }
.playing .play-laid.play-twice { text-decoration: none; border-style: dashed; border-width: 3px; }
@media print { .play-start, .play-panel, .play-tour { display: none; } .playing .board tbody td { outline: 0 !important; } }
`;
