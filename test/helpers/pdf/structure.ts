import { type Dict, Name, type PdfObjects, Ref, type Value } from './objects.ts';

/** Marked content on a page (both as in the file, pages from 1), or the number of an annotation's object. */
export type StructureContent =
  | { readonly page: number; readonly content: number }
  | { readonly page: number; readonly annotation: number };

/** A structure element of a tagged PDF (ISO 32000-1, 14.7). */
export interface StructureNode {
  readonly tag: string;
  readonly alt: string | undefined;
  readonly language: string | undefined;
  readonly scope: string | undefined;
  readonly box: readonly number[] | undefined;
  readonly summary: string | undefined;
  readonly children: readonly (StructureNode | StructureContent)[];
}

/** The numbers of the pages, from 1, by the numbers of their objects. */
type PageNumbers = ReadonlyMap<number, number>;

/**
 * The tree of a file.
 *
 * @throws Error if an element's parent does not match the tree, or an annotation is not on the page named
 */
export function readStructure(objects: PdfObjects): StructureNode {
  const pages: PageNumbers = new Map(objects.pageRefs.map(({ number }, i) => [number, i + 1]));
  const root = objects.root.get('StructTreeRoot') as Ref;
  const [first, ...others] = kidsOf(objects, objects.object(root.number) as Dict);
  if (!(first instanceof Ref) || others.length > 0) throw new Error('not one root');
  return readNode(objects, first, root.number, undefined, pages);
}

function readNode(
  objects: PdfObjects,
  ref: Ref,
  parent: number,
  pageAbove: number | undefined,
  pages: PageNumbers,
): StructureNode {
  const dict = objects.object(ref.number) as Dict;
  if ((dict.get('P') as Ref).number !== parent) throw new Error(`object ${ref.number} has another parent`);
  const pageOf = (of: Dict) => {
    const page = of.get('Pg');
    return page instanceof Ref ? pages.get(page.number) : undefined;
  };
  const page = pageOf(dict) ?? pageAbove;
  const attributes = attributesOf(objects, dict);
  return {
    tag: (dict.get('S') as Name).value,
    alt: objects.get(dict, 'Alt') as string | undefined,
    language: objects.get(dict, 'Lang') as string | undefined,
    scope: (attributes.get('Scope') as Name | undefined)?.value,
    box: attributes.get('BBox') as number[] | undefined,
    summary: attributes.get('Summary') as string | undefined,
    children: kidsOf(objects, dict).map((kid) => {
      if (typeof kid === 'number') return { page: page!, content: kid };
      const inner = objects.resolve(kid) as Dict;
      const type = inner.get('Type');
      const on = pageOf(inner) ?? page!;
      if (type instanceof Name && type.value === 'MCR')
        return { page: on, content: inner.get('MCID') as number };
      if (type instanceof Name && type.value === 'OBJR') {
        const annotation = (inner.get('Obj') as Ref).number;
        const [page] = [...pages].find(([, number]) => number === on)!;
        const annotations = objects.get(objects.object(page) as Dict, 'Annots') as Ref[] | undefined;
        if (!annotations?.some(({ number }) => number === annotation)) {
          throw new Error(`the annotation ${annotation} is not on page ${on}`);
        }
        return { page: on, annotation };
      }
      return readNode(objects, kid as Ref, ref.number, page, pages);
    }),
  };
}

/** The content of an element; a single child may appear without brackets. */
function kidsOf(objects: PdfObjects, dict: Dict): Value[] {
  const kids = objects.get(dict, 'K');
  if (kids === undefined) return [];
  return Array.isArray(kids) ? kids : [dict.get('K')!];
}

function attributesOf(objects: PdfObjects, dict: Dict): Dict {
  const value = objects.get(dict, 'A');
  const list = (Array.isArray(value) ? value : value === undefined ? [] : [value]) as Value[];
  return new Map(list.flatMap((entry) => [...(objects.resolve(entry) as Dict)]));
}

/** Whether a child is an element rather than content. */
export function isNode(child: StructureNode | StructureContent): child is StructureNode {
  return 'tag' in child;
}

/** All elements from `node` down, in reading order. */
export function nodesIn(node: StructureNode): StructureNode[] {
  return [node, ...node.children.filter(isNode).flatMap(nodesIn)];
}

/** All content from `node` down, in reading order. */
export function contentIn(node: StructureNode): StructureContent[] {
  return node.children.flatMap((child) => (isNode(child) ? contentIn(child) : [child]));
}
