import type { PictureSize } from '../../ink/pixels';
import type { MolecularGraph } from '../molecularGraph';
import type { Doubt, DoubtKind } from './doubt';
import { usualBondIn } from '../usualBond';
import { mostDoubtful } from './mostDoubtful';

/** A doubt as an answer states it: all lengths in shares of the picture, which survive its scaling. */
export interface DoubtOnPicture {
  readonly kind: DoubtKind;
  /** Indices into the answer's molfile. */
  readonly atoms: readonly number[];
  /** 0..1, from the left edge, in widths. */
  readonly x: number;
  /** 0..1, from the top edge, in heights. */
  readonly y: number;
  /** Widths. */
  readonly radius: number;
  readonly confidence: number;
  readonly readings?: readonly string[];
  readonly says: string;
}

/** Of a ring around a place of unknown extent, bonds. */
const USUAL_RADIUS = 0.5;

/**
 * The places of a reading that are really in doubt, the least sure first.
 *
 * @param doubts in the graph's units, which are the picture's pixels
 */
export function doubtsOnPicture(
  doubts: readonly Doubt[],
  graph: MolecularGraph,
  { width, height }: PictureSize,
): DoubtOnPicture[] {
  const bond = usualBondIn(graph) ?? Math.min(width, height);
  return mostDoubtful(doubts, bond).map(({ x, y, radius, confidence, ...doubt }) => ({
    ...doubt,
    x: share(x / width),
    y: share(y / height),
    radius: share((radius ?? USUAL_RADIUS * bond) / width),
    confidence: share(confidence),
  }));
}

/** A place may lie beyond the edge, as an atom of a label that was written out. */
const share = (value: number): number => Number(Math.min(1, Math.max(0, value)).toFixed(4));
