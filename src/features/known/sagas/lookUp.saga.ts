import { toApiError } from '@/api/apiError';
import { knownApi } from '@/api/known';
import { KNOWN_DATABASES, type KnownAnswer, type KnownDatabase } from '@/domain/known';
import { whileDocumentIsOpen } from '@/features/document';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import {
  all,
  call,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  type SagaGenerator,
} from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import {
  databaseAnswered,
  lookUpCancelRequested,
  lookUpRequested,
  lookUpsEnded,
  lookUpsStarted,
  selectKnown,
  selectNextAsked,
} from '../known.slice';
import { askList } from './askList.saga';

const ENDPOINTS = {
  pubchem: knownApi.endpoints.findInPubchem,
  coconut: knownApi.endpoints.findInCoconut,
} as const;

/** Looks compounds up in the databases, one after the other, both databases at the same time. */
export function* knownSaga(): SagaGenerator<void> {
  yield* takeEvery(lookUpRequested, takeUp);
  yield* fork(lookUpInTurn);
  yield* fork(askList);
}

function* takeUp({ payload }: ReturnType<typeof lookUpRequested>): SagaGenerator<void> {
  yield* put(lookUpsStarted(payload));
}

function* lookUpInTurn(): SagaGenerator<void> {
  for (;;) {
    yield* waitFor(selectNextAsked);
    yield* whileDocumentIsOpen(function* untilCancelled() {
      yield* race({ done: call(lookUpAll), cancelled: take(lookUpCancelRequested) });
    });
    yield* put(lookUpsEnded());
  }
}

function* lookUpAll(): SagaGenerator<void> {
  for (;;) {
    const inchiKey = yield* select(selectNextAsked);
    if (inchiKey === undefined) return;
    yield* all(KNOWN_DATABASES.map((database) => call(lookUpIn, database, inchiKey)));
  }
}

function* lookUpIn(database: KnownDatabase, inchiKey: string): SagaGenerator<void> {
  const entry = yield* select(selectKnown, inchiKey);
  if (entry?.[database].status !== 'asking') return;
  const answer = yield* answerOf(database, inchiKey);
  yield* put(databaseAnswered({ inchiKey, database, answer }));
}

function* answerOf(database: KnownDatabase, inchiKey: string): SagaGenerator<KnownAnswer> {
  try {
    const compound = yield* callEndpoint(ENDPOINTS[database], { inchiKey }, { takesCached: true });
    return compound ? { status: 'found', compound } : { status: 'unknown' };
  } catch (error) {
    return { status: 'failed', message: toApiError(error).message };
  }
}
