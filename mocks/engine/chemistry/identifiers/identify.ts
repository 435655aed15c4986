import type { Mol, RDKit } from '../rdkit';
import { withStructure, type StructureText } from '../structureText';
import { molecularFormula } from './molecularFormula';
import { countRings, plainMolecule } from './plainMolecule';
import { structureRemarks } from './structureRemarks';

/** What is computed from a structure; an entry of `POST /chem/identifiers` (docs/contract.md 11). */
export interface Identifiers {
  /** Canonical, with stereo and isotopes. */
  readonly smiles: string;
  /** Standard InChI; null if there is none (residues, dative bonds). */
  readonly inchi: string | null;
  readonly inchi_key: string | null;
  /** In Hill's order, with the charge. */
  readonly formula: string;
  /** Of the most abundant isotopes, in Da, with 4 decimals; null with residues. */
  readonly exact_mass: number | null;
  /** Of the natural mixture, in g/mol, with 3 decimals; null with residues. */
  readonly average_mass: number | null;
  /** Bonds to cut until no ring is left: the size of a smallest set of smallest rings. */
  readonly rings: number;
  readonly heavy_atoms: number;
  /** Atoms that can be stereocentres. */
  readonly stereo_centres: number;
  /** Those of them that have a configuration. */
  readonly defined_stereo_centres: number;
  /** What to look at twice, in sentences. */
  readonly remarks: readonly string[];
}

interface Descriptors {
  readonly exactmw: number;
  readonly amw: number;
  readonly NumHeavyAtoms: number;
}

const UNDEFINED = '(?)';

/**
 * Names and measures a structure; from the SMILES, or else from the molfile.
 *
 * @throws TaskError `invalid` without a structure, `beyond-limits` if it is too large
 * @throws UnreadableStructure if it cannot be read, with the valence that is impossible
 */
export const identify = (rdkit: RDKit, structure: StructureText): Identifiers =>
  withStructure(rdkit, structure, ['smiles', 'molfile'], (mol) => identifiersOf(rdkit, mol));

function identifiersOf(rdkit: RDKit, mol: Mol): Identifiers {
  const inchi = mol.get_inchi();
  const atoms = plainMolecule(mol);
  // RDKit writes both, not the client
  const measured = JSON.parse(mol.get_descriptors()) as Descriptors;
  const { CIP_atoms: centres } = JSON.parse(mol.get_stereo_tags()) as {
    readonly CIP_atoms: readonly (readonly [atom: number, tag: string])[];
  };
  const isComplete = atoms.every(({ symbol }) => symbol !== '*');
  return {
    smiles: mol.get_smiles(),
    inchi: inchi === '' ? null : inchi,
    inchi_key: inchi === '' ? null : rdkit.get_inchikey_for_inchi(inchi),
    formula: molecularFormula(atoms),
    exact_mass: isComplete ? rounded(measured.exactmw, 4) : null,
    average_mass: isComplete ? rounded(measured.amw, 3) : null,
    rings: countRings(atoms),
    heavy_atoms: measured.NumHeavyAtoms,
    stereo_centres: centres.length,
    defined_stereo_centres: centres.filter(([, tag]) => tag !== UNDEFINED).length,
    remarks: structureRemarks(atoms),
  };
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));
