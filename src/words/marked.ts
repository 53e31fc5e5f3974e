/** Words in the vocabulary of the templates: dominoes, cells and places in them are marked, and signs of XML escaped. */
export class Marked {
  readonly xml: string;

  constructor(xml: string) {
    this.xml = xml;
  }

  /** Handlebars writes what has this method as it is. */
  toHTML(): string {
    return this.xml;
  }

  /** So does a block, whose text Handlebars takes as it is. */
  toString(): string {
    return this.xml;
  }

  /** The words without their marks, as they are read on a screen. */
  plain(): string {
    return this.xml.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => SIGNS[name]!);
  }
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const NAMES = new Map(Object.entries(SIGNS).map(([name, sign]) => [sign, `&${name};`]));

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => NAMES.get(sign)!);
}

/**
 * What a message can be filled with. Numbers are written as they are, without signs between their digits; what is true
 * or false chooses between `yes` and `no`.
 */
export type Value = string | number | boolean | Marked;

/** Values for a message that is known by name alone, as in templates. */
export type Values = Readonly<Record<string, Value>>;
