import { createSelector } from '@reduxjs/toolkit';
import type { EngineId } from '@/domain/engines';
import { isMissing } from '@/domain/missing';
import { quickAgreement, type AgreementSummary } from '@/domain/similarity';
import { selectEngineIds, type RecognitionRootState } from '@/features/recognition';
import type { Comparison, EngineReading } from './comparison';
import type { ComparisonRootState } from './comparison.slice';

/** The state that the comparison's selectors read. */
export type RootState = ComparisonRootState & RecognitionRootState;

/** An engine's result that can be compared. */
export interface ValidResult {
  readonly engine: EngineId;
  readonly smiles: string;
}

export const selectOpenComparisonId = (state: ComparisonRootState): string | null =>
  state.comparison.openSegmentId;
export const selectUseCoordinates = (state: ComparisonRootState): boolean =>
  state.comparison.useCoordinates;
export const selectShowsDetails = (state: ComparisonRootState): boolean =>
  state.comparison.showsDetails;
export const selectShowsReport = (state: ComparisonRootState): boolean =>
  state.comparison.showsReport;

export const selectComparison = (
  state: ComparisonRootState,
  segmentId: string,
): Comparison | undefined => state.comparison.bySegment[segmentId];

export const selectReading = (
  state: ComparisonRootState,
  segmentId: string,
  engine: EngineId,
): EngineReading | undefined => selectComparison(state, segmentId)?.readings[engine];

const selectReadings = (state: ComparisonRootState, segmentId: string) =>
  selectComparison(state, segmentId)?.readings;

/** True once every engine has a result or an error, or is known to be unavailable. */
export const selectHasEnded = createSelector(
  [selectReadings, selectEngineIds],
  (readings, engines) =>
    engines.every((engine) => {
      const status = readings?.[engine]?.status;
      return status !== undefined && status !== 'loading';
    }),
);

/** Results with a SMILES, in the order of the engines. */
export const selectValidResults = createSelector(
  [selectReadings, selectEngineIds],
  (readings, engines): ValidResult[] =>
    engines.flatMap((engine) => {
      const reading = readings?.[engine];
      const smiles = reading?.status === 'done' ? reading.version.smiles : undefined;
      return isMissing(smiles) ? [] : [{ engine, smiles }];
    }),
);

/**
 * Whether to start the automatic analysis: nothing is running, nothing was compared yet, and there is
 * something to compare.
 */
export const selectAwaitsAnalysis = (state: RootState, segmentId: string): boolean =>
  selectComparison(state, segmentId)?.analysis.status === 'idle' &&
  selectHasEnded(state, segmentId) &&
  selectValidResults(state, segmentId).length >= 2;

/** The services' agreement once it is available, until then the quick one of equal strings. */
export const selectAgreement = createSelector(
  [
    (state: RootState, segmentId: string) => selectComparison(state, segmentId)?.analysis,
    selectValidResults,
    selectHasEnded,
  ],
  (analysis, results, hasEnded): AgreementSummary | undefined => {
    if (analysis?.status === 'done') return analysis.result.agreement;
    return hasEnded && results.length >= 2 ? quickAgreement(results) : undefined;
  },
);

/** SMARTS to highlight on every drawing; empty for none. */
export const selectHighlight = (state: ComparisonRootState, segmentId: string): string => {
  const common = selectComparison(state, segmentId)?.common;
  return common?.status === 'found' && common.isHighlighted ? common.found.smarts : '';
};
