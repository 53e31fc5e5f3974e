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
