import { COORDGEN_LIMITS } from '../limits';
import { withQuery, type Mol, type RDKit } from '../rdkit';

/** A macrocycle: an atom whose smallest ring has at least nine members. */
const MACROCYCLE = ringOf(9);
/** In bond lengths; the labels of closer atoms overlap. */
const CLASH = 0.4;

/**
 * Gives a molecule 2D coordinates as a chemist would draw them, with its long axis horizontal.
 *
 * RDKit's own layout is tried first. Macrocycles, which it draws as large circles, and layouts with
 * overlapping atoms (bridged rings such as artemisinin's) go to CoordGen, unless it would take too long.
 */
export function layOut(rdkit: RDKit, mol: Mol): void {
  mol.set_new_coords(false);
  const own = clearance(mol);
  if (mayTakeCoordGen(rdkit, mol) && (own < CLASH || hasMatch(rdkit, mol, MACROCYCLE))) {
    mol.set_new_coords(true);
    if (clearance(mol) < Math.min(own, CLASH)) mol.set_new_coords(false);
  }
  mol.normalize_depiction(1);
  mol.straighten_depiction(true);
}

function mayTakeCoordGen(rdkit: RDKit, mol: Mol): boolean {
  const atoms = mol.get_num_atoms();
  return COORDGEN_LIMITS.every(
    ({ ring, maxAtoms }) => atoms <= maxAtoms || !hasMatch(rdkit, mol, ringOf(ring)),
  );
}

/** SMARTS of an atom whose smallest ring has at least this many members. */
function ringOf(members: number): string {
  return `[r{${members}-}]`;
}

/** Scales existing coordinates to the usual bond length without changing their orientation. */
export function scaleGivenCoordinates(mol: Mol): void {
  mol.normalize_depiction(0);
}

/** Which atoms are drawn as letters. */
export function letteredAtoms(rdkit: RDKit, mol: Mol): (atom: number) => boolean {
  const found = withQuery(rdkit, '[!#6]', (query) => mol.get_substruct_matches(query)) ?? '';
  const atoms = new Set([...found.matchAll(/"atoms":\[(\d+)\]/g)].map(([, atom]) => Number(atom)));
  return (atom) => atoms.has(atom);
}

/** The smallest distance between two of these atoms, in bond lengths; about 1 in a clean layout. */
export function clearance(mol: Mol, isMeant: (atom: number) => boolean = () => true): number {
  mol.normalize_depiction(0);
  const all: readonly (readonly number[])[] = mol.get_coords();
  const places = all.filter((_place, atom) => isMeant(atom));
  let least = Infinity;
  for (const [index, [x = 0, y = 0]] of places.entries()) {
    for (const [otherX = 0, otherY = 0] of places.slice(index + 1)) {
      least = Math.min(least, Math.hypot(x - otherX, y - otherY));
    }
  }
  // RDKit's depictions have bonds of 1.5 units.
  return least / 1.5;
}

function hasMatch(rdkit: RDKit, mol: Mol, smarts: string): boolean {
  return withQuery(rdkit, smarts, (query) => mol.get_substruct_match(query) !== '{}') ?? false;
}
