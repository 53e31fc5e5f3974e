import type { KeyPress } from '../../../src/play/commands.ts';

/** An event for `Ctrl+Shift+z` as a browser reports it. */
export function press(keys: string): KeyPress {
  const parts = keys.split(/\+(?=.)/);
  return {
    key: parts.at(-1)!,
    shiftKey: parts.includes('Shift'),
    ctrlKey: parts.includes('Ctrl'),
    altKey: parts.includes('Alt'),
    metaKey: parts.includes('Meta'),
  };
}
