import { fork, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { cdxmlDownloadRequested } from './inspector.actions';
import { drawingDownloadRequested, imageDownloadRequested } from './inspector.slice';
import { downloadCdxml } from './sagas/downloadCdxml.saga';
import { downloadDrawing } from './sagas/downloadDrawing.saga';
import { downloadImage } from './sagas/downloadImage.saga';
import { followComparison } from './sagas/followComparison.saga';

export function* inspectorSaga(): SagaGenerator<void> {
  yield* takeEvery(imageDownloadRequested, downloadImage);
  yield* takeEvery(drawingDownloadRequested, downloadDrawing);
  yield* takeEvery(cdxmlDownloadRequested, downloadCdxml);
  yield* fork(followComparison);
}
