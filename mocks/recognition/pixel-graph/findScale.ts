import { decodeHeads } from './decodeHeads';
import type { InkImage } from './inkImage';
import type { PixelGraphNet } from './network';
import { NATIVE_BOND, viewThroughNetwork } from './network';
import { scaleQuality } from './scaleQuality';
import { median } from './statistics';
import { strokeWidth } from './strokeWidth';

/** A scale found for a picture, and how well it explains it. */
export interface FoundScale {
  /** Factor by which the picture is multiplied so that a bond measures `NATIVE_BOND` pixels. */
  readonly scale: number;
  /** Of the best trial, up to 1. */
  readonly quality: number;
}

/** What is known beforehand about a picture. */
export interface ScaleLimits {
  /** Plausible bond lengths, pixels. */
  readonly bonds: {
    readonly min: number;
    readonly max: number;
    /** The lengths nearest to this one are tried first; those that the stroke suggests when not given. */
    readonly usual?: number;
  };
  /** Below this quality the picture is no structure, and null is answered. */
  readonly minQuality: number;
  /** Below this quality of the first trial the others are spared. */
  readonly minFirstQuality?: number;
}

const NO_LIMITS: ScaleLimits = { bonds: { min: 0, max: Infinity }, minQuality: -Infinity };

interface Trial extends FoundScale {
  /** How far the trial's median bond was off the native one, |ln|. */
  readonly offScale: number;
}

const THRESHOLD = 0.3;
/** The first trial above this quality ends the search. */
const GOOD_ENOUGH = 0.62;
/** Longer side of a picture that is tried, pixels after scaling. */
const TRIAL_SIDES = { min: 24, max: 1500 } as const;
/** Longer side of a picture that is read, pixels after scaling. */
const MAX_SCALED_SIDE = 2200;
/** A median bond further off than this, |ln|, calls for one more look. */
const CLOSE_ENOUGH = 0.1;
const LAST_CORRECTION = { min: 0.6, max: 1.6 } as const;

/** The greatest factor by which a picture may be multiplied. */
export const maxScale = ({ width, height }: InkImage): number =>
  MAX_SCALED_SIDE / Math.max(width, height);

/**
 * Plausible bond lengths in stroke widths, most likely first: hairlines (USPTO and TREC scans have
 * 32), ordinary (CLEF 16) and heavy lines (UOB 10).
 */
function bondToStrokeRatios(stroke: number): readonly number[] {
  if (stroke <= 2) return [32, 17, 60, 11];
  if (stroke < 6) return [16.5, 30, 10.5, 50];
  return [10.5, 16, 7, 26];
}

/** Finds the scale of a drawing by trying; null when no trial shows bonds within the limits. */
export async function findScale(
  net: PixelGraphNet,
  ink: InkImage,
  limits: ScaleLimits = NO_LIMITS,
): Promise<FoundScale | null> {
  const best = await bestTrial(net, ink, limits);
  if (!best || best.quality < limits.minQuality) return null;
  const limit = maxScale(ink);
  const scale = Math.min(best.scale, limit);
  if (best.offScale <= CLOSE_ENOUGH) return { scale, quality: best.quality };
  const correction = await correctionAt(net, ink, scale);
  return { scale: Math.min(scale * correction, limit), quality: best.quality };
}

async function bestTrial(
  net: PixelGraphNet,
  ink: InkImage,
  { bonds, minFirstQuality = -Infinity }: ScaleLimits,
): Promise<Trial | null> {
  let best: Trial | null = null;
  for (const [i, scale] of trialScales(ink, bonds).entries()) {
    const trial = await tryScale(net, ink, scale);
    if (trial && (!best || trial.quality > best.quality)) best = trial;
    if (best && best.quality > GOOD_ENOUGH) break;
    if (i === 0 && (best?.quality ?? -Infinity) < minFirstQuality) break;
  }
  return best;
}

/** The scales to try, most likely first. */
function trialScales(ink: InkImage, { min, max, usual }: ScaleLimits['bonds']): number[] {
  const stroke = strokeWidth(ink);
  const side = Math.max(ink.width, ink.height);
  const lengths = bondToStrokeRatios(stroke)
    .map((ratio) => ratio * stroke)
    .filter((bond) => bond >= min && bond <= max);
  if (usual) lengths.sort((a, b) => Math.abs(Math.log(a / usual)) - Math.abs(Math.log(b / usual)));
  return lengths
    .map((bond) => NATIVE_BOND / bond)
    .filter((scale) => side * scale <= TRIAL_SIDES.max && side * scale >= TRIAL_SIDES.min);
}

async function tryScale(net: PixelGraphNet, ink: InkImage, scale: number): Promise<Trial | null> {
  const view = await viewThroughNetwork(net, ink, scale);
  const candidates = decodeHeads(net.classes, view, THRESHOLD);
  const { quality, medianBond } = scaleQuality(candidates, view.ink);
  if (medianBond <= 0) return null;
  const offScale = Math.abs(Math.log(medianBond / NATIVE_BOND));
  return { quality, scale: (scale * NATIVE_BOND) / medianBond, offScale };
}

async function correctionAt(net: PixelGraphNet, ink: InkImage, scale: number): Promise<number> {
  const view = await viewThroughNetwork(net, ink, scale);
  const { bonds } = decodeHeads(net.classes, view, THRESHOLD);
  if (bonds.length < 2) return 1;
  const factor = NATIVE_BOND / median(bonds.map((bond) => bond.length));
  return Math.min(Math.max(factor, LAST_CORRECTION.min), LAST_CORRECTION.max);
}
