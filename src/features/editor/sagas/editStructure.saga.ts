import { isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Segment } from '@/domain/segment';
import type { Structure } from '@/domain/structure';
import { whileDocumentIsOpen } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { selectSegmentById, selectStructureOf } from '@/article';
import { errorMessage } from '@/lib/errorMessage';
import {
  call,
  fork,
  put,
  race,
  select,
  take,
  takeLeading,
  type SagaGenerator,
} from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { waitFor } from '@/lib/saga/waitFor';
import {
  applyRequested,
  closeRequested,
  drawingChanged,
  editingResumed,
  editorClosed,
  editorFailed,
  editorOpened,
  editorRetryRequested,
  editRequested,
  placeFixRequested,
  selectEditorIsClosed,
} from '../editor.slice';
import { applyDrawing } from './applyDrawing.saga';
import { openEditorChannel, type EditorChannel } from './editorChannel';
import { fixPlace } from './fixPlace.saga';
import { layOriginal } from './layOriginal.saga';
import { prepareEditor } from './prepareEditor.saga';
import { startEditor } from './startEditor.saga';

/**
 * 'Edit Structure': opens the editor with a segment's structure, until the drawing is applied, the user
 * closes the editor, or the document is closed. A segment whose reading failed begins with an empty canvas;
 * one that was never read has no base structure, and the user is told before drawing anything.
 */
function* editStructure({
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
  yield* put(editorOpened({ segmentId }));
  yield* whileDocumentIsOpen(function* untilClosed() {
    const { applied } = yield* race({
      applied: call(editUntilApplied, segment, base),
      closed: call(waitFor, selectEditorIsClosed),
    });
    if (applied) yield* put(editorClosed());
  });
}

/** Restarts the editor as often as the user asks for it. */
function* editUntilApplied(segment: Segment, base: Structure): SagaGenerator<true> {
  for (;;) {
    try {
      yield* editInFrame(segment, base);
      return true;
    } catch (error) {
      yield* put(editorFailed({ message: 'The editor did not load', cause: errorMessage(error) }));
    }
    yield* take(editorRetryRequested);
  }
}

/** @throws Error if the editor does not start, or restarts and loses the drawing */
function* editInFrame(segment: Segment, base: Structure): SagaGenerator<void> {
  const { editorFrames } = yield* getPlatform();
  const channel = openEditorChannel(editorFrames);
  try {
    yield* startEditor(channel, base);
    yield* layOriginal(channel, segment, base);
    yield* hearUntilApplied(channel, segment);
  } finally {
    channel.close();
  }
}

function* hearUntilApplied(channel: EditorChannel, segment: Segment): SagaGenerator<void> {
  for (;;) {
    const { event, apply } = yield* race({
      event: take(channel.events),
      apply: take(applyRequested),
    });
    if (apply && (yield* applyUnlessStopped(channel, segment))) return;
    if (event?.kind === 'loaded') throw new Error('The editor was reloaded; its drawing is lost');
    if (event?.kind === 'message' && event.message.type === 'marcus-editor/changed') {
      yield* put(drawingChanged());
    }
  }
}

/** Back to the drawing, or closing the editor, ends it: whatever the services answer later changes nothing. */
function* applyUnlessStopped(channel: EditorChannel, segment: Segment): SagaGenerator<boolean> {
  const { isApplied } = yield* race({
    isApplied: call(applyDrawing, channel, segment),
    stopped: take(isAnyOf(editingResumed, closeRequested)),
  });
  return isApplied === true;
}

/** One editor at a time, and one place at a time; the first is started ahead. */
export function* editorSaga(): SagaGenerator<void> {
  yield* takeLeading(editRequested, editStructure);
  yield* takeLeading(placeFixRequested, fixPlace);
  yield* fork(prepareEditor);
}
