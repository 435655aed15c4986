import { createSelector } from '@reduxjs/toolkit';
import type { EngineId } from '@/domain/engines';
import { pairsOf, pairVerdict, type CanonicalForms, type PairVerdict } from '@/domain/pairVerdict';
import { pairAgreement, pairSimilarity } from '@/domain/similarity';
import {
  selectAgreement,
  selectAnalysis,
  selectValidReadings,
  type ComparableState,
} from './comparison.selectors';
import type { ComparisonRootState } from './comparison.slice';

/** Two engines' readings compared: the services' verdict, and ours. */
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
  const analysis = selectAnalysis(state, segmentId);
  return analysis?.status === 'done' ? analysis.result : undefined;
};

const NO_FORMS: Readonly<Record<EngineId, CanonicalForms>> = {};

/** By engine, from services that report them. */
export const selectForms = (state: ComparisonRootState, segmentId: string) =>
  selectResult(state, segmentId)?.forms ?? NO_FORMS;

/** Readings whose SMILES the services could not take. */
export const selectInvalid = createSelector(
  [selectResult],
  (result) => result?.agreement.invalidSmiles ?? [],
);

/** Whether the services could not take the SMILES of an engine's reading. */
export const selectIsInvalid = (
  state: ComparisonRootState,
  segmentId: string,
  engine: EngineId,
): boolean => selectInvalid(state, segmentId).some((reading) => reading.engine === engine);

/** Every two readings that can be compared, in the order of the engines. */
export const selectVerdicts = createSelector(
  [selectValidReadings, selectResult, selectForms, selectInvalid, selectAgreement],
  (readings, result, forms, invalid, agreement): JudgedPair[] => {
    const comparable = readings.filter(
      ({ engine }) => !invalid.some((reading) => reading.engine === engine),
    );
    return pairsOf(comparable).map(([a, b]) => ({
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

export const selectHasPairs = (state: ComparableState, segmentId: string): boolean =>
  selectVerdicts(state, segmentId).length > 0;

/** Whether it is so for either of two engines. */
export const selectPairIsInvalid = (
  state: ComparisonRootState,
  segmentId: string,
  one: EngineId,
  other: EngineId,
): boolean => selectIsInvalid(state, segmentId, one) || selectIsInvalid(state, segmentId, other);

/** The pair of two engines, in either order. */
export const selectJudgedPair = (
  state: ComparableState,
  segmentId: string,
  one: EngineId,
  other: EngineId,
): JudgedPair | undefined =>
  selectVerdicts(state, segmentId).find(
    ({ a, b }) => (a === one && b === other) || (a === other && b === one),
  );
