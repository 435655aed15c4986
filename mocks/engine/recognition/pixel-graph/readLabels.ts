import type { GreyImage } from '../../ink/pixels';
import type { Point } from '../../geometry/box';
import type { BondStereo } from '../molecularGraph';
import type { SketchAtom, SketchBond } from './assembly/sketch';
import { bondOrder, bondStereo, drawnCharge } from './assembly/sketch';
import type { PixelGraphClasses } from './classes';
import { atomConfidence } from './confidence/readingConfidence';
import { imageProblem } from '../../ink/imageLimits';
import { NATIVE_BOND, type PixelGraphNet } from './network';
import { firstReading } from './firstReading';
import { pictureInk } from './pictureInk';
import { letterAt } from './letters/spelledLabel';
import { toPicture, type ViewFrame } from './sketchToGraph';

/** A label as drawn, before it is unfolded into atoms; pixels of the picture. */
export interface ReadLabel extends Point {
  /** Name of its class: `O`, `CO2Me`, `R1`; `C` for corners as well. Its letters, where they are known. */
  readonly name: string;
  /** Where each letter of the name is, if that is known; otherwise the first is at the atom. */
  readonly letters?: readonly Point[];
  readonly charge: -1 | 0 | 1;
  /** Probability, 0..1, that there is an atom and that its label is right. */
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

/**
 * Reads a drawing without unfolding its labels, for a program that already knows most of its bonds.
 *
 * @returns null if the picture shows no bonds
 */
export async function readLabels(net: PixelGraphNet, image: GreyImage): Promise<ReadLabels | null> {
  if (imageProblem(image)) return null;
  const picture = pictureInk(image);
  const sketch = picture && (await firstReading(net, picture.ink))?.read;
  if (!sketch) return null;
  const { ink, factor } = picture;
  const frame = { scale: sketch.scale, left: ink.left, top: ink.top, factor };
  return {
    labels: sketch.atoms.map((atom) => labelOf(net.classes, frame, atom)),
    bonds: sketch.bonds.map(toReadBond),
    bondLength: (NATIVE_BOND / sketch.scale) * factor,
  };
}

function labelOf(classes: PixelGraphClasses, frame: ViewFrame, atom: SketchAtom): ReadLabel {
  const { spelled } = atom;
  const label = { ...toPicture(frame, atom), confidence: atomConfidence(atom) };
  // The signs of a spelled label are among its letters.
  if (!spelled)
    return { ...label, name: classes.names[atom.label] ?? '*', charge: drawnCharge(atom) };
  const letters = spelled.places.map((place) => toPicture(frame, letterAt(atom, place)));
  return { ...label, name: spelled.text, charge: 0, letters };
}

function toReadBond(bond: SketchBond): ReadBond {
  const { begin, end, type } = bond;
  return { begin, end, order: bondOrder(type), stereo: bondStereo(bond) };
}
