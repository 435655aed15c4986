import type { Point } from '../../geometry/box';
import type { Doubt } from '../doubts/doubt';
import type { MolecularGraph } from '../molecularGraph';
import { openCarriers } from '../carriers';
import { writePerspective } from '../perspective/writePerspective';
import type { Sketch } from './assembly/sketch';
import type { PixelGraphClasses } from './classes';
import { setImpliedCharges } from './impliedCharges';
import { PADDING } from './network';
import { unfoldLabels, type UnfoldedLabels } from './unfoldLabels';

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

/** A sketch as a graph, in pixels of the original picture. */
export interface FinishedSketch {
  readonly graph: MolecularGraph;
  /** Indices and pixels as the graph's. */
  readonly doubts: readonly Doubt[];
}

/**
 * Finishes a sketch.
 *
 * @param doubts indices and pixels as the sketch's
 */
export function sketchToGraph(
  classes: PixelGraphClasses,
  sketch: Sketch,
  frame: ViewFrame,
  doubts: readonly Doubt[] = [],
): FinishedSketch {
  const draft = unfoldLabels(classes, sketch);
  setImpliedCharges(draft);
  const graph = {
    atoms: draft.atoms.map((atom) => ({ ...atom, ...toPicture(frame, atom) })),
    bonds: draft.bonds.map((bond) => ({ ...bond })),
  };
  writePerspective(graph);
  openCarriers(graph);
  return { graph, doubts: doubts.map((doubt) => inGraph(doubt, draft, frame)) };
}

function inGraph(doubt: Doubt, { firstAtoms }: UnfoldedLabels, frame: ViewFrame): Doubt {
  const { radius } = doubt;
  return {
    ...doubt,
    ...toPicture(frame, doubt),
    atoms: doubt.atoms.flatMap((atom) => firstAtoms[atom] ?? []),
    ...(radius !== undefined && { radius: (radius / frame.scale) * frame.factor }),
  };
}

/** 0..1: mean confidence of the bonds as drawn; 0 without bonds. */
export function sketchConfidence({ bonds }: Sketch): number {
  return bonds.length ? bonds.reduce((sum, bond) => sum + bond.confidence, 0) / bonds.length : 0;
}
