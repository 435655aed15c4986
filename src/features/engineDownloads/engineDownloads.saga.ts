import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { all, call, put, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { forEachEvent } from '@/lib/saga/forEachEvent';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { EngineDownload, EngineDownloads } from '@/platform/engineDownloads';
import {
  downloadCancelRequested,
  downloadReported,
  downloadRetryRequested,
} from './engineDownloads.slice';

/** A download that takes less is not shown: the browser had the file. */
export const SHOWN_AFTER_MS = 600;

/** Tells the user how the downloads of the engine's parts get on, and passes on what the user wants of them. */
export function* engineDownloadsSaga(): SagaGenerator<void> {
  const { engineDownloads } = yield* getPlatform();
  yield* all([
    call(reportDownloads, engineDownloads),
    takeEvery(downloadCancelRequested, function* () {
      yield* call(engineDownloads.cancel);
    }),
    takeEvery(downloadRetryRequested, function* ({ payload }) {
      yield* call(engineDownloads.retry, payload);
    }),
  ]);
}

function* reportDownloads(downloads: EngineDownloads): SagaGenerator<void> {
  const { clock } = yield* getPlatform();
  const channel = yield* call(reportsOf, downloads);
  const begun = new Map<string, number>();
  yield* forEachEvent(channel, function* (download) {
    const { part, state } = download;
    const now = clock.now();
    const since = begun.get(part) ?? now;
    if (state !== 'running') begun.delete(part);
    else begun.set(part, since);
    if (state === 'running' && now - since < SHOWN_AFTER_MS) return;
    yield* put(downloadReported({ ...download, ...estimateOf(download, now - since) }));
  });
}

/** @param ms that the download has taken so far */
function estimateOf({ state, received, total }: EngineDownload, ms: number) {
  if (state !== 'running' || received === 0) return {};
  return { secondsLeft: Math.round(((total - received) / received) * (ms / 1000)) };
}

const reportsOf = (downloads: EngineDownloads): EventChannel<EngineDownload> =>
  eventChannel((emit) => downloads.subscribe(emit), buffers.expanding());
