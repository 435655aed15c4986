import type { Box, Point } from '../../geometry/box';
import {
  boxCentre,
  boxHeight,
  boxHolds,
  boxHoldsBox,
  boxOf,
  boxWidth,
  unionBox,
} from '../../geometry/boxes';
import type { PageContent, Subpath, VectorPath } from '../../page/pageContent';
import { hasLetterSize, joinPieces } from '../letterShapes/letterPieces';
import { MIN_INK } from '../lineArt';

/** More shapes are no letters of labels. */
export const MAX_SHAPES = 2000;

/** A shape that may be a letter. */
export interface LetterCandidate {
  /** Points. */
  readonly box: Box;
  /** Darkness of its colour, 0..1. */
  readonly ink: number;
  /** An upright rectangle: l, I, a minus sign, or the stroke of a bond. */
  readonly isBar: boolean;
  /** Outlines within its outline: one in O; 0 for a tile. */
  readonly holes: number;
}

/** Sizes of letters and of their holes, points. */
const SIZE = { min: 0.4, max: 30 } as const;
/** Bonds and wedges have fewer corners than any letter but bars. */
const MIN_CORNERS = 6;
/** More outlines are no labels. */
const MAX_PIECES = 4000;
/** Corners this close are one, points. */
const SAME_CORNER = 0.02;

/** The shapes within a drawing that may be letters: stencil tiles, and filled outlines with their holes and dots. */
export function letterCandidates({ images, paths }: PageContent, area: Box): LetterCandidate[] {
  const tiles = images
    .filter(
      ({ stencil, box }) => stencil && hasLetterSize(box, SIZE) && boxHolds(area, boxCentre(box)),
    )
    .map(({ box }): LetterCandidate => ({ box, ink: 1, isBar: false, holes: 0 }));
  const pieces = paths
    .filter(({ kind, ink }) => kind === 'fill' && ink >= MIN_INK)
    .flatMap((path) => path.subpaths.flatMap((subpath) => pieceOf(path, subpath)))
    .filter(({ box }) => boxHoldsBox(area, box));
  if (pieces.length > MAX_PIECES) return [];
  return [...tiles, ...joined(pieces)];
}

/** An outline: of a letter, of a bar, or one that is only a letter's hole. */
interface Piece {
  readonly box: Box;
  readonly ink: number;
  readonly kind: 'letter' | 'bar' | 'hole';
}

function pieceOf({ ink }: VectorPath, { points, curved }: Subpath): Piece[] {
  const box = boxOf(points);
  if (!box || !hasLetterSize(box, SIZE)) return [];
  const corners = withoutRepeats(points);
  if (curved || corners.length >= MIN_CORNERS) return [{ box, ink, kind: 'letter' }];
  const isBar = corners.length >= 4 && isUpright(corners, box);
  return [{ box, ink, kind: isBar ? 'bar' : 'hole' }];
}

function joined(pieces: readonly Piece[]): LetterCandidate[] {
  const outlines = pieces.filter(({ kind }) => kind === 'letter');
  const letters = joinPieces(outlines.map(({ box }) => box)).map((box): LetterCandidate => {
    const parts = pieces.filter((piece) => boxHoldsBox(box, piece.box));
    return {
      box,
      ink: Math.max(...parts.map(({ ink }) => ink)),
      isBar: false,
      holes: parts.filter((part) => outlines.some((outer) => isWithin(part.box, outer.box))).length,
    };
  });
  const bars = pieces.filter(
    ({ kind, box }) => kind === 'bar' && !letters.some((letter) => isWithin(box, letter.box)),
  );
  const dotted = bars.flatMap(({ box, ink }) => {
    const dot = bars.find((other) => isDotOver(other.box, box));
    return dot ? [{ box: unionBox(box, dot.box), ink, isBar: false, holes: 0 }] : [];
  });
  const plain = bars.filter(({ box }) => !dotted.some((letter) => boxHoldsBox(letter.box, box)));
  return [
    ...letters,
    ...dotted,
    ...plain.map(({ box, ink }) => ({ box, ink, isBar: true, holes: 0 })),
  ];
}

/** The dot of an i without curves: as wide as the stem and about as high, and closer to it than twice that. */
function isDotOver(dot: Box, stem: Box): boolean {
  const width = boxWidth(stem);
  const isOver =
    Math.abs(dot[0] - stem[0]) < 0.2 * width && Math.abs(dot[2] - stem[2]) < 0.2 * width;
  const gap = stem[1] - dot[3];
  const isStem = boxHeight(stem) > 3 * width && boxHeight(dot) < 1.6 * width;
  return isOver && isStem && gap > 0.3 * width && gap < 2.5 * width;
}

const isWithin = (inner: Box, outer: Box): boolean =>
  boxHoldsBox(outer, inner) && boxHeight(inner) < 0.95 * boxHeight(outer);

const withoutRepeats = (points: readonly Point[]): Point[] =>
  points.filter((p, i) => {
    const next = points[(i + 1) % points.length];
    return !next || Math.hypot(p.x - next.x, p.y - next.y) > SAME_CORNER;
  });

const isUpright = (corners: readonly Point[], [x0, y0, x1, y1]: Box): boolean =>
  corners.every(
    ({ x, y }) =>
      Math.min(Math.abs(x - x0), Math.abs(x - x1)) < 0.05 &&
      Math.min(Math.abs(y - y0), Math.abs(y - y1)) < 0.05,
  );
