import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { recognitionApi } from '@/api/recognition';
import { backendAnswered } from '@/features/health';
import { selectSessionIsActive, sessionOpened } from '@/features/session';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { waitFor } from '@/lib/saga/waitFor';
import { enginesReceived, productConfigured } from '../engineChoice.slice';

/** The user added or removed an engine. */
export const enginesChanged = createAction('recognition/enginesChanged');

/**
 * Loads which programs are used for the engines, again whenever the services may have changed. Services
 * without that call are real ones, which have all engines.
 */
export function* loadEngines(): SagaGenerator<void> {
  const { config } = yield* getPlatform();
  yield* put(productConfigured(config.product));
  for (;;) {
    yield* waitFor(selectSessionIsActive);
    const answered = yield* askForEngines();
    yield* take(
      answered
        ? isAnyOf(sessionOpened, enginesChanged)
        : isAnyOf(backendAnswered, sessionOpened, enginesChanged),
    );
  }
}

function* askForEngines(): SagaGenerator<boolean> {
  try {
    yield* put(
      enginesReceived(yield* callEndpoint(recognitionApi.endpoints.getEngines, undefined)),
    );
    return true;
  } catch {
    // Not offered here, or not now: keeps what is known about the engines.
    return false;
  }
}
