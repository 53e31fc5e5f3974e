import type { Draft } from '../form/config.ts';

const KEY = 'dominosa-press/studio/book/1';

/** Keeps the form on this device. @returns whether it could */
export function keepDraft(draft: Draft): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The form as it was kept. */
export function keptDraft(): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Draft) : undefined;
  } catch {
    return undefined;
  }
}
