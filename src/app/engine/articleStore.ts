import type { Task } from 'redux-saga';
import { marcusApi } from '@/api/marcusApi';
import { selectReadingCounts } from '@/features/articleReading';
import { sessionSaga } from '@/features/session';
import { call, type SagaGenerator } from '@/lib/saga/effects';
import type { AppConfig } from '@/platform/config';
import { createHeadlessPlatform } from '@/platform/headless/createHeadlessPlatform';
import { startAll } from '../rootSaga';
import { makeStore } from '../store';
import { READER_SAGAS } from '../work/articleReader';

/** How many drawings of an article were read, of how many. */
export type OnRead = (read: number, total: number) => void;

/**
 * Runs a saga in a store with a session of its own, in which an article is read as in the page. The services delete
 * what they kept for it when the session ends, so that the next article finds as much room.
 *
 * @param signal ends it
 * @throws whatever the saga throws, or the signal's reason
 */
export async function inArticleStore<Result>(
  config: AppConfig,
  saga: () => SagaGenerator<Result>,
  { onRead, signal }: { readonly onRead: OnRead; readonly signal: AbortSignal },
): Promise<Result> {
  signal.throwIfAborted();
  const platform = createHeadlessPlatform(config);
  const { store, runSaga } = makeStore(platform, { runSagas: false });
  const processes = runSaga(startAll, { ...READER_SAGAS, session: sessionSaga });
  let told = selectReadingCounts(store.getState());
  const unsubscribe = store.subscribe(() => {
    const counts = selectReadingCounts(store.getState());
    if (counts.read === told.read && counts.total === told.total) return;
    told = counts;
    onRead(counts.read, counts.total);
  });
  try {
    const outcome = await endOf(runSaga(caught, saga), signal);
    if ('error' in outcome) throw outcome.error;
    return outcome.result as Result;
  } finally {
    unsubscribe();
    processes.cancel();
    store.dispatch(marcusApi.util.resetApiState());
    await platform.settled();
  }
}

/** A root saga that throws is printed by redux-saga; what an article cannot be read for is told by its run. */
function* caught(
  saga: () => SagaGenerator<unknown>,
): SagaGenerator<{ readonly result: unknown } | { readonly error: unknown }> {
  try {
    return { result: yield* call(saga) };
  } catch (error) {
    return { error };
  }
}

function endOf<Result>(task: Task<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const abort = () => {
      task.cancel();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', abort, { once: true });
    task
      .toPromise<Result>()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}
