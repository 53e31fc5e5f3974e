import { explain, parseRows } from 'dominosa-press';
import { GIFTS } from './gifts.mjs';

// Asks the worker for each puzzle, and shows its numbers and the first step in the language of the page.

const worker = new Worker('worker.js', { type: 'module' });
const list = document.querySelector('main');

worker.onmessage = async ({ data: { name, rows } }) => {
  const [step] = await explain(parseRows(rows), document.documentElement.lang);
  const heading = document.createElement('h2');
  heading.textContent = name;
  const board = document.createElement('pre');
  board.textContent = rows.join('\n');
  const hint = document.createElement('p');
  hint.textContent = step;
  list.append(heading, board, hint);
};
for (const name of Object.keys(GIFTS)) worker.postMessage(name);
