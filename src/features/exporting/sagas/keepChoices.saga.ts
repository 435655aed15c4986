import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { choicesRestored, selectExportChoices } from '../exporting.slice';
import { readStoredChoices, storeChoices } from '../storedChoices';

export function* restoreChoices(): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  const stored = readStoredChoices(localStorage);
  if (stored) yield* put(choicesRestored(stored));
}

export function* keepChoices(): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  storeChoices(localStorage, yield* select(selectExportChoices));
}
