/**
 * What a page with ends of Sperrdomino needs beside the style of play. Dominoes are outlines, which stay in
 * forced colours; those that can be pressed are 44 px or more, the others 32 px.
 */
export const TABLE_STYLE = `
.lock-view { display: flex; flex-direction: column; min-block-size: 0; }
.lock-hidden { margin-block: 0.25rem; }
.lock-table { overflow: auto; min-block-size: 0; padding: 4px; }
.lock-row { display: flex; flex-wrap: wrap; gap: 0.25rem; align-items: center; margin-block-end: 0.5rem; }
.lock-name { inline-size: 100%; font-weight: bold; }
.lock-domino {
  position: relative; display: inline-flex; align-items: center; justify-content: center; box-sizing: border-box; min-inline-size: 2.5rem;
  min-block-size: 2rem; padding-inline: 0.25rem; border: 2px solid; border-radius: 0.4rem; background: var(--surface); cursor: pointer; touch-action: manipulation;
}
.lock-own .lock-domino, .lock-end { min-inline-size: 3rem; min-block-size: 2.75rem; }
.lock-own { gap: 0.5rem; }
.lock-own .lock-domino { font-size: 1.25em; }
.lock-end { border-width: 4px; font-weight: bold; }
.lock-other .lock-domino { border-style: dashed; }
.lock-domino.play-picked { outline: .2rem dashed currentColor; outline-offset: 2px; }
.lock-domino[tabindex='0'] { outline: 2px dotted currentColor; outline-offset: 1px; }
.lock-domino:focus { outline: 4px solid currentColor; outline-offset: 1px; }
.playing[data-contrast='strong'] .lock-domino { border-width: 4px; font-weight: bold; }
`;
