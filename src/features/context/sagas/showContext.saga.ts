import { segmentsApi } from '@/api/segments';
import type { Segment } from '@/domain/segment';
import { whileDocumentIsOpen } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { segmentImageOf, selectSegmentById } from '@/features/segments';
import { errorMessage } from '@/lib/errorMessage';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import {
  contextClosed,
  contextPictureReceived,
  type ContextPicture,
  selectOpenContext,
} from '../context.slice';
import { askServices } from './askServices.saga';
import { drawPage } from './drawPage.saga';

/** In the words of docs/requirements/core.md 8.21. */
const NO_PAGE = 'Showing segment only - page context is not available';
const NO_FULL_PAGE = 'Showing segment only - full page context not available';

/**
 * The page of a segment from the best source: the services, otherwise the open PDF, otherwise the cut-out
 * alone with a warning. Runs as long as the context is open, because it keeps a page that was drawn here.
 */
export function* showContext(): SagaGenerator<void> {
  const open = yield* select(selectOpenContext);
  const segment = open && (yield* select(selectSegmentById, open.segmentId));
  if (!segment) return;
  yield* whileDocumentIsOpen(function* untilClosed() {
    yield* race({ shown: call(findPage, segment), closed: take(contextClosed) });
  });
}

function* findPage(segment: Segment): SagaGenerator<void> {
  const answer = yield* askServices(segment);
  if ('pdfFilename' in answer) {
    yield* show(segment, { status: 'services', pdfFilename: answer.pdfFilename });
    return;
  }
  const failure = `Failed to load context image: ${answer.failure}`;
  const outcome = yield* drawPage(segment, function* shownUntilClosed(image, dpi) {
    yield* show(segment, { status: 'own', image, dpi, failure });
    yield* take(contextClosed);
  });
  if (outcome === undefined) return;
  const warning = outcome === 'noFile' ? NO_PAGE : NO_FULL_PAGE;
  yield* showSegmentOnly(segment, { status: 'segmentOnly', warning, failure });
}

/** The warning promises the cut-out, so the cut-out must be available. */
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
