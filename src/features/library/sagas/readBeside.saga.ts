import { hasCutOut } from '@/domain/segment';
import { savedDrawing } from '@/domain/library/savedDrawing';
import { peekSaved } from '@/features/savedWork';
import { put, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { besideShown } from '../library.actions';
import { besideRead } from '../library.slice';
import type { DrawingBeside } from '../inboxState';

/** Reads drawings of other articles, and keeps their pictures as long as they are shown. */
export function* readBeside({ payload }: ReturnType<typeof besideShown>): SagaGenerator<void> {
  const { blobs } = yield* getPlatform();
  const read: DrawingBeside[] = [];
  yield* put(besideRead([]));
  try {
    for (const { hash, segmentId } of payload) {
      const peeked = yield* peekSaved(hash);
      const drawing = (peeked && savedDrawing(peeked.work, segmentId)) ?? null;
      const segment = drawing?.segment;
      const print = segment && hasCutOut(segment) && peeked?.found.images.get(segment.filename);
      read.push({ hash, segmentId, drawing, ...(print && { printId: blobs.add(print).blobId }) });
      yield* put(besideRead([...read]));
    }
    // Until others are wanted, or none.
    yield* take(() => false);
  } finally {
    for (const { printId } of read) if (printId !== undefined) blobs.remove(printId);
  }
}
