import type { Segment } from '@/domain/segment';
import { boxOf } from '@/domain/segment';
import {
  type DocumentRootState,
  type SegmentsRootState,
  selectOpenDocument,
  selectSegmentById,
} from '@/article';
import { call, put, race, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { waitFor } from '@/lib/saga/waitFor';
import { withPages } from '@/lib/saga/withPages';
import type { PdfPages } from '@/platform/pdfs';
import {
  printDrawn,
  selectReviewedId,
  selectReviewView,
  type ReviewRootState,
} from '../review.slice';

/** Pixels per inch of the page: two for each CSS px, as the view shows it. */
const DPI = 192;

/** White around the label, in PDF points. */
const MARGIN = 2;

type State = DocumentRootState & SegmentsRootState & ReviewRootState;

/** The open PDF while its drawings are reviewed one by one. */
const selectFileId = (state: State): string | undefined =>
  selectReviewView(state) === 'drawings' ? selectOpenDocument(state)?.file.fileId : undefined;

/** The shown drawing, if the page prints something beside it and it is another one than that. */
const selectLabelledBut =
  (id: string | undefined) =>
  (state: State): Segment | undefined => {
    const segment = selectSegmentById(state, selectReviewedId(state) ?? '');
    return segment?.label && segment.id !== id ? segment : undefined;
  };

/**
 * Shows beside what was read of a drawing's label how the page prints it. The PDF stays open for as long as its
 * drawings are reviewed. Where it cannot be drawn, the words stand alone until the review is opened again.
 */
export function* drawLabels(): SagaGenerator<void> {
  for (;;) {
    const fileId = yield* waitFor(selectFileId);
    const isOver = (state: State) => selectFileId(state) !== fileId;
    yield* race({ drawn: call(drawEach, fileId), over: call(waitFor<State, boolean>, isOver) });
    yield* waitFor(isOver);
  }
}

/** Until it is cancelled, or a label cannot be drawn. The PDF is opened for the first one. */
function* drawEach(fileId: string): SagaGenerator<void> {
  yield* waitFor(selectLabelledBut(undefined));
  try {
    yield* withPages(fileId, showEach);
  } catch {
    // The words say the same.
  }
}

function* showEach(pages: PdfPages): SagaGenerator<void> {
  const { blobs } = yield* getPlatform();
  let shown: string | undefined;
  let drawnId: string | undefined;
  try {
    for (;;) {
      const segment = yield* waitFor(selectLabelledBut(drawnId));
      const image = blobs.add(yield* drawLabel(pages, segment));
      if (shown !== undefined) blobs.remove(shown);
      shown = image.blobId;
      drawnId = segment.id;
      yield* put(printDrawn({ segmentId: drawnId, image }));
    }
  } finally {
    if (shown !== undefined) blobs.remove(shown);
  }
}

function* drawLabel(
  pages: PdfPages,
  { pageIndex, pageNumber, label }: Segment,
): SagaGenerator<Blob> {
  const part = boxOf(pageIndex, label?.box ?? [0, 0, 0, 0]);
  return yield* call([pages, pages.renderPart], pageNumber, part, { dpi: DPI, margin: MARGIN });
}
