import type { Colours } from '../book/print-config.ts';
import type { Page } from '../layout/page.ts';
import { type PdfDocument, pt } from './pdf-document.ts';

/** Colour operators (ISO 32000-1, 8.6.8) for what a page stands on, and for all ink on it from then on. */
interface Paint {
  readonly ground: string;
  readonly ink: string;
}

/** Cream is FAFAC8; black ink stays DeviceGray 0, which prints as pure K. Contrasts: docs/pdf.md. */
const PAINTS: Readonly<Record<Colours, Paint | undefined>> = {
  'black-on-white': undefined,
  'black-on-cream': { ground: '0.98039 0.98039 0.78431 rg', ink: '0 g' },
  'white-on-black': { ground: '0 g', ink: '1 g 1 G' },
};

/** The inks of a cover in colour: the contrast between them is at least 7 in every colour, in grey, too. */
const COVER_INKS: Readonly<Record<Colours, Readonly<Record<'accent' | 'ground', string>>>> = {
  'black-on-white': { accent: inkOf('0.07 0.22 0.42'), ground: '1 g 1 G' },
  'black-on-cream': { accent: inkOf('0.07 0.22 0.42'), ground: inkOf('0.98039 0.98039 0.78431') },
  'white-on-black': { accent: inkOf('1 0.8 0.2'), ground: '0 g 0 G' },
};

/** Sets a colour for what is filled and for lines. */
function inkOf(rgb: string): string {
  return `${rgb} rg ${rgb} RG`;
}

/** Draws in an ink of covers, and leaves the ink of the page as it was. */
export function drawInked(
  document: PdfDocument,
  colours: Colours,
  ink: 'accent' | 'ground',
  draw: () => void,
): void {
  document.save();
  document.addContent(COVER_INKS[colours][ink]);
  draw();
  document.restore();
}

/** Paints the ground of a new page, an artifact, and sets its ink. Without colours nothing is ever set. */
export function paintGround(
  document: PdfDocument,
  colours: Colours,
  { width, height, white = [] }: Pick<Page, 'width' | 'height' | 'white'>,
): void {
  const paint = PAINTS[colours];
  if (!paint) return;
  const box = [0, 0, pt(width), pt(height)] as const;
  document.markContent('Artifact', { type: 'Background', bbox: box });
  document.addContent(paint.ground);
  document.rect(...box).fill();
  if (white.length > 0) document.addContent('1 g');
  for (const area of white) document.rect(pt(area.x), pt(area.y), pt(area.width), pt(area.height)).fill();
  document.endMarkedContent();
  document.addContent(paint.ink);
}
