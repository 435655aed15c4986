import { toApiError } from '@/api/apiError';
import { ownListsApi } from '@/api/ownLists';
import { raiseNotice } from '@/features/notices';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { dispatchThunk } from '@/lib/saga/dispatchThunk';
import { call, put, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { LIST_WORDS, listInWords } from './listWords';
import { listGiven, listRemoveRequested, listsChanged, listUnreadable } from './ownLists.actions';

const { giveList, removeList } = ownListsApi.endpoints;

/** Gives the services in this page the user's own lists, and takes them back. */
export function* ownListsSaga(): SagaGenerator<void> {
  yield* takeEvery(listGiven, give);
  yield* takeEvery(listRemoveRequested, remove);
  yield* takeEvery(listUnreadable, function* ({ payload: { name, reason } }) {
    yield* raiseNotice({ type: 'error', message: `${name} cannot be read`, cause: reason });
  });
}

function* give({ payload }: ReturnType<typeof listGiven>): SagaGenerator<void> {
  const { files } = yield* getPlatform();
  const { file } = payload;
  try {
    // Not by `callEndpoint`, which leaves no state behind: the view shows, by kind, that a file is checked.
    const options = { fixedCacheKey: payload.kind };
    const request = yield* dispatchThunk(giveList.initiate(payload, options));
    const list = yield* call([request, request.unwrap]);
    yield* raiseNotice({ type: 'success', message: `In use: ${listInWords(list)}` });
    yield* put(listsChanged());
  } catch (error) {
    const cause = toApiError(error).message;
    yield* raiseNotice({ type: 'error', message: `${file.name} is not used`, cause });
  } finally {
    files.remove(file.fileId);
  }
}

function* remove({ payload: kind }: ReturnType<typeof listRemoveRequested>): SagaGenerator<void> {
  try {
    yield* callEndpoint(removeList, kind);
    yield* put(listsChanged());
  } catch (error) {
    const message = `The list was not removed: ${LIST_WORDS[kind].title}`;
    yield* raiseNotice({ type: 'error', message, cause: toApiError(error).message });
  }
}
