import { picturedSegments } from '@/domain/picturedSegments';
import { isAnyOf } from '@reduxjs/toolkit';
import { fileChosen, uploadRequested } from '@/features/document';
import { documentOpened } from '@/article';
import { call, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { openingEnded, openingStarted, savedWorkOpenCancelled } from '../savedWork.slice';
import { restoreSegmentImages } from './restoreSegmentImages.saga';
import { findSaved, type SavedArticle } from './findSaved.saga';
import type { HandedOn } from './handedOn';
import { putBack } from './putBack.saga';
import { tell } from './tell.saga';

/** Opens an article from the store, with its work; a file chosen meanwhile wins. */
export function* openSaved(handedOn: HandedOn, hash: string): SagaGenerator<void> {
  yield* put(openingStarted({ hash }));
  const { found } = yield* race({
    found: call(findSaved, hash),
    unwanted: take(isAnyOf(documentOpened, fileChosen, savedWorkOpenCancelled)),
  });
  if (found?.kind === 'read') yield* show(handedOn, found);
  if (found?.kind === 'unreadable') yield* beginAnew(handedOn, found);
  yield* put(openingEnded());
}

/** In one step, so that whatever reacts to the opening already finds the work. */
function* show(
  handedOn: HandedOn,
  saved: Extract<SavedArticle, { kind: 'read' }>,
): SagaGenerator<void> {
  const { found, file, pageCount } = saved;
  const { files } = yield* getPlatform();
  const work = { ...saved.work, document: { ...saved.work.document, pageCount } };
  const { pdfId, title, openedAt } = work.document;
  const opened = { pdfId, file, pageCount, openedAt, ...(title !== undefined && { title }) };
  yield* restoreSegmentImages(picturedSegments(work), found.images);
  yield* put(documentOpened(opened));
  yield* putBack(handedOn, file, { ...saved, work }, files.get(file.fileId) !== undefined);
}

/** Only the article's file can be read: it is opened as if it had been chosen. */
function* beginAnew(
  handedOn: HandedOn,
  unreadable: Extract<SavedArticle, { kind: 'unreadable' }>,
): SagaGenerator<void> {
  const { found, file } = unreadable;
  const { files } = yield* getPlatform();
  if (!files.get(file.fileId)) {
    yield* tell(
      `The saved work on "${found.summary.name}" cannot be read. It is set aside as it was.`,
    );
    return;
  }
  handedOn.give(file, { unreadable });
  yield* put(fileChosen(file));
  yield* put(uploadRequested());
}
