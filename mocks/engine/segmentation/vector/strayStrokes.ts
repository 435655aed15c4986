import type { Point } from '../../geometry/box';
import { BoxIndex } from '../../geometry/boxIndex';
import { boxGap, boxHeight, boxWidth, distanceToBox, growBox } from '../../geometry/boxes';
import { DisjointSets } from '../../geometry/disjointSets';
import { PATTERN, type DrawingPart } from './drawingParts';

/** Longest stroke of a hashed bond, points. */
const MAX_STROKE = 6;
/** Gap between the strokes, and between the last one and a label, points. */
const GAP = 1.3;
/** Gap between an atom and the first stroke, points. */
const FROM_ATOM = 2.2;
/** Fewer strokes are no hashed bond. */
const MIN_STROKES = 2;
/** More pieces in a row are a dotted line or a pattern. */
const MAX_PIECES = 24;

/**
 * Adds to each drawing the hashed bonds that nothing else took for bonds (short bold strokes look like wedges
 * and letters), with the labels at their far ends.
 *
 * @param drawings indices of each drawing's parts
 * @returns the same with further indices
 */
export function withStrayStrokes(
  drawings: readonly (readonly number[])[],
  parts: readonly DrawingPart[],
): number[][] {
  const taken = new Set(drawings.flat());
  const loose = parts.flatMap((part, i) => (!taken.has(i) && isLoose(part) ? [i] : []));
  const joined = drawings.map((members) => [...members]);
  const ends = drawings.map((members) => members.flatMap((i) => endsOf(parts[i])));
  for (const chain of chainsOf(loose, parts)) {
    const strokes = chain.flatMap((i) => parts[i] ?? []).filter(isStroke);
    if (strokes.length < MIN_STROKES || strokes.length === chain.length) continue;
    const hosts = joined.filter((_, drawing) =>
      ends[drawing]?.some((end) => strokes.some(({ box }) => distanceToBox(end, box) <= FROM_ATOM)),
    );
    if (hosts.length === 1) hosts[0]?.push(...chain);
  }
  return joined;
}

const isStroke = ({ kind, box }: DrawingPart): boolean =>
  kind !== 'label' && kind !== 'word' && Math.max(boxWidth(box), boxHeight(box)) <= MAX_STROKE;

const isLoose = (part: DrawingPart): boolean => part.kind === 'label' || isStroke(part);

function endsOf(part: DrawingPart | undefined): readonly Point[] {
  if (part?.kind === 'line') return [part.line.a, part.line.b];
  return part?.kind === 'wedge' ? part.ends : [];
}

/** Pieces with small gaps, of a number that a bond and its label can have. */
function chainsOf(loose: readonly number[], parts: readonly DrawingPart[]): number[][] {
  const boxes = loose.flatMap((i) => (parts[i] ? [parts[i].box] : []));
  const index = new BoxIndex(boxes, 12, PATTERN);
  const sets = new DisjointSets(loose.length);
  boxes.forEach((box, i) => {
    for (const j of index.touching(growBox(box, GAP))) {
      const other = boxes[j];
      if (other && j > i && boxGap(box, other) <= GAP) sets.join(i, j);
    }
  });
  return sets
    .groups()
    .filter((group) => group.length <= MAX_PIECES)
    .map((group) => group.flatMap((at) => loose[at] ?? []));
}
