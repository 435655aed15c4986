import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { segmentsApi } from '@/api/segments';
import type { Segment } from '@/domain/segment';
import { whileDocumentIsOpen } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { segmentImageOf } from '@/features/segments';
import { segmentRemoved, selectSegmentById } from '@/article';
import { errorMessage } from '@/lib/errorMessage';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, put, race, select, take, takeLatest, type SagaGenerator } from '@/lib/saga/effects';
import {
  contextClosed,
  contextOpened,
  contextPictureReceived,
  contextRetried,
  type ContextPicture,
  selectOpenContext,
} from '../context.slice';
import { askServices } from './askServices.saga';
import { drawPage } from './drawPage.saga';

/** In the words of docs/requirements/core.md 8.21. */
const NO_PAGE = 'Showing segment only - page context is not available';
const NO_FULL_PAGE = 'Showing segment only - full page context not available';

/**
 * The page of a segment, from whoever has it: the services, else the open PDF, else the segment's image
 * alone with a warning. Runs as long as the context is open, because it holds a page drawn here.
 */
function* showContext(): SagaGenerator<void> {
  const open = yield* select(selectOpenContext);
  const segment = open && (yield* select(selectSegmentById, open.segmentId));
  if (!segment) return;
  yield* whileDocumentIsOpen(function* untilClosed() {
    yield* race({ shown: call(findPage, segment), closed: take(closes(segment)) });
  });
}

const closes =
  ({ id }: Segment) =>
  (action: Action): boolean =>
    contextClosed.match(action) || (segmentRemoved.match(action) && action.payload.id === id);

function* findPage(segment: Segment): SagaGenerator<void> {
  const answer = yield* askServices(segment);
  if ('pdfFilename' in answer) {
    yield* show(segment, { status: 'services', pdfFilename: answer.pdfFilename });
    return;
  }
  const failure = `Failed to load context image: ${answer.failure}`;
  const outcome = yield* drawPage(segment, function* shownUntilClosed(image, dpi) {
    yield* show(segment, { status: 'own', image, dpi, failure });
    yield* take(closes(segment));
  });
  if (outcome === undefined) return;
  const warning = outcome === 'noFile' ? NO_PAGE : NO_FULL_PAGE;
  yield* showSegmentOnly(segment, { status: 'segmentOnly', warning, failure });
}

/** The warning promises the segment's image, so it must be there. */
function* showSegmentOnly(
  segment: Segment,
  picture: Extract<ContextPicture, { status: 'segmentOnly' }>,
): SagaGenerator<void> {
  try {
    const { getSegmentImage } = segmentsApi.endpoints;
    yield* callEndpoint(getSegmentImage, segmentImageOf(segment), { takesCached: true });
    yield* show(segment, picture);
    yield* raiseNotice({ type: 'warning', message: picture.warning, cause: picture.failure });
  } catch (error) {
    const cause = errorMessage(error);
    yield* show(segment, { status: 'failed', failure: picture.failure });
    yield* raiseNotice({ type: 'error', message: 'Failed to load page context image', cause });
  }
}

function* show({ id }: Segment, picture: ContextPicture): SagaGenerator<void> {
  yield* put(contextPictureReceived({ segmentId: id, picture }));
}

/** One context at a time: another segment, or another attempt, replaces the one before. */
export function* contextSaga(): SagaGenerator<void> {
  yield* takeLatest(isAnyOf(contextOpened, contextRetried), showContext);
}
