import { isAction, type UnknownAction } from '@reduxjs/toolkit';
import { actionChannel, take, type SagaGenerator } from '@/lib/saga/effects';
import { describeSessionEvent } from '../describeSessionEvent';
import { logEvent } from './logEvent.saga';

const isWorthLogging = (action: unknown): action is UnknownAction =>
  isAction(action) && describeSessionEvent(action) !== undefined;

/** Logs what happens to the session, in order. */
export function* logSessionEvents(): SagaGenerator<void> {
  const facts = yield* actionChannel<UnknownAction>(isWorthLogging);
  for (;;) {
    const event = describeSessionEvent(yield* take(facts));
    if (event) yield* logEvent(event);
  }
}
