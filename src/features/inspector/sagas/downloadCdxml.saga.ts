import { selectSegmentById, selectStructureOf } from '@/article';
import { isWritable, writeCdxml } from '@/domain/chemdraw';
import { FORMATS } from '@/domain/exports/exportFormats';
import { raiseNotice } from '@/features/notices';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { cdxmlDownloadRequested } from '../inspector.actions';
import { downloadNameOf } from './downloadNameOf.saga';

/** 'Download CDXML': the structure as its molfile has it, for ChemDraw. */
export function* downloadCdxml({
  payload: { segmentId },
}: ReturnType<typeof cdxmlDownloadRequested>): SagaGenerator<void> {
  const segment = yield* select(selectSegmentById, segmentId);
  const molfile = segment && (yield* select(selectStructureOf, segment))?.molfile;
  if (molfile === undefined) return;
  if (!isWritable(molfile)) {
    const cause = 'Its molfile cannot be read';
    yield* raiseNotice({ type: 'error', message: 'Failed to download CDXML', cause });
    return;
  }
  const { downloads } = yield* getPlatform();
  const content = new Blob([writeCdxml([{ molfile }])], { type: FORMATS.cdxml.mediaType });
  downloads.save(yield* downloadNameOf(segmentId, 'cdxml'), content);
}
