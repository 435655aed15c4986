/** Weights of red, green and blue in perceived brightness (ITU-R BT.601). */
const BRIGHTNESS = [0.299, 0.587, 0.114] as const;

/** Darkness assumed for a pattern or shading, which has no single colour. */
export const PATTERN_INK = 0.5;

/** Darkness, 0 (white) to 1 (black), of a colour as pdf.js passes it: `#rrggbb`. */
export function inkOf(colour: unknown): number {
  const match = typeof colour === 'string' ? /^#([0-9a-f]{6})$/i.exec(colour) : null;
  if (!match?.[1]) return PATTERN_INK;
  const rgb = Number.parseInt(match[1], 16);
  const parts = [(rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255];
  return 1 - BRIGHTNESS.reduce((sum, weight, i) => sum + weight * ((parts[i] ?? 0) / 255), 0);
}
