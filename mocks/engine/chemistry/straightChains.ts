import type { GraphAtom, GraphBond, MolecularGraph } from '../recognition/molecularGraph';

/**
 * Up to this angle, degrees, a chain is written on a line, and a bend is chance. Of 321 double bonds of ten articles
 * that state a configuration, none is drawn with less than 27; usual are 60.
 */
const STRAIGHT = 12;

/**
 * A graph whose double bonds state no configuration where the chain leads straight on, as in HOOC–CH=CH–COOH on
 * one line: neither side of the line is meant.
 */
export function withoutChanceConfigurations({ atoms, bonds }: MolecularGraph): MolecularGraph {
  const bondsAt = bondsByAtom(bonds);
  const isChance = ({ begin, end, order, stereo }: GraphBond): boolean => {
    if (order !== 2 || stereo !== 'none') return false;
    const beyondEnd = continuations(atoms, bondsAt, begin, end);
    const beyondBegin = continuations(atoms, bondsAt, end, begin);
    if (!beyondEnd || !beyondBegin) return false;
    return [beyondEnd, beyondBegin].some((angles) => angles.every((angle) => angle < STRAIGHT));
  };
  return {
    atoms,
    bonds: bonds.map((bond) => (isChance(bond) ? { ...bond, stereo: 'either' } : bond)),
  };
}

type BondsByAtom = ReadonlyMap<number, readonly GraphBond[]>;

function bondsByAtom(bonds: readonly GraphBond[]): BondsByAtom {
  const found = new Map<number, GraphBond[]>();
  for (const bond of bonds) {
    for (const atom of [bond.begin, bond.end]) {
      const known = found.get(atom);
      if (known) known.push(bond);
      else found.set(atom, [bond]);
    }
  }
  return found;
}

/**
 * The angles, degrees, by which the bonds beyond `to` turn from the direction of a double bond; undefined if there
 * are none, or one that is double, too: then the bond has no configuration of this kind.
 */
function continuations(
  atoms: readonly GraphAtom[],
  bondsAt: BondsByAtom,
  from: number,
  to: number,
): number[] | undefined {
  const beyond = (bondsAt.get(to) ?? []).flatMap(({ begin, end, order }) => {
    const next = begin === to ? end : begin;
    return next === from ? [] : [{ next, order }];
  });
  if (beyond.length === 0 || beyond.some(({ order }) => order > 1)) return undefined;
  return beyond.map(({ next }) => turn(atoms[from], atoms[to], atoms[next]));
}

/** The angle between the ways from a to b and from b to c, degrees, 0 to 180. */
function turn(a?: GraphAtom, b?: GraphAtom, c?: GraphAtom): number {
  if (!a || !b || !c) return 180;
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y];
  return (Math.abs(Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy)) * 180) / Math.PI;
}
