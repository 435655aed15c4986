import type { Point } from '../../geometry/box';
import type { PixelGraphClasses } from './classes';
import type { Spelling } from './letters/letterLook';
import type { ChannelLayout, NetworkView } from './network';
import { BOND_TYPE_COUNT, channelLayout, NATIVE_BOND, STRIDE } from './network';
import type { Peak } from './peaks';
import { findPeaks } from './peaks';
import { logSoftmax } from './statistics';

/** Candidates of a higher confidence are certain. */
export const SURE = 0.3;

/** An atom or label found by the network, in pixels of the scaled, padded picture. */
export interface AtomCandidate extends Point {
  /** Natural logarithms of the class probabilities. */
  readonly classLogs: readonly number[];
  /** For no charge, plus and minus. */
  readonly chargeLogs: readonly number[];
  readonly confidence: number;
  /** What its letters may be, the most probable first, if they were read. */
  readonly spellings?: readonly Spelling[];
}

/**
 * A bond found by the network: its centre, direction (unit vector, wedges from their narrow end) and length.
 */
export interface BondCandidate extends Point {
  readonly ux: number;
  readonly uy: number;
  readonly length: number;
  readonly typeLogs: readonly number[];
  readonly confidence: number;
}

/** Both lists sorted by confidence, highest first. */
export interface Candidates {
  readonly atoms: readonly AtomCandidate[];
  readonly bonds: readonly BondCandidate[];
}

/** Of two atoms closer than this, pixels, the more certain one is kept. */
const MIN_ATOM_DISTANCE = 6;
/** Plausible bond lengths, pixels. */
const BOND_LENGTHS = { min: 4, max: 90 } as const;

/** Reads the candidates above `threshold` (0..1) from the network's heads. */
export function decodeHeads(
  classes: PixelGraphClasses,
  view: NetworkView,
  threshold: number,
): Candidates {
  const layout = channelLayout(classes.names.length);
  const atoms = findPeaks(view, layout.atom, threshold)
    .map((peak) => toAtom(classes, layout, view, peak))
    .sort((a, b) => b.confidence - a.confidence);
  const bonds = findPeaks(view, layout.bond, threshold)
    .map((peak) => toBond(layout, view, peak))
    .sort((a, b) => b.confidence - a.confidence);
  return { atoms: withoutDoubles(atoms), bonds };
}

/** The values of `count` channels from `first` on, in one cell. */
function valuesAt(view: NetworkView, peak: Peak, first: number, count: number): number[] {
  const cells = view.columns * view.rows;
  const cell = peak.row * view.columns + peak.column;
  return Array.from({ length: count }, (_, i) => view.heads[(first + i) * cells + cell] ?? 0);
}

function placeOf(view: NetworkView, peak: Peak, offsetChannel: number): Point {
  const [dx = 0, dy = 0] = valuesAt(view, peak, offsetChannel, 2);
  return { x: (peak.column + 0.5 + dx) * STRIDE, y: (peak.row + 0.5 + dy) * STRIDE };
}

function toAtom(
  classes: PixelGraphClasses,
  layout: ChannelLayout,
  view: NetworkView,
  peak: Peak,
): AtomCandidate {
  const logits = valuesAt(view, peak, layout.atomClass, classes.names.length);
  return {
    ...placeOf(view, peak, layout.atomOffset),
    classLogs: logSoftmax(logits.map((logit, i) => logit + (classes.prior[i] ?? 0))),
    chargeLogs: logSoftmax(valuesAt(view, peak, layout.charge, 3)),
    confidence: peak.confidence,
  };
}

function toBond(layout: ChannelLayout, view: NetworkView, peak: Peak): BondCandidate {
  const geometry = valuesAt(view, peak, layout.bondGeometry, 5);
  const [cos2 = 1, sin2 = 0, relativeLength = 1, towardsX = 0, towardsY = 0] = geometry;
  const angle = 0.5 * Math.atan2(sin2, cos2);
  const ux = Math.cos(angle);
  const uy = Math.sin(angle);
  const turn = ux * towardsX + uy * towardsY < 0 ? -1 : 1;
  const length = Math.min(
    Math.max(relativeLength * NATIVE_BOND, BOND_LENGTHS.min),
    BOND_LENGTHS.max,
  );
  return {
    ...placeOf(view, peak, layout.bondOffset),
    ux: turn * ux,
    uy: turn * uy,
    length,
    typeLogs: logSoftmax(valuesAt(view, peak, layout.bondType, BOND_TYPE_COUNT)),
    confidence: peak.confidence,
  };
}

function withoutDoubles(atoms: readonly AtomCandidate[]): AtomCandidate[] {
  const kept: AtomCandidate[] = [];
  for (const atom of atoms) {
    const near = kept.some(
      (k) => (atom.x - k.x) ** 2 + (atom.y - k.y) ** 2 <= MIN_ATOM_DISTANCE ** 2,
    );
    if (!near) kept.push(atom);
  }
  return kept;
}

/** The two ends of a bond; the first is the narrow end of a wedge. */
export function bondEnds(bond: BondCandidate): readonly [Point, Point] {
  const dx = (bond.ux * bond.length) / 2;
  const dy = (bond.uy * bond.length) / 2;
  return [
    { x: bond.x - dx, y: bond.y - dy },
    { x: bond.x + dx, y: bond.y + dy },
  ];
}

/** The nearest of `places`: its index (-1 if there are none) and distance. */
export function nearestTo(
  places: readonly Point[],
  { x, y }: Point,
): { index: number; distance: number } {
  let index = -1;
  let least = Infinity;
  // Uses squares, because this runs for every end of every bond.
  places.forEach((place, i) => {
    const square = (place.x - x) ** 2 + (place.y - y) ** 2;
    if (square < least) {
      index = i;
      least = square;
    }
  });
  return { index, distance: Math.sqrt(least) };
}
