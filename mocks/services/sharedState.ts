import type { ServicesConfig } from './config';
import { MemoryRateCounter } from './limits/memoryRateCounter';
import type { RateCounter } from './limits/rateCounter';
import { openMemorySessions } from './sessions/openMemorySessions';
import type { Sessions } from './sessions/sessions';
import { MemoryRecords } from './stores/memoryRecords';
import type { SessionRecords } from './stores/sessionRecords';

/** What all processes that serve the same clients have to have in common. */
export interface SharedState {
  readonly sessions: Sessions;
  readonly records: SessionRecords;
  readonly rates: RateCounter;
}

/** That of one process which serves alone, in its memory. */
export const openMemoryState = (config: ServicesConfig): SharedState => ({
  sessions: openMemorySessions(config.sessions),
  records: new MemoryRecords(),
  rates: new MemoryRateCounter(),
});
