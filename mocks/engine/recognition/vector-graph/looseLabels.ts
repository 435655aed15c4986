import { boxCentre, boxGap, boxHeight } from '../../geometry/boxes';
import { distance } from '../../geometry/vector';
import type { Letter, TextLabel } from '../../lines/textLabels';
import type { Formula } from '../labels/formula';
import { isMetal } from '../labels/labelElements';
import { parseLabel } from '../labels/parseLabel';
import type { GraphBuilder } from './graphBuilder';
import { growFormula } from './growFormula';
import { LabelError, type LabelPlan } from './writeLabel';
import { writtenBeside } from './writtenBeside';

const HYDROGEN = /^H([2-9]?)$/;
/** Open Babel writes a minus as an underscore far above its line. */
const SIGN = /^([+⁺⊕]|[-−–⁻⊖_])$/;
/** How often a counter-ion or a molecule of its own is written: 2HCl. */
const MULTIPLIER = /^[·•×∙⋅.*]?\s*(\d?)\s*(?=[A-Z])/u;
/** No whole number of such parts: half a molecule of water, or as many as there may be. */
const BROKEN = /^[·•×∙⋅.*]?\s*(?:½|1[/⁄]2|\d?[.,]\d+|[nx])\s*(\S+)$/u;

/**
 * Uses the labels without a bond pointing at them: stacked hydrogens, charges, counter-ions, acids.
 *
 * @returns what was left out, as messages for the user
 * @throws LabelError for a metal without a bond
 */
export function placeLooseLabels(
  builder: GraphBuilder,
  loose: readonly TextLabel[],
  plans: readonly LabelPlan[],
): string[] {
  const leftOut: string[] = [];
  for (const label of loose) {
    const text = label.text.trim();
    if (writtenBeside(BROKEN.exec(text)?.[1] ?? '')) {
      leftOut.push(`“${text}” is not part of the structure: it is no whole number`);
      continue;
    }
    const hydrogen = HYDROGEN.exec(text);
    if (hydrogen) addHydrogens(builder, label, Number(hydrogen[1] || 1), plans);
    else if (SIGN.test(text)) addCharge(builder, label, /[+⁺⊕]/.test(text) ? 1 : -1, plans);
    else addIon(builder, label, text);
  }
  return leftOut;
}

/** `H` above or below `N`. */
function addHydrogens(
  builder: GraphBuilder,
  label: TextLabel,
  count: number,
  plans: readonly LabelPlan[],
): void {
  const owners = plans.flatMap(({ ends, label: other }) =>
    boxGap(label.box, other.box) < 0.4 * boxHeight(label.box) ? ends : [],
  );
  const owner = owners.find((atom) => {
    const place = builder.atoms[atom];
    if (!place || place.element === 'H') return false;
    return Math.abs(boxCentre(label.box).x - place.x) < 0.6 * label.size;
  });
  const atom = owner === undefined ? undefined : builder.atoms[owner];
  if (atom) atom.hydrogens = (atom.hydrogens ?? 0) + count;
}

function addCharge(
  builder: GraphBuilder,
  label: TextLabel,
  charge: number,
  plans: readonly LabelPlan[],
): void {
  const centre = boxCentre(label.box);
  const reach = label.text.trim() === '_' ? 0.7 : 0.35;
  const owner = plans.find(({ label: other }) => boxGap(label.box, other.box) < reach * other.size);
  const bonded = owner?.ends[0];
  let best = bonded === undefined ? undefined : builder.atoms[bonded];
  if (!best) {
    best = builder.atoms.find((atom) => distance(atom, centre) < 0.45 * builder.bondLength);
  }
  if (best) best.charge += charge;
}

/** `Fe`, `Fe(II)`: ions say their charge by a sign. */
const METAL = /^([A-Z][a-z])(?:\s?\(?[IV]{1,3}\)?)?$/;

/** A metal between rings is bonded to them without a line; leaving it out would be another compound. */
function requireNoMetal(text: string): void {
  const element = METAL.exec(text)?.[1];
  if (element !== undefined && isMetal(element)) {
    throw new LabelError(`The metal “${text}” has no bond drawn to it`);
  }
}

/** Ions, and acids or water in a salt. Any other loose text is a name or a number. */
function addIon(builder: GraphBuilder, label: TextLabel, text: string): void {
  requireNoMetal(text);
  const multiplier = MULTIPLIER.exec(text);
  const skipped = [...(multiplier?.[0] ?? '')].filter((char) => !/\s/.test(char)).length;
  const letters = label.letters.filter(({ char }) => !/\s/.test(char)).slice(skipped);
  const name = letters.map(({ char }) => char).join('');
  const formula = writtenBeside(name) ?? ionOf(letters);
  if (!formula) return;
  const count = Number(multiplier?.[1] || 1);
  for (let k = 0; k < count; k++) growFormula(builder, formula, new Map(), boxCentre(label.box));
}

function ionOf(letters: readonly Letter[]): Formula | undefined {
  const parsed = parseLabel(letters, []);
  if (!parsed.ok) return undefined;
  const charge = parsed.formula.atoms.reduce((sum, atom) => sum + atom.charge, 0);
  return charge === 0 ? undefined : parsed.formula;
}
