/** What colours are for; each palette of a page for screens has one for each. */
export interface Palette {
  /** Text, and the lines that mean something. */
  readonly ink: string;
  /** Behind everything. */
  readonly paper: string;
  /** Behind what can be pressed or filled in, and behind a board. */
  readonly surface: string;
  /** Behind a domino that is placed. */
  readonly tile: string;
  /** Behind one that is only tried. */
  readonly trial: string;
  /** Text that may stand back. */
  readonly soft: string;
  /** Lines that part. */
  readonly line: string;
  /** Behind what is to be pressed first, and the text on it. */
  readonly accent: string;
  readonly 'on-accent': string;
  /** The sign of what is being talked about. */
  readonly ring: string;
}

/** Text has 7:1 on whatever it stands, lines and signs 3:1 (WCAG 2.2, 1.4.6 and 1.4.11). */
export const PALETTES = {
  light: {
    ink: '#14213d',
    paper: '#fbf7ec',
    surface: '#ffffff',
    tile: '#ffe9b8',
    trial: '#d5ecff',
    soft: '#3f4558',
    line: '#7c8088',
    accent: '#14213d',
    'on-accent': '#ffffff',
    ring: '#b3261e',
  },
  dark: {
    ink: '#f4ecd8',
    paper: '#14171f',
    surface: '#1d2230',
    tile: '#2f3850',
    trial: '#16353d',
    soft: '#c6cbd8',
    line: '#7f8aa3',
    accent: '#f3c969',
    'on-accent': '#14171f',
    ring: '#ffab91',
  },
  sepia: {
    ink: '#33230f',
    paper: '#f3e5c8',
    surface: '#fbf2de',
    tile: '#fffdf6',
    trial: '#dfead9',
    soft: '#4f3b22',
    line: '#86704c',
    accent: '#56290a',
    'on-accent': '#fff9ec',
    ring: '#96200c',
  },
  blackOnWhite: {
    ink: '#000000',
    paper: '#ffffff',
    surface: '#ffffff',
    tile: '#fff3a3',
    trial: '#d5ecff',
    soft: '#000000',
    line: '#000000',
    accent: '#000000',
    'on-accent': '#ffffff',
    ring: '#a30000',
  },
  whiteOnBlack: {
    ink: '#ffffff',
    paper: '#000000',
    surface: '#000000',
    tile: '#2b2b2b',
    trial: '#00334d',
    soft: '#ffffff',
    line: '#ffffff',
    accent: '#ffe100',
    'on-accent': '#000000',
    ring: '#ffe100',
  },
} as const satisfies Readonly<Record<string, Palette>>;

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

/** Where colours are forced: those of the system. Browsers lay a plate in the colour of the page under every text. */
const FORCED: Palette = {
  ink: 'CanvasText',
  paper: 'Canvas',
  surface: 'Canvas',
  tile: 'Canvas',
  trial: 'Canvas',
  soft: 'CanvasText',
  line: 'CanvasText',
  accent: 'Canvas',
  'on-accent': 'CanvasText',
  ring: 'CanvasText',
};

const { light, dark, sepia, blackOnWhite, whiteOnBlack } = PALETTES;

/**
 * The palette that a page wears: that of the device, or the one that its reader has chosen (`data-colours`, `data-contrast`);
 * paper is black on white. Beside it the scale of letters, of room and of corners.
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
