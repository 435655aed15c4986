import { boxCentre, boxGap, boxHeight } from '../../geometry/boxes';
import { distance } from '../../geometry/vector';
import type { TextLabel } from '../../lines/textLabels';
import type { GraphBuilder } from './graphBuilder';
import type { LabelPlan } from './writeLabel';

const HYDROGEN = /^H([2-9]?)$/;
const SIGN = /^([+⁺⊕]|[-−–⁻⊖])$/;
/** Counter-ions written next to a drawing. */
const ION = /^(Cl|Br|I|F|Na|K|Li)([+⁺]|[-−–⁻])$/;

/** Uses the labels without a bond pointing at them: stacked hydrogens, charges, counter-ions. */
export function placeLooseLabels(
  builder: GraphBuilder,
  loose: readonly TextLabel[],
  plans: readonly LabelPlan[],
): void {
  for (const label of loose) {
    const text = label.text.trim();
    const hydrogen = HYDROGEN.exec(text);
    if (hydrogen) addHydrogens(builder, label, Number(hydrogen[1] || 1), plans);
    else if (SIGN.test(text)) addCharge(builder, label, /[+⁺⊕]/.test(text) ? 1 : -1, plans);
    else addIon(builder, label, text);
  }
}

/** `H` above or below `N`. */
function addHydrogens(
  builder: GraphBuilder,
  label: TextLabel,
  count: number,
  plans: readonly LabelPlan[],
): void {
  const owner = plans.find(({ atom, label: other }) => {
    const place = builder.atoms[atom];
    if (!place || place.element === 'H') return false;
    const beside = Math.abs(boxCentre(label.box).x - place.x) < 0.6 * label.size;
    return beside && boxGap(label.box, other.box) < 0.4 * boxHeight(label.box);
  });
  const atom = owner && builder.atoms[owner.atom];
  if (atom) atom.hydrogens = (atom.hydrogens ?? 0) + count;
}

function addCharge(
  builder: GraphBuilder,
  label: TextLabel,
  charge: number,
  plans: readonly LabelPlan[],
): void {
  const centre = boxCentre(label.box);
  const owner = plans.find(({ label: other }) => boxGap(label.box, other.box) < 0.35 * other.size);
  let best = owner && builder.atoms[owner.atom];
  if (!best) {
    best = builder.atoms.find((atom) => distance(atom, centre) < 0.45 * builder.bondLength);
  }
  if (best) best.charge += charge;
}

function addIon(builder: GraphBuilder, label: TextLabel, text: string): void {
  const ion = ION.exec(text);
  if (!ion?.[1] || !ion[2]) return;
  const charge = /[+⁺]/.test(ion[2]) ? 1 : -1;
  builder.addAtom(boxCentre(label.box), ion[1], charge);
}
