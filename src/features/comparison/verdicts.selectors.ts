import { createSelector } from '@reduxjs/toolkit';
import type { EngineId } from '@/domain/engines';
import { pairsOf, pairVerdict, type CanonicalForms, type PairVerdict } from '@/domain/pairVerdict';
import { pairAgreement, pairSimilarity } from '@/domain/similarity';
import {
  selectAgreement,
  selectComparison,
  selectValidResults,
  type RootState,
} from './comparison.selectors';
import type { ComparisonRootState } from './comparison.slice';

/** Two engines' results compared: the services' verdict, and ours. */
export interface JudgedPair {
  readonly a: EngineId;
  readonly b: EngineId;
  /** 0..1, blind to stereo; absent before the analysis. */
  readonly similarity: number | undefined;
  /** The services' verdict, or that of the quick comparison until it arrives. */
  readonly agree: boolean | undefined;
  readonly verdict: PairVerdict;
}

const selectResult = (state: ComparisonRootState, segmentId: string) => {
  const analysis = selectComparison(state, segmentId)?.analysis;
  return analysis?.status === 'done' ? analysis.result : undefined;
};

const NO_FORMS: Readonly<Record<EngineId, CanonicalForms>> = {};

/** By engine, from services that report them. */
export const selectForms = (state: ComparisonRootState, segmentId: string) =>
  selectResult(state, segmentId)?.forms ?? NO_FORMS;

/** Results that the services could not read. */
export const selectInvalid = createSelector(
  [selectResult],
  (result) => result?.agreement.invalidSmiles ?? [],
);

/** Every two results that can be read, in the order of the engines. */
export const selectVerdicts = createSelector(
  [selectValidResults, selectResult, selectForms, selectInvalid, selectAgreement],
  (results, result, forms, invalid, agreement): JudgedPair[] => {
    const readable = results.filter(
      ({ engine }) => !invalid.some((unreadable) => unreadable.engine === engine),
    );
    return pairsOf(readable).map(([a, b]) => ({
      a: a.engine,
      b: b.engine,
      similarity: result && pairSimilarity(result, a.engine, b.engine),
      agree: agreement && pairAgreement(agreement, a.engine, b.engine),
      verdict: pairVerdict(
        { smiles: a.smiles, forms: forms[a.engine] },
        { smiles: b.smiles, forms: forms[b.engine] },
      ),
    }));
  },
);

/** The pair of two engines, in either order. */
export const selectJudgedPair = (
  state: RootState,
  segmentId: string,
  one: EngineId,
  other: EngineId,
): JudgedPair | undefined =>
  selectVerdicts(state, segmentId).find(
    ({ a, b }) => (a === one && b === other) || (a === other && b === one),
  );
