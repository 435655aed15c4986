import type { EventChannel } from 'redux-saga';
import { take, type SagaGenerator } from './effects';

/** Does the same with each event of a channel, one after the other; closes the channel with the saga. */
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
