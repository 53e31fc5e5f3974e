import { makeBookFile, openBook } from '../book/book.ts';
import type { Paper } from '../book/choices.ts';
import { configSchema } from '../book/config.ts';
import { makeMetrics } from '../layout/metrics.ts';
import { layoutPrint } from '../layout/print/print.ts';
import { PRINT_PROFILES } from '../layout/print/profiles.ts';
import { type Materials, sourceOf } from './editions.ts';
import { brfFiles, emboss } from './emboss/recipes.ts';
import { htmlPage } from './html.ts';
import { renderPdf } from './pdf.ts';
import { type RenderedFile, textFile } from './recipe.ts';
import { raisedFile, raisedSheets } from './tactile.ts';

/** Large print of the least size that it has, so that the game has room on one page. */
const SIZES = { margins: { inner: 15, outer: 15, top: 11, bottom: 16 }, body: 18 };

/** The names that its files can have. */
export const LEAFLET_FILE = /^leaflet(?:-(?:large|standard)-print\.pdf|-tactile\.pdf|\.brf|\.html)$/;

/** The game on one page, for each reader: in print, raised, embossed, and for a screen. */
export function* renderLeaflet(
  paper: Paper,
  { texts, fonts, engines }: Pick<Materials, 'texts' | 'fonts' | 'engines'>,
): Generator<RenderedFile> {
  const { language } = texts.words;
  const title = texts.words.text('leaflet-heading');
  const config = configSchema.parse({ title, language, paper });
  const book = openBook(makeBookFile({ ...config, sections: [] }, []));
  const source = sourceOf(book, { texts, fonts, engines });
  const metrics = makeMetrics(fonts);
  const print = source.document('leaflet', { reader: 'print', keysInside: false });
  const { 'large-print': large, 'standard-print': standard } = PRINT_PROFILES;
  for (const [name, profile] of [
    ['large', { ...large, ...SIZES }],
    ['standard', standard],
  ] as const) {
    const laid = layoutPrint(print, { sheet: profile.sheets[paper], profile, metrics });
    yield { name: `leaflet-${name}-print.pdf`, pieces: renderPdf(laid, fonts) };
  }
  yield raisedFile('leaflet-tactile.pdf', raisedSheets(source, 'leaflet', undefined), source);
  yield* brfFiles(emboss(source, 'leaflet').pages, book.braille, 'leaflet');
  const page = source.document('leaflet', { reader: 'screen', keysInside: false });
  yield textFile('leaflet.html', htmlPage(page));
}
