/** The contrast of two colours written as `#rrggbb` (WCAG 2.2, "contrast ratio" and "relative luminance"), 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The grey that a monochrome printer makes of a colour (ITU-R BT.601, on the encoded values). */
export function greyOf(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const grey = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  return `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
}
