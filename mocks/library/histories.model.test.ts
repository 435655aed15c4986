import type { KeptEvent, LibraryEvent } from '../services/library/event';
import type { Log } from './testing/history';
import { historyContract } from './testing/historyContract';

/** Keeps each id once, in the order in which they come, as the contract of libraries has it. */
class MemoryLog implements Log {
  private readonly events: KeptEvent[] = [];

  append = async (events: readonly LibraryEvent[], by: string) => {
    for (const event of events) {
      if (this.events.some(({ id }) => id === event.id)) continue;
      // Numbers have gaps, since other articles are in the same order.
      const seq = (this.events.at(-1)?.seq ?? 0) + 1 + (this.events.length % 3);
      this.events.push({ ...event, seq, by });
    }
  };

  after = async (seq: number, limit: number) =>
    this.events.filter((event) => event.seq > seq).slice(0, limit);
}

historyContract(async () => ({ log: new MemoryLog(), article: 'a'.repeat(64) }), {
  seeds: Array.from({ length: 300 }, (_, at) => at + 1),
  steps: 120,
});
