import type { Box, Point } from '../../../geometry/box';
import { boxOf, growBox } from '../../../geometry/boxes';
import type { GreyImage } from '../../../ink/pixels';
import type { PageContent, VectorPath } from '../../../page/pageContent';
import { letterShape } from '../../letterShapes/letterShape';
import type { Alphabet } from '../../letterShapes/standardLetters';
import type { LetterPicture } from '../letterReader';

/**
 * Outlines in heights of capitals, x to the right and y up from the baseline; the second is a hole. A font of
 * straight strokes with the usual proportions.
 */
const LETTERS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  H: [
    [
      ...[0, 0, 0, 1, 0.15, 1, 0.15, 0.57, 0.65, 0.57, 0.65, 1, 0.8, 1],
      ...[0.8, 0, 0.65, 0, 0.65, 0.43, 0.15, 0.43, 0.15, 0],
    ],
  ],
  O: round(0.9),
  0: round(0.76),
  /** A narrow font's O, as much like the 0. */
  o: round(0.83),
  C: [
    [
      ...[0.2, 0, 0, 0.2, 0, 0.8, 0.2, 1, 0.7, 1, 0.9, 0.8, 0.9, 0.75, 0.76, 0.75, 0.76, 0.86],
      ...[0.25, 0.86, 0.25, 0.14, 0.76, 0.14, 0.76, 0.25, 0.9, 0.25, 0.9, 0.2, 0.7, 0],
    ],
  ],
  /** An O with a narrow gap. */
  G: [
    [
      ...[0.2, 0, 0, 0.2, 0, 0.8, 0.2, 1, 0.7, 1, 0.9, 0.8, 0.9, 0.52, 0.76, 0.52, 0.76, 0.86],
      ...[0.25, 0.86, 0.25, 0.14, 0.76, 0.14, 0.76, 0.48, 0.9, 0.48, 0.9, 0.2, 0.7, 0],
    ],
  ],
  N: [[0, 0, 0, 1, 0.2, 1, 0.65, 0.3, 0.65, 1, 0.8, 1, 0.8, 0, 0.62, 0, 0.15, 0.72, 0.15, 0]],
  3: [
    [
      ...[0, 0, 0, 0.14, 0.42, 0.14, 0.42, 0.44, 0.1, 0.44, 0.1, 0.58, 0.42, 0.58, 0.42, 0.86],
      ...[0, 0.86, 0, 1, 0.58, 1, 0.58, 0],
    ],
  ],
  2: [
    [
      ...[0, 0, 0, 0.58, 0.42, 0.58, 0.42, 0.86, 0, 0.86, 0, 1, 0.58, 1, 0.58, 0.44],
      ...[0.16, 0.44, 0.16, 0.14, 0.58, 0.14, 0.58, 0],
    ],
  ],
  5: [
    [
      ...[0, 0, 0, 0.14, 0.42, 0.14, 0.42, 0.44, 0, 0.44, 0, 1, 0.58, 1, 0.58, 0.86],
      ...[0.16, 0.86, 0.16, 0.58, 0.58, 0.58, 0.58, 0],
    ],
  ],
  S: [sulfur(0.34)],
  /** Another font's S, as much like the 5. */
  s: [sulfur(0.24)],
  '+': [
    [
      ...[0.28, 0, 0.28, 0.28, 0, 0.28, 0, 0.42, 0.28, 0.42, 0.28, 0.7, 0.42, 0.7],
      ...[0.42, 0.42, 0.7, 0.42, 0.7, 0.28, 0.42, 0.28, 0.42, 0],
    ],
  ],
  l: [[0, 0, 0, 1, 0.13, 1, 0.13, 0]],
  I: [[0, 0, 0, 1, 0.13, 1, 0.13, 0]],
  L: [[0, 0, 0, 1, 0.15, 1, 0.15, 0.14, 0.6, 0.14, 0.6, 0]],
  i: [
    [0, 0, 0, 0.72, 0.13, 0.72, 0.13, 0],
    [0, 0.86, 0, 1, 0.13, 1, 0.13, 0.86],
  ],
  B: [
    [0, 0, 0, 1, 0.6, 1, 0.7, 0.9, 0.7, 0.6, 0.62, 0.5, 0.74, 0.4, 0.74, 0.1, 0.64, 0],
    [0.15, 0.57, 0.55, 0.57, 0.55, 0.86, 0.15, 0.86],
    [0.15, 0.14, 0.6, 0.14, 0.6, 0.43, 0.15, 0.43],
  ],
  u: [[0, 0, 0, 0.74, 0.14, 0.74, 0.14, 0.13, 0.42, 0.13, 0.42, 0.74, 0.56, 0.74, 0.56, 0]],
  t: [
    [
      ...[0.1, 0, 0.1, 0.6, 0, 0.6, 0, 0.73, 0.1, 0.73, 0.1, 0.95, 0.24, 0.95, 0.24, 0.73],
      ...[0.36, 0.73, 0.36, 0.6, 0.24, 0.6, 0.24, 0.13, 0.36, 0.13, 0.36, 0],
    ],
  ],
  '-': [[0, 0.62, 0, 0.72, 0.5, 0.72, 0.5, 0.62]],
  /** An E, which the font does not have. */
  '?': [
    [
      ...[0, 0, 0, 1, 0.65, 1, 0.65, 0.85, 0.15, 0.85, 0.15, 0.58, 0.6, 0.58, 0.6, 0.43],
      ...[0.15, 0.43, 0.15, 0.15, 0.65, 0.15, 0.65, 0],
    ],
  ],
};

