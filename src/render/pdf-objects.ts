import { bytesToHex } from '@noble/hashes/utils.js';

/** What stands for these characters in a text. */
const ESCAPES: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\b': '\\b',
  '\f': '\\f',
  '\\': '\\\\',
  '(': '\\(',
  ')': '\\)',
};

/**
 * A value as it stands in a PDF file (ISO 32000-1, 7.3), a character for each byte: a string is a name, a `String` a text.
 * pdfkit writes values in the same way; a book has hundreds of thousands of them, which this does in a third of the time.
 */
export function pdfObject(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return `/${value}`;
    case 'number':
      return pdfNumber(value);
    case 'object':
      return value === null ? 'null' : composite(value);
    default:
      return String(value);
  }
}

/** As pdfkit rounds numbers. */
export function pdfNumber(value: number): string {
  return String(Math.round(value * 1e6) / 1e6);
}

function composite(value: object): string {
  if (Array.isArray(value)) return `[${value.map((item) => pdfObject(item ?? null)).join(' ')}]`;
  if (value instanceof String)
    return `(${textBytes(String(value)).replace(/[\n\r\t\b\f()\\]/g, (sign) => ESCAPES[sign]!)})`;
  if (value instanceof Date) return `(D:${value.toISOString().slice(0, 19).replace(/\D/g, '')}Z)`;
  if (value instanceof Uint8Array) return `<${bytesToHex(value)}>`;
  // References and trees of pdfkit write themselves.
  if (Object.getPrototypeOf(value) !== Object.prototype) return String(value);
  let entries = '<<\n';
  for (const [key, entry] of Object.entries(value)) {
    if (entry !== undefined) entries += `/${key} ${pdfObject(entry)}\n`;
  }
  return `${entries}>>`;
}

/** A text as UTF-16 if it has more than ASCII. */
function textBytes(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text;
  const bytes = Array.from({ length: text.length }, (_, i) => {
    const code = text.charCodeAt(i);
    return String.fromCharCode(code >> 8, code & 0xff);
  });
  return `\u00fe\u00ff${bytes.join('')}`;
}
