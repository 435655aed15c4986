import type { InkImage } from '../../../ink/inkImage';
import { median } from '../statistics';
import type { Sketch, SketchBond } from './sketch';
import {
  bondOrder,
  cosineAt,
  HASHED_WEDGE,
  settleType,
  SOLID_WEDGE,
  touches,
  turnBond,
} from './sketch';
import type { WedgeInk } from './wedgeInk';
import { wedgeInk } from './wedgeInk';

/** Bonds that are less likely to be a wedge are left alone; the lower limit is for tapering ink. */
const SUSPECTED = 0.1;
const FAINTLY_SUSPECTED = 0.02;
/** Ink that thickens tells nothing of a bond beside another one, which it draws apart from: cosine of 30 degrees. */
const BESIDE = Math.cos(Math.PI / 6);
const SURE = 0.5;
/** Hashed wedges have at least this many gaps, solid ones at most one. */
const GAPS = { hashed: 3, solid: 1 } as const;
/**
 * Thickness of a solid wedge's broad end, relative to plain lines; and of its middle, which is thin if there
 * are letters at an end.
 */
const BROAD = 2.2;
const MIDDLE = 1.5;
/** A wedge whose narrow end is as thin as a line: it thickens evenly, and at least by this factor. */
const EVENLY = 0.93;
const GROWS = 1.8;
/** Fine dashes blend into a grey wedge, which is paler than this at its broad end. */
const GREY = 0.7;

/**
 * Distinguishes solid wedges, hashed wedges and lines by their ink. In correct readings, all 72 solid wedges
 * have at most one gap and a broad end of 2.7 lines, all 55 hashed ones at least three gaps.
 *
 * @param ink the picture whose pixels are the sketch's units
 */
export function tellWedges(sketch: Sketch, ink: InkImage): void {
  const inks = new Map<SketchBond, WedgeInk>();
  for (const bond of sketch.bonds.filter(({ type }) => bondOrder(type) === 1)) {
    const [from, to] = [sketch.atoms[bond.begin], sketch.atoms[bond.end]];
    if (from && to) inks.set(bond, wedgeInk(ink, from, to));
  }
  const plain = sketch.bonds.filter(({ type }) => type === 0);
  const line = median(plain.map((bond) => inks.get(bond)?.narrow ?? 0));
  if (!(line > 0)) return;
  for (const [bond, drawn] of inks) {
    if (bond.wavy) continue;
    const broadens = drawn.gaps <= GAPS.solid && (isBroad(drawn, line) || tapers(drawn));
    const suspected = tapers(drawn) ? FAINTLY_SUSPECTED : SUSPECTED;
    if (wedgeProbability(bond) < suspected || (drawn.gaps < GAPS.hashed && !broadens)) continue;
    if (broadens && wedgeProbability(bond) < SURE && isBesideAnother(sketch, bond)) continue;
    if (broadens && drawn.narrowsTowardsEnd) turnBond(bond);
    settleType(bond, broadens && drawn.darkness > GREY ? SOLID_WEDGE : HASHED_WEDGE);
  }
}

/** Whether another bond of one of its atoms leads in almost the same direction. */
const isBesideAnother = (sketch: Sketch, bond: SketchBond): boolean =>
  [bond.begin, bond.end].some((atom) =>
    sketch.bonds.some(
      (other) =>
        other !== bond && touches(other, atom) && cosineAt(sketch, atom, bond, other) > BESIDE,
    ),
  );

const wedgeProbability = ({ typeLogs }: SketchBond): number =>
  Math.exp(typeLogs[SOLID_WEDGE] ?? -Infinity) + Math.exp(typeLogs[HASHED_WEDGE] ?? -Infinity);

const isBroad = ({ broad, middle }: WedgeInk, line: number): boolean =>
  broad >= BROAD * line && middle >= MIDDLE * line;

const tapers = ({ taper, growth }: WedgeInk): boolean => taper >= EVENLY && growth >= GROWS;
