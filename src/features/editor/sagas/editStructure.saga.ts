import type { PayloadAction } from '@reduxjs/toolkit';
import { presentMolfile, presentText } from '@/domain/missing';
import { whileDocumentIsOpen } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { selectSegmentById, selectStructureOf } from '@/article';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { editorClosed, selectEditorIsClosed } from '../editor.slice';
import { applyDrawing } from './applyDrawing.saga';
import { layOriginal } from './layOriginal.saga';
import { runEditor } from './runEditor.saga';

/**
 * 'Edit Structure': opens the editor with a segment's structure, until the drawing is applied, the user
 * closes the editor, or the document is closed. A segment whose reading failed begins with an empty canvas;
 * one that was never read has no base structure, and the user is told before drawing anything.
 */
export function* editStructure({
  payload: { segmentId },
}: PayloadAction<{ segmentId: string }>): SagaGenerator<void> {
  const segment = yield* select(selectSegmentById, segmentId);
  const base = segment && (yield* select(selectStructureOf, segment));
  if (!segment || !base) {
    yield* raiseNotice({
      type: 'error',
      message: 'Cannot update: no base structure available',
      cause: 'Recognise the segment first, with Get Structures.',
    });
    return;
  }
  // With its own coordinates if there are any; if the molfile cannot be read, the SMILES is used.
  const forms = [presentMolfile(base.molfile), presentText(base.smiles)];
  yield* whileDocumentIsOpen(() =>
    runEditor({
      segmentId,
      forms: forms.filter((form) => form !== undefined),
      begin: (channel) => layOriginal(channel, segment, base),
      take: (channel) => applyDrawing(channel, segment),
    }),
  );
  // With its document.
  if (!(yield* select(selectEditorIsClosed))) yield* put(editorClosed());
}
