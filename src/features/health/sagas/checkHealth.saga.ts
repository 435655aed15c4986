import { toApiError } from '@/api/apiError';
import { healthApi } from '@/api/health';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import type { SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';

/** `busy`: no answer in time because a long request of our own kept the services from answering. */
export type HealthCheck = 'ready' | 'away' | 'busy';

/** Checks whether the services are ready. */
export function* checkHealth(): SagaGenerator<HealthCheck> {
  const { clock, traffic } = yield* getPlatform();
  const from = clock.now();
  try {
    const { ready } = yield* callEndpoint(healthApi.endpoints.getHealth, undefined);
    return ready ? 'ready' : 'away';
  } catch (error) {
    // The reference services answer no other request while they work on one (docs/contract.md 0.5).
    const isSlow = toApiError(error).kind === 'timeout' && traffic.wasLongSince(from);
    return isSlow ? 'busy' : 'away';
  }
}
