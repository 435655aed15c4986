import type { MolecularGraph } from '../../recognition/molecularGraph';
import { isOdd, neighbourIndices, opposite, type Parities, type Parity } from './parity';

interface Molecule {
  ensureHelperArrays(required: number): void;
  /** Where atoms go when that moves hydrogens to the end; null if none is moved. */
  getHandleHydrogenMap(): readonly number[] | null;
  getAtomParity(atom: number): number;
}

/** What is used of the package `openchemlib`; its resources are not needed. */
export interface OpenChemLib {
  readonly Molecule: {
    /** @throws Error for what it cannot read */
    fromMolfileWithAtomMap(molfile: string): {
      readonly molecule: Molecule;
      /** For the file's atoms those of the molecule. */
      readonly map: ArrayLike<number>;
    };
    readonly cHelperParities: number;
  };
}

/** `cAtomParity1` and `cAtomParity2`, with the neighbours in the order of its own indices. */
const SENSES: Readonly<Record<number, Parity>> = { 1: 'clockwise', 2: 'anticlockwise' };

/**
 * What openchemlib perceives of a drawing.
 *
 * @param molfile of the graph, with its atoms in their order
 * @throws whatever openchemlib throws for a molfile that it cannot read
 */
export function openChemLibParities(
  { Molecule }: OpenChemLib,
  molfile: string,
  { atoms, bonds }: MolecularGraph,
): Parities {
  const { molecule, map } = Molecule.fromMolfileWithAtomMap(molfile);
  const moved = molecule.getHandleHydrogenMap();
  molecule.ensureHelperArrays(Molecule.cHelperParities);
  const indexOf = (atom: number): number => {
    const read = map[atom] ?? atom;
    return moved?.[read] ?? read;
  };
  const neighbours = neighbourIndices(atoms.length, bonds);
  return new Map(
    atoms.flatMap((_, atom): (readonly [number, Parity])[] => {
      const sense = SENSES[molecule.getAtomParity(indexOf(atom))];
      if (!sense) return [];
      const around = (neighbours[atom] ?? []).toSorted((a, b) => a - b).map(indexOf);
      return [[atom, isOdd(around) ? opposite(sense) : sense]];
    }),
  );
}
