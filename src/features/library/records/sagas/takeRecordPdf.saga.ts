import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { articleArrived } from '../../library.actions';
import type { recordPdfChosen } from '../records.actions';
import { selectWaiting } from '../records.selectors';
import { listWaiting } from './listWaiting.saga';

/** Notes which article the record belongs to, then takes the PDF in like any other. */
export function* takeRecordPdf({
  payload: { id, file },
}: ReturnType<typeof recordPdfChosen>): SagaGenerator<void> {
  const waiting = yield* select(selectWaiting);
  yield* listWaiting(waiting.map((one) => (one.id === id ? { ...one, chosen: file.hash } : one)));
  yield* put(articleArrived(file));
}
