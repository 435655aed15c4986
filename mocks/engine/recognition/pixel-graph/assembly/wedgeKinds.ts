import type { InkImage } from '../../../ink/inkImage';
import { median } from '../../../geometry/median';
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
 * The same for the middle of what the network takes for a wedge, relative to the darkest ink: in pictures of 15 to 35
 * pixels a bond solid ones have at least 0.8 there, blended ones at most 0.6.
 */
const BLENDED = 0.7;
/** With less there is no stroke at all: lines are broken, too. */
const LEAST_INK = 0.12;
/** No place of a blended wedge's middle is darker; of a solid one that ends early, before a letter, some are. */
const BLENDED_PEAK = 0.8;
/** What has no more ink than this and is no broader, in lines, is as pale as such lines are. */
const BROADER = 1.2;
/** Paler than lines by this and broader by that is no line, even if the network takes it for one. */
const CLEARLY = { paler: 0.6, broader: 1.7 } as const;
/** So many of the picture's darkest pixels may be darker than what counts as its darkest ink. */
const SPECKS = 12;
/** Steps in which darkness is counted. */
const LEVELS = 100;

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
  const measures = {
    thickness: line,
    breadth: median(plain.map((bond) => breadthOf(inks.get(bond)))),
    darkness: median(plain.map((bond) => inks.get(bond)?.middleDarkness ?? 0)),
    darkest: darkestInk(ink),
  };
  for (const [bond, drawn] of inks) {
    if (bond.wavy) continue;
    if (isBlended(sketch, bond, drawn, measures)) {
      settleType(bond, HASHED_WEDGE);
      continue;
    }
    const broadens = drawn.gaps <= GAPS.solid && (isBroad(drawn, line) || tapers(drawn));
    const suspected = tapers(drawn) ? FAINTLY_SUSPECTED : SUSPECTED;
    if (wedgeProbability(bond) < suspected || (drawn.gaps < GAPS.hashed && !broadens)) continue;
    if (broadens && wedgeProbability(bond) < SURE && isBesideAnother(sketch, bond)) continue;
    if (broadens && drawn.narrowsTowardsEnd) turnBond(bond);
    settleType(bond, broadens && drawn.darkness > GREY ? SOLID_WEDGE : HASHED_WEDGE);
  }
}

/** What lines are like: pixels of full ink and as they look, and darkness from 0 to 1; and the picture's darkest ink. */
interface LineMeasures {
  readonly thickness: number;
  readonly breadth: number;
  readonly darkness: number;
  readonly darkest: number;
}

/** Whether a bond is a wedge whose dashes are too fine for the picture: paler than ink, and broader than a line. */
function isBlended(sketch: Sketch, bond: SketchBond, drawn: WedgeInk, line: LineMeasures): boolean {
  const { middle, middleDarkness, middlePeak } = drawn;
  const breadth = breadthOf(drawn) / line.breadth;
  const isPale =
    middleDarkness < BLENDED * line.darkest && middlePeak < BLENDED_PEAK * line.darkest;
  if (!isPale || middleDarkness < LEAST_INK) return false;
  if (Math.max(breadth, middle / line.thickness) < BROADER) return false;
  if (wedgeProbability(bond) >= SURE) return true;
  const isClear = middleDarkness < CLEARLY.paler * line.darkness && breadth >= CLEARLY.broader;
  return isClear && wedgeProbability(bond) >= FAINTLY_SUSPECTED && !isBesideAnother(sketch, bond);
}

/** Breadth in the middle, pixels, however pale. */
const breadthOf = (drawn: WedgeInk | undefined): number =>
  drawn && drawn.middleDarkness > 0 ? drawn.middle / drawn.middleDarkness : 0;

/** How dark the picture's ink is, 0..1: of a pale print less than 1. */
function darkestInk({ data }: InkImage): number {
  const counts = new Uint32Array(LEVELS + 1);
  for (const darkness of data) {
    const level = Math.round(darkness * LEVELS);
    counts[level] = (counts[level] ?? 0) + 1;
  }
  let level = LEVELS;
  for (let met = 0; level > 0 && (met += counts[level] ?? 0) < SPECKS;) level -= 1;
  return level / LEVELS;
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
