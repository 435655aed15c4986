import { drawingDownloadName } from '@/domain/fileNames';
import { segmentName } from '@/domain/segment';
import { selectOrdinal, selectSegmentById, selectStructureOf } from '@/article';
import { select, type SagaGenerator } from '@/lib/saga/effects';

/** The name under which the structure of a segment is saved: its own, or its number. */
export function* downloadNameOf(segmentId: string, ending: 'svg' | 'cdxml'): SagaGenerator<string> {
  const segment = yield* select(selectSegmentById, segmentId);
  const name = segment && (yield* select(selectStructureOf, segment))?.name;
  const given = segment !== undefined && name !== segmentName(segment) ? name : undefined;
  return drawingDownloadName(yield* select(selectOrdinal, segmentId), given, ending);
}
