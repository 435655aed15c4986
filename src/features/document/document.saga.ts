import { isAnyOf } from '@reduxjs/toolkit';
import { raiseNotice } from '@/features/notices';
import {
  call,
  fork,
  put,
  select,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@/lib/saga/effects';
import { documentClosed, documentOpened, selectOpenDocument, workRestored } from '@/article';
import {
  doiLookupRepeatRequested,
  doiLookupRequested,
  pdfDownloadRequested,
  removalRequested,
} from './viewer.slice';
import { fileRefused, sampleRequested, uploadRequested } from './opening.slice';
import { printRequested } from './viewer.slice';
import { downloadPdf } from './sagas/downloadPdf.saga';
import { keepVault } from './sagas/keepVault.saga';
import { lookUpDoi } from './sagas/lookUpDoi.saga';
import { printDocument } from './sagas/printDocument.saga';
import { trySample } from './sagas/trySample.saga';
import { uploadCandidate } from './sagas/uploadCandidate.saga';

const ASKS_FOR_DOI = isAnyOf(
  documentOpened,
  workRestored,
  doiLookupRequested,
  doiLookupRepeatRequested,
);

export function* documentSaga(): SagaGenerator<void> {
  yield* fork(keepVault);
  yield* takeEvery(fileRefused, explainRefusal);
  // A second click while one is running is ignored.
  yield* takeLeading(isAnyOf(uploadRequested, sampleRequested), openChosen);
  yield* takeLatest(ASKS_FOR_DOI, lookUpDoi);
  yield* takeEvery(removalRequested, closeDocument);
  yield* takeLeading(printRequested, printDocument);
  yield* takeEvery(pdfDownloadRequested, downloadPdf);
}

function* openChosen(action: { readonly type: string }): SagaGenerator<void> {
  yield* call(sampleRequested.match(action) ? trySample : uploadCandidate);
}

function* explainRefusal({ payload }: ReturnType<typeof fileRefused>): SagaGenerator<void> {
  yield* raiseNotice({ type: 'error', message: payload.message, cause: payload.name });
}

function* closeDocument(): SagaGenerator<void> {
  if (yield* select(selectOpenDocument)) yield* put(documentClosed());
}
