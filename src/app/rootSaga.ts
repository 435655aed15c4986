import { healthSaga } from '@/features/health';
import { raiseNotice } from '@/features/notices';
import { followAddress } from '@/features/overlays';
import { securitySaga } from '@/features/security';
import { sessionSaga } from '@/features/session';
import { splashSaga } from '@/features/splash';
import { themeSaga } from '@/features/theme';
import { errorMessage } from '@/lib/errorMessage';
import { call, fork, type SagaGenerator } from '@/lib/saga/effects';
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
 * @param workSagas what work on a document needs, or a promise of it: until it is loaded no view needs it,
 *   because the views come with the same code
 */
export function* rootSaga(workSagas: Sagas | Promise<Sagas>): SagaGenerator<void> {
  yield* startAll(FIRST_SAGAS);
  yield* startAll(workSagas instanceof Promise ? yield* call(() => workSagas) : workSagas);
}

function* startAll(sagas: Sagas): SagaGenerator<void> {
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
