/** No reading is surer than this: both programs can be wrong in the same way. */
const MOST = 0.99;

/**
 * How sure a structure is that two programs read independently of each other, 0..1: wrong only when
 * both are.
 */
export const confidenceOfAgreement = (a: number, b: number): number =>
  Math.max(a, Math.min(MOST, 1 - (1 - a) * (1 - b)));

/** A structure as canonical SMILES (null for an impossible one), and how sure it is, 0..1. */
export interface SureStructure {
  readonly smiles: string | null;
  readonly confidence: number;
}

/**
 * How sure a reading is beside another program's of the same drawing: surer where both say the same
 * structure, as sure as before where they differ or the other has none. A reading never takes over
 * the other's structure, so that the engines can be compared.
 */
export function confirmedConfidence(own: SureStructure, other: SureStructure | undefined): number {
  const agree = other !== undefined && own.smiles !== null && own.smiles === other.smiles;
  return agree ? confidenceOfAgreement(own.confidence, other.confidence) : own.confidence;
}
