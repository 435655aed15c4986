import type { Box, Point } from '../../geometry/box';
import { boxHoldsBox, boxOf, growBox, unionBox } from '../../geometry/boxes';
import { along } from '../../geometry/vector';
import type { SketchBond } from '../../recognition/pixel-graph/assembly/sketch';
import type { DrawingRegion } from './drawingRegions';
import type { InkComponents } from './inkComponents';
import type { PlacedLabel } from './labelLetters';
import { labelLetters } from './labelLetters';

/** A structure on the page, pixels. */
export interface PlacedStructure {
  readonly atoms: readonly PlacedLabel[];
  readonly bonds: readonly SketchBond[];
  /** Usual bond length. */
  readonly bondLength: number;
}

/** Ink under a bond that extends further than this from the atoms, bonds, is not part of the structure. */
const MAX_OVERHANG = 1.2;
const POINTS_ALONG_A_BOND = 9;

/** The box around a structure's bonds and complete labels, page pixels. */
export function structureBox(
  ink: InkComponents,
  region: DrawingRegion,
  structure: PlacedStructure,
): Box {
  const { atoms, bondLength } = structure;
  const core = boxOf(atoms.map(({ place }) => place)) ?? region.box;
  const limit = growBox(core, MAX_OVERHANG * bondLength);
  const boxOfComponent = (i: number): Box => ink.components[i]?.box ?? core;
  const strokes = [...componentsUnderBonds(ink, region, structure)]
    .map(boxOfComponent)
    .filter((box) => boxHoldsBox(limit, box));
  const letters = atoms
    .flatMap((atom) => labelLetters(ink, region, atom, bondLength))
    .map(boxOfComponent);
  return [...strokes, ...letters].reduce(unionBox, core);
}

function componentsUnderBonds(
  ink: InkComponents,
  region: DrawingRegion,
  { atoms, bonds }: PlacedStructure,
): Set<number> {
  const found = new Set<number>();
  for (const { begin, end } of bonds) {
    const from = atoms[begin]?.place;
    const to = atoms[end]?.place;
    if (!from || !to) continue;
    for (let k = 0; k < POINTS_ALONG_A_BOND; k++) {
      const point = along(from, to, k / (POINTS_ALONG_A_BOND - 1));
      for (const i of componentsAround(ink, point)) if (region.members.has(i)) found.add(i);
    }
  }
  return found;
}

/** Components in the 3 x 3 pixels around a point. */
function componentsAround(ink: InkComponents, { x, y }: Point): number[] {
  const found: number[] = [];
  for (let py = Math.floor(y) - 1; py <= y + 1; py++) {
    for (let px = Math.floor(x) - 1; px <= x + 1; px++) {
      const inside = px >= 0 && py >= 0 && px < ink.width && py < ink.height;
      const label = inside ? (ink.labels[py * ink.width + px] ?? 0) : 0;
      if (label) found.push(label - 1);
    }
  }
  return found;
}
