/** What a page needs beside the style of play, for all its puzzles together and for the moment when one is solved. */
export const SHELF_STYLE = `
.play-state { font-weight: normal; }
.play-won { margin-block: var(--near); padding: var(--near); border: .2rem solid; border-radius: var(--round); background: var(--tile); text-align: center; }
.play-won p { margin-block: var(--close); }
.play-won-words { display: flex; flex-wrap: wrap; gap: var(--near); justify-content: center; font-size: var(--large); }
.play-won-words strong { order: 1; flex-basis: 100%; }
.play-won button { background: var(--accent); color: var(--on-accent); border-color: var(--ink); }
.play-domino {
  display: inline-flex; vertical-align: middle; inline-size: 3rem; block-size: 1.5rem;
  border: .2rem solid currentColor; border-radius: 0.4rem;
}
.play-domino span { flex: 1; margin: 0.15rem; background: radial-gradient(circle, currentColor 0.2rem, transparent 0.25rem); }
.play-domino span + span { border-inline-start: 2px solid currentColor; margin-inline-start: 0; padding-inline-start: 0.15rem; }
@media (max-width: 40rem) { .play-won .play-domino { display: none; } }
@media (prefers-reduced-motion: no-preference) { .play-won { animation: play-placed .15s ease-out; } }
@media print { .play-shelf, .play-won, .play-where, .play-state { display: none; } }
`;
