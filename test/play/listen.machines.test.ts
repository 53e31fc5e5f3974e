import { beforeAll, expect, it } from 'vitest';
import { bundlePlay } from '../../scripts/play/bundle.ts';
import { hearInChromium } from '../helpers/listen/chromium.ts';
import { SCENES } from '../helpers/listen/scenes.ts';
import { makeTranscript, transcriptName } from '../helpers/listen/transcript.ts';
import { describeInChromium } from '../helpers/play/browser.ts';
import { makePage } from '../helpers/play/page.ts';

let script: string;
beforeAll(async () => {
  script = await bundlePlay();
});

// `npm run listen` writes the transcripts anew; they are to be read before they are kept.
describeInChromium('what is heard, by the accessibility tree', (chromium) => {
  it.each(SCENES)('is what its transcript says: $name, $language', async (scene) => {
    await chromium.visit(makePage([scene.line], script, scene.language), {}, async (page) => {
      const heard = await hearInChromium(page, scene.keys);
      await expect(makeTranscript(scene, heard)).toMatchFileSnapshot(
        `../golden/${transcriptName('chromium', scene)}`,
      );
    });
  });
});
