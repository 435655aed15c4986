import type { ServicesConfig } from './config';
import { MemoryRateCounter } from './limits/memoryRateCounter';
import type { RateCounter } from './limits/rateCounter';
import { openMemorySessions } from './sessions/openMemorySessions';
import type { Sessions } from './sessions/sessions';
import { MemoryLocks } from './stores/memoryLocks';
import { MemoryRecords } from './stores/memoryRecords';
import { MemoryRecognitionCache } from './stores/memoryRecognitionCache';
import type { TaskResultCache } from './stores/taskResultCache';
import type { SessionRecords } from './stores/sessionRecords';
import type { SharedLocks } from './stores/sharedLocks';

/** State shared by all processes that serve the same clients. */
export interface SharedState {
  readonly sessions: Sessions;
  readonly records: SessionRecords;
  readonly rates: RateCounter;
  readonly readings: TaskResultCache;
  readonly locks: SharedLocks;
  /** Why the state cannot be reached, in words; null if it can. */
  readonly obstacle: () => Promise<string | null>;
  /** Ends its connections; to be called last. */
  readonly close: () => Promise<void>;
}

/** State of a single process serving alone, in memory. */
export const openMemoryState = (config: ServicesConfig): SharedState => ({
  sessions: openMemorySessions(config.sessions),
  records: new MemoryRecords(),
  rates: new MemoryRateCounter(),
  readings: new MemoryRecognitionCache(),
  locks: new MemoryLocks(),
  obstacle: async () => null,
  close: async () => undefined,
});
