import type { Point } from '../../geometry/box';
import type { Candidates } from './decodeHeads';
import { bondEnds, nearestTo, SURE } from './decodeHeads';
import type { InkImage } from '../../ink/inkImage';
import { NATIVE_BOND } from './network';
import { argmax } from './statistics';
import { median } from '../../geometry/median';
import { END_REACH } from './assembly/matchEnds';

/**
 * Below this quality, bonds and labels don't explain the picture: charts and text are below 0.4, while the lowest of
 * 267 correct readings of the development sets is 0.57, and regions of pages with a drawing are above 0.5.
 */
export const MIN_QUALITY = 0.45;
/** Half widths, pixels, of the squares that a bond's points and a label cover. */
const BOND_COVER = 4;
const LABEL_COVER = 9;
const POINTS_ALONG_A_BOND = 7;

export interface ScaleQuality {
  /** Up to 1; -9 if almost nothing was found. */
  readonly quality: number;
  /** Pixels; 0 if almost nothing was found. */
  readonly medianBond: number;
}

/**
 * How well a scale explains the picture: mean bond confidence, times the share of bonds that join two atoms,
 * times the share of the ink that bonds and labels cover, reduced for bonds that deviate from the native
 * length. The weights were tuned on development images of the USPTO, UOB, CLEF and JPO sets.
 */
export function scaleQuality(candidates: Candidates, ink: InkImage): ScaleQuality {
  const bonds = candidates.bonds.filter((bond) => bond.confidence > SURE);
  const atoms = candidates.atoms.filter((atom) => atom.confidence > SURE);
  if (bonds.length < 2 || atoms.length < 2) return { quality: -9, medianBond: 0 };
  const cover = new Cover(ink);
  let joining = 0;
  let confidence = 0;
  for (const bond of bonds) {
    const [from, to] = bondEnds(bond);
    const start = nearestTo(atoms, from);
    const end = nearestTo(atoms, to);
    const reach = END_REACH * bond.length;
    confidence += bond.confidence;
    if (start.index === end.index || start.distance >= reach || end.distance >= reach) continue;
    joining++;
    cover.addLine(from, to);
  }
  for (const atom of atoms) if (argmax(atom.classLogs) !== 0) cover.addSquare(atom, LABEL_COVER);
  const medianBond = median(bonds.map((bond) => bond.length));
  const found = (((confidence / bonds.length) * joining) / bonds.length) * cover.explainedShare();
  const offScale = 0.35 * Math.abs(Math.log(medianBond / NATIVE_BOND));
  return { quality: found - offScale - (bonds.length < 4 ? 0.15 : 0), medianBond };
}

/** The part of a picture that candidates cover. */
class Cover {
  private readonly mask: Uint8Array;

  constructor(private readonly ink: InkImage) {
    this.mask = new Uint8Array(ink.width * ink.height);
  }

  addSquare({ x, y }: Point, reach: number): void {
    const { width, height } = this.ink;
    const x0 = Math.max(0, Math.trunc(x - reach));
    const x1 = Math.min(width, Math.trunc(x + reach) + 1);
    const y0 = Math.max(0, Math.trunc(y - reach));
    const y1 = Math.min(height, Math.trunc(y + reach) + 1);
    if (x1 <= x0) return;
    for (let row = y0; row < y1; row++) this.mask.fill(1, row * width + x0, row * width + x1);
  }

  addLine(from: Point, to: Point): void {
    const steps = POINTS_ALONG_A_BOND - 1;
    for (let k = 0; k <= steps; k++) {
      const x = from.x + ((to.x - from.x) * k) / steps;
      const y = from.y + ((to.y - from.y) * k) / steps;
      this.addSquare({ x, y }, BOND_COVER);
    }
  }

  /** 0..1 */
  explainedShare(): number {
    let all = 0;
    let explained = 0;
    this.ink.data.forEach((ink, i) => {
      all += ink;
      if (this.mask[i]) explained += ink;
    });
    return explained / (all + 1e-6);
  }
}
