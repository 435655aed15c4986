import {
  changeBox,
  drawBox,
  mergeBoxes,
  splitBox,
  type BoxAct,
  type BoxEdit,
} from '@/domain/boxEdit';
import type { Segment } from '@/domain/segment';
import {
  boxesEdited,
  segmentRemoved,
  selectAllSegments,
  selectOpenDocument,
  selectSegmentById,
} from '@/article';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type {
  boxChangeRequested,
  boxDrawRequested,
  boxesMergeRequested,
  boxesRemoveRequested,
  boxSplitRequested,
} from '../boxes.actions';

/** Each is one fact and one step of the undo list, unless it changes nothing or is impossible. */

export function* draw({ payload }: ReturnType<typeof boxDrawRequested>): SagaGenerator<void> {
  const document = yield* select(selectOpenDocument);
  if (!document || payload.box.page >= document.pageCount) return;
  const { ids } = yield* getPlatform();
  const others = yield* select(selectAllSegments);
  const pdfFilename = others[0]?.pdfFilename ?? document.file.name;
  const identity = { id: ids.uuid(), pdfId: document.pdfId, pdfFilename };
  yield* tell('draw', drawBox(payload.box, identity, others));
}

export function* change({ payload }: ReturnType<typeof boxChangeRequested>): SagaGenerator<void> {
  const segment = yield* select(selectSegmentById, payload.segmentId);
  if (segment) yield* tell('change', changeBox(segment, payload.box));
}

export function* remove({ payload }: ReturnType<typeof boxesRemoveRequested>): SagaGenerator<void> {
  const removed = (yield* known(payload.segmentIds)).map(({ id }) => id);
  if (removed.length > 0) yield* tell('remove', { segments: [], removed });
}

export function* merge({ payload }: ReturnType<typeof boxesMergeRequested>): SagaGenerator<void> {
  const { ids } = yield* getPlatform();
  yield* tell('merge', mergeBoxes(yield* known(payload.segmentIds), ids.uuid()));
}

export function* split({ payload }: ReturnType<typeof boxSplitRequested>): SagaGenerator<void> {
  const segment = yield* select(selectSegmentById, payload.segmentId);
  if (!segment) return;
  const { ids } = yield* getPlatform();
  const others = yield* select(selectAllSegments);
  yield* tell(
    'split',
    splitBox(segment, payload.parts, others, () => ids.uuid()),
  );
}

function* known(ids: readonly string[]): SagaGenerator<Segment[]> {
  const segments = yield* select(selectAllSegments);
  return segments.filter(({ id }) => ids.includes(id));
}

function* tell(act: BoxAct, edit: BoxEdit | undefined): SagaGenerator<void> {
  const document = yield* select(selectOpenDocument);
  if (!edit || !document) return;
  const { pdfId } = document;
  yield* put(boxesEdited({ act, pdfId, ...edit }));
  for (const id of edit.removed) yield* put(segmentRemoved({ id, pdfId, mayComeBack: true }));
}
