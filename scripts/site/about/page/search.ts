import { type Entry, find } from '../search.ts';

// The form for searching, which is of use only where scripts run. The index is loaded when somebody is about to search.

const MOST = 20;

const form = document.querySelector<HTMLFormElement>('.search')!;
const input = form.querySelector('input')!;
const told = form.querySelector('[role=status]')!;
const list = form.querySelector('ol')!;
const index = new URL(form.dataset.index!, location.href);

let entries: Promise<readonly Entry[]> | undefined;
let asked = 0;

async function load(): Promise<readonly Entry[]> {
  const response = await fetch(index);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}

async function search(): Promise<void> {
  const turn = ++asked;
  entries ??= load();
  try {
    const found = find(await entries, input.value);
    if (turn !== asked) return;
    list.replaceChildren(...found.slice(0, MOST).map(({ entry, excerpt }) => item(entry, excerpt)));
    told.textContent = input.value.trim() === '' ? '' : said(found.length);
  } catch {
    entries = undefined;
    told.textContent = 'The index could not be loaded. All pages are listed here, too.';
  }
}

function said(count: number): string {
  if (count === 0) return 'Nothing found. All pages are listed here, too.';
  const places = count === 1 ? '1 place' : `${count} places`;
  return count > MOST ? `${places}, the first ${MOST}:` : places;
}

function item({ at, page, heading }: Entry, excerpt: string): HTMLElement {
  const link = document.createElement('a');
  link.href = new URL(at, index).href;
  link.textContent = heading === page ? page : `${page}: ${heading}`;
  const words = document.createElement('p');
  words.textContent = excerpt;
  const entry = document.createElement('li');
  entry.append(link, words);
  return entry;
}

input.addEventListener('focus', () => {
  entries ??= load();
  entries.catch(() => {
    entries = undefined;
  });
});
input.addEventListener('input', search);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  search();
});
form.hidden = false;
