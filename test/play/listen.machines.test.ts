import { beforeAll, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';
import { hearInChromium } from '../helpers/listen/chromium.ts';
import { fragmentOf, ScenePages } from '../helpers/listen/pages.ts';
import { SCENES, TABLE_SCENES } from '../helpers/listen/scenes.ts';
import { makeTranscript, transcriptName } from '../helpers/listen/transcript.ts';
import { describeInChromium } from '../helpers/play/browser.ts';
import { players } from '../helpers/play/pages.ts';
import { isThorough } from '../helpers/thorough.ts';

const ALL = [...SCENES, ...TABLE_SCENES];
const NAMES = [...new Set(ALL.map(({ name }) => name))];
/** The words of all languages are tested without a page, so that each scene is heard in one, in turn. */
const HEARD = ALL.filter(
  ({ name, language }) =>
    isThorough || language === LANGUAGE_CODES[NAMES.indexOf(name) % LANGUAGE_CODES.length],
);

let pages: ScenePages;
beforeAll(async () => {
  pages = new ScenePages(await players());
});

// `npm run listen` rewrites the transcripts. Review them before committing.
describeInChromium('what is heard, by the accessibility tree', (chromium) => {
  it.each(HEARD)('is what its transcript says: $name, $language', async (scene) => {
    const url = `${chromium.file(pages.of(scene))}${fragmentOf(scene)}`;
    await chromium.visitShared(url, {}, async (page) => {
      const heard = await hearInChromium(page, scene.keys);
      await expect(makeTranscript(scene, heard)).toMatchFileSnapshot(
        `../golden/${transcriptName('chromium', scene)}`,
      );
    });
  });
});
