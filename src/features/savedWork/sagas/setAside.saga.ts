import { errorMessage } from '@/lib/errorMessage';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import {
  recordDiscarded,
  setAsideListed,
  type setAsideDiscardRequested,
  type setAsideSaveRequested,
} from '../setAside.slice';
import { setAsideFileName, setAsideJson } from '../setAsideFile';
import { readInTime, writeInTime } from './inTime';
import { tell } from './tell.saga';

/** Loads which records were set aside; a failure is reported next to the saved work. */
export function* listSetAside(): SagaGenerator<void> {
  const { workStore } = yield* getPlatform();
  const listed = yield* readInTime(() => workStore.listSetAside());
  if (listed.ok) yield* put(setAsideListed(listed.value));
}

/** Saves the original record as a file. */
export function* saveSetAside({
  payload: { id },
}: ReturnType<typeof setAsideSaveRequested>): SagaGenerator<void> {
  const { workStore, downloads } = yield* getPlatform();
  const found = yield* readInTime(() => workStore.getSetAside(id));
  if (!found.ok) return yield* tell('The set-aside record could not be read', found.fault.message);
  if (!found.value) return yield* tell('This record is no longer set aside');
  try {
    const content = new Blob([setAsideJson(found.value)], { type: 'application/json' });
    downloads.save(setAsideFileName(found.value), content);
  } catch (error) {
    yield* tell('The set-aside record cannot be saved as a file', errorMessage(error));
  }
}

export function* discardSetAside({
  payload: { id },
}: ReturnType<typeof setAsideDiscardRequested>): SagaGenerator<void> {
  const { workStore } = yield* getPlatform();
  const discarded = yield* writeInTime(() => workStore.discardSetAside(id));
  if (discarded.ok) yield* put(recordDiscarded({ id }));
  else yield* tell('The set-aside record could not be discarded', discarded.fault.message);
}
