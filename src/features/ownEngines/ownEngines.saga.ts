import { toApiError } from '@/api/apiError';
import { ownEnginesApi } from '@/api/ownEngines';
import { raiseNotice } from '@/features/notices';
import { enginesChanged } from '@/features/recognition';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { dispatchThunk } from '@/lib/saga/dispatchThunk';
import { call, put, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { engineInWords } from './engineWords';
import { ADDING, engineGiven, engineRemoveRequested } from './ownEngines.actions';

const { addOwnEngine, removeOwnEngine } = ownEnginesApi.endpoints;

/** Adds the engines that the user names by their addresses to the services in this page, and removes them. */
export function* ownEnginesSaga(): SagaGenerator<void> {
  yield* takeEvery(engineGiven, add);
  yield* takeEvery(engineRemoveRequested, remove);
}

function* add({ payload }: ReturnType<typeof engineGiven>): SagaGenerator<void> {
  try {
    // Not by `callEndpoint`, which leaves no state behind: the view shows what became of it.
    const options = { fixedCacheKey: ADDING };
    const request = yield* dispatchThunk(addOwnEngine.initiate(payload, options));
    const engine = yield* call([request, request.unwrap]);
    yield* raiseNotice({ type: 'success', message: `In use: ${engineInWords(engine)}` });
    yield* put(enginesChanged());
  } catch {
    // The form says why.
  }
}

function* remove({
  payload: engine,
}: ReturnType<typeof engineRemoveRequested>): SagaGenerator<void> {
  try {
    yield* callEndpoint(removeOwnEngine, engine.engine);
    yield* put(enginesChanged());
  } catch (error) {
    const message = `The engine was not removed: ${engineInWords(engine)}`;
    yield* raiseNotice({ type: 'error', message, cause: toApiError(error).message });
  }
}
