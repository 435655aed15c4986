import type { EventChannel } from 'redux-saga';
import { take, type SagaGenerator } from './effects';

/** Handles the events of a channel one after the other; closes the channel when the saga ends. */
export function* forEachEvent<Event extends NonNullable<unknown>>(
  channel: EventChannel<Event>,
  work: (event: Event) => SagaGenerator<void>,
): SagaGenerator<void> {
  try {
    for (;;) yield* work(yield* take(channel));
  } finally {
    channel.close();
  }
}
