import { segmentRemoved, selectOpenDocument, stepRedone, type stepUndone } from '@/article';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';

/** A segment that is removed by undo or redo is announced like any other removed segment. */
export function* forgetUndone(
  action: ReturnType<typeof stepUndone> | ReturnType<typeof stepRedone>,
): SagaGenerator<void> {
  const { before, after } = action.payload;
  const { segments = {} } = stepRedone.match(action) ? after : before;
  const document = yield* select(selectOpenDocument);
  if (!document) return;
  for (const [id, segment] of Object.entries(segments)) {
    if (segment === null)
      yield* put(segmentRemoved({ id, pdfId: document.pdfId, mayComeBack: true }));
  }
}
