import { healthSaga } from '@/features/health';
import { raiseNotice } from '@/features/notices';
import { followAddress } from '@/features/overlays';
import { securitySaga } from '@/features/security';
import { sessionSaga } from '@/features/session';
import { splashSaga } from '@/features/splash';
import { themeSaga } from '@/features/theme';
import { errorMessage } from '@/lib/errorMessage';
import type { Task } from 'redux-saga';
import { call, fork, join, type SagaGenerator } from '@/lib/saga/effects';
import { safely } from '@/lib/saga/safely';
import type { Sagas } from './work/sagas';

/** What runs before there is any work: opens the session and shows its progress. */
const FIRST_SAGAS: Sagas = {
  address: followAddress,
  health: healthSaga,
  security: securitySaga,
  session: sessionSaga,
  splash: splashSaga,
  theme: themeSaga,
};

/**
 * Starts every feature's sagas, each guarded, so that a failure of one does not affect the others. They are
 * forked, so that cancelling the root ends them all.
 *
 * @param workSagas what work on a document needs, or a promise of it
 * @param startWork starts it in the middleware that has kept the earlier intents
 */
export function* rootSaga(
  workSagas: Sagas | Promise<Sagas>,
  startWork: (sagas: Sagas) => Task,
): SagaGenerator<void> {
  yield* startAll(FIRST_SAGAS);
  const sagas = workSagas instanceof Promise ? yield* call(() => workSagas) : workSagas;
  const work = yield* call(startWork, sagas);
  try {
    yield* join(work);
  } finally {
    work.cancel();
  }
}

/** Starts these, each guarded. */
export function* startAll(sagas: Sagas): SagaGenerator<void> {
  for (const [name, saga] of Object.entries(sagas)) {
    yield* fork(safely(name, saga, reportDeath));
  }
}

function* reportDeath(name: string, error: unknown): SagaGenerator<void> {
  yield* raiseNotice({
    type: 'error',
    message: `A part of the application has stopped (${name}). Your work is kept; reload the page to continue.`,
    cause: errorMessage(error),
  });
}
