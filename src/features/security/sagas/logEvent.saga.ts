import { put, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { LoggedEvent } from '../describeSessionEvent';
import { securityEventLogged } from '../security.slice';

/** Adds an entry to the log, with an id and the time. */
export function* logEvent(event: LoggedEvent): SagaGenerator<void> {
  const { ids, clock } = yield* getPlatform();
  yield* put(securityEventLogged({ id: ids.uuid(), at: clock.now(), ...event }));
}
