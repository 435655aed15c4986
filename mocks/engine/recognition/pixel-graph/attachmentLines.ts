import type { Point } from '../../geometry/box';
import {
  along,
  direction,
  distanceToSegment,
  dot,
  meanOf,
  midpoint,
  offset,
} from '../../geometry/vector';
import type { InkImage } from '../../ink/inkImage';
import { smallRings } from './assembly/smallRings';
import type { Sketch } from './assembly/sketch';
import { isUnbroken } from './assembly/strokeAlong';
import type { PixelGraphClasses } from './classes';
import { NATIVE_BOND } from './network';

/** Where on a ring's bond such a line may end, 0..1; lines nearer to its atoms are their bonds. */
const PLACES = [0.35, 0.5, 0.65];
/** Angles to the ring's bond, degrees. */
const ANGLES = [60, 75, 90, 105, 120];
/** The part of the line that is looked for, from the ring's bond outwards, bonds: more than a second line or a letter has. */
const PART = { from: 0.08, to: 0.45 } as const;
/** A bond that passes the line's middle this closely is that line, bonds. */
const SAME = 0.2;

/**
 * Whether a line leads from outside to the middle of a ring's bond between two corners: the group at its other end
 * may be on any atom of the ring. The network has learnt no such lines and leaves them out with their labels.
 *
 * @param ink the picture whose pixels are the sketch's units
 */
export function hasAttachmentLine(
  { names }: PixelGraphClasses,
  sketch: Sketch,
  ink: InkImage,
): boolean {
  const rings = smallRings(sketch);
  const outer = rings.flatMap((ring) => {
    const corners = ring.flatMap((i) => sketch.atoms[i] ?? []);
    const centre = meanOf(corners);
    return ring.flatMap((i, k): Edge[] => {
      const j = ring[(k + 1) % ring.length] ?? i;
      const isShared = rings.some(
        (other) => other !== ring && other.includes(i) && other.includes(j),
      );
      const [a, b] = [sketch.atoms[i], sketch.atoms[j]];
      const areCorners = [a, b].every((atom) => names[atom?.label ?? -1] === 'C');
      return isShared || !areCorners || !a || !b ? [] : [{ a, b, centre }];
    });
  });
  return outer.some((edge) => linesFrom(edge).some((line) => isDrawn(line, sketch, ink)));
}

interface Edge {
  readonly a: Point;
  readonly b: Point;
  /** Of its ring. */
  readonly centre: Point;
}

type Line = readonly [from: Point, to: Point];

/** The lines that may lead to a ring's bond from outside. */
function linesFrom({ a, b, centre }: Edge): Line[] {
  const u = direction(a, b);
  const normal = { x: -u.y, y: u.x };
  const side = dot(normal, direction(centre, midpoint(a, b))) > 0 ? 1 : -1;
  return PLACES.flatMap((t) => {
    const at = along(a, b, t);
    return ANGLES.map((degrees): Line => {
      const angle = (degrees * Math.PI) / 180;
      const way = offset(
        { x: u.x * Math.cos(angle), y: u.y * Math.cos(angle) },
        normal,
        side * Math.sin(angle),
      );
      const { from, to } = PART;
      return [offset(at, way, from * NATIVE_BOND), offset(at, way, to * NATIVE_BOND)];
    });
  });
}

function isDrawn([from, to]: Line, { atoms, bonds }: Sketch, ink: InkImage): boolean {
  if (!isUnbroken(ink, from, to)) return false;
  const middle = midpoint(from, to);
  return bonds.every(({ begin, end }) => {
    const [a, b] = [atoms[begin], atoms[end]];
    return !a || !b || distanceToSegment(middle, a, b) > SAME * NATIVE_BOND;
  });
}
