import type { EngineId } from './engines';
import { presentText } from './missing';
import { pairsOf, type CanonicalForms } from './pairVerdict';

/** The result of comparing several engines' SMILES. */
export interface SimilarityResult {
  /** Tanimoto on ECFP4, 0..1; rows and columns in the order of `engineNames`. */
  readonly matrix: readonly (readonly number[])[];
  readonly engineNames: readonly EngineId[];
  /** All SMILES strings equal. */
  readonly identical: boolean;
  readonly agreement: AgreementSummary;
  /** By engine, for those that could be read; empty with services that don't report them. */
  readonly forms: Readonly<Record<EngineId, CanonicalForms>>;
}

export interface AgreementSummary {
  readonly identical: boolean;
  /** 0..100 */
  readonly percentage: number;
  readonly comparisons: number;
  readonly agreements: number;
  /** By `{engineA}-{engineB}`, in the order of the request. */
  readonly pairs: Readonly<Record<string, boolean>>;
  readonly invalidSmiles: readonly { readonly engine: EngineId; readonly smiles: string }[];
}

/** The largest part that several molecules have in common. */
export interface CommonSubstructure {
  /** Empty if they have nothing in common. */
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

/** @param percentage 0..100 (docs/requirements/core.md 9.13) */
export function agreementClass(percentage: number): AgreementClass {
  if (percentage >= 90) return 'high';
  return percentage >= 60 ? 'medium' : 'low';
}

/** @param similarity 0..1 (docs/requirements/core.md 5.35) */
export function similarityClass(similarity: number): SimilarityClass {
  if (similarity > 0.99) return 'high';
  if (similarity > 0.8) return 'medium';
  return similarity > 0.5 ? 'low' : 'very-low';
}

/** An engine's SMILES, or none. */
export interface EngineSmiles {
  readonly engine: EngineId;
  readonly smiles?: string | undefined;
}

/**
 * The agreement known before the services' comparison: the share of engine pairs whose SMILES are equal as
 * strings (docs/requirements/core.md 9.12). Missing values are ignored.
 */
export function quickAgreement(entries: readonly EngineSmiles[]): AgreementSummary {
  const valid = entries.flatMap(({ engine, smiles }) => {
    const present = presentText(smiles);
    return present === undefined ? [] : [{ engine, smiles: present }];
  });
  const pairs = pairsOf(valid).map(
    ([a, b]) => [`${a.engine}-${b.engine}`, a.smiles === b.smiles] as const,
  );
  const agreements = pairs.filter(([, agree]) => agree).length;
  return {
    identical: pairs.length > 0 && agreements === pairs.length,
    percentage: pairs.length === 0 ? 0 : (agreements / pairs.length) * 100,
    comparisons: pairs.length,
    agreements,
    pairs: Object.fromEntries(pairs),
    invalidSmiles: [],
  };
}

/** Whether two engines agree, in either order; `undefined` if unknown. */
export function pairAgreement(
  { pairs }: AgreementSummary,
  a: EngineId,
  b: EngineId,
): boolean | undefined {
  return pairs[`${a}-${b}`] ?? pairs[`${b}-${a}`];
}

/** 0..1, or `undefined` if the matrix has no such pair. */
export function pairSimilarity(
  { matrix, engineNames }: Pick<SimilarityResult, 'matrix' | 'engineNames'>,
  a: EngineId,
  b: EngineId,
): number | undefined {
  return matrix[engineNames.indexOf(a)]?.[engineNames.indexOf(b)];
}
