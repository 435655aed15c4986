import { toApiError } from '@/api/apiError';
import { similarityApi } from '@/api/similarity';
import { agreementClass, type SimilarityResult } from '@/domain/similarity';
import { raiseNotice } from '@/features/notices';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { delay, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import {
  selectAwaitsAnalysis,
  selectComparison,
  selectValidReadings,
  type ComparableState,
  type ValidReading,
} from '../comparison.selectors';
import {
  analysisFailed,
  analysisReceived,
  analysisRequested,
  analysisStarted,
} from '../comparison.slice';
import { selectVerdicts } from '../verdicts.selectors';

/** Milliseconds (docs/requirements/core.md 9.10). */
const AUTOMATIC_ANALYSIS_DELAY_MS = 300;

/** Starts the analysis automatically, each time all engines have finished and at least two gave a SMILES. */
export function* analyseAutomatically(segmentId: string): SagaGenerator<void> {
  const awaits = (state: ComparableState) => selectAwaitsAnalysis(state, segmentId);
  for (;;) {
    yield* waitFor(awaits);
    yield* delay(AUTOMATIC_ANALYSIS_DELAY_MS);
    // The user may have started it in the meantime, or all engines again.
    if (yield* select(awaits)) yield* put(analysisRequested());
    yield* waitFor((state: ComparableState) => !awaits(state));
  }
}

/** Compares all readings by the services, and tells how far the engines agree. */
export function* analyse(segmentId: string): SagaGenerator<void> {
  const entries = yield* select(selectValidReadings, segmentId);
  const refusal = yield* refusalOf(segmentId, entries);
  if (refusal !== undefined) yield* raiseNotice({ type: 'error', message: refusal });
  yield* put(analysisStarted({ segmentId }));
  try {
    const result = yield* callEndpoint(similarityApi.endpoints.compareSmiles, { entries });
    yield* put(analysisReceived({ segmentId, result }));
    yield* announce(segmentId, result);
  } catch (error) {
    const { message } = toApiError(error);
    yield* put(analysisFailed({ segmentId, message }));
    if (refusal !== undefined) return;
    yield* raiseNotice({ type: 'error', message: 'Error comparing SMILES', cause: message });
  }
}

/** Why there is nothing to compare (docs/requirements/core.md 8.17 to 8.19). */
function* refusalOf(
  segmentId: string,
  entries: readonly ValidReading[],
): SagaGenerator<string | undefined> {
  if (entries.length >= 2) return undefined;
  const comparison = yield* select(selectComparison, segmentId);
  const readings = Object.values(comparison?.readings ?? {});
  return readings.some(({ status }) => status === 'done')
    ? 'Need at least 2 engines with valid SMILES for comparison'
    : 'No structures available for comparison';
}

/** Green only if the engines agree and no stereo contradicts: the figure alone ignores stereo. */
function* announce(
  segmentId: string,
  { identical, agreement }: SimilarityResult,
): SagaGenerator<void> {
  if (agreement.comparisons === 0) {
    const message = 'Need at least 2 engines with valid SMILES for comparison';
    yield* raiseNotice({ type: 'error', message });
    return;
  }
  if (identical) {
    const message = 'All OCSR engines generated identical SMILES';
    yield* raiseNotice({ type: 'success', message });
    return;
  }
  const verdicts = yield* select(selectVerdicts, segmentId);
  const isSure =
    agreementClass(agreement.percentage) === 'high' &&
    verdicts.every(({ verdict }) => verdict === 'same' || verdict === 'unknown');
  const message = `OCSR engines have ${agreement.percentage.toFixed(1)}% agreement on structure`;
  yield* raiseNotice({ type: isSure ? 'success' : 'info', message });
}
