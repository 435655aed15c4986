import { call, put, type SagaGenerator } from '@/lib/saga/effects';
import type { OfflineReport, OfflineStore } from '@/platform/offlineFiles';
import { filesReported } from '../offline.slice';

/** Asks what is stored, and makes it known. @throws Error if the service worker does not answer */
export function* reportFiles(store: OfflineStore): SagaGenerator<OfflineReport> {
  const report = yield* call([store, store.report]);
  const parts = report.parts.map(({ id, size, stored }) => ({ id, size, stored }));
  yield* put(filesReported({ parts, isKept: report.isKept }));
  return report;
}
