import type { Point } from '../../../geometry/box';
import type { MolecularGraph } from '../../molecularGraph';
import { readLineArt } from '../readLineArt';
import { BOND, DrawingBuilder, shortOf, step } from './drawingBuilder';

/** @throws Error with VectorGraph's reason if it reads nothing */
export function readDrawing(drawing: DrawingBuilder): MolecularGraph {
  const outcome = readLineArt(drawing.page(), drawing.box());
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.graph;
}

/** Corners of a six-membered ring. */
const RING = DrawingBuilder.ring(200, 200);

export const corner = (i: number): Point => RING[i % 6] ?? { x: 200, y: 200 };

/** Six single bonds in a ring. */
export function cyclohexane(drawing = new DrawingBuilder()): DrawingBuilder {
  for (let i = 0; i < 6; i++) drawing.line(corner(i), corner(i + 1));
  return drawing;
}

/** Place of a label on a bond to the right of corner 1. */
export const SUBSTITUENT = step(corner(1), -30, 1.3 * BOND);

/** A ring with a label on its right. */
export const withSubstituent = (label: string): DrawingBuilder =>
  cyclohexane()
    .line(corner(1), shortOf(corner(1), SUBSTITUENT))
    .label(label, SUBSTITUENT);
