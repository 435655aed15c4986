import { withEngine } from '@/domain/processingOptions';
import { raiseNotice } from '@/features/notices';
import {
  selectOnlyProcessSelected,
  selectSegmentIds,
  selectSelectedIds,
} from '@/features/segments';
import { selectSessionIsActive } from '@/features/session';
import { call, select, type SagaGenerator } from '@/lib/saga/effects';
import { selectEngineOffer, selectProcessingOptions } from '../recognition.selectors';
import type { recognitionRetryRequested } from '../recognition.slice';
import { recognise } from './recognise.saga';
import { ensureSegmentsAreHeld } from './ensureSegmentsAreHeld.saga';

/** 'Get Structures': all segments, or the selected ones if 'Selected only' is on. */
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
    // An error, together with a warning that says what to do (docs/requirements/core.md 5.16).
    yield* raiseNotice({ type: 'error', message: 'No segments selected for processing' });
    yield* raiseNotice({
      type: 'warning',
      message: 'No segments selected for processing. Please select at least one segment.',
    });
    return;
  }
  if (!(yield* ensureSegmentsAreHeld())) return;
  yield* call(recognise, chosen, yield* select(selectProcessingOptions));
}

/**
 * Retries segments, whatever is selected.
 *
 * @param engine if given, reads with its own usual options; the user's choice is unaffected
 */
export function* recogniseAgain({
  ids,
  engine,
}: ReturnType<typeof recognitionRetryRequested>['payload']): SagaGenerator<void> {
  if (!(yield* mayRecognise()) || !(yield* ensureSegmentsAreHeld())) return;
  const chosen = yield* select(selectProcessingOptions);
  const offer = yield* select(selectEngineOffer);
  const isOther = engine !== undefined && engine !== chosen.engine;
  yield* call(recognise, ids, isOther ? withEngine(chosen, engine, offer) : chosen);
}

/** Recognition needs a seat (docs/requirements/session.md S5.10); tells the user if there is none. */
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
