/**
 * What the page of a book needs to show puzzles that are played, beside its own style. Lines and colours are the
 * page's own (currentColor), drawn as borders and outlines, which stay in forced colours. Cells are 48 px where there is
 * room and never less than 24 px (WCAG 2.2, 2.5.8).
 */
export const PLAY_STYLE = `
.play-start button, .play-panel button {
  min-block-size: 2.75rem; min-inline-size: 2.75rem; padding: 0.25rem 0.75rem;
  font: inherit; color: inherit; background: transparent; border: 2px solid currentColor; border-radius: 0.25rem;
  cursor: pointer;
}
.play-panel button[aria-pressed='true'] { border-width: 5px; font-weight: bold; }
.play-start button:focus-visible, .play-panel :focus-visible { outline: 4px solid currentColor; outline-offset: 2px; }
.play-panel { margin-block: 1rem; }
.play-said { min-block-size: 2lh; margin-block: 0.5rem; }
.play-buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block: 0.5rem; }
.play-sure { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
.play-panel [hidden] { display: none; }
.play-help summary { padding-block: 0.75rem; cursor: pointer; }
.play-help dt { font-weight: bold; }
.play-help dd { margin: 0 0 0.5rem 1rem; }
.playing { container-type: inline-size; }
.playing .play-board { overflow-x: auto; --side: clamp(24px, (100cqi - 2rem) / var(--columns), 3rem); }
.playing .board { border-collapse: collapse; table-layout: auto; inline-size: auto; min-inline-size: 0; margin: 0; }
.playing .board th, .playing .board thead td {
  padding: 0; inline-size: 1.5rem; min-inline-size: 1.5rem; block-size: 1.5rem; text-align: center;
}
.playing .board tbody td {
  position: relative; box-sizing: border-box; padding: 0; inline-size: var(--side); min-inline-size: var(--side);
  block-size: var(--side); text-align: center; cursor: pointer; touch-action: manipulation;
  user-select: none; -webkit-user-select: none;
}
.playing .board tbody td[tabindex='0'] { outline: 2px dotted currentColor; outline-offset: -5px; }
.playing .board tbody td.play-picked { outline: 3px dashed currentColor; outline-offset: -6px; }
.playing .board tbody td:focus { outline: 4px solid currentColor; outline-offset: -4px; }
.playing .board tbody td.play-picked:focus { outline: 6px double currentColor; outline-offset: -6px; }
.playing .board .play-own { font-style: normal; text-decoration: underline dotted; text-underline-offset: 0.2em; }
.play-name { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.play-half::after {
  content: ''; position: absolute; inset: 3px; border: 3px solid currentColor; border-radius: 0.5rem;
  pointer-events: none;
}
.play-half-right::after { right: 0; border-right: 0; border-top-right-radius: 0; border-bottom-right-radius: 0; }
.play-half-left::after { left: 0; border-left: 0; border-top-left-radius: 0; border-bottom-left-radius: 0; }
.play-half-down::after { bottom: 0; border-bottom: 0; border-bottom-left-radius: 0; border-bottom-right-radius: 0; }
.play-half-up::after { top: 0; border-top: 0; border-top-left-radius: 0; border-top-right-radius: 0; }
.play-stroke-right::before, .play-stroke-down::after {
  content: ''; position: absolute; z-index: 1; pointer-events: none; border: 0 solid currentColor;
}
.play-stroke-right::before { top: 12%; bottom: 12%; right: -4px; border-right-width: 7px; }
.play-stroke-down::after { left: 12%; right: 12%; bottom: -4px; border-bottom-width: 7px; }
.playing .tally li { min-inline-size: 8em; }
.playing .play-laid { text-decoration: line-through; }
@media print { .play-start, .play-panel { display: none; } }
`;
