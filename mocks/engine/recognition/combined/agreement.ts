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
 * Confidence in a structure that another program read differently: of the cases in which one of the two is
 * right or neither, the share of those in which this one is.
 */
export function confidenceOfDifference(own: number, other: number): number {
  const right = own * (1 - other);
  const wrong = 1 - own;
  return right + wrong === 0 ? own : right / (right + wrong);
}

/**
 * Confidence in a reading, given another program's reading of the same drawing: higher if both found the same
 * structure, unchanged if the other found none. A reading never adopts the other's structure, so that the
 * engines can be compared.
 *
 * @param isDoubted whether another structure lowers it
 */
export function confirmedConfidence(
  own: SureStructure,
  other: SureStructure | undefined,
  isDoubted = false,
): number {
  if (own.smiles === null || !other || other.smiles === null) return own.confidence;
  if (own.smiles === other.smiles) return confidenceOfAgreement(own.confidence, other.confidence);
  return isDoubted ? confidenceOfDifference(own.confidence, other.confidence) : own.confidence;
}
