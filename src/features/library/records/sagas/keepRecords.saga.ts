import { eventChannel } from 'redux-saga';
import * as v from 'valibot';
import { MOST_WAITING, type WaitingRecord } from '@/domain/library/waitingRecord';
import { articleRecordSchema } from '@/domain/saved/articleRecord.schema';
import { raiseNotice } from '@/features/notices';
import { fork, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { forEachEvent } from '@/lib/saga/forEachEvent';
import { getPlatform } from '@/lib/saga/getPlatform';
import { parsedJson } from '@/lib/parsedJson';
import { selectWaiting } from '../records.selectors';
import { listWaiting } from './listWaiting.saga';

/** For all tabs: the records wait in the library, which they share. */
const RECORDS_KEY = 'marcus.records';

const waitingSchema = v.pipe(
  v.array(
    v.object({
      id: v.pipe(v.string(), v.uuid()),
      record: articleRecordSchema,
      chosen: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
      problem: v.exactOptional(v.string()),
    }),
  ),
  v.maxLength(MOST_WAITING),
);

function stored(text: string | null): readonly WaitingRecord[] {
  const read = v.safeParse(waitingSchema, parsedJson(text));
  return read.success ? read.output : [];
}

/** Restores the records that wait, takes over what another tab changes, and stores each change. */
export function* keepRecords(): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  const kept = localStorage.get(RECORDS_KEY);
  if (kept !== null) yield* listWaiting(stored(kept));
  const others = eventChannel<readonly WaitingRecord[]>((emit) =>
    localStorage.watch(RECORDS_KEY, (text) => emit(stored(text))),
  );
  yield* fork(storeChanges);
  yield* forEachEvent(others, function* takeOver(waiting) {
    yield* listWaiting(waiting);
  });
}

function* storeChanges(): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  let before = yield* select(selectWaiting);
  for (;;) {
    yield* take('*');
    const waiting = yield* select(selectWaiting);
    if (waiting === before) continue;
    before = waiting;
    const text = JSON.stringify(waiting);
    // What another tab has written comes back from there.
    if (waiting.length === 0) localStorage.remove(RECORDS_KEY);
    else if (text !== localStorage.get(RECORDS_KEY)) {
      localStorage.set(RECORDS_KEY, text);
      if (localStorage.get(RECORDS_KEY) !== text) yield* tellUnkept();
    }
  }
}

const tellUnkept = () =>
  raiseNotice({
    type: 'warning',
    message: 'This browser cannot keep the records that wait. They stay until you leave the page.',
  });