/** An O or a 0 of this width, with its hole. */
function round(width: number): number[][] {
  return [
    [0.2, 0, 0, 0.2, 0, 0.8, 0.2, 1, width - 0.2, 1, width, 0.8, width, 0.2, width - 0.2, 0],
    [0.25, 0.14, width - 0.14, 0.14, width - 0.14, 0.86, 0.25, 0.86],
  ];
}

/** @param serif how far its ends turn back */
function sulfur(serif: number): number[] {
  return [
    ...[0, 0, 0, serif, 0.12, serif, 0.12, 0.14, 0.42, 0.14, 0.42, 0.44, 0, 0.44, 0, 1, 0.58, 1],
    ...[0.58, 1 - serif, 0.46, 1 - serif, 0.46, 0.86, 0.16, 0.86, 0.16, 0.58, 0.58, 0.58, 0.58, 0],
  ];
}

/** What the font does not have. */
const FOREIGN = '?so';

interface Placed {
  readonly char: string;
  readonly x: number;
  readonly y: number;
  /** Of capitals. */
  readonly height: number;
  readonly ink?: number;
}

const pointsOf = ({ char, x, y, height }: Placed): Point[][] =>
  (LETTERS[char] ?? []).map((outline) =>
    Array.from({ length: outline.length / 2 }, (_, k) => ({
      x: x + (outline[2 * k] ?? 0) * height,
      y: y - (outline[2 * k + 1] ?? 0) * height,
    })),
  );

/** A label's letters from its place on; digits are lowered and small, a plus is raised, a minus sign stays. */
export function label(text: string, x: number, y: number, height = 6, ink = 1): Placed[] {
  let at = x;
  return [...text].map((char) => {
    const isDigit = /\d/.test(char);
    const size = isDigit || char === '+' ? 0.7 * height : height;
    const lowered = isDigit ? 0.2 * height : char === '+' ? -0.55 * height : 0;
    const placed = { char, x: at, y: y + lowered, height: size, ink };
    const box = boxOf(pointsOf(placed).flat()) ?? [at, y, at, y];
    at = box[2] + 0.15 * height;
    return placed;
  });
}

const SIDE = 100;
/** Pixels per point. */
const SCALE = 300 / 72;

/** A page with such labels and other filled outlines, as it is painted. */
export function paintedPage(
  letters: readonly Placed[],
  shapes: readonly (readonly Point[])[] = [],
): { page: PageContent; area: Box; picture: LetterPicture } {
  const fills = [
    ...letters.map((letter) => ({ ink: letter.ink ?? 1, outlines: pointsOf(letter) })),
    ...shapes.map((outline) => ({ ink: 1, outlines: [outline] })),
  ];
  const paths = fills.map(({ ink, outlines }): VectorPath => ({
    kind: 'fill',
    lineWidth: 0,
    ink,
    dashed: false,
    subpaths: outlines.map((points) => ({ points, closed: true, curved: false })),
  }));
  const page = { pageIndex: 0, width: SIDE, height: SIDE, paths, texts: [], images: [] };
  const toPixels = (box: Box) => box.map((value) => value * SCALE) as unknown as Box;
  return { page, area: [0, 0, SIDE, SIDE], picture: { image: paint(fills), toPixels } };
}

interface Fill {
  readonly ink: number;
  readonly outlines: readonly (readonly Point[])[];
}

function paint(fills: readonly Fill[]): GreyImage {
  const size = Math.ceil(SIDE * SCALE);
  const data = new Uint8Array(size * size).fill(255);
  for (const { ink, outlines } of fills) {
    const box = boxOf(outlines.flat());
    if (!box) continue;
    const [x0, y0, x1, y1] = growBox(box, 1).map((value) =>
      Math.floor(value * SCALE),
    ) as unknown as Box;
    for (let y = Math.max(0, y0); y < Math.min(size, y1); y += 1) {
      for (let x = Math.max(0, x0); x < Math.min(size, x1); x += 1) {
        const point = { x: (x + 0.5) / SCALE, y: (y + 0.5) / SCALE };
        const inside = outlines.filter((outline) => holds(outline, point)).length % 2 === 1;
        if (inside) data[y * size + x] = Math.round(255 * (1 - ink));
      }
    }
  }
  return { width: size, height: size, data };
}

/** By the crossings of a line to the left. */
function holds(outline: readonly Point[], { x, y }: Point): boolean {
  let isInside = false;
  outline.forEach((p, i) => {
    const q = outline[(i + 1) % outline.length] ?? p;
    const crosses = p.y > y !== q.y > y && x > p.x + ((y - p.y) * (q.x - p.x)) / (q.y - p.y);
    if (crosses) isInside = !isInside;
  });
  return isInside;
}

/** The font of these letters, without the foreign ones. */
export function blockAlphabet(): Alphabet {
  const letters = Object.keys(LETTERS)
    .filter((char) => !FOREIGN.includes(char))
    .map((char) => {
      const placed = { char, x: 20, y: 60, height: 20 };
      const { picture } = paintedPage([placed]);
      const box = boxOf(pointsOf(placed).flat()) ?? [0, 0, 1, 1];
      const frame = { baseline: 60 * SCALE, height: 20 * SCALE };
      return { char, shape: letterShape(picture.image, picture.toPixels(box), frame) };
    });
  return { bold: false, letters };
}
