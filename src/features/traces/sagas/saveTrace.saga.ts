import { put, race, take, takeLatest, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { buildInfo } from '@/platform/buildInfo';
import { leaveOutArticle } from '../recording/leaveOutArticle';
import { traceContents } from '../recording/traceContents';
import { toTraceFile } from '../recording/traceFile';
import type { RecordedTrace } from '../recording/traceRecorder';
import {
  traceDismissed,
  traceSaved,
  traceSaveRequested,
  traceTaken,
  traceRequested,
} from '../traces.slice';
import { getTraceRecorder } from './getTraceRecorder';

/**
 * Takes a snapshot of the recorder, shows what it contains, and saves exactly that trace if the user agrees:
 * with the article, or with placeholders for its text and names.
 */
function* saveTrace(): SagaGenerator<void> {
  const { clock, downloads } = yield* getPlatform();
  const recorded = (yield* getTraceRecorder()).recorded();
  const savedAt = new Date(clock.now()).toISOString();
  const whole = asFile(recorded, savedAt, false);
  const withoutArticle = asFile(leaveOutArticle(recorded), savedAt, true);
  const contents = traceContents(recorded);
  yield* put(traceTaken({ contents, size: whole.size, sizeWithoutArticle: withoutArticle.size }));
  const { save } = yield* race({ save: take(traceSaveRequested), dismissed: take(traceDismissed) });
  if (!save) return;
  downloads.save(traceFileName(savedAt), save.payload.leaveOutArticle ? withoutArticle : whole);
  yield* put(traceSaved());
}

function asFile(trace: RecordedTrace, savedAt: string, articleIsLeftOut: boolean): Blob {
  const file = toTraceFile(trace, { ...buildInfo, savedAt, articleIsLeftOut });
  return new Blob([JSON.stringify(file)], { type: 'application/json' });
}

/** `marcus-trace-20260102-030405.json`, in UTC like the times inside. */
function traceFileName(savedAt: string): string {
  const [date = '', time = ''] = savedAt.slice(0, 19).replace(/[-:]/g, '').split('T');
  return `marcus-trace-${date}-${time}.json`;
}

export function* tracesSaga(): SagaGenerator<void> {
  yield* takeLatest(traceRequested, saveTrace);
}
