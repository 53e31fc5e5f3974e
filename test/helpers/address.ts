/** Words with which a language addresses a reader formally; some have another meaning at the beginning of a sentence. */
export const FORMAL = {
  de: /(?<!\p{L})(Sie|Ihnen|Ihre?[nmrs]?)(?!\p{L})/u,
  fr: /(?<!\p{L})(vous|votre|vos|vôtres?|(?!(chez|assez)(?!\p{L}))\p{L}+ez|êtes|dites)(?!\p{L})/iu,
} as const;

/** Words with which it addresses one or several informally, as far as they mean nothing else. */
export const INFORMAL = {
  de: /(?<!\p{L})(du|dich|dir|deine?[nmrs]?|euch|eure?[nmrs]?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(tu|te|toi|ta|tes|tiens|tiennes)(?!\p{L})/iu,
} as const;
