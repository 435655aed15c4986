import { presentMolfile, presentText } from './missing';

/** What the services' chemistry computes from a structure. */
export interface Identifiers {
  /** Canonical, with stereo and isotopes. */
  readonly smiles: string;
  /** Standard InChI; absent if there is none (residues), and then there is no key either. */
  readonly inchi?: string;
  /** 27 characters. */
  readonly inchiKey?: string;
  /** In Hill's order, with the charge: `C20H18NO4+`. */
  readonly formula: string;
  /** Of the most abundant isotopes, in Da; absent with residues. */
  readonly exactMass?: number;
  /** Of the natural mixture, in g/mol; absent with residues. */
  readonly averageMass?: number;
  readonly rings: number;
  readonly heavyAtoms: number;
  /** Atoms that can be stereocentres, and those of them that have a configuration. */
  readonly stereoCentres: number;
  readonly definedStereoCentres: number;
  /** What to look at twice, in sentences. */
  readonly remarks: readonly string[];
}

/** The hash of formula, bonds and hydrogens: the first block of an InChIKey (InChI technical manual). */
const SKELETON_LENGTH = 14;

export const skeletonOf = (inchiKey: string): string => inchiKey.slice(0, SKELETON_LENGTH);

/** The notations of a structure, either or both. */
export interface StructureNotations {
  readonly smiles?: string;
  readonly molfile?: string;
}

/**
 * The text that identifies a structure: its SMILES, which is what is shown, submitted and exported, or else
 * its molfile. `undefined` without a structure.
 */
export function structureText({ smiles, molfile }: StructureNotations): string | undefined {
  return presentText(smiles) ?? presentMolfile(molfile);
}

/** Whether such a text is a SMILES, which has no line breaks. */
export const isSmilesText = (text: string): boolean => !text.includes('\n');
