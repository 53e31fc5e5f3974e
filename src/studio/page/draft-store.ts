import { parsed } from '../../play/kept-text.ts';
import { keepText, keptText } from '../../ui/kept-texts.ts';
import type { Draft } from '../form/config.ts';
import { setAside } from './storage.ts';

const KEY = 'dominosa-press/studio/book/1';

/** The form where it cannot be stored: it stays as long as the page is open. */
let unstored: Draft | undefined;

/** Keeps the form on this device. @returns whether it could */
export function keepDraft(draft: Draft): boolean {
  const isStored = keepText(KEY, JSON.stringify(draft));
  unstored = isStored ? undefined : draft;
  return isStored;
}

/** The form as it was kept. @returns what is no form is set aside, and only said to be damaged */
export function keptDraft(isDraft: (kept: unknown) => kept is Draft): Draft | 'damaged' | undefined {
  if (unstored) return unstored;
  const text = keptText(KEY);
  if (text === undefined) return undefined;
  const kept = parsed(text);
  if (isDraft(kept)) return kept;
  setAside(KEY);
  return 'damaged';
}
