import { presetSummary } from '../../../src/book/presets.ts';
import { escaped } from '../../../src/words/marked.ts';
import { READING, type Shown, type Way } from './editions.ts';
import { type Files, pictureSize } from './files.ts';
import { pageOf } from './frame.ts';
import { wide } from './markdown.ts';
import type { Part } from './parts.ts';
import { barsPlot } from './plot.ts';
import type { Samples } from './samples.ts';

const HEADING = 'Domino puzzle books for every way of reading';
const SUMMARY =
  'dominosa-press makes books of domino puzzles for people who read by touch, in large print, on a screen or in ordinary print, and proves that every puzzle has exactly one solution.';

/** What is made, for whom, how it looks, and how to begin. @param pictures of pages, by their paths */
export function homePage(samples: Samples, pictures: Files, parts: readonly Part[]): string {
  const main = [
    hero(),
    beginning(),
    ...READING.map((way) => wayOf(way, samples, pictures)),
    byEar(samples),
    asData(samples),
    consistsOf(parts),
    install(),
  ];
  return pageOf({
    path: 'index.html',
    title: HEADING,
    description: SUMMARY,
    layout: 'home',
    main: main.join(''),
  });
}

function hero(): string {
  return `<section class="hero">
<div>
<h1>${HEADING}</h1>
<p class="lead">${SUMMARY}</p>
<p class="ways"><a class="first" href="../">Play a puzzle</a> <a href="#editions">Look at sample pages</a></p>
</div>
<figure>
<img src="images/hero.svg" width="640" height="562" alt="A board of numbers. From left to right lines appear round pairs of numbers, and then the pairs turn into dominoes with pips; one of them is yellow."/>
<figcaption>Someone laid out a set of dominoes, wrote down the numbers and took the dominoes away. Can you put every one back?</figcaption>
</figure>
</section>
`;
}

function beginning(): string {
  const ways = [...READING, { id: 'by-ear', heading: 'By ear' }, { id: 'as-data', heading: 'As data' }].map(
    ({ id, heading }) => `<li><a href="#${id}">${heading.replace(/,.*/, '')}</a></li>`,
  );
  return `<section id="editions">
<h2>See for yourself</h2>
<p class="lead">Here is a small book of five puzzles in every edition. Open any of its files.</p>
<ul class="to-ways">
${ways.join('\n')}
</ul>
</section>
`;
}

function wayOf({ id, heading, words, editions }: Way, { files }: Samples, pictures: Files): string {
  return `<section id="${id}">
<h2>${heading}</h2>
<p class="lead">${escaped(words)}</p>
<div class="editions">
${editions.map((edition) => shown(edition, files, pictures)).join('')}</div>
</section>
`;
}

function shown(
  { name, words, pictures: pages, files: names, more, isWide }: Shown,
  files: Files,
  pictures: Files,
): string {
  const shots = Object.entries(pages).map(([file, alt]) => {
    const { width, height } = pictureSize(file, pictures.get(file)!);
    return `<img src="${file}" alt="${escaped(alt)}" width="${width}" height="${height}" loading="lazy"/>`;
  });
  const columns = isWide ? 'two' : shots.length === 1 ? 'one' : 'whole many';
  return `<article class="${columns}">
<h3>${escaped(name)}</h3>
<p>${escaped(words)}</p>
${shots.length > 0 ? `<div class="shots">${shots.join('\n')}</div>\n` : ''}${fileList(names, files)}${links(more)}</article>
`;
}

function links(more: Shown['more'] = {}): string {
  const all = Object.entries(more).map(([address, name]) => `<a href="${address}">${escaped(name)}</a>`);
  return all.length === 0 ? '' : `<p>${all.join(' · ')}</p>\n`;
}

function fileList(names: Shown['files'], files: Files): string {
  const items = Object.entries(names).map(([name, what]) => {
    const kilobytes = Math.max(1, Math.round(files.get(name)!.length / 1000));
    return `<li><a href="samples/${name}">${name}</a> <span>${escaped(what)}, ${kilobytes} KB</span></li>`;
  });
  return items.length === 0 ? '' : `<ul class="files">\n${items.join('\n')}\n</ul>\n`;
}

function byEar({ files, script }: Samples): string {
  return `<section id="by-ear">
<h2>By ear</h2>
<p class="lead">A script for whoever reads aloud, or for a synthesiser. It gives every row of a board time to be laid out.</p>
<blockquote>
${script.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
</blockquote>
${fileList({ 'book.txt': 'the script of the whole book' }, files)}${links({ 'docs/aloud.html': 'More about the script' })}
</section>
`;
}

function asData({ files }: Samples): string {
  const names = {
    'keys.csv': 'a table of puzzles and solutions',
    'keys.json': 'the same as data',
    'keys.txt': 'the same to read',
  };
  return `<section id="as-data">
<h2>As data</h2>
<p class="lead">Puzzles and solutions as data, as drawings in SVG and PNG, and a library in TypeScript.</p>
${fileList(names, files)}${links({
  'docs/keys.html': 'More about keys and drawings',
  'docs/api.html': 'The library',
  'docs/reference.html': 'Every name in it',
})}
</section>
`;
}

function consistsOf(parts: readonly Part[]): string {
  const all = parts.reduce((sum, { pages }) => sum + pages, 0);
  const label = `Pages of each part of the book: ${parts.map(({ name, pages }) => `${name}, ${pages}`).join('; ')}.`;
  const plot = barsPlot(
    label,
    parts.map(({ name, pages }) => ({ name, values: [pages] })),
    (pages) => `${pages} pages`,
  );
  const rows = parts.map(
    ({ name, pages }) => `<tr><td>${escaped(name)}</td><td class="right">${pages}</td></tr>`,
  );
  const table = `<table>
<thead><tr><th scope="col">part</th><th scope="col" class="right">pages</th></tr></thead>
<tbody>
${rows.join('\n')}
<tr><td>all</td><td class="right">${all}</td></tr>
</tbody>
</table>`;
  return `<section id="a-book">
<h2>What a book consists of</h2>
<p class="lead">Asked for nothing else, the command makes ${presetSummary('first')}. In large print it has ${all} pages.</p>
<div class="figures">
${plot}${wide('Table', 'What a book consists of', table)}</div>
<p><a href="docs/levels.html#how-often-each-level-occurs">How hard puzzles are, and how long they take, in plots</a></p>
</section>
`;
}

function install(): string {
  return `<section id="install">
<h2>Make one yourself</h2>
<p class="lead">In a checkout, with <a href="https://nodejs.org/">Node.js</a> 20.19 or newer, two commands make the whole book.</p>
<pre tabindex="0"><code>npm ci
npm run book</code></pre>
<ul class="next">
<li><a href="docs/recipes.html">Recipes</a>: for a teacher, giant print, a magazine, a publisher, a gift</li>
<li><a href="../#/book">Make a book in the browser</a>, without installing anything</li>
<li><a href="docs/index.html">All of the documentation</a></li>
</ul>
</section>
`;
}
