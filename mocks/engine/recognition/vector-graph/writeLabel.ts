import type { Point } from '../../geometry/box';
import { distance } from '../../geometry/vector';
import type { TextLabel } from '../../lines/textLabels';
import { readFragment } from './fragment';
import type { GraphBuilder } from './graphBuilder';
import { groupSmiles } from './groupTable';
import { LabelError, writeChain, writeNitrogenRun } from './groupChain';
import { isElement, isResidue, type LabelUnit, splitLabel } from './labelUnits';

/** The unit of a label that a bond points at: never a hydrogen if there is anything else. */
function anchorUnit(units: readonly LabelUnit[], at: Point): number {
  const heavy = units.some(({ name }) => name !== 'H' && name !== 'D');
  let best = 0;
  let bestDistance = Infinity;
  units.forEach((unit, i) => {
    if (heavy && (unit.name === 'H' || unit.name === 'D')) return;
    const d = distance(unit.at, at);
    if (d < bestDistance) {
      bestDistance = d;
      best = i;
    }
  });
  return best;
}

/** An atom of the drawing whose label is still to be written out. */
export interface LabelPlan {
  readonly atom: number;
  readonly label: TextLabel;
  readonly units: readonly LabelUnit[];
  readonly anchor: number;
}

/**
 * Adds the anchor of a label as an atom; the rest follows when all bonds are known.
 *
 * @throws LabelError if the label is meaningless
 */
export function placeAnchor(builder: GraphBuilder, label: TextLabel, towards: Point): LabelPlan {
  const units = splitLabel(label);
  if (!units) throw new LabelError(`The label “${label.text}” is not understood`);
  const anchor = anchorUnit(units, towards);
  const unit = units[anchor];
  const atom = builder.addAtom(unit?.at ?? towards, elementOf(unit));
  return { atom, label, units, anchor };
}

function elementOf(unit: LabelUnit | undefined): string {
  if (!unit) return 'C';
  if (unit.name === 'D') return 'H';
  if (unit.members) return 'C';
  const smiles = groupSmiles(unit.name);
  if (smiles !== undefined) return readFragment(smiles).atoms[0]?.element ?? 'C';
  return isElement(unit.name) ? unit.name : '*';
}

/** Writes out the units on both sides of a label's anchor. */
export function writeLabel(builder: GraphBuilder, plan: LabelPlan): void {
  const { units, anchor } = plan;
  const unit = units[anchor];
  const atom = builder.atoms[plan.atom];
  if (!unit || !atom) return;
  if (unit.members) throw new LabelError(`The label “${plan.label.text}” begins with a bracket`);
  atom.charge = unit.charge;
  if (unit.name === 'D') atom.isotope = 2;
  if (isElement(unit.name) && !plan.label.impliesHydrogens) atom.hydrogens = 0;
  if (atom.element === '*' && !isElement(unit.name)) atom.label = unit.name;
  const smiles = groupSmiles(unit.name);
  if (smiles !== undefined) writeGroupRest(builder, plan.atom, smiles);
  const ends = isResidue(unit.name) || smiles !== undefined;
  const left = units.slice(0, anchor).reverse();
  const right = units.slice(anchor + 1);
  if (ends && left.length + right.length > 0 && builder.valenceOf(plan.atom) > 1) {
    throw new LabelError(`The label “${plan.label.text}” is not understood`);
  }
  if (unit.count > 1) writeCounted(builder, plan, unit);
  writeChain(builder, plan.atom, left);
  writeChain(builder, plan.atom, right);
}

/** Attaches the rest of a group to its first atom, which is already there. */
function writeGroupRest(builder: GraphBuilder, atom: number, smiles: string): void {
  builder.completeFragment(atom, readFragment(smiles));
}

function writeCounted(builder: GraphBuilder, plan: LabelPlan, unit: LabelUnit): void {
  if (unit.name === 'N' && writeNitrogenRun(builder, plan.atom, unit.count)) return;
  throw new LabelError(`The label “${plan.label.text}” is not understood`);
}
