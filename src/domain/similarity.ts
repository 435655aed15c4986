import type { EngineId } from './engines';

/** What the comparison of several engines' SMILES yields. */
export interface SimilarityResult {
  /** Tanimoto on ECFP4, 0..1; rows and columns in the order of `engineNames`. */
  readonly matrix: readonly (readonly number[])[];
  readonly engineNames: readonly EngineId[];
  /** All SMILES strings equal. */
  readonly identical: boolean;
  readonly agreement: AgreementSummary;
}

export interface AgreementSummary {
  readonly identical: boolean;
  /** 0..100 */
  readonly percentage: number;
  readonly comparisons: number;
  readonly agreements: number;
  /** By `{engineA}-{engineB}`, A before B in the order asked. */
  readonly pairs: Readonly<Record<string, boolean>>;
  readonly invalidSmiles: readonly { readonly engine: EngineId; readonly smiles: string }[];
}

/** The largest part that several molecules have in common. */
export interface CommonSubstructure {
  /** Empty when they have nothing in common. */
  readonly smarts: string;
  readonly atomCount: number;
  readonly bondCount: number;
  readonly molecules: readonly {
    readonly engine: EngineId;
    readonly atomCount: number;
    readonly bondCount: number;
  }[];
}

export type AgreementClass = 'high' | 'medium' | 'low';
export type SimilarityClass = 'high' | 'medium' | 'low' | 'very-low';

/** @param percentage 0..100 (core specification section 9) */
export function agreementClass(percentage: number): AgreementClass {
  if (percentage >= 90) return 'high';
  return percentage >= 60 ? 'medium' : 'low';
}

/** @param similarity 0..1 (core specification section 5) */
export function similarityClass(similarity: number): SimilarityClass {
  if (similarity > 0.99) return 'high';
  if (similarity > 0.8) return 'medium';
  return similarity > 0.5 ? 'low' : 'very-low';
}
