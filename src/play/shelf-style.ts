/** What a page needs beside the style of play, for all its puzzles together and for the moment when one is solved. */
export const SHELF_STYLE = `
.play-state { font-weight: normal; }
.play-shelf .play-buttons button, .play-won button {
  min-block-size: 2.75rem; padding: 0.25rem 0.75rem; font: inherit; color: inherit; background: transparent;
  border: 2px solid currentColor; border-radius: 0.25rem; cursor: pointer;
}
.play-shelf button[aria-pressed='true'] { border-width: 5px; font-weight: bold; }
.play-shelf :focus-visible, .play-won :focus-visible { outline: 4px solid currentColor; outline-offset: 2px; }
.play-won { margin-block: 1rem; padding: 0.5rem 1rem; border: 6px double currentColor; border-radius: 1rem; text-align: center; }
.play-won-words { margin: 0; font-size: 1.6rem; }
.play-domino {
  display: inline-flex; vertical-align: middle; inline-size: 3rem; block-size: 1.5rem;
  border: 3px solid currentColor; border-radius: 0.4rem;
}
.play-domino span { flex: 1; margin: 0.15rem; background: radial-gradient(circle, currentColor 0.2rem, transparent 0.25rem); }
.play-domino span + span { border-inline-start: 2px solid currentColor; margin-inline-start: 0; padding-inline-start: 0.15rem; }
@media print { .play-shelf, .play-won, .play-where, .play-state { display: none; } }
`;
