import { errorMessage } from '@/lib/errorMessage';
import { raiseNotice } from '@/features/notices';
import { call, put, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import {
  recordDiscarded,
  setAsideListed,
  type setAsideDiscardRequested,
  type setAsideSaveRequested,
} from '../setAside.slice';
import { setAsideFileName, setAsideJson } from '../setAsideFile';
import { readInTime } from './inTime';

/** Learns what lies apart; that the store cannot be read is told beside the saved work. */
export function* listSetAside(): SagaGenerator<void> {
  const { workStore } = yield* getPlatform();
  const listed = yield* readInTime(() => workStore.listSetAside());
  if (listed.ok) yield* put(setAsideListed(listed.value));
}

/** Hands the record over as a file, as it was. */
export function* saveSetAside({
  payload: { id },
}: ReturnType<typeof setAsideSaveRequested>): SagaGenerator<void> {
  const { workStore, downloads } = yield* getPlatform();
  const found = yield* readInTime(() => workStore.getSetAside(id));
  if (!found.ok) return yield* tell('What was set aside could not be read', found.fault.message);
  if (!found.value) return yield* tell('This is not set aside any more');
  try {
    const content = new Blob([setAsideJson(found.value)], { type: 'application/json' });
    downloads.save(setAsideFileName(found.value), content);
  } catch (error) {
    yield* tell('What was set aside cannot be written as a file', errorMessage(error));
  }
}

export function* discardSetAside({
  payload: { id },
}: ReturnType<typeof setAsideDiscardRequested>): SagaGenerator<void> {
  const { workStore } = yield* getPlatform();
  const discarded = yield* call([workStore, workStore.discardSetAside], id);
  if (discarded.ok) yield* put(recordDiscarded({ id }));
  else yield* tell('What was set aside could not be discarded', discarded.fault.message);
}

function* tell(message: string, cause?: string): SagaGenerator<void> {
  const notice = { type: 'error', message } as const;
  yield* raiseNotice(cause === undefined ? notice : { ...notice, cause });
}
