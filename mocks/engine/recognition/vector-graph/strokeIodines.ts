import type { Box, Point } from '../../geometry/box';
import { boxGap } from '../../geometry/boxes';
import { distance, distanceToSegment } from '../../geometry/vector';
import { CAP_HEIGHT } from '../../lines/labelLetters';
import { boxOfLine, lengthOf } from '../../lines/lineMeasures';
import type { TextLabel } from '../../lines/textLabels';
import type { DrawingContent } from './drawingContent';
import type { DrawnBond } from './drawnBond';
import type { DrawnBonds } from './drawnBonds';
import { isAtomLabel, labelAtEnd, labelGap } from './labelAtEnd';
import { letterShapes } from './unreadLetters';

/** Heights of capitals, bonds. */
const HEIGHT = { min: 0.35, max: 0.85 } as const;
/** The I is as high as other capitals, within this share. */
const ALIKE = 0.12;
/** How far its ends are aside of each other at most, of its height. */
const LEANING = 0.03;
/** Nothing else is drawn this close to it, bonds: bonds meet, and stop short of letters. */
const TOUCHING = 0.07;
/** A letter beside it makes it an l, of its height. */
const NEXT_LETTER = 0.3;

/**
 * A lone upright stroke as high as a capital that the end of a bond points at is the I of iodine, as fonts without
 * serifs have it and pages paint it: a line like any bond's.
 *
 * @returns the bonds without such strokes, and the labels that they are
 */
export function strokeIodines(
  { bonds, bondLength }: DrawnBonds,
  content: DrawingContent,
): { readonly bonds: readonly DrawnBond[]; readonly iodines: readonly TextLabel[] } {
  const labels = content.labels.filter(isAtomLabel);
  const shapes = [...letterShapes(content, bondLength), ...labels.map(({ box }) => box)];
  const found = bonds.flatMap((stroke) => {
    const width = content.lines.find(({ a, b }) => a === stroke.a && b === stroke.b)?.width ?? 0;
    if (!isCapital(stroke, width, labels, bondLength)) return [];
    const others = bonds.filter((bond) => bond !== stroke);
    const iodine = iodineOf(stroke);
    const isAlone =
      others.every((other) => !touches(other, stroke, bondLength)) &&
      shapes.every((shape) => boxGap(shape, iodine.box) > NEXT_LETTER * lengthOf(stroke));
    return isAlone && isPointedAt(iodine, others, labels, bondLength) ? [{ stroke, iodine }] : [];
  });
  const strokes = new Set(found.map(({ stroke }) => stroke));
  return {
    bonds: bonds.filter((bond) => !strokes.has(bond)),
    iodines: found.map(({ iodine }) => iodine),
  };
}

/** @param width of its line, by which a filled stroke is shortened as its ends are round for a bond */
function isCapital(
  stroke: DrawnBond,
  width: number,
  labels: readonly TextLabel[],
  bondLength: number,
): boolean {
  const { a, b, order, stereo } = stroke;
  const height = lengthOf(stroke);
  if (order !== 1 || stereo !== 'none' || Math.abs(a.x - b.x) > LEANING * height) return false;
  if (height < HEIGHT.min * bondLength || height > HEIGHT.max * bondLength) return false;
  const isAlike = ({ size }: TextLabel) =>
    [height, height + width].some((each) => Math.abs(each / (CAP_HEIGHT * size) - 1) < ALIKE);
  const measured = labels.filter(({ impliesHydrogens }) => !impliesHydrogens);
  return measured.length === 0 || measured.some(isAlike);
}

/** Whether another bond meets a stroke. */
function touches(other: DrawnBond, stroke: DrawnBond, bondLength: number): boolean {
  const apart = Math.min(
    ...[other.a, other.b].map((end) => distanceToSegment(end, stroke.a, stroke.b)),
    ...[stroke.a, stroke.b].map((end) => distanceToSegment(end, other.a, other.b)),
  );
  return apart < TOUCHING * bondLength;
}

/** Whether a bond ends at the stroke and at nothing else. */
function isPointedAt(
  iodine: TextLabel,
  others: readonly DrawnBond[],
  labels: readonly TextLabel[],
  bondLength: number,
): boolean {
  const ends = others.flatMap(({ a, b }): [Point, Point][] => [
    [a, b],
    [b, a],
  ]);
  return ends.some(([at, far]) => {
    if (!labelAtEnd([iodine], at, far, 0, bondLength, false)) return false;
    const gap = labelGap(iodine, at);
    const isElsewhere =
      ends.some(([end]) => end !== at && distance(end, at) < TOUCHING * bondLength) ||
      labels.some((label) => labelGap(label, at) < gap);
    return !isElsewhere;
  });
}

function iodineOf(stroke: DrawnBond): TextLabel {
  const height = lengthOf(stroke);
  const [x0, y0, x1, y1] = boxOfLine(stroke);
  const box: Box = [x0 - 0.05 * height, y0, x1 + 0.05 * height, y1];
  const size = height / CAP_HEIGHT;
  return { text: 'I', letters: [{ char: 'I', box, size, level: 0 }], box, size };
}
