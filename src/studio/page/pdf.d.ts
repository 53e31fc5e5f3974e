import type { TaggedNode } from '../../proof/pdf.ts';

// A file of the site, which is that of the package pdfjs-dist; here stands what is used of it.

export interface PdfPage {
  getViewport(options: { readonly scale: number }): { readonly width: number; readonly height: number };
  render(options: {
    readonly canvas: HTMLCanvasElement;
    readonly viewport: ReturnType<PdfPage['getViewport']>;
  }): { readonly promise: Promise<void> };
  getStructTree(): Promise<TaggedNode | null>;
  getTextContent(options: { readonly includeMarkedContent: true }): Promise<{
    readonly items: readonly ({ readonly str: string } | { readonly type: string; readonly id?: string })[];
  }>;
}

export interface PdfFile {
  readonly numPages: number;
  getMetadata(): Promise<{ readonly info: { readonly Language?: string | null } }>;
  getPage(number: number): Promise<PdfPage>;
}

export interface PdfTask {
  readonly promise: Promise<PdfFile>;
  destroy(): Promise<void>;
}

export const GlobalWorkerOptions: { workerPort: Worker | null };
export function getDocument(options: {
  readonly data: ArrayBuffer;
  readonly disableFontFace: boolean;
  readonly useSystemFonts: boolean;
  readonly isEvalSupported: boolean;
  readonly useWasm: boolean;
  readonly verbosity: number;
}): PdfTask;
