import { beforeAll, expect, it } from 'vitest';
import { bundlePlay } from '../../scripts/play/bundle.ts';
import { hearInChromium } from '../helpers/listen/chromium.ts';
import { fragmentOf, ScenePages } from '../helpers/listen/pages.ts';
import { SCENES, TABLE_SCENES } from '../helpers/listen/scenes.ts';
import { makeTranscript, transcriptName } from '../helpers/listen/transcript.ts';
import { describeInChromium } from '../helpers/play/browser.ts';

let pages: ScenePages;
beforeAll(async () => {
  pages = new ScenePages({ script: await bundlePlay(), lockScript: await bundlePlay('locks') });
});

// `npm run listen` rewrites the transcripts. Review them before committing.
describeInChromium('what is heard, by the accessibility tree', (chromium) => {
  it.each([...SCENES, ...TABLE_SCENES])('is what its transcript says: $name, $language', async (scene) => {
    const url = `${chromium.file(pages.of(scene))}${fragmentOf(scene)}`;
    await chromium.visitShared(url, {}, async (page) => {
      const heard = await hearInChromium(page, scene.keys);
      await expect(makeTranscript(scene, heard)).toMatchFileSnapshot(
        `../golden/${transcriptName('chromium', scene)}`,
      );
    });
  });
});
