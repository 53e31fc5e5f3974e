/**
 * How colours look to people who lack one type of cone, as shares of linear red, green and blue: G. M. Machado, M. M. Oliveira,
 * L. A. F. Fernandes, "A physiologically-based model for simulation of color vision deficiency" (2009), severity 1.0.
 */
const SEEN = {
  'without red cones': [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  'without green cones': [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  'without blue cones': [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
} as const;

export type ColourVision = keyof typeof SEEN;
export const COLOUR_VISIONS = Object.keys(SEEN) as ColourVision[];

/** A colour written as `#rrggbb`, as they see it. */
export function seenBy(vision: ColourVision, colour: string): string {
  const rgb = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  const seen = [0, 3, 6].map((row) => rgb.reduce((sum, share, i) => sum + SEEN[vision][row + i]! * share, 0));
  return `#${seen
    .map((share) =>
      Math.round(255 * written(share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function written(share: number): number {
  const whole = Math.min(1, Math.max(0, share));
  return whole <= 0.0031308 ? whole * 12.92 : 1.055 * whole ** (1 / 2.4) - 0.055;
}
