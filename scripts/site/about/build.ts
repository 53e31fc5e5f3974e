import { build } from 'esbuild';
import type { Tokens } from 'marked';
import { BROWSER_BUNDLE } from '../../browser-bundle.ts';
import type { Site } from '../build.ts';
import { bytesOf } from '../bytes.ts';
import { apiPage } from './api.ts';
import { docsPages, framedDocs, type Group } from './docs.ts';
import { projectFile } from './files.ts';
import { heroDrawing } from './hero.ts';
import { homePage } from './home.ts';
import { tokensOf } from './markdown.ts';
import { type Part, partsOfFirstBook } from './parts.ts';
import { barsPlot, columnsPlot } from './plot.ts';
import { makeSamples, type Samples } from './samples.ts';
import type { Entry } from './search.ts';
import { ABOUT_STYLE } from './style.ts';

/** The folder of these pages, beside the studio. */
const FOLDER = 'about';

/** The home page, the documentation and samples of every edition, for the site of the studio. */
export async function makeAbout(): Promise<Site> {
  return aboutFrom(await makeSamples(), await partsOfFirstBook());
}

/** The pages from what takes long to make. The same sources give the same bytes. */
export async function aboutFrom(samples: Samples, parts: readonly Part[]): Promise<Site> {
  const { pages, groups, pictures } = docsPages({ [LEVELS]: levelsPlots() });
  const all = [...pages, apiPage()];
  const titles = new Map(all.map(({ path, title }) => [path, title]));
  const nav = withReference(groups, all.at(-1)!.path);
  const shown = new Map([
    ...pictures,
    ...Array.from(samples.pictures, ([name, bytes]) => [`images/${name}`, bytes] as const),
    ['images/hero.svg', bytesOf(heroDrawing())] as const,
  ]);
  const entries = all.flatMap(({ path, title, sections }) =>
    sections.map(({ id, heading, text }): Entry => ({ at: `${path}#${id}`, page: title, heading, text })),
  );
  const files = new Map<string, Uint8Array>([
    ['index.html', bytesOf(homePage(samples, shown, parts))],
    ...all.map((page) => [page.path, bytesOf(framedDocs(page, nav, titles))] as const),
    ['style.css', bytesOf(ABOUT_STYLE)],
    ['search.js', await searchScript()],
    ['search.json', bytesOf(JSON.stringify(entries))],
    ['LICENSE.txt', projectFile('LICENSE')],
    ...shown,
    ...Array.from(samples.files, ([name, bytes]) => [`samples/${name}`, bytes] as const),
  ]);
  return new Map(Array.from(files, ([name, bytes]) => [`${FOLDER}/${name}`, bytes]));
}

/** The reference stands behind the page that explains the library. */
function withReference(groups: readonly Group[], reference: string): Group[] {
  return groups.map(({ name, paths }) => ({
    name,
    paths: paths.flatMap((path) => (path === 'docs/api.html' ? [path, reference] : [path])),
  }));
}

const LEVELS = 'docs/levels.md';

/** How often each level occurs and how long its ways are, as plots that follow their tables; by the table's number on the page. */
function levelsPlots(): ReadonlyMap<number, string> {
  const text = new TextDecoder().decode(projectFile(LEVELS));
  const tables = tokensOf(text).filter((token): token is Tokens.Table => token.type === 'table');
  const readTable = (title: string) => {
    const place = tables.findIndex(({ header }) => header[0]!.text === title);
    const { header, rows } = tables[place]!;
    const values = rows.map(([name, ...cells]) => ({
      name: name!.text,
      values: cells.map((cell) => Number.parseFloat(cell.text)),
    }));
    return { place, names: header.slice(1).map(({ text }) => text), values };
  };
  const levels = readTable('level');
  const steps = readTable('median of steps');
  const label =
    'The table above as columns, one for each range: the larger the set, the smaller is the share of easy puzzles, and the larger that of the level master.';
  const lengthsLabel = 'The table above as bars: a harder puzzle has a longer way.';
  const figure = (plot: string, caption: string) =>
    `<figure>\n${plot}<figcaption>${caption}</figcaption>\n</figure>\n`;
  return new Map([
    [
      levels.place,
      figure(columnsPlot(label, levels.names, levels.values), 'Per cent of all boards with one solution.'),
    ],
    [
      steps.place,
      figure(
        barsPlot(lengthsLabel, steps.values, (count) => `${count} steps`),
        `Steps to the solution, ${steps.names[0]}.`,
      ),
    ],
  ]);
}

async function searchScript(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    ...BROWSER_BUNDLE,
    entryPoints: ['scripts/site/about/page/search.ts'],
    format: 'esm',
  });
  return outputFiles[0]!.contents;
}
