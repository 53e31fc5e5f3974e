import { createHash } from 'node:crypto';
import { makeColumn } from '../../../src/domino/coordinates.ts';
import { dominoesOf, makeDomino } from '../../../src/domino/dominoes.ts';
import { makeLine, parseLine } from '../../../src/domino/notation.ts';
import { UNKNOWN } from '../../../src/domino/puzzle.ts';
import type { Language } from '../../../src/languages/index.ts';
import { BOOK_STYLE, PAGE_STYLE } from '../../../src/layout/screen/style.ts';
import { WORDS_ID } from '../../../src/play/page-words.ts';
import { PLAY_STYLE } from '../../../src/play/style.ts';
import { pageWordsOf } from './words.ts';

/** Puzzles for the page; all but the last two have exactly one solution. */
export const PUZZLES = {
  small: 'omnibus 2 0111/2022/2010',
  completion: 'completion 4 ??????/??34??/213???/213??0/??423?',
  full: 'omnibus 7 466412527/066062072/766112313/362521704/617173402/510773031/005743545/442435535',
  ring: 'omnibus 7 661377244/747421311/213550222/535...571/704...700/432...065/066431124/060505371/764663325',
  /** Figure I of 1921, with two solutions. */
  figure: 'terzett 7 333222666/555111444/245000444/245000773/245000773/766632773/766632555/711132111',
  /** Figure VI of 1921, too wide for a narrow screen. */
  wide: 'terzett 7 344422221333266647444507/366625551000200047333507/311127771555211147666507',
} as const;

/** A page like those of the static book: complete without its script, under a policy that allows no other code to run. */
export function makePage(lines: readonly string[], script: string, language: Language = 'en'): string {
  const style = `${BOOK_STYLE}${PAGE_STYLE}${PLAY_STYLE}`;
  const policy = `default-src 'none'; style-src '${hash(style)}'; script-src '${hash(script)}'; base-uri 'none'; form-action 'none'`;
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<title>Puzzles</title>
<style>${style}</style>
</head>
<body>
<main><h1>Puzzles</h1>
${lines.map((line, i) => makeSection(line, i + 1)).join('\n')}
</main>
<script type="application/json" id="${WORDS_ID}">${pageWordsOf(language)}</script>
<script>${script}</script>
</body>
</html>`;
}

function makeSection(line: string, number: number): string {
  const { board, numbers, range } = parseLine(line);
  const columns = Array.from({ length: board.columns }, (_, column) => column);
  const cell = (at: number) =>
    board.has[at]
      ? numbers[at] === UNKNOWN
        ? '<td></td>'
        : `<td>${numbers[at]}</td>`
      : '<td class="outside"></td>';
  const rows = Array.from(
    { length: board.rows },
    (_, row) =>
      `<tr><th scope="row">${row + 1}</th>${columns.map((column) => cell(row * board.columns + column)).join('')}</tr>`,
  );
  return `<section class="puzzle" id="puzzle-${number}" data-puzzle="${makeLine({ ...parseLine(line) })}" data-name="${number}">
<h2>Puzzle ${number}</h2>
<table class="board"><thead><tr><td></td>${columns.map((column) => `<th scope="col">${makeColumn(column)}</th>`).join('')}</tr></thead>
<tbody>${rows.join('')}</tbody></table>
<ul class="tally">${dominoesOf(range)
    .map((domino) => `<li data-domino="${makeDomino(domino)}">${makeDomino(domino)}</li>`)
    .join('')}</ul>
</section>`;
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
