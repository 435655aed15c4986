import type { Point } from '../../geometry/box';
import type { MolecularGraph } from '../molecularGraph';
import type { Sketch } from './assembly/sketch';
import type { PixelGraphClasses } from './classes';
import { setImpliedCharges } from './impliedCharges';
import { PADDING } from './network';
import { unfoldLabels } from './unfoldLabels';

/** Where the network's view of a picture lies in the original picture. */
export interface ViewFrame {
  /** Network pixels per ink pixel. */
  readonly scale: number;
  /** Upper left corner of the trimmed ink, ink pixels. */
  readonly left: number;
  readonly top: number;
  /** Original pixels per ink pixel. */
  readonly factor: number;
}

/** Converts the network's scaled, padded pixels to the picture's own. */
export function toPicture(frame: ViewFrame, { x, y }: Point): Point {
  return {
    x: ((x - PADDING) / frame.scale + frame.left) * frame.factor,
    y: ((y - PADDING) / frame.scale + frame.top) * frame.factor,
  };
}

/** The finished graph, in pixels of the original picture. */
export function sketchToGraph(
  classes: PixelGraphClasses,
  sketch: Sketch,
  frame: ViewFrame,
): MolecularGraph {
  const draft = unfoldLabels(classes, sketch);
  setImpliedCharges(draft);
  return {
    atoms: draft.atoms.map((atom) => ({ ...atom, ...toPicture(frame, atom) })),
    bonds: draft.bonds,
  };
}

/** 0..1: mean confidence of the bonds as drawn; 0 without bonds. */
export function sketchConfidence({ bonds }: Sketch): number {
  return bonds.length ? bonds.reduce((sum, bond) => sum + bond.confidence, 0) / bonds.length : 0;
}
