import { MANUAL_EDIT } from '@/domain/engines';
import { isMissing } from '@/domain/missing';
import type { Segment } from '@/domain/segment';
import { stereoLoss, type StereoLoss } from '@/domain/stereo';
import { hasStructure, type StructureVersion } from '@/domain/structure';
import { raiseNotice } from '@/features/notices';
import { segmentSelectionToggled, selectSegmentById } from '@/features/segments';
import { readingReceived, selectStructureOf } from '@/features/structures';
import { errorMessage } from '@/lib/errorMessage';
import { put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { EditorMessage } from '@/platform/editorMessages';
import { applyRefused, editingResumed, stereoLossAccepted, stereoLossFound } from '../editor.slice';
import { askEditor, type EditorChannel } from './editorChannel';

type Drawn = Extract<EditorMessage, { type: 'marcus-editor/structure' }>;

/**
 * Reads the drawing and makes it the segment's structure; the previous one stays in its history. The engine
 * is `manual-edit`, and the segment is selected (docs/requirements/core.md 4.27). An unchanged drawing
 * creates no version, so that its engine and confidence stay true.
 *
 * @returns false if nothing was applied: the user has been told why, and the drawing is untouched
 */
export function* applyDrawing(channel: EditorChannel, segment: Segment): SagaGenerator<boolean> {
  const drawn = yield* readDrawing(channel);
  if (!drawn) return false;
  const base = yield* select(selectStructureOf, segment);
  if (!base) {
    yield* put(applyRefused({ message: 'Cannot update: no base structure available' }));
    return false;
  }
  if (drawn.isAsLoaded && hasStructure(base)) {
    yield* put(segmentSelectionToggled({ id: segment.id, selected: true }));
    yield* raiseNotice({
      type: 'info',
      message: 'Nothing was changed: the structure stays as it was',
    });
    return true;
  }
  if (!(yield* acceptsLoss(stereoLoss(base, drawn)))) return false;
  const { clock } = yield* getPlatform();
  // Looked up only now: the article may have been cut out again, and the segment has another place.
  const current = (yield* select(selectSegmentById, segment.id)) ?? segment;
  yield* put(readingReceived({ segment: current, version: editedVersion(drawn, clock.now()) }));
  yield* put(segmentSelectionToggled({ id: segment.id, selected: true }));
  yield* raiseNotice({ type: 'success', message: 'Structure updated from the editor' });
  return true;
}

/** Asks the user whether to apply if stereo centres were lost. */
function* acceptsLoss(loss: StereoLoss | undefined): SagaGenerator<boolean> {
  if (!loss) return true;
  yield* put(stereoLossFound(loss));
  const { declined } = yield* race({
    accepted: take(stereoLossAccepted),
    declined: take(editingResumed),
  });
  return !declined;
}

/** `undefined` if there is no structure; the user has been told. */
function* readDrawing(channel: EditorChannel): SagaGenerator<Drawn | undefined> {
  const { ids } = yield* getPlatform();
  const message = 'No structure returned from editor';
  try {
    const request = { type: 'marcus-editor/read', requestId: ids.uuid() } as const;
    const drawn = yield* askEditor(channel, request);
    if (drawn.atomCount > 0 && !isMissing(drawn.smiles)) return drawn;
    yield* put(applyRefused({ message }));
  } catch (error) {
    yield* put(applyRefused({ message, cause: errorMessage(error) }));
  }
  return undefined;
}

/** Drawn from the molfile, whose coordinates are the user's own. */
const editedVersion = ({ smiles, molfile }: Drawn, at: number): StructureVersion => ({
  smiles,
  molfile,
  engine: MANUAL_EDIT,
  useCoordinates: true,
  handDrawn: false,
  processingTime: 0,
  timestamp: new Date(at).toISOString(),
  fromFallback: false,
  editedFromOriginal: true,
});
