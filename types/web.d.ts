// What the core takes from its surroundings beside ECMAScript: Node and browsers both have it.

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
  encodeInto(text: string, bytes: Uint8Array): { readonly read: number; readonly written: number };
}

declare class TextDecoder {
  constructor(encoding?: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean });
  decode(bytes?: Uint8Array): string;
}

/** Base64 of characters up to U+00FF. */
declare function btoa(bytes: string): string;
