import { escaped } from '../../../src/words/marked.ts';
import { POLICY } from '../page.ts';

/** A page of the site beside the studio. */
export interface PageParts {
  /** Its path below the folder of these pages, as `docs/levels.html`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** What stands in `main`. */
  readonly main: string;
  /** What stands around it: before it, and behind it. */
  readonly before?: string;
  readonly behind?: string;
  /** How it is laid out. */
  readonly layout: 'home' | 'docs';
}

/** Where the way from every page leads, by their paths. */
const WAYS = [
  ['index.html#editions', 'Samples'],
  ['index.html#install', 'Install'],
  ['docs/index.html', 'Documentation'],
] as const;

export const NAME = 'dominosa-press';

/** An address as one page names it. @param to a path below the same folder, perhaps with an anchor */
export function fromPage(path: string, to: string): string {
  const up = '../'.repeat(path.split('/').length - 1);
  return to.startsWith('#') ? to : up + to;
}

/** A whole page. Nothing in it but files of the site is loaded, and it is read without its script. */
export function pageOf({
  path,
  title,
  description,
  main,
  before = '',
  behind = '',
  layout,
}: PageParts): string {
  const to = (other: string) => escaped(fromPage(path, other));
  const ways = WAYS.map(([target, name]) => {
    const current = target === path ? ' aria-current="page"' : '';
    return `<li><a href="${to(target)}"${current}>${name}</a></li>`;
  });
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${POLICY}"/>
<meta name="viewport" content="width=device-width"/>
<meta name="color-scheme" content="light dark"/>
<title>${escaped(title === NAME ? title : `${title} – ${NAME}`)}</title>
<meta name="description" content="${escaped(description)}"/>
<link rel="icon" type="image/svg+xml" href="${to('../icon.svg')}"/>
<link rel="stylesheet" href="${to('style.css')}"/>
${layout === 'docs' ? `<script type="module" src="${to('search.js')}"></script>\n` : ''}</head>
<body class="${layout}">
<a class="skip" href="#main">Skip to the text</a>
<header>
<a class="name" href="${to('index.html')}"><img src="${to('../icon.svg')}" alt="" width="28" height="28"/> ${NAME}</a>
<nav aria-label="Site">
<ul>
${ways.join('\n')}
${layout === 'docs' ? '<li class="to-pages"><a href="#pages">All pages</a></li>\n' : ''}<li><a class="play" href="${to('../')}">Play</a></li>
</ul>
</nav>
</header>
${before}<main id="main">
${main}</main>
${behind}<footer>
<p>${NAME}, <a href="${to('LICENSE.txt')}">MIT licence</a>. These pages set no cookies, and load nothing from elsewhere.</p>
</footer>
</body>
</html>
`;
}
