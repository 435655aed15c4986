import { buffers, eventChannel } from 'redux-saga';
import { fileSizeText } from '@/domain/fileSize';
import { errorMessage } from '@/lib/errorMessage';
import { call, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { OfflineStore } from '@/platform/offlineFiles';
import { storingCancelRequested, taskEnded, taskProgressed } from '../offline.slice';
import { reportFiles } from './reportFiles.saga';

/** Bytes between two steps of the progress. */
const STEP_BYTES = 100_000;

/** Stores what is missing, file by file, until all is stored, one fails, or the user cancels. */
export function* storeEverything(store: OfflineStore): SagaGenerator<void> {
  let failure: string | undefined;
  try {
    yield* race({ stored: call(storeMissing, store), cancelled: take(storingCancelRequested) });
    yield* reportFiles(store);
  } catch (error) {
    failure = errorMessage(error);
  }
  yield* put(taskEnded(failure === undefined ? {} : { failure }));
}

function* storeMissing(store: OfflineStore): SagaGenerator<void> {
  const { parts } = yield* reportFiles(store);
  const missing = parts.flatMap((part) => part.missing);
  const total = missing.reduce((sum, { size }) => sum + size, 0);
  yield* put(taskProgressed({ kind: 'storing', received: 0, total }));
  yield* checkSpace(total);
  let before = 0;
  for (const { name, size } of missing) {
    yield* storeFile(store, name, function* tell(bytes) {
      const received = before + Math.min(bytes, size);
      yield* put(taskProgressed({ kind: 'storing', received, total }));
    });
    before += size;
    yield* put(taskProgressed({ kind: 'storing', received: before, total }));
  }
  yield* call([store, store.keepAll]);
}

/** @throws Error if the browser gives less space than is needed: said before anything is fetched */
function* checkSpace(needed: number): SagaGenerator<void> {
  const { storageSpace } = yield* getPlatform();
  const space = yield* call([storageSpace, storageSpace.estimate]);
  if (!space || space.quota - space.used >= needed) return;
  const left = fileSizeText(Math.max(0, space.quota - space.used));
  throw new Error(
    `It takes ${fileSizeText(needed)}, and this browser has ${left} left for this site.`,
  );
}

type Storing =
  | { readonly bytes: number }
  | { readonly end: 'stored' | { readonly cause: unknown } };

/** @throws whatever the store does; being cancelled aborts it */
function* storeFile(
  store: OfflineStore,
  name: string,
  onReceived: (bytes: number) => SagaGenerator<void>,
): SagaGenerator<void> {
  const events = openStoring(store, name);
  try {
    for (;;) {
      const event = yield* take(events);
      if ('bytes' in event) yield* onReceived(event.bytes);
      else if (event.end === 'stored') return;
      else throw event.end.cause;
    }
  } finally {
    events.close();
  }
}

/** Begins to store a file; closing the channel aborts that. */
const openStoring = (store: OfflineStore, name: string) =>
  eventChannel<Storing>((emit) => {
    const storing = new AbortController();
    let told = 0;
    const hear = (bytes: number) => {
      if (bytes - told < STEP_BYTES) return;
      told = bytes;
      emit({ bytes });
    };
    store.store(name, hear, storing.signal).then(
      () => emit({ end: 'stored' }),
      (cause: unknown) => emit({ end: { cause } }),
    );
    return () => storing.abort();
  }, buffers.expanding<Storing>(8));
