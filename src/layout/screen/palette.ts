/**
 * What colours are for, with that of a light and a dark page, of sepia, of black on white and white on black, and the
 * system's where colours are forced: browsers lay a plate in the colour of the page under every text. Text has 7:1 on
 * whatever it stands, lines and signs 3:1 (WCAG 2.2, 1.4.6 and 1.4.11).
 */
const COLOURS = {
  /** Text, and the lines that mean something. */
  ink: ['#14213d', '#f4ecd8', '#33230f', '#000000', '#ffffff', 'CanvasText'],
  /** Behind everything. */
  paper: ['#fbf7ec', '#14171f', '#f3e5c8', '#ffffff', '#000000', 'Canvas'],
  /** Behind what can be pressed or filled in, and behind a board. */
  surface: ['#ffffff', '#1d2230', '#fbf2de', '#ffffff', '#000000', 'Canvas'],
  /** Behind a domino that is placed. */
  tile: ['#ffe9b8', '#2f3850', '#fffdf6', '#fff3a3', '#2b2b2b', 'Canvas'],
  /** Behind one that is only tried. */
  trial: ['#d5ecff', '#16353d', '#dfead9', '#d5ecff', '#00334d', 'Canvas'],
  /** Text that may stand back. */
  soft: ['#3f4558', '#c6cbd8', '#4f3b22', '#000000', '#ffffff', 'CanvasText'],
  /** Lines that part. */
  line: ['#7c8088', '#7f8aa3', '#86704c', '#000000', '#ffffff', 'CanvasText'],
  /** Behind what is to be pressed first, and the text on it. */
  accent: ['#14213d', '#f3c969', '#56290a', '#000000', '#ffe100', 'Canvas'],
  'on-accent': ['#ffffff', '#14171f', '#fff9ec', '#ffffff', '#000000', 'CanvasText'],
  /** The sign of what is being talked about. */
  ring: ['#b3261e', '#ffab91', '#96200c', '#a30000', '#ffe100', 'CanvasText'],
} as const;

export type Palette = Readonly<Record<keyof typeof COLOURS, string>>;

function paletteAt(column: 0 | 1 | 2 | 3 | 4 | 5): Palette {
  return Object.fromEntries(
    Object.entries(COLOURS).map(([use, colours]) => [use, colours[column]]),
  ) as Palette;
}

export const PALETTES = {
  light: paletteAt(0),
  dark: paletteAt(1),
  sepia: paletteAt(2),
  blackOnWhite: paletteAt(3),
  whiteOnBlack: paletteAt(4),
} as const;
const FORCED = paletteAt(5);

function worn(palette: Palette, scheme: string): string {
  const colours = Object.entries(palette).map(([name, colour]) => `--${name}: ${colour};`);
  return `{ color-scheme: ${scheme}; ${colours.join(' ')} }`;
}

/** @param strong selects a page with strong contrast */
function wornBy(strong: string, light: Palette, dark: Palette): string {
  return `
:root${strong}, :root[data-colours]${strong} ${worn(light, 'light')}
@media (prefers-color-scheme: dark) { :root:not([data-colours])${strong} ${worn(dark, 'dark')} }
:root[data-colours='dark']${strong} ${worn(dark, 'dark')}`;
}

const { light, dark, sepia, blackOnWhite, whiteOnBlack } = PALETTES;

/**
 * The palette that a page wears: that of the device, or the one that its reader has chosen (`data-colours`,
 * `data-contrast`); paper is black on white. Beside it the scale of letters, of room and of corners.
 */
export const PALETTE_STYLE = `${wornBy('', light, dark)}
:root[data-colours='sepia'] ${worn(sepia, 'light')}
@media (prefers-contrast: more) { ${wornBy('', blackOnWhite, whiteOnBlack)}
}${wornBy("[data-contrast='strong']", blackOnWhite, whiteOnBlack)}
@media print { :root:root:root:root ${worn(blackOnWhite, 'light')} }
@media (forced-colors: active) { :root:root:root:root ${worn(FORCED, 'light dark')} }
:root {
  --small: .875rem; --large: 1.2rem;
  --close: .25rem; --near: .5rem; --apart: 1rem; --far: 2rem; --round: .5rem;
}
`;
