import { withEngine } from '@/domain/processingOptions';
import { canBeRead, isCutOutByExtraction } from '@/domain/segment';
import { raiseNotice } from '@/features/notices';
import {
  selectOnlyProcessSelected,
  selectSegmentById,
  selectSegmentIds,
  selectSelectedIds,
} from '@/article';
import { selectSessionIsActive } from '@/features/session';
import { call, select, type SagaGenerator } from '@/lib/saga/effects';
import { selectEngineOffer, selectProcessingOptions } from '../engineChoice.selectors';
import type { recognitionRetryRequested } from '../recognition.slice';
import { recognise } from './recognise.saga';
import { ensureSegmentsAreHeld } from './ensureSegmentsAreHeld.saga';

/** What is to be read again, whatever is selected. */
type Retry = ReturnType<typeof recognitionRetryRequested>['payload'];

/** 'Get Structures', or a retry: reads what is chosen, as it is chosen. */
export function* recogniseChosen(retry?: Retry): SagaGenerator<void> {
  if (!(yield* mayRecognise())) return;
  const ids = retry ? yield* retried(retry) : yield* chosen();
  if (!ids) return;
  const readable = yield* withCutOuts(ids);
  const options = yield* select(selectProcessingOptions);
  const offer = yield* select(selectEngineOffer);
  // Another engine than the chosen one reads with its own usual options.
  const own = retry?.engine === undefined ? options : withEngine(options, retry.engine, offer);
  const isByName = retry?.engine !== undefined;
  yield* call(recognise, { ids: readable, options: own, isByName });
}

/** All segments, or the selected ones if 'Selected only' is on; `undefined` if there is nothing to read. */
function* chosen(): SagaGenerator<readonly string[] | undefined> {
  const ids = yield* select(selectSegmentIds);
  if (ids.length === 0) {
    yield* raiseNotice({ type: 'error', message: 'No segments to process' });
    return undefined;
  }
  if ((yield* chosenIds()).length === 0) {
    // An error, together with a warning that says what to do (docs/requirements/core.md 5.16).
    yield* raiseNotice({ type: 'error', message: 'No segments selected for processing' });
    yield* raiseNotice({
      type: 'warning',
      message: 'No segments selected for processing. Please select at least one segment.',
    });
    return undefined;
  }
  if (!(yield* ensureSegmentsAreHeld())) return undefined;
  // Looked up again: the article may have been cut out anew, with more or fewer segments.
  return yield* chosenIds();
}

function* retried({ ids }: Retry): SagaGenerator<readonly string[] | undefined> {
  if ((yield* nameCutOuts(ids)) && !(yield* ensureSegmentsAreHeld())) return undefined;
  return ids;
}

function* chosenIds(): SagaGenerator<readonly string[]> {
  const onlySelected = yield* select(selectOnlyProcessSelected);
  return yield* select(onlySelected ? selectSelectedIds : selectSegmentIds);
}

/** Those of the segments that the services can read; the user is told of the others. */
function* withCutOuts(ids: readonly string[]): SagaGenerator<string[]> {
  const readable: string[] = [];
  let absent = 0;
  for (const id of ids) {
    const segment = yield* select(selectSegmentById, id);
    if (!segment) continue;
    if (canBeRead(segment)) readable.push(id);
    else absent += 1;
  }
  if (absent > 0) {
    const message = `${absent} without a cut-out ${absent === 1 ? 'was' : 'were'} left out`;
    yield* raiseNotice({ type: 'info', message });
  }
  return readable;
}

/** Whether any of the segments is one that the services found; a box is cut out when it is read. */
function* nameCutOuts(ids: readonly string[]): SagaGenerator<boolean> {
  for (const id of ids) {
    const segment = yield* select(selectSegmentById, id);
    if (segment && isCutOutByExtraction(segment)) return true;
  }
  return false;
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
