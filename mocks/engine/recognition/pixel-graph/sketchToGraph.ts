import type { Point } from '../../geometry/box';
import type { Doubt } from '../doubts/doubt';
import type { GraphAtom, MolecularGraph } from '../molecularGraph';
import { openCarriers } from '../carriers';
import { writePerspective } from '../perspective/writePerspective';
import type { Sketch } from './assembly/sketch';
import type { PixelGraphClasses } from './classes';
import { setImpliedCharges } from './impliedCharges';
import { NATIVE_BOND, PADDING } from './network';
import { markRadicals } from '../radicals';
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
  return inkToPicture(frame, { x: (x - PADDING) / frame.scale, y: (y - PADDING) / frame.scale });
}

const inkToPicture = ({ left, top, factor }: ViewFrame, { x, y }: Point): Point => ({
  x: (x + left) * factor,
  y: (y + top) * factor,
});

type RadicalAtom = GraphAtom & { radical?: true };

/** A sketch as a graph, in pixels of the original picture. */
export interface FinishedSketch {
  readonly graph: MolecularGraph;
  /** Indices and pixels as the graph's. */
  readonly doubts: readonly Doubt[];
  /** The atoms with an unpaired electron, which may be none. */
  readonly radicals: readonly Doubt[];
}

/**
 * Finishes a sketch.
 *
 * @param doubts indices and pixels as the sketch's
 * @param dots that touch no other ink, ink pixels
 */
export function sketchToGraph(
  classes: PixelGraphClasses,
  sketch: Sketch,
  frame: ViewFrame,
  doubts: readonly Doubt[] = [],
  dots: readonly Point[] = [],
): FinishedSketch {
  const draft = unfoldLabels(classes, sketch);
  setImpliedCharges(draft);
  const graph = {
    atoms: draft.atoms.map((atom): RadicalAtom => ({ ...atom, ...toPicture(frame, atom) })),
    bonds: draft.bonds.map((bond) => ({ ...bond })),
  };
  writePerspective(graph);
  openCarriers(graph);
  const radicals = markRadicals(
    graph,
    dots.map((dot) => inkToPicture(frame, dot)),
    (frame.factor * NATIVE_BOND) / frame.scale,
  );
  return { graph, radicals, doubts: doubts.map((doubt) => inGraph(doubt, draft, frame)) };
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
