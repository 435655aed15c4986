import { recognitionApi } from '@/api/recognition';
import { selectSessionIsActive } from '@/features/session';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { waitFor } from '@/lib/saga/waitFor';
import { enginesReceived, productConfigured } from '../recognition.slice';

/**
 * Asks once which programs answer in the engines' places. Services without that call are real ones,
 * whose engines are all there.
 */
export function* loadEngines(): SagaGenerator<void> {
  const { config } = yield* getPlatform();
  yield* put(productConfigured(config.product));
  yield* waitFor(selectSessionIsActive);
  try {
    yield* put(
      enginesReceived(yield* callEndpoint(recognitionApi.endpoints.getEngines, undefined)),
    );
  } catch {
    // Not offered here: nothing is known against any engine.
  }
}
