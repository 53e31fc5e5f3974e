import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../src/languages/index.ts';

const filesIn = (folder: string) => readdirSync(new URL(`../golden/${folder}`, import.meta.url));

it.each(LANGUAGE_CODES)('texts that were read by someone are there: %s', (language) => {
  const texts = ['steps', 'aloud', 'commented-game', 'embossed'].map((name) => `${name}.${language}.txt`);
  const spoken = ['check', 'composing', 'deal', 'hint', 'lock', 'questions', 'solved'].map(
    (scene) => `chromium.${scene}.${language}.txt`,
  );
  const there = [...filesIn(''), ...filesIn('listen')];
  expect([...texts, ...spoken].filter((name) => !there.includes(name))).toEqual([]);
});
