import type { Point } from '../../geometry/box';
import type { Sketch, SketchAtom, SketchBond } from './assembly/sketch';
import { bondOrder, bondStereo, drawnCharge, otherEnd, touches } from './assembly/sketch';
import type { PixelGraphClasses, SuperatomExpansion } from './classes';
import { atomConfidence, bondConfidence } from './confidence/readingConfidence';
import type { DraftAtom, GraphDraft } from './graphDraft';
import {
  growSpelled,
  placeSpelled,
  type WrittenLabel,
  BOND_IN_LABEL,
} from './letters/writeSpelled';
import { NATIVE_BOND } from './network';

/** A draft of a graph, and where the sketch's atoms are in it. */
export interface UnfoldedLabels extends GraphDraft {
  /** For each of the sketch's atoms the index of its first one here, which bears its bonds. */
  readonly firstAtoms: readonly number[];
}

/**
 * Turns a sketch into atoms and bonds: elements stay, abbreviations unfold away from the bond that leads to
 * them, residues become `*` with their label, and labels known by their letters become what these stand for.
 *
 * @returns the draft, in the sketch's pixels
 */
export function unfoldLabels(classes: PixelGraphClasses, sketch: Sketch): UnfoldedLabels {
  const draft: GraphDraft = { atoms: [], bonds: [] };
  const written: WrittenLabel[] = [];
  const firstAtoms = sketch.atoms.map((atom, i) => {
    const number = draft.atoms.length;
    const label = placeSpelled(draft, sketch, i);
    if (label) {
      written.push(label);
      return number;
    }
    const name = classes.names[atom.label] ?? '*';
    const expansion = classes.expansions.get(name);
    if (expansion) unfold(draft, atom, expansion, awayFromNeighbours(sketch, i));
    else draft.atoms.push(plainAtom(classes, atom, name));
    return number;
  });
  const numberOf = (bond: SketchBond, atom: number): number =>
    written.find(({ index }) => index === atom)?.ends.get(bond) ?? firstAtoms[atom] ?? 0;
  for (const bond of sketch.bonds) {
    draft.bonds.push({
      begin: numberOf(bond, bond.begin),
      end: numberOf(bond, bond.end),
      order: bondOrder(bond.type),
      stereo: bondStereo(bond),
      confidence: bondConfidence(bond),
    });
  }
  growSpelled(draft, written);
  return { ...draft, firstAtoms };
}

function plainAtom(classes: PixelGraphClasses, atom: SketchAtom, name: string): DraftAtom {
  const place = { x: atom.x, y: atom.y, confidence: atomConfidence(atom) };
  if (atom.label >= classes.elementCount) return { ...place, element: '*', label: name, charge: 0 };
  const charge = drawnCharge(atom);
  return name === 'D'
    ? { ...place, element: 'H', isotope: 2, charge }
    : { ...place, element: name, charge };
}

/** Unit vector from the neighbours of an atom towards its free side; to the right if there is none. */
function awayFromNeighbours(sketch: Sketch, index: number): Point {
  const own = sketch.atoms[index];
  let x = 0;
  let y = 0;
  for (const bond of sketch.bonds) {
    const other = touches(bond, index) ? sketch.atoms[otherEnd(bond, index)] : undefined;
    if (!own || !other) continue;
    x += own.x - other.x;
    y += own.y - other.y;
  }
  const length = Math.hypot(x, y);
  return length > 1e-6 * NATIVE_BOND ? { x: x / length, y: y / length } : { x: 1, y: 0 };
}

function unfold(
  draft: GraphDraft,
  atom: SketchAtom,
  expansion: SuperatomExpansion,
  away: Point,
): void {
  const first = draft.atoms.length;
  const confidence = atomConfidence(atom);
  const unit = BOND_IN_LABEL * NATIVE_BOND;
  expansion.atoms.forEach(([element, charge], k) => {
    // y points upwards in the layout and downwards in the sketch.
    const [along, across] = expansion.xy[k] ?? [0, 0];
    const x = atom.x + (along * away.x + across * away.y) * unit;
    const y = atom.y + (along * away.y - across * away.x) * unit;
    draft.atoms.push({ x, y, element, charge, confidence });
  });
  for (const [begin, end, order] of expansion.bonds) {
    draft.bonds.push({
      begin: first + begin,
      end: first + end,
      order: order === 2 || order === 3 ? order : 1,
      stereo: 'none',
      confidence,
    });
  }
}
