/** Text as UTF-8. */
export const bytesOf = (text: string) => new TextEncoder().encode(text);
