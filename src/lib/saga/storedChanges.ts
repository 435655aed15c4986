import { eventChannel, type EventChannel } from 'redux-saga';
import type { KeyValueStorage } from '@/platform/storage';

/** A stored value after each change by another tab; wrapped, because channels cannot carry `null`. */
export interface StoredValue {
  readonly value: string | null;
}

/** Close it to stop listening. */
export function storedChanges(storage: KeyValueStorage, key: string): EventChannel<StoredValue> {
  return eventChannel((emit) => storage.watch(key, (value) => emit({ value })));
}
