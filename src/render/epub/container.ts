import type { Zippable } from 'fflate';
import { tag } from '../../layout/screen/markup.ts';
import { makeXmlFile } from '../xml.ts';
import { zipped } from '../zip.ts';

/**
 * The files of a publication as an EPUB container: a ZIP archive that begins with its media type, not compressed (EPUB
 * 3.3, section 4.2.3).
 *
 * @param packagePath where the package document is
 * @param files by path
 */
export function epubContainer(packagePath: string, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const container = tag(
    'container',
    { version: '1.0', xmlns: 'urn:oasis:names:tc:opendocument:xmlns:container' },
    tag(
      'rootfiles',
      {},
      tag('rootfile', { 'full-path': packagePath, 'media-type': 'application/oebps-package+xml' }),
    ),
  );
  const encoder = new TextEncoder();
  const archive: Zippable = {
    mimetype: [encoder.encode('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': encoder.encode(makeXmlFile(container)),
  };
  for (const [path, bytes] of files) archive[path] = bytes;
  return zipped(archive);
}
