import type { GreyImage } from '../../documents/pageContent';
import type { Point } from '../../geometry/box';
import type { BondStereo } from '../molecularGraph';
import type { SketchAtom, SketchBond } from './assembly/sketch';
import { bondOrder, HASHED_WEDGE, SOLID_WEDGE } from './assembly/sketch';
import type { PixelGraphClasses } from './classes';
import { imageProblem } from './imageLimits';
import { halveToFit, toInk, trimToInk } from './inkImage';
import { NATIVE_BOND, PADDING, type PixelGraphNet } from './network';
import { readSketch } from './readSketch';

/** A label as drawn, before it is unfolded into atoms; pixels of the picture. */
export interface ReadLabel extends Point {
  /** Name of its class: `O`, `CO2Me`, `R1`; `C` for corners, too. */
  readonly name: string;
  readonly charge: -1 | 0 | 1;
  /** 0..1: that there is an atom, and that it is what the label says. */
  readonly confidence: number;
}

/** A bond between two labels, by their indices; begins at the narrow end of a wedge. */
export interface ReadBond {
  readonly begin: number;
  readonly end: number;
  readonly order: 1 | 2 | 3;
  readonly stereo: BondStereo;
}

export interface ReadLabels {
  readonly labels: readonly ReadLabel[];
  readonly bonds: readonly ReadBond[];
  /** Usual bond length, pixels of the picture. */
  readonly bondLength: number;
}

/** Longer side above which a picture is halved before anything else, pixels. */
const MAX_SIDE = 2600;
const CHARGES = [0, 1, -1] as const;

/**
 * Reads a drawing as it stands, labels not yet unfolded, for a program that knows most of its bonds.
 *
 * @returns null when the picture shows no bonds
 */
export async function readLabels(net: PixelGraphNet, image: GreyImage): Promise<ReadLabels | null> {
  if (imageProblem(image)) return null;
  const { ink, factor } = halveToFit(toInk(image), MAX_SIDE);
  const trimmed = trimToInk(ink);
  const sketch = trimmed && (await readSketch(net, trimmed));
  if (!sketch) return null;
  const { scale } = sketch;
  const place = ({ x, y }: Point): Point => ({
    x: ((x - PADDING) / scale + trimmed.left) * factor,
    y: ((y - PADDING) / scale + trimmed.top) * factor,
  });
  return {
    labels: sketch.atoms.map((atom) => ({ ...place(atom), ...labelOf(net.classes, atom) })),
    bonds: sketch.bonds.map(toReadBond),
    bondLength: (NATIVE_BOND / scale) * factor,
  };
}

function labelOf(classes: PixelGraphClasses, { label, charge, confidence, classLogs }: SketchAtom) {
  return {
    name: classes.names[label] ?? '*',
    charge: CHARGES[charge],
    confidence: confidence * Math.exp(classLogs[label] ?? -Infinity),
  };
}

function toReadBond({ begin, end, type }: SketchBond): ReadBond {
  const stereo = type === SOLID_WEDGE ? 'up' : type === HASHED_WEDGE ? 'down' : 'none';
  return { begin, end, order: bondOrder(type), stereo };
}
