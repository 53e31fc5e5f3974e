import type { Draft } from '../form/config.ts';

const KEY = 'dominosa-press/studio/book/1';

/** The form where it cannot be stored: it stays as long as the page is open. */
let unstored: Draft | undefined;

/** Keeps the form on this device. @returns whether it could */
export function keepDraft(draft: Draft): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
    unstored = undefined;
  } catch {
    unstored = draft;
  }
  return unstored === undefined;
}

/** The form as it was kept. */
export function keptDraft(): Draft | undefined {
  if (unstored) return unstored;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Draft) : undefined;
  } catch {
    return undefined;
  }
}
