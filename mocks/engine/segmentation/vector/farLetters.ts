import type { Box, Point } from '../../geometry/box';
import { BoxIndex } from '../../geometry/boxIndex';
import {
  boxHeight,
  boxHolds,
  boxWidth,
  distanceToBox,
  growBox,
  sharedArea,
} from '../../geometry/boxes';
import { DisjointSets } from '../../geometry/disjointSets';
import { direction, distance, distanceToSegment, offset } from '../../geometry/vector';
import { usualBondLength } from '../../lines/bondLength';
import { PATTERN, type DrawingPart } from './drawingParts';

/** How far from a letter a bond that points at it may end, bonds. */
const REACH = 0.6;
/** Heights of letters, bonds, and the greatest width, heights. */
const LETTER = { min: 0.15, max: 0.65, width: 1.3 } as const;
/** How far beside a letter's outline a bond may point, heights. */
const BESIDE = 0.25;
/** Other pieces this close to an end, bonds, are joined to it. */
const AT_END = 0.08;
/** Shapes on one line, within this many heights to the left and right; more are text. */
const TEXT = { shapes: 5, reach: 6 } as const;
/** Pieces of what is joined to a drawing; more are another figure. */
const MOST = 60;

/**
 * Joins to each drawing the painted letters that its bonds point at from farther away than usual, with what is
 * bonded to them: fonts that are narrower than the program reckoned with leave wide gaps.
 *
 * @param groups indices of the pieces that belong together
 * @param drawn which of them are drawings
 * @returns the drawings with further indices; two that meet at a letter are one
 */
export function withFarLetters(
  groups: readonly (readonly number[])[],
  drawn: readonly boolean[],
  parts: readonly DrawingPart[],
): number[][] {
  const isDrawn = (g: number): boolean => drawn[g] === true;
  const lines = groups.flatMap((group, g) => (isDrawn(g) ? linesOf(group, parts) : []));
  const bond = usualBondLength(lines);
  const links = bond === undefined ? [] : farLinks(groups, parts, bond);
  const sets = new DisjointSets(groups.length);
  const reached = new Set([...groups.keys()].filter(isDrawn));
  const isJoinable = (g: number): boolean => isDrawn(g) || (groups[g]?.length ?? 0) <= MOST;
  for (let grown = true; grown;) {
    grown = false;
    for (const [from, to] of links) {
      if (!(reached.has(from) || reached.has(to)) || sets.find(from) === sets.find(to)) continue;
      if (!isJoinable(from) || !isJoinable(to)) continue;
      sets.join(from, to);
      reached.add(from).add(to);
      grown = true;
    }
  }
  return sets
    .groups()
    .filter((set) => set.some(isDrawn))
    .map((set) => set.flatMap((g) => groups[g] ?? []));
}

const linesOf = (group: readonly number[], parts: readonly DrawingPart[]) =>
  group.flatMap((i) => (parts[i]?.kind === 'line' ? parts[i].line : []));

/** Pairs of groups, of which one has a free end that points at a letter of the other. */
function farLinks(
  groups: readonly (readonly number[])[],
  parts: readonly DrawingPart[],
  bond: number,
): (readonly [number, number])[] {
  const groupOf = new Map(groups.flatMap((group, g) => group.map((i) => [i, g] as const)));
  const boxes = parts.map(({ box }) => box);
  const index = new BoxIndex(boxes, 20, PATTERN);
  return parts.flatMap((part, i) =>
    endsOf(part).flatMap(([end, far]) => {
      const near = index.touching(growBox([end.x, end.y, end.x, end.y], REACH * bond));
      const others = near.filter((j) => j !== i);
      if (others.some((j) => parts[j] && isAt(end, parts[j], bond))) return [];
      const letter = pointedAt(end, far, others, parts, bond);
      const [from, to] = [groupOf.get(i), letter === undefined ? undefined : groupOf.get(letter)];
      if (letter === undefined || from === undefined || to === undefined || from === to) return [];
      return isInText(letter, parts, index) ? [] : [[from, to] as const];
    }),
  );
}

function endsOf(part: DrawingPart): (readonly [Point, Point])[] {
  const ends = part.kind === 'line' ? ([part.line.a, part.line.b] as const) : barEnds(part);
  return ends ? [ends, [ends[1], ends[0]]] : [];
}

const barEnds = (part: DrawingPart) => ('ends' in part ? part.ends : undefined);

/** Whether a piece is joined to an end: a bond that meets it, or letters that are as close as usual. */
function isAt(end: Point, part: DrawingPart, bond: number): boolean {
  if (part.kind === 'line') return distanceToSegment(end, part.line.a, part.line.b) < AT_END * bond;
  if ('ends' in part) return distanceToSegment(end, part.ends[0], part.ends[1]) < AT_END * bond;
  return distanceToBox(end, part.box) <= part.margin;
}

/** The nearest letter that a bond runs into if it is made longer. */
function pointedAt(
  end: Point,
  far: Point,
  near: readonly number[],
  parts: readonly DrawingPart[],
  bond: number,
): number | undefined {
  const u = direction(far, end);
  if (distance(end, far) < 0.5) return undefined;
  const letters = near.flatMap((i) => {
    const part = parts[i];
    if (part?.kind !== 'tile' || !isLetter(part.box, bond)) return [];
    const gap = distanceToBox(end, part.box);
    const target = growBox(part.box, BESIDE * boxHeight(part.box));
    const tip = offset(end, u, gap + boxHeight(part.box) / 2);
    return gap <= REACH * bond && boxHolds(target, tip) ? [{ i, gap }] : [];
  });
  return letters.toSorted((p, q) => p.gap - q.gap)[0]?.i;
}

function isLetter(box: Box, bond: number): boolean {
  const height = boxHeight(box);
  return (
    height >= LETTER.min * bond &&
    height <= LETTER.max * bond &&
    boxWidth(box) <= LETTER.width * height
  );
}

function isInText(letter: number, parts: readonly DrawingPart[], index: BoxIndex): boolean {
  const box = parts[letter]?.box ?? [0, 0, 0, 0];
  const reach = TEXT.reach * boxHeight(box);
  const line: Box = [box[0] - reach, box[1], box[2] + reach, box[3]];
  const shapes = index
    .touching(line)
    .filter((i) => parts[i]?.kind === 'tile' && sharedArea(parts[i].box, line) > 0);
  return shapes.length > TEXT.shapes;
}
