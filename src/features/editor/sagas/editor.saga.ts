import { fork, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { editRequested, placeFixRequested } from '../editor.slice';
import { editStructure } from './editStructure.saga';
import { fixPlace } from './fixPlace.saga';
import { prepareEditor } from './prepareEditor.saga';

/** One editor at a time, and one place at a time; the first is started ahead. */
export function* editorSaga(): SagaGenerator<void> {
  yield* takeLeading(editRequested, editStructure);
  yield* takeLeading(placeFixRequested, fixPlace);
  yield* fork(prepareEditor);
}
