import { raiseNotice } from '@/features/notices';
import {
  selectOnlyProcessSelected,
  selectSegmentIds,
  selectSelectedIds,
} from '@/features/segments';
import { selectSessionIsActive } from '@/features/session';
import { call, select, type SagaGenerator } from '@/lib/saga/effects';
import { recognise } from './recognise.saga';
import { restoreCutOuts } from './restoreCutOuts.saga';

/** 'Get Structures': all segments, or the selected ones when 'Selected only' is on. */
export function* recogniseChosen(): SagaGenerator<void> {
  if (!(yield* mayRecognise())) return;
  const ids = yield* select(selectSegmentIds);
  if (ids.length === 0) {
    yield* raiseNotice({ type: 'error', message: 'No segments to process' });
    return;
  }
  const onlySelected = yield* select(selectOnlyProcessSelected);
  const chosen = onlySelected ? yield* select(selectSelectedIds) : ids;
  if (chosen.length === 0) {
    // The specification asks for the error and, beside it, this warning; the warning says more.
    yield* raiseNotice({
      type: 'warning',
      message: 'No segments selected for processing. Please select at least one segment.',
    });
    return;
  }
  if (yield* restoreCutOuts()) yield* call(recognise, chosen);
}

/** Tries segments again, whatever is selected. */
export function* recogniseAgain(ids: readonly string[]): SagaGenerator<void> {
  if ((yield* mayRecognise()) && (yield* restoreCutOuts())) yield* call(recognise, ids);
}

/** Recognition needs a seat (second specification, section 5); tells the user when there is none. */
export function* mayRecognise(): SagaGenerator<boolean> {
  const isActive = yield* select(selectSessionIsActive);
  if (!isActive) {
    yield* raiseNotice({
      type: 'error',
      message: 'No active session. Please wait for your turn or create a new session.',
    });
  }
  return isActive;
}
