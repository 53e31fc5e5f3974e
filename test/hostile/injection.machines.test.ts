import { beforeAll, expect, it } from 'vitest';
import { HOSTILE, hostileBook } from '../helpers/hostile/book.ts';
import { describeInChromium } from '../helpers/play/browser.ts';
import { render } from '../helpers/render/books.ts';

describeInChromium('book.html of hostile texts', (chromium) => {
  let page: string;

  beforeAll(async () => {
    const files = await render(hostileBook('en'), 'html', {
      players: { puzzles: 'document.body.id = "ran"', table: '' },
    });
    page = files.get('book.html')!.toString('utf8');
  });

  it('runs its own script and no other, asks for nothing, and stays where it is', async () => {
    await chromium.visit(page, {}, async (opened, url) => {
      expect(await opened.title()).toBe(HOSTILE.title);
      const found = await opened.evaluate(
        '[document.body.id, [...document.scripts].map(({ type }) => type), document.images.length, location.href]',
      );
      // The words for playing are data; only the player itself runs.
      expect(found).toEqual(['ran', ['application/json', ''], 0, url]);
    });
  });

  it.each([
    [
      'script-src-elem',
      `const script = document.createElement('script');
      script.textContent = 'document.body.id = "broken"'; document.body.append(script);`,
    ],
    [
      'script-src-attr',
      `document.body.insertAdjacentHTML('beforeend', '<a id="a" onclick="document.body.id = 1">x</a>');
      document.getElementById('a').click();`,
    ],
    ['img-src', `document.body.insertAdjacentHTML('beforeend', '<img src="https://example.org/x">')`],
    ['style-src-attr', `document.body.insertAdjacentHTML('beforeend', '<p style="position: fixed">x</p>')`],
    ['connect-src', `fetch('https://example.org/x').catch(() => {})`],
    [
      'form-action',
      `document.body.insertAdjacentHTML('beforeend', '<form action="https://example.org/x"></form>');
      document.forms[0].submit();`,
    ],
    ['base-uri', `document.head.insertAdjacentHTML('beforeend', '<base href="https://example.org/">')`],
  ])('stops by %s what would come in all the same', async (directive, intrusion) => {
    let forbidden: unknown;
    const visit = chromium.visit(page, {}, async (opened) => {
      const told: string[] = [];
      opened.on('console', (message) => told.push(message.text()));
      const heard = opened.waitForEvent('console', (message) => message.text().startsWith('forbidden'));
      // In a separate task: submitting a form would abort the evaluation.
      await opened.evaluate(`void setTimeout(() => { ${intrusion} })`);
      await heard;
      const id = await opened.locator('body').getAttribute('id');
      const directives = told.flatMap((text) => /^forbidden (\S+)/.exec(text)?.[1] ?? []);
      forbidden = [...new Set(directives), id];
    });
    // The browser also complains.
    await expect(visit).rejects.toThrow();
    expect(forbidden).toEqual([directive, 'ran']);
  });
});
