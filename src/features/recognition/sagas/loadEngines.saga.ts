import { isAnyOf } from '@reduxjs/toolkit';
import { recognitionApi } from '@/api/recognition';
import { backendAnswered } from '@/features/health';
import { selectSessionIsActive, sessionOpened } from '@/features/session';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { waitFor } from '@/lib/saga/waitFor';
import { enginesReceived, productConfigured } from '../recognition.slice';

/**
 * Asks which programs answer in the engines' places, again whenever the services may be others than
 * before. Services without that call are real ones, whose engines are all there.
 */
export function* loadEngines(): SagaGenerator<void> {
  const { config } = yield* getPlatform();
  yield* put(productConfigured(config.product));
  for (;;) {
    yield* waitFor(selectSessionIsActive);
    const answered = yield* askForEngines();
    yield* take(answered ? sessionOpened.match : isAnyOf(backendAnswered, sessionOpened));
  }
}

function* askForEngines(): SagaGenerator<boolean> {
  try {
    yield* put(
      enginesReceived(yield* callEndpoint(recognitionApi.endpoints.getEngines, undefined)),
    );
    return true;
  } catch {
    // Not offered here, or not now: what is known of the engines stays.
    return false;
  }
}
