import { isAnyOf } from '@reduxjs/toolkit';
import { errorMessage } from '@/lib/errorMessage';
import { call, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
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
  selectEditorIsClosed,
} from '../editor.slice';
import { openEditorChannel, type EditorChannel } from './editorChannel';
import type { EditorTask } from './editorTask';
import { startEditor } from './startEditor.saga';

/** Opens the editor, until its drawing is taken or the user closes it. */
export function* runEditor(task: EditorTask): SagaGenerator<void> {
  yield* put(editorOpened({ segmentId: task.segmentId }));
  const { taken } = yield* race({
    taken: call(editUntilTaken, task),
    closed: call(waitFor, selectEditorIsClosed),
  });
  if (taken) yield* put(editorClosed());
}

/** Restarts the editor as often as the user asks for it. */
function* editUntilTaken(task: EditorTask): SagaGenerator<true> {
  for (;;) {
    try {
      yield* editInFrame(task);
      return true;
    } catch (error) {
      yield* put(editorFailed({ message: 'The editor did not load', cause: errorMessage(error) }));
    }
    yield* take(editorRetryRequested);
  }
}

/** @throws Error if the editor does not start, or restarts and loses the drawing */
function* editInFrame(task: EditorTask): SagaGenerator<void> {
  const { editorFrames } = yield* getPlatform();
  const channel = openEditorChannel(editorFrames);
  try {
    yield* startEditor(channel, task);
    if (task.begin) yield* task.begin(channel);
    yield* hearUntilTaken(channel, task);
  } finally {
    channel.close();
  }
}

function* hearUntilTaken(channel: EditorChannel, task: EditorTask): SagaGenerator<void> {
  for (;;) {
    const { event, apply } = yield* race({
      event: take(channel.events),
      apply: take(applyRequested),
    });
    if (apply && (yield* takeUnlessStopped(channel, task))) return;
    if (event?.kind === 'loaded') throw new Error('The editor was reloaded; its drawing is lost');
    if (event?.kind === 'message' && event.message.type === 'marcus-editor/changed') {
      yield* put(drawingChanged());
    }
  }
}

/** Back to the drawing, or closing the editor, ends it: whatever the services answer later changes nothing. */
function* takeUnlessStopped(channel: EditorChannel, task: EditorTask): SagaGenerator<boolean> {
  const { isTaken } = yield* race({
    isTaken: call(task.take, channel),
    stopped: take(isAnyOf(editingResumed, closeRequested)),
  });
  return isTaken === true;
}
