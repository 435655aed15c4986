import type { PixelGraphClasses } from '../classes';
import type { BondType, ChargeIndex, Sketch, SketchBond } from './sketch';
import { bondOrder, bondsAround, valenceOf } from './sketch';
import { maxDegree, maxValence } from './valenceLimits';

/** A change and its cost, in nats: how much less likely the result is according to the network. */
interface Repair {
  readonly cost: number;
  readonly apply: () => void;
}

interface Load {
  /** Sum of bond orders. */
  readonly valence: number;
  readonly degree: number;
}

const MAX_REPAIRS = 60;
/** Cost of removing a bond: a fixed part, plus a part that grows with the bond's confidence. */
const REMOVAL_COST = { base: 4, perConfidence: 6 } as const;
/** Allowed for nitrogen drawn without its charge (nitro, azide, ammonium); charges are set later. */
const UNCHARGED_NITROGEN = { valence: 5, degree: 4 } as const;

/**
 * Makes the cheapest single changes (bond order, label, removal of a bond) until no valence is exceeded.
 *
 * @returns the number of changes, and whether valences are still exceeded
 */
export function repairValences(
  classes: PixelGraphClasses,
  sketch: Sketch,
): { changes: number; exceeded: boolean } {
  for (let changes = 0; changes < MAX_REPAIRS; changes++) {
    const around = bondsAround(sketch);
    const loads = around.map(loadOf);
    const overloaded = sketch.atoms.flatMap((_, i) =>
      isOverloaded(classes, sketch, loads, i) ? [i] : [],
    );
    if (!overloaded.length) return { changes, exceeded: false };
    const repair = cheapest(
      overloaded.flatMap((atom) => [
        ...labelChanges(classes, sketch, loads, atom),
        ...(around[atom] ?? []).flatMap((bond) => bondChanges(sketch, bond)),
      ]),
    );
    if (!repair) return { changes, exceeded: true };
    repair.apply();
  }
  return { changes: MAX_REPAIRS, exceeded: true };
}

const loadOf = (around: readonly SketchBond[]): Load => ({
  valence: valenceOf(around),
  degree: around.length,
});

function exceeds(
  classes: PixelGraphClasses,
  label: number,
  charge: ChargeIndex,
  { valence, degree }: Load,
): boolean {
  return valence > maxValence(classes, label, charge) || degree > maxDegree(classes, label);
}

function isOverloaded(
  classes: PixelGraphClasses,
  { atoms }: Sketch,
  loads: readonly Load[],
  index: number,
): boolean {
  const atom = atoms[index];
  const load = loads[index];
  if (!atom || !load || !exceeds(classes, atom.label, atom.charge, load)) return false;
  const tolerated =
    classes.names[atom.label] === 'N' &&
    load.valence <= UNCHARGED_NITROGEN.valence &&
    load.degree <= UNCHARGED_NITROGEN.degree;
  return !tolerated;
}

function labelChanges(
  classes: PixelGraphClasses,
  { atoms }: Sketch,
  loads: readonly Load[],
  index: number,
): Repair[] {
  const atom = atoms[index];
  const load = loads[index];
  if (!atom || !load) return [];
  const { classLogs, label } = atom;
  return classLogs.flatMap((log, other) => {
    const isElement = other < classes.elementCount;
    const charge = isElement ? atom.charge : 0;
    if (other === label || exceeds(classes, other, charge, load)) return [];
    const apply = (): void => {
      atom.label = other;
      atom.charge = charge;
    };
    return [{ cost: (classLogs[label] ?? 0) - log, apply }];
  });
}

function bondChanges({ bonds }: Sketch, bond: SketchBond): Repair[] {
  const removal: Repair = {
    cost: REMOVAL_COST.base + REMOVAL_COST.perConfidence * bond.confidence,
    apply: () => bonds.splice(bonds.indexOf(bond), 1),
  };
  if (bondOrder(bond.type) === 1) return [removal];
  const lower: BondType = bondOrder(bond.type) === 2 ? 0 : 1;
  const lowering: Repair = {
    cost: (bond.typeLogs[bond.type] ?? 0) - (bond.typeLogs[lower] ?? 0),
    apply: () => {
      bond.type = lower;
    },
  };
  return [lowering, removal];
}

function cheapest(repairs: readonly Repair[]): Repair | null {
  return repairs.reduce<Repair | null>(
    (best, repair) => (best && best.cost <= repair.cost ? best : repair),
    null,
  );
}
