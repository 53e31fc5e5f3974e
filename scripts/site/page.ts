import { LANGUAGE_CODES, USUAL_LANGUAGE } from '../../src/languages/index.ts';
import { PALETTES } from '../../src/layout/screen/palette.ts';
import { builtInWords, loadWords } from '../../src/node/words.ts';
import { languageName } from '../../src/studio/form/labels.ts';
import { SITE_ID, type SiteData } from '../../src/studio/site-data.ts';
import { escaped } from '../../src/words/marked.ts';
import { WordBook } from '../../src/words/word-book.ts';
import { SHARED, SHARED_NAME } from './share.ts';
import { WORDINGS } from './wordings.ts';

/**
 * Nothing is loaded from elsewhere, and only the files of the site run as code. A server may send the same policy in a header,
 * so that it also applies to workers.
 */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The options of a site. */
export interface SiteOptions {
  readonly books?: string | undefined;
  readonly address?: string | undefined;
}

/**
 * The page of the studio, which is filled by its program.
 *
 * @param version the folder of the versioned files
 * @param early files that the program requests at once
 * @param options.books where ready books are, if there are any
 * @param options.address the future address of the site, if known; the preview picture needs it
 */
export function indexPage(
  version: string,
  early: readonly string[],
  { books, address = '' }: SiteOptions = {},
): string {
  const site: SiteData = {
    languages: WORDINGS.map(({ code, address, words }) => {
      const said = new WordBook(code, builtInWords(code, address));
      const suffix = address === 'informal' ? ` (${said.text('studio-choice-address-informal')})` : '';
      return {
        code,
        address,
        words,
        name: languageName(code) + suffix,
        notLoaded: said.text('studio-not-loaded'),
      };
    }),
    ...(books !== undefined && { books }),
  };
  const inWords = (id: 'studio-no-script' | 'studio-loading' | 'studio-not-started') =>
    LANGUAGE_CODES.map((language) => `<p lang="${language}">${loadWords(language).text(id)}</p>`).join('\n');
  const toBooks = LANGUAGE_CODES.map((language) => {
    const words = loadWords(language).text('studio-books');
    return `<p lang="${language}"><a href="${escaped(books ?? '')}">${words}</a></p>`;
  });
  const preloads = early.map((name) => `<link rel="modulepreload" href="${version}/${name}">`);
  return `<!DOCTYPE html>
<html lang="${USUAL_LANGUAGE}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${loadWords(USUAL_LANGUAGE).text('studio-title')}</title>
<meta name="description" content="${loadWords(USUAL_LANGUAGE).text('studio-description')}">
${sharing(address)}
<link rel="manifest" href="manifest.webmanifest">
<link rel="apple-touch-icon" href="icon-180.png">
<link rel="icon" type="image/svg+xml" href="icon.svg">
<link rel="stylesheet" href="${version}/style.css">
<script type="application/json" id="${SITE_ID}">${JSON.stringify(site).replaceAll('<', '\\u003c')}</script>
${preloads.join('\n')}
<script type="module" src="${version}/main.js"></script>
</head>
<body>
<main>
<div class="studio-loading">
${inWords('studio-loading')}
</div>
<div class="studio-late" role="alert">
${inWords('studio-not-started')}
</div>
<div class="studio-old">
${[inWords('studio-no-script'), ...(books === undefined ? [] : toBooks)].join('\n')}
</div>
</main>
<script type="module" async src="${version}/early.js"></script>
</body>
</html>
`;
}

/** The preview for a shared address (Open Graph). */
function sharing(address: string): string {
  const words = loadWords(USUAL_LANGUAGE);
  const told = {
    'og:type': 'website',
    'og:title': words.text('studio-title'),
    'og:description': words.text('studio-description'),
    'og:image': `${address}${SHARED_NAME}`,
    'og:image:width': String(SHARED.width),
    'og:image:height': String(SHARED.height),
    'og:image:alt': words.text('cover-art'),
  };
  const tags = Object.entries(told).map(
    ([name, text]) => `<meta property="${name}" content="${escaped(text)}">`,
  );
  return [...tags, '<meta name="twitter:card" content="summary_large_image">'].join('\n');
}

/** The appearance of the installed studio on a phone or a computer. @param icons the sides of its pictures, in pixels */
export function manifest(icons: readonly number[]): object {
  const words = loadWords(USUAL_LANGUAGE);
  const name = words.text('studio-title');
  return {
    id: './',
    name,
    short_name: name,
    description: words.text('studio-description'),
    lang: USUAL_LANGUAGE,
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: PALETTES.light.paper,
    theme_color: PALETTES.light.paper,
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...icons.map((dots) => ({
        src: `icon-${dots}.png`,
        sizes: `${dots}x${dots}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    ],
  };
}
