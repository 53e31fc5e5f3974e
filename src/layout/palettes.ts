import type { CoverColours } from '../book/choices.ts';

/** Shares of red, green and blue, from 0 to 1. */
type Shares = readonly [red: number, green: number, blue: number];

/** What sets a cover off: on white or cream, and on black. Each has a contrast of 7 and more with its grounds, in grey, too. */
export const PALETTES: Readonly<Record<CoverColours, { readonly onLight: Shares; readonly onDark: Shares }>> =
  {
    blue: { onLight: [0.07, 0.22, 0.42], onDark: [1, 0.8, 0.2] },
    green: { onLight: [0.04, 0.28, 0.2], onDark: [0.62, 0.9, 0.7] },
    wine: { onLight: [0.42, 0.07, 0.18], onDark: [1, 0.75, 0.78] },
    violet: { onLight: [0.28, 0.13, 0.45], onDark: [0.86, 0.78, 1] },
    black: { onLight: [0.13, 0.13, 0.13], onDark: [0.9, 0.9, 0.9] },
  };
