import type { InkImage } from '../../../ink/inkImage';
import type { SideOffset } from './inkBesideLine';
import { inkBesideLine } from './inkBesideLine';
import type { Sketch, SketchBond } from './sketch';
import { bondOrder, seenType, settleType } from './sketch';

/** Minimum swing of a wave, root mean square, pixels; jagged edges of scans have 0.3. */
const LEAST_SWING = 0.4;
/** Number of waves in the sampled part of a bond. */
const WAVES = { from: 2.25, to: 6, step: 0.25 } as const;
/**
 * Share of the swing that a sine explains. Of 7,989 bonds of noisy generated drawings that are not wavy, 8
 * are above; of 356 wavy ones, 135: the others are too blurred to tell.
 */
const LEAST_EXPLAINED = 0.7;

/** Marks wavy bonds, which the network reads as single bonds or wedges: their stereo is unspecified. */
export function markWavyBonds(sketch: Sketch, ink: InkImage): void {
  for (const bond of sketch.bonds) {
    if (!isWavy(sketch, bond, ink)) continue;
    settleType(bond, 0);
    bond.wavy = true;
  }
}

/**
 * Whether a bond is drawn as a wave. A double bond that is single only for a valence is none: its second line, which
 * may be dashed, swings.
 *
 * @param ink the picture whose pixels are the sketch's units
 */
export function isWavy({ atoms }: Sketch, bond: SketchBond, ink: InkImage): boolean {
  const [from, to] = [atoms[bond.begin], atoms[bond.end]];
  const isSingle = [bond.type, seenType(bond)].every((type) => bondOrder(type) === 1);
  return from && to && isSingle ? isWave(inkBesideLine(ink, from, to)) : false;
}

function isWave(line: readonly SideOffset[]): boolean {
  if (line.length < 8) return false;
  const swings = withoutSlant(line);
  const total = swings.reduce((sum, { offset }) => sum + offset ** 2, 0);
  if (Math.sqrt(total / swings.length) < LEAST_SWING) return false;
  for (let waves = WAVES.from; waves <= WAVES.to; waves += WAVES.step) {
    if (explainedBySine(swings, waves) > LEAST_EXPLAINED * total) return true;
  }
  return false;
}

/** The offsets from the best-fitting straight line. */
function withoutSlant(line: readonly SideOffset[]): SideOffset[] {
  const mean = (valueOf: (each: SideOffset) => number): number =>
    line.reduce((sum, each) => sum + valueOf(each), 0) / line.length;
  const place = mean((each) => each.place);
  const offset = mean((each) => each.offset);
  const slope =
    mean((each) => (each.place - place) * (each.offset - offset)) /
    mean((each) => (each.place - place) ** 2);
  return line.map((each) => ({
    place: each.place,
    offset: each.offset - offset - slope * (each.place - place),
  }));
}

/** Share of the sum of squares that the best sine with this many waves removes. */
function explainedBySine(swings: readonly SideOffset[], waves: number): number {
  let [ss, cc, sc, sy, cy] = [0, 0, 0, 0, 0];
  for (const { place, offset } of swings) {
    const sin = Math.sin(2 * Math.PI * waves * place);
    const cos = Math.cos(2 * Math.PI * waves * place);
    ss += sin * sin;
    cc += cos * cos;
    sc += sin * cos;
    sy += sin * offset;
    cy += cos * offset;
  }
  const determinant = ss * cc - sc * sc;
  if (determinant < 1e-9) return 0;
  const a = (sy * cc - cy * sc) / determinant;
  const b = (cy * ss - sy * sc) / determinant;
  return a * sy + b * cy;
}
