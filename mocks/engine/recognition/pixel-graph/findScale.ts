import { decodeHeads } from './decodeHeads';
import type { InkImage } from '../../ink/inkImage';
import type { NetworkView, PixelGraphNet } from './network';
import { NATIVE_BOND, viewThroughNetwork } from './network';
import { scaleQuality } from './scaleQuality';
import { median } from './statistics';
import { strokeWidth } from '../../ink/strokeWidth';

/** A scale found for a picture, and how well it explains it. */
export interface FoundScale {
  /** Factor by which the picture is multiplied so that a bond measures `NATIVE_BOND` pixels. */
  readonly scale: number;
  /** Of the best trial, up to 1. */
  readonly quality: number;
  /** What the network saw at this scale, where the search has looked at it. */
  readonly view?: NetworkView;
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

interface Trial {
  /** Factor at which the picture was seen. */
  readonly scale: number;
  readonly view: NetworkView;
  /** Up to 1. */
  readonly quality: number;
  /** By which the scale has to be multiplied for bonds of the native length. */
  readonly correction: number;
}

const THRESHOLD = 0.3;
/** The first trial above this quality ends the search, at the lower one if its bonds are about as long as expected. */
const GOOD_ENOUGH = 0.62;
const GOOD_AT_EXPECTED_LENGTH = 0.5;
const EXPECTED_LENGTH = 0.2;
/** Longer side of a picture that is tried, pixels after scaling. */
const TRIAL_SIDES = { min: 24, max: 1500 } as const;
/** Longer side of a picture that is read, pixels after scaling. */
const MAX_SCALED_SIDE = 2200;
/** Median bonds are off the native length by |ln|. Up to this a view is read as it is. */
const SAME_SCALE = 0.05;
/** Further off than this calls for one more look. */
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
  const { quality } = best;
  if (off(best) <= SAME_SCALE) return { scale: best.scale, quality, view: best.view };
  const limit = maxScale(ink);
  const scale = Math.min(best.scale * best.correction, limit);
  if (off(best) <= CLOSE_ENOUGH) return { scale, quality };
  const { correction, view } = await lookAgain(net, ink, scale);
  if (off({ correction }) <= SAME_SCALE) return { scale, quality, view };
  return { scale: Math.min(scale * correction, limit), quality };
}

const off = ({ correction }: Pick<Trial, 'correction'>): number => Math.abs(Math.log(correction));

const isGood = (trial: Trial): boolean =>
  trial.quality > GOOD_ENOUGH ||
  (trial.quality > GOOD_AT_EXPECTED_LENGTH && off(trial) < EXPECTED_LENGTH);

async function bestTrial(
  net: PixelGraphNet,
  ink: InkImage,
  { bonds, minFirstQuality = -Infinity }: ScaleLimits,
): Promise<Trial | null> {
  let best: Trial | null = null;
  for (const [i, scale] of trialScales(ink, bonds).entries()) {
    const trial = await tryScale(net, ink, scale);
    if (trial && (!best || trial.quality > best.quality)) best = trial;
    if (best && isGood(best)) break;
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
  return medianBond > 0 ? { scale, view, quality, correction: NATIVE_BOND / medianBond } : null;
}

async function lookAgain(
  net: PixelGraphNet,
  ink: InkImage,
  scale: number,
): Promise<Pick<Trial, 'view' | 'correction'>> {
  const view = await viewThroughNetwork(net, ink, scale);
  const { bonds } = decodeHeads(net.classes, view, THRESHOLD);
  if (bonds.length < 2) return { view, correction: 1 };
  const correction = NATIVE_BOND / median(bonds.map((bond) => bond.length));
  const { min, max } = LAST_CORRECTION;
  return { view, correction: Math.min(Math.max(correction, min), max) };
}
