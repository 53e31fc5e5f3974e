import type { PlayWords } from '../../play/page-words.ts';
import type { ScreenName } from '../screens.ts';
import type { SiteLanguage } from '../site-data.ts';
import { readBuilt } from './place.ts';

const loaded = new Map<string, Promise<PlayWords['files']>>();

/** The words of a screen and of the frame, as they stand in their files; without a screen those of the frame. @throws NotLoaded */
export async function loadWordFiles(
  { words }: SiteLanguage,
  screen?: ScreenName,
): Promise<PlayWords['files']> {
  const parts = await Promise.all(
    ['shell', ...(screen ? [screen] : [])].map((part) => loadPart(`words/${words}/${part}.json`)),
  );
  return parts.flat();
}

function loadPart(name: string): Promise<PlayWords['files']> {
  const known = loaded.get(name);
  if (known) return known;
  const part = readBuilt(name, (file): Promise<PlayWords['files']> => file.json());
  loaded.set(name, part);
  // What could not be loaded is asked for again.
  part.catch(() => loaded.delete(name));
  return part;
}
