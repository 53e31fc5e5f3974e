import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fragmentOf, ScenePages } from '../test/helpers/listen/pages.ts';
import { ORCA_SCENES, type Scene, STUDIO_SCENES } from '../test/helpers/listen/scenes.ts';
import { makeTranscript, transcriptName } from '../test/helpers/listen/transcript.ts';
import { calledWith, explain } from './console.ts';
import { Listener, PACKAGES, PROGRAMS } from './listen/orca.ts';
import { bundlePlayers } from './play/bundle.ts';
import { makeSite } from './site/build.ts';
import { serveSite } from './site/server.ts';
import { writeSite } from './site/write.ts';

explain(`Writes what is heard while puzzles are played in the page, one file a scene, into test/golden/listen/: by the accessibility
tree of Chromium, and as the screen reader Orca says it in Firefox, where its programs are installed. Read what is new before you keep it.

Usage: npm run listen -- [SCENE…] [OPTIONS]

Scenes, all if none is named: ${[...new Set([...ORCA_SCENES, ...STUDIO_SCENES].map(({ name }) => name))].join(', ')}

Options:
  --language CODE: only these (default: all)
  --ear chromium or orca: only this (default: both)
  --silence SECONDS: how long Orca must be silent before it has said all (default: 2.5; more on a busy machine)
  --load SECONDS: how long the page may take to open (default: 120)
  --page FILE or ADDRESS --keys "KEY…": another page instead, and what Orca says there is printed
  -h, --help: explain it

Orca needs Debian's packages: ${PACKAGES}
It ends every other Orca of the same user when it starts: one run at a time.`);

/** The test that compares the transcripts of Chromium; with -u it records them, with DOMINOSA_WHOLE=1 in all languages. */
const TEST = 'test/play/listen.machines.test.ts';
const GOLDEN = fileURLToPath(new URL('../test/golden/', import.meta.url));

const { values, positionals } = calledWith({
  allowPositionals: true,
  options: {
    language: { type: 'string' },
    ear: { type: 'string' },
    silence: { type: 'string', default: '2.5' },
    load: { type: 'string', default: '120' },
    page: { type: 'string' },
    keys: { type: 'string', default: '' },
  },
});
const patience = { load: Number(values.load) * 1000, silence: Number(values.silence) * 1000, most: 30_000 };
const missing = PROGRAMS.filter((name) => spawnSync('which', [name]).status !== 0);

if (values.page) await print(values.page, values.keys.split(' ').filter(Boolean));
else await write();

/** Prints what Orca says on any page. */
async function print(page: string, keys: readonly string[]): Promise<void> {
  const url = /^https?:/.test(page) ? page : pathToFileURL(page).href;
  const heard = await hearFromOrca(url, keys, values.language);
  keys.forEach((key, i) => {
    console.log(`${key.padEnd(18)}${heard[i]!.join(' | ')}`);
  });
}

async function write(): Promise<void> {
  const ears = (['chromium', 'orca'] as const).filter((ear) => (values.ear ?? ear) === ear);
  if (ears.includes('chromium')) {
    const env = { ...process.env, DOMINOSA_WHOLE: '1' };
    spawnSync('npx', ['vitest', 'run', TEST, '-u'], { stdio: 'inherit', env });
  }
  if (!ears.includes('orca')) return;
  if (missing.length > 0) console.log(`Orca is left out: ${missing.join(', ')} is missing`);
  else await listenToScenes();
}

/** Puzzles are played in a separate page. */
async function listenToScenes(): Promise<void> {
  const pages = new ScenePages(await bundlePlayers());
  const folder = mkdtempSync(join(tmpdir(), 'dominosa-listen-page-'));
  try {
    for (const scene of ORCA_SCENES.filter(isWanted)) {
      const file = join(folder, 'page.html');
      writeFileSync(file, pages.of(scene));
      await listenTo(scene, `${pathToFileURL(file).href}${fragmentOf(scene)}`);
    }
    const inStudio = STUDIO_SCENES.filter(isWanted);
    if (inStudio.length > 0) await listenToStudio(inStudio, join(folder, 'site'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The studio is served locally. */
async function listenToStudio(scenes: readonly Scene[], folder: string): Promise<void> {
  await writeSite(await makeSite(), folder);
  const server = await serveSite(folder);
  try {
    for (const scene of scenes) await listenTo(scene, `${server.url}${scene.line}`);
  } finally {
    await server.stop();
  }
}

function isWanted({ name, language }: Scene): boolean {
  return (
    (positionals.length === 0 || positionals.includes(name)) && (values.language ?? language) === language
  );
}

async function listenTo(scene: Scene, url: string): Promise<void> {
  const heard = await hearFromOrca(url, scene.keys, scene.language);
  const name = transcriptName('orca', scene);
  writeFileSync(join(GOLDEN, name), makeTranscript(scene, heard));
  console.log(name);
  scene.keys.forEach((key, i) => {
    if (heard[i]!.length === 0) console.log(`  nothing was heard after key ${i + 1}, ${key}`);
  });
}

async function hearFromOrca(url: string, keys: readonly string[], language = 'en'): Promise<string[][]> {
  const listener = new Listener(patience, language);
  try {
    await listener.open(url);
    const heard: string[][] = [];
    for (const key of keys) heard.push(await listener.press(key));
    return heard;
  } finally {
    listener.close();
  }
}
