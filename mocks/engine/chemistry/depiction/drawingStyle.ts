import type { DrawingOptions } from './depictionRequest';

/** The light-blue glow (docs/contract.md 8.1): red, green and blue, each 0..1. */
const HIGHLIGHT: readonly number[] = [0.7, 0.86, 1];

/** The same colour as written in the SVG. */
export const HIGHLIGHT_HEX = `#${HIGHLIGHT.map((part) =>
  Math.floor(part * 255)
    .toString(16)
    .padStart(2, '0'),
)
  .join('')
  .toUpperCase()}`;

/**
 * RDKit's drawing options (MolDrawOptions as JSON) for a picture of this size.
 *
 * Weights scale with the shorter side, so that a card of 256x200 and a page of 512x512 look alike: lines of
 * 1.3..2 px, bonds of 24..41 px unless the molecule needs smaller ones, labels of 7..22 px.
 */
export function drawingStyle(options: DrawingOptions): Record<string, unknown> {
  const side = Math.min(options.width, options.height);
  const lineWidth = clamp(0.9 + side / 460, 1.2, 3);
  return {
    width: options.width,
    height: options.height,
    rotate: ((options.rotate % 360) + 360) % 360,
    kekulize: options.kekulize,
    addStereoAnnotation: options.cip,
    clearBackground: !options.transparent,
    highlightColour: HIGHLIGHT,
    // RDKit multiplies this by line width and scale, which makes the glow a third of a bond length wide.
    highlightBondWidthMultiplier: Math.round(22 / lineWidth),
    useMolBlockWedging: true,
    padding: 0.05,
    scaleBondWidth: false,
    bondLineWidth: lineWidth,
    fixedBondLength: 10 + side * 0.11,
    minFontSize: 7,
    maxFontSize: clamp(7 + side / 20, 11, 40),
    annotationFontScale: 0.55,
  };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
