import { MANUAL_EDIT } from '@/domain/engines';
import { presentText } from '@/domain/missing';
import type { Segment } from '@/domain/segment';
import { stereoLoss, type StereoLoss } from '@/domain/stereo';
import { hasStructure, type Structure, type StructureVersion } from '@/domain/structure';
import { raiseNotice } from '@/features/notices';
import { selectIsReadOnly } from '@/features/savedWork';
import {
  readingReceived,
  segmentSelectionToggled,
  selectSegmentById,
  selectStructureOf,
} from '@/article';
import { put, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { applyRefused, stereoLossAccepted, stereoLossFound } from '../editor.slice';
import type { EditorChannel } from './editorChannel';
import { readDrawing } from './readDrawing.saga';
import { writeSmiles, type Drawn, type WrittenSmiles } from './writeSmiles.saga';

/**
 * Reads the drawing and makes it the segment's structure; the previous one stays in its history. The engine
 * is `manual-edit`, and the segment is selected (docs/requirements/core.md 4.27). An unchanged drawing
 * creates no version, so that its engine and confidence stay true.
 *
 * @returns false if nothing was applied: the user has been told why, and the drawing is untouched
 */
export function* applyDrawing(channel: EditorChannel, segment: Segment): SagaGenerator<boolean> {
  if (yield* select(selectIsReadOnly)) {
    yield* put(applyRefused({ message: 'Read only: open in another tab' }));
    return false;
  }
  const drawn = yield* readDrawing(channel);
  if (!drawn) return false;
  const base = yield* select(selectStructureOf, segment);
  if (!base) {
    yield* put(applyRefused({ message: 'Cannot update: no base structure available' }));
    return false;
  }
  if (drawn.isAsLoaded && isComplete(base)) {
    yield* put(segmentSelectionToggled({ id: segment.id, selected: true }));
    yield* raiseNotice({
      type: 'info',
      message: 'Nothing was changed: the structure stays as it was',
    });
    return true;
  }
  const written = yield* writeSmiles(drawn);
  if ('problem' in written) {
    yield* put(applyRefused(written.problem));
    return false;
  }
  const { smiles = '' } = written;
  yield* untilAccepted(stereoLoss(base, { ...drawn, smiles }));
  yield* apply(segment, drawn, written);
  return true;
}

/** Of an edit for which the services wrote no SMILES, applying again asks them again. */
const isComplete = (base: Structure): boolean =>
  hasStructure(base) && (base.engine !== MANUAL_EDIT || presentText(base.smiles) !== undefined);

function* apply(segment: Segment, drawn: Drawn, written: WrittenSmiles): SagaGenerator<void> {
  const { clock } = yield* getPlatform();
  // Looked up only now: the article may have been cut out again, and the segment has another place.
  const current = (yield* select(selectSegmentById, segment.id)) ?? segment;
  const version = editedVersion(drawn.molfile, written, clock.now());
  yield* put(readingReceived({ segment: current, version }));
  yield* put(segmentSelectionToggled({ id: segment.id, selected: true }));
  yield* raiseNotice({
    ...(written.remarks.length > 0
      ? { type: 'warning', cause: written.remarks.join('. ') }
      : { type: 'success' }),
    message: 'Structure updated from the editor',
  });
}

/** Asks the user whether to apply if stereo was lost; back to the drawing ends the whole. */
function* untilAccepted(loss: StereoLoss | undefined): SagaGenerator<void> {
  if (!loss) return;
  yield* put(stereoLossFound(loss));
  yield* take(stereoLossAccepted);
}

/** Drawn from the molfile, whose coordinates are the user's own. */
export const editedVersion = (
  molfile: string,
  { smiles, remarks }: WrittenSmiles,
  at: number,
): StructureVersion => ({
  ...(smiles !== undefined && { smiles }),
  molfile,
  ...(remarks.length > 0 && { remarks }),
  engine: MANUAL_EDIT,
  useCoordinates: true,
  handDrawn: false,
  processingTime: 0,
  timestamp: new Date(at).toISOString(),
  fromFallback: false,
  editedFromOriginal: true,
});
