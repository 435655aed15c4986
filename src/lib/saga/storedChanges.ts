import { eventChannel, type EventChannel } from 'redux-saga';
import type { KeyValueStorage } from '@/platform/storage';

/** A stored value each time another tab changes it; channels cannot carry `null`. */
export interface StoredValue {
  readonly value: string | null;
}

/** Close it to stop listening. */
export function storedChanges(storage: KeyValueStorage, key: string): EventChannel<StoredValue> {
  return eventChannel((emit) => storage.watch(key, (value) => emit({ value })));
}
