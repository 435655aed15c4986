import type { DraftAtom, DraftBond, GraphDraft } from './graphDraft';

interface Neighbour {
  readonly atom: DraftAtom;
  readonly bond: DraftBond;
  readonly degree: number;
}

const TERMINAL_PARTNERS: ReadonlySet<string> = new Set(['O', 'N', 'S']);

/**
 * Sets the charges that drawings leave out: nitro groups drawn N(=O)=O, azides N=N=N, isocyanides, N-oxides,
 * four-bonded nitrogen. Removes a plus from an amide nitrogen that needs none.
 */
export function setImpliedCharges(draft: GraphDraft): void {
  const neighbours = neighboursOf(draft);
  draft.atoms.forEach((atom, i) => {
    if (atom.element !== 'N') return;
    const around = neighbours[i] ?? [];
    const valence = around.reduce((sum, { bond }) => sum + bond.order, 0);
    if (valence === 5) separateCharges(atom, around);
    else if (valence === 4 && atom.charge === 0) chargeFourBonded(atom, around);
    else if (valence === 3 && atom.charge === 1 && around.length === 3 && hasOxo(around)) {
      atom.charge = 0;
    }
  });
}

function neighboursOf({ atoms, bonds }: GraphDraft): Neighbour[][] {
  const degrees = atoms.map(() => 0);
  for (const { begin, end } of bonds) {
    for (const i of [begin, end]) degrees[i] = (degrees[i] ?? 0) + 1;
  }
  const neighbours: Neighbour[][] = atoms.map(() => []);
  const link = (from: number, to: number, bond: DraftBond): void => {
    const atom = atoms[to];
    if (atom) neighbours[from]?.push({ atom, bond, degree: degrees[to] ?? 0 });
  };
  for (const bond of bonds) {
    link(bond.begin, bond.end, bond);
    link(bond.end, bond.begin, bond);
  }
  return neighbours;
}

const hasOxo = (around: readonly Neighbour[]): boolean =>
  around.some(({ atom, bond }) => bond.order === 2 && atom.element === 'O');

/** N(=O)=O and N=N=N: one double bond to an end becomes single, with charges. */
function separateCharges(nitrogen: DraftAtom, around: readonly Neighbour[]): void {
  const end = around.find(
    ({ atom, bond, degree }) =>
      bond.order === 2 && degree === 1 && TERMINAL_PARTNERS.has(atom.element),
  );
  if (!end) return;
  end.bond.order = 1;
  end.atom.charge = -1;
  nitrogen.charge = 1;
}

/** Four-bonded nitrogen is positive; a terminal neighbour may carry the minus. */
function chargeFourBonded(nitrogen: DraftAtom, around: readonly Neighbour[]): void {
  nitrogen.charge = 1;
  const end = around.find(
    ({ atom, bond, degree }) =>
      degree === 1 &&
      atom.charge === 0 &&
      ((atom.element === 'O' && bond.order === 1) || (atom.element === 'N' && bond.order === 2)),
  );
  if (end && (end.atom.element === 'N' || hasOxo(around))) {
    end.atom.charge = -1;
    return;
  }
  const isocyanide = around.find(
    ({ atom, bond, degree }) => bond.order === 3 && atom.element === 'C' && degree === 1,
  );
  if (isocyanide) isocyanide.atom.charge = -1;
}
