import { createSelector } from '@reduxjs/toolkit';
import type { EngineId } from '@/domain/engines';
import { isMissing } from '@/domain/missing';
import { quickAgreement, type AgreementSummary } from '@/domain/similarity';
import { selectEngineIds, type EngineChoiceRootState } from '@/features/recognition';
import type { Comparison, EngineReading } from './comparison';
import type { ComparisonRootState } from './comparison.slice';

/** The parts of the root state that readings are compared by. */
export type ComparableState = ComparisonRootState & EngineChoiceRootState;

/** An engine's reading that can be compared. */
export interface ValidReading {
  readonly engine: EngineId;
  readonly smiles: string;
}

export const selectOpenComparisonId = (state: ComparisonRootState): string | null =>
  state.runs.comparison.openSegmentId;
export const selectUseCoordinates = (state: ComparisonRootState): boolean =>
  state.runs.comparison.useCoordinates;
export const selectShowsDetails = (state: ComparisonRootState): boolean =>
  state.runs.comparison.showsDetails;
export const selectShowsReport = (state: ComparisonRootState): boolean =>
  state.runs.comparison.showsReport;

export const selectComparison = (
  state: ComparisonRootState,
  segmentId: string,
): Comparison | undefined => state.runs.comparison.bySegment[segmentId];

/** How far the comparison by the services is. */
export const selectAnalysis = (state: ComparisonRootState, segmentId: string) =>
  selectComparison(state, segmentId)?.analysis;

export const selectIsAnalysing = (state: ComparisonRootState, segmentId: string): boolean =>
  selectAnalysis(state, segmentId)?.status === 'running';

/** The substructure that the readings have in common, and the search for it. */
export const selectCommon = (state: ComparisonRootState, segmentId: string) =>
  selectComparison(state, segmentId)?.common;

/** The engine whose reading is to become the structure, if one is chosen. */
export const selectChosenEngine = (
  state: ComparisonRootState,
  segmentId: string,
): EngineId | null | undefined => selectComparison(state, segmentId)?.selectedEngine;

export const selectIsChosen = (
  state: ComparisonRootState,
  segmentId: string,
  engine: EngineId,
): boolean => selectChosenEngine(state, segmentId) === engine;

export const selectReading = (
  state: ComparisonRootState,
  segmentId: string,
  engine: EngineId,
): EngineReading | undefined => selectComparison(state, segmentId)?.readings[engine];

const selectReadings = (state: ComparisonRootState, segmentId: string) =>
  selectComparison(state, segmentId)?.readings;

/** True once every engine has given a reading or an error, or is known not to be there. */
export const selectHasEnded = createSelector(
  [selectReadings, selectEngineIds],
  (readings, engines) =>
    engines.every((engine) => {
      const status = readings?.[engine]?.status;
      return status !== undefined && status !== 'loading';
    }),
);

/** Readings with a SMILES, in the order of the engines. */
export const selectValidReadings = createSelector(
  [selectReadings, selectEngineIds],
  (readings, engines): ValidReading[] =>
    engines.flatMap((engine) => {
      const reading = readings?.[engine];
      const smiles = reading?.status === 'done' ? reading.version.smiles : undefined;
      return isMissing(smiles) ? [] : [{ engine, smiles }];
    }),
);

/** The analysis that runs by itself: nothing runs, nothing was compared yet, and there is what to compare. */
export const selectAwaitsAnalysis = (state: ComparableState, segmentId: string): boolean =>
  selectAnalysis(state, segmentId)?.status === 'idle' &&
  selectHasEnded(state, segmentId) &&
  selectValidReadings(state, segmentId).length >= 2;

/** Once all engines have answered: the services' agreement, and until it is there the quick one of equal strings. */
export const selectAgreement = createSelector(
  [
    (state: ComparableState, segmentId: string) => selectAnalysis(state, segmentId),
    selectValidReadings,
    selectHasEnded,
  ],
  (analysis, readings, hasEnded): AgreementSummary | undefined => {
    if (!hasEnded) return undefined;
    if (analysis?.status === 'done') return analysis.result.agreement;
    return readings.length >= 2 ? quickAgreement(readings) : undefined;
  },
);

export const selectHasAgreement = (state: ComparableState, segmentId: string): boolean =>
  selectAgreement(state, segmentId) !== undefined;

/** Whether all engines wrote the same SMILES. */
export const selectIsPerfectMatch = (state: ComparableState, segmentId: string): boolean =>
  selectAgreement(state, segmentId)?.identical === true;

/** SMARTS to highlight on every drawing; empty for none. */
export const selectHighlight = (state: ComparisonRootState, segmentId: string): string => {
  const common = selectCommon(state, segmentId);
  return common?.status === 'found' && common.isHighlighted ? common.found.smarts : '';
};
