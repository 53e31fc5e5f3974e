import { expect, it } from 'vitest';
import { studioSite } from '../helpers/studio/site.ts';
import { describeInBrowsers, IS_NARROW, pressButton, type Tab, until } from '../helpers/studio/tab.ts';

/** A window of 1280 x 1024 px at 400 %. */
const ENLARGED = { width: 320, height: 256 };

/** The dark share of the picture, once it is drawn. */
const INK = `(() => {
  const picture = document.querySelector('.studio-preview canvas[aria-label]');
  if (!picture) return 0;
  const dots = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height).data;
  return dots.filter((value, i) => i % 4 === 0 && value < 128 && dots[i + 3] === 255).length / (picture.width * picture.height);
})()`;
const FOCUSED = 'document.activeElement.textContent';
const PREVIEW = "document.querySelector('.studio-preview')";

/** Shows the pages of the dominoes, of which there are several, and turns them by keyboard. */
async function turnPages(tab: Tab): Promise<void> {
  await pressButton(tab, 'Make the file');
  await pressButton(tab, 'Show the pages of worksheet.pdf');
  await until(tab, `${INK} > 0.005`);
  expect(await tab.evaluate(FOCUSED)).toBe('Next page');
  await tab.press('Enter');
  await until(tab, `${PREVIEW}.textContent.includes('Page 2 of ')`);
  await until(
    tab,
    `${PREVIEW}.querySelector('canvas').getAttribute('aria-label').startsWith('Picture of page 2.')`,
  );
  expect(await tab.evaluate(IS_NARROW)).toBe(true);
  // The drawing is shown with the buttons that turn it, as wide as the window allows.
  expect(
    await tab.evaluate(`${PREVIEW}.querySelector('canvas').getBoundingClientRect().width`),
  ).toBeGreaterThan(250);
  expect(await tab.evaluate(`${PREVIEW}.querySelector('details p')?.textContent ?? ''`)).not.toBe('');
  await pressButton(tab, 'Close the pages');
  expect(await tab.evaluate(PREVIEW)).toBe(null);
  expect(await tab.evaluate(FOCUSED)).toBe('Show the pages of worksheet.pdf');
}

describeInBrowsers(
  'pages of a file in forced colours',
  (visit) => {
    const site = studioSite();

    it('are turned at 400 %, with nothing wider than the window', async () => {
      await visit(site.url('#/print'), turnPages, ENLARGED);
    });
  },
  { forcesColours: true },
);
