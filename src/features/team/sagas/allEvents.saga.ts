import type { EventsAfter } from '@/api/team.schema';
import type { KeptEvent } from '@/domain/team/event';
import type { SagaGenerator } from '@/lib/saga/effects';

/**
 * All events of an article that come after a number, which the library tells in several answers if there are many.
 *
 * @param ask for the first of them after a number
 */
export function* allEvents(
  after: number,
  ask: (after: number) => SagaGenerator<EventsAfter>,
): SagaGenerator<readonly KeptEvent[]> {
  const all: KeptEvent[] = [];
  for (;;) {
    const { events, hasMore } = yield* ask(all.at(-1)?.seq ?? after);
    all.push(...events);
    if (!hasMore || events.length === 0) return all;
  }
}
