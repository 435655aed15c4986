import { isMissing } from '@/domain/missing';
import { raiseNotice } from '@/features/notices';
import { readingReceived, segmentSelectionToggled, selectSegmentById } from '@/article';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { selectComparison, selectUseCoordinates } from '../comparison.selectors';
import { selectionApplied } from '../comparison.slice';

/**
 * Makes the chosen reading the segment's structure and selects the segment (docs/requirements/core.md
 * 4.26). The structure it covers stays in the history.
 */
export function* applySelection(segmentId: string): SagaGenerator<void> {
  const segment = yield* select(selectSegmentById, segmentId);
  const comparison = yield* select(selectComparison, segmentId);
  const engine = comparison?.selectedEngine;
  const reading = engine ? comparison.readings[engine] : undefined;
  if (!segment || !comparison || !engine || reading?.status !== 'done') return;
  const { version } = reading;
  if (isMissing(version.smiles)) {
    const message = 'No valid structure in the selected prediction';
    yield* raiseNotice({ type: 'error', message });
    return;
  }
  const wantsCoordinates = yield* select(selectUseCoordinates);
  const applied = {
    ...version,
    useCoordinates: wantsCoordinates && version.molfile !== undefined,
    selectedFromComparison: true,
    comparisonId: comparison.comparisonId,
  };
  yield* put(readingReceived({ segment, version: applied }));
  yield* put(segmentSelectionToggled({ id: segmentId, selected: true }));
  yield* put(selectionApplied({ segmentId, engine }));
}
