/** Upper bound of any confidence: both programs can make the same mistake. */
const MOST = 0.99;

/** Confidence (0..1) in a structure that two programs read independently: wrong only if both are. */
export const confidenceOfAgreement = (a: number, b: number): number =>
  Math.max(a, Math.min(MOST, 1 - (1 - a) * (1 - b)));

/** A structure as canonical SMILES (null for an impossible one) with its confidence, 0..1. */
export interface SureStructure {
  readonly smiles: string | null;
  readonly confidence: number;
}

/**
 * Confidence in a reading, given another program's reading of the same drawing: higher if both found the same
 * structure, unchanged if they differ or the other found none. A reading never adopts the other's structure,
 * so that the engines can be compared.
 */
export function confirmedConfidence(own: SureStructure, other: SureStructure | undefined): number {
  const agree = other !== undefined && own.smiles !== null && own.smiles === other.smiles;
  return agree ? confidenceOfAgreement(own.confidence, other.confidence) : own.confidence;
}
