import { BOOK_STYLE, PAGE_STYLE } from '../layout/screen/style.ts';
import { SHELF_STYLE } from '../play/shelf-style.ts';
import { PLAY_STYLE } from '../play/style.ts';
import { LOCK_STYLE } from '../play/table/style.ts';

/**
 * What the frame and its screens have beside the style of `book.html`. Colours are those of the system, so that dark modes
 * and forced colours need nothing of their own; lengths follow the reader's size of text.
 */
const FRAME_STYLE = `
:root { background: Canvas; color: CanvasText; }
body { max-inline-size: 60rem; }
[hidden] { display: none !important; }
a { color: inherit; }
.studio-header { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center; border-block-end: 1px solid; padding-block-end: .5rem; }
.studio-title { margin: 0; font-weight: bold; }
.studio-header ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0; padding: 0; list-style-type: ''; }
.studio-header nav a { display: inline-block; padding: .6rem .25rem; min-inline-size: 2.75rem; text-align: center; }
.studio-header a[aria-current] { font-weight: bold; text-decoration-thickness: .2em; }
.studio-language { margin-inline-start: auto; }
main:focus { outline: 0; }
:is(.studio-late, .studio-old) { animation: studio-appear 8s; }
@keyframes studio-appear { from, 99% { visibility: hidden; } }
@media (scripting: none) { .studio-old { animation: none; } :is(.studio-loading, .studio-late) { display: none; } }
footer a { display: inline-block; padding: .6rem 0; }
main > section { margin-block: 1rem; }
main section.puzzle { content-visibility: visible; margin-block: 1rem; }
/* The room of the board is kept from the first, so that nothing moves when it comes. */
.studio-table:not(:has(.puzzle)) { min-block-size: 100dvh; }
.studio-links { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; }
.studio-links a { padding: .6rem .25rem; }
.studio-list li { margin-block: .25rem; }
.studio-line { overflow-wrap: anywhere; }
/* Not hidden: what is said in a region that has just come is not heard everywhere. */
:is(.studio-said, .studio-damaged, .studio-warned, .studio-elsewhere):empty { margin: 0; }
.studio-elsewhere a { padding-block: .4rem; }
.studio-fault:empty { display: none; }
.studio-fault { border: 4px double; padding: .25rem .75rem; margin-block: .5rem; overflow-wrap: anywhere; }
.studio-buttons, .studio-form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
.studio-buttons button, .studio-form button, .studio-list button {
  min-block-size: 2.75rem; padding: .25rem .75rem; font: inherit; color: inherit; background: transparent;
  border: 2px solid currentColor; border-radius: .25rem; cursor: pointer;
}
.studio-buttons button:disabled { opacity: 1; border-style: dashed; cursor: default; }
main select, main input, main textarea, .studio-language select { font: inherit; min-block-size: 2.75rem; max-inline-size: 100%; }
main label { display: inline-flex; flex-direction: column; gap: .15rem; max-inline-size: 100%; }
main label:has(> :is([type='checkbox'], [type='radio'])) { flex-direction: row; align-items: center; min-block-size: 2.75rem; gap: .5rem; }
:is(main, header) :is([type='checkbox'], [type='radio']) { flex: none; inline-size: 1.5rem; min-block-size: 1.5rem; block-size: 1.5rem; }
.check-form textarea { display: block; box-sizing: border-box; inline-size: 100%; font-family: monospace; }
.check-way [aria-disabled='true'] { border-style: dashed; cursor: default; }
.check-step { min-block-size: 3lh; }
:is(.learn-list, .studio-list) li { padding-block: .15rem; }
main :is(p, li) > a { display: inline-block; min-block-size: 1.5rem; }
.register-threes { border-collapse: collapse; border: 2px solid; }
.register-threes :is(td, th) { min-inline-size: 1.2em; text-align: center; padding: .05em; border: 1px dotted; }
.register-threes .register-right { border-inline-end: 3px solid; }
.register-threes .register-below { border-block-end: 3px solid; }
progress { inline-size: 100%; block-size: 1.5rem; }
.studio-config > * { margin-block: 1rem; }
.studio-fields > label:has(> [type='checkbox']) { margin-inline-end: 1.5rem; }
.studio-files li { padding-block: .4rem; }
.studio-files a { display: inline-block; padding-block: .4rem; margin-inline-end: 1rem; }
.studio-preview canvas { display: block; inline-size: 100%; max-inline-size: 45rem; block-size: auto; border: 1px solid; }
.studio-preview [aria-disabled='true'] { border-style: dashed; cursor: default; }
.studio-files button { font: inherit; color: inherit; background: transparent; border: 2px solid; border-radius: .25rem; min-block-size: 2.75rem; padding: .25rem .75rem; cursor: pointer; }
[aria-invalid='true'] { outline: 4px double; outline-offset: 2px; }
summary { min-block-size: 2.75rem; align-content: center; }
.studio-fields { border: 1px solid; margin: 0; padding: .5rem .75rem; min-inline-size: 0; }
@media (prefers-contrast: more) { .studio-buttons button, .studio-form button { border-width: 3px; } }
@media print { .studio-header, .studio-notices { display: none; } }
`;

/** The whole style sheet of the studio. */
export const STUDIO_STYLE = BOOK_STYLE + PAGE_STYLE + PLAY_STYLE + SHELF_STYLE + LOCK_STYLE + FRAME_STYLE;
