import type { UnknownAction } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from './effects';
import { forEachEvent } from './forEachEvent';
import { getPlatform } from './getPlatform';
import { storedChanges } from './storedChanges';

/** What a person switched, as stored: `null` until then. */
const readSwitch = (stored: string | null): boolean | null =>
  stored === 'on' ? true : stored === 'off' ? false : null;

/** What is stored under a key of the local storage. */
export function* storedSwitch(key: string): SagaGenerator<boolean | null> {
  const { localStorage } = yield* getPlatform();
  return readSwitch(localStorage.get(key));
}

/** Stores what a person switched. */
export function* storeSwitch(key: string, isOn: boolean): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  localStorage.set(key, isOn ? 'on' : 'off');
}

/** What is switched in another tab applies here too. */
export function* followStoredSwitch(
  key: string,
  restored: (isOn: boolean | null) => UnknownAction,
): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  yield* forEachEvent(storedChanges(localStorage, key), function* follow({ value }) {
    yield* put(restored(readSwitch(value)));
  });
}
