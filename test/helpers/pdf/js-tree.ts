import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element as pdf.js finds it on a page; pdf.js provides the structure tree page by page. */
export interface JsNode {
  readonly role?: string;
  readonly alt?: string;
  readonly lang?: string;
  readonly children?: readonly JsNode[];
}

/** The root of each page's structure. */
export async function jsTrees(bytes: Uint8Array): Promise<JsNode[]> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  try {
    const trees: JsNode[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      trees.push(((await page.getStructTree()) ?? {}) as JsNode);
    }
    return trees;
  } finally {
    await task.destroy();
  }
}

/** All elements from a node down, in reading order. */
export function jsNodes(node: JsNode): JsNode[] {
  return [...(node.role ? [node] : []), ...(node.children ?? []).flatMap(jsNodes)];
}
