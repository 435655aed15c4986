import { depictionApi, type Depiction, type DepictionArg } from '@/api/depiction';
import { isPassiveSvg } from '@/domain/svg';
import { whileDocumentIsOpen } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { selectSegmentById, selectStructureOf } from '@/article';
import { viewerDrawing } from '@/features/structures';
import { errorMessage } from '@/lib/errorMessage';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectDrawingChoice, type drawingDownloadRequested } from '../inspector.slice';
import { downloadNameOf } from './downloadNameOf.saga';

/** 'Download Structure': the drawing as the viewer shows it. */
export function* downloadDrawing({
  payload: { segmentId },
}: ReturnType<typeof drawingDownloadRequested>): SagaGenerator<void> {
  yield* whileDocumentIsOpen(function* saved() {
    const { downloads } = yield* getPlatform();
    const drawing = yield* wantedDrawing(segmentId);
    if (!drawing) return;
    const filename = yield* downloadNameOf(segmentId, 'svg');
    try {
      const { depict } = depictionApi.endpoints;
      const depiction = yield* callEndpoint(depict, drawing, { takesCached: true });
      const content = new Blob([svgOf(depiction)], { type: 'image/svg+xml' });
      downloads.save(filename, content);
      yield* raiseNotice({ type: 'success', message: 'Structure image downloaded' });
    } catch (error) {
      const cause = errorMessage(error, 'Failed to generate depiction');
      yield* raiseNotice({ type: 'error', message: 'Failed to download structure image', cause });
    }
  });
}

function* wantedDrawing(segmentId: string): SagaGenerator<DepictionArg | undefined> {
  const segment = yield* select(selectSegmentById, segmentId);
  const structure = segment && (yield* select(selectStructureOf, segment));
  return structure && viewerDrawing(structure, yield* select(selectDrawingChoice));
}

/** @throws Error with the messages of docs/requirements/core.md 8.32, 8.33 */
function svgOf(depiction: Depiction): string {
  if (depiction.format !== 'svg') throw new Error('Unsupported depiction format');
  // A browser opens a saved file as a document, in which its scripts would run.
  if (!isPassiveSvg(depiction.svg)) throw new Error('Invalid SVG data');
  return depiction.svg;
}
