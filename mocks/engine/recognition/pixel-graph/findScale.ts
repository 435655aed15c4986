import { decodeHeads, SURE } from './decodeHeads';
import type { InkImage } from '../../ink/inkImage';
import type { NetworkView, PixelGraphNet } from './network';
import { NATIVE_BOND, viewThroughNetwork } from './network';
import { scaleQuality } from './scaleQuality';
import { median } from '../../geometry/median';
import { strokeWidth } from '../../ink/strokeWidth';

/** The scale found for a picture, and how well it explains the picture. */
export interface FoundScale {
  /** Factor that scales the picture's bonds to `NATIVE_BOND` pixels. */
  readonly scale: number;
  /** Quality of the best trial, up to 1. */
  readonly quality: number;
  /** What the network saw at this scale, if the search has tried it. */
  readonly view?: NetworkView;
}

/** Prior knowledge about a picture. */
export interface ScaleLimits {
  /** Plausible bond lengths, pixels. */
  readonly bonds: {
    readonly min: number;
    readonly max: number;
    /** Lengths closest to this one are tried first; by default those that the stroke width suggests. */
    readonly usual?: number;
  };
  /** Below this quality the picture is not a structure, and the result is null. */
  readonly minQuality: number;
  /** If the quality of the first trial is below this, the others are skipped. */
  readonly minFirstQuality?: number;
}

const NO_LIMITS: ScaleLimits = { bonds: { min: 0, max: Infinity }, minQuality: -Infinity };

interface Trial {
  /** Scale factor of the trial. */
  readonly scale: number;
  readonly view: NetworkView;
  /** Up to 1. */
  readonly quality: number;
  /** Factor that corrects the scale so that bonds have the native length. */
  readonly correction: number;
}

/**
 * The first trial above this quality ends the search; the lower limit applies if its bonds are about as long
 * as expected.
 */
const GOOD_ENOUGH = 0.62;
const GOOD_AT_EXPECTED_LENGTH = 0.5;
const EXPECTED_LENGTH = 0.2;
/** Longer side of a picture for trials, pixels after scaling. */
const TRIAL_SIDES = { min: 24, max: 1500 } as const;
/** Longer side of a picture for reading, pixels after scaling. */
const MAX_SCALED_SIDE = 2200;
/** Deviation of the median bond from the native length, |ln|, up to which a view is used as it is. */
const SAME_SCALE = 0.05;
/** A larger deviation requires one more run. */
const CLOSE_ENOUGH = 0.1;
const LAST_CORRECTION = { min: 0.6, max: 1.6 } as const;

/** Maximum scale factor of a picture. */
export const maxScale = ({ width, height }: InkImage): number =>
  MAX_SCALED_SIDE / Math.max(width, height);

/**
 * Plausible bond lengths in stroke widths, most likely first: hairlines (USPTO and TREC scans have 32),
 * ordinary (CLEF 16) and heavy lines (UOB 10).
 */
function bondToStrokeRatios(stroke: number): readonly number[] {
  if (stroke <= 2) return [32, 17, 60, 11];
  if (stroke < 6) return [16.5, 30, 10.5, 50];
  return [10.5, 16, 7, 26];
}

/** Finds the scale of a drawing by trial; null if no trial shows bonds within the limits. */
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
  const candidates = decodeHeads(net.classes, view, SURE);
  const { quality, medianBond } = scaleQuality(candidates, view.ink);
  return medianBond > 0 ? { scale, view, quality, correction: NATIVE_BOND / medianBond } : null;
}

async function lookAgain(
  net: PixelGraphNet,
  ink: InkImage,
  scale: number,
): Promise<Pick<Trial, 'view' | 'correction'>> {
  const view = await viewThroughNetwork(net, ink, scale);
  const { bonds } = decodeHeads(net.classes, view, SURE);
  if (bonds.length < 2) return { view, correction: 1 };
  const correction = NATIVE_BOND / median(bonds.map((bond) => bond.length));
  const { min, max } = LAST_CORRECTION;
  return { view, correction: Math.min(Math.max(correction, min), max) };
}
