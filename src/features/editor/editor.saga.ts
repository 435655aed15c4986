import { takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { editRequested } from './editor.slice';
import { editStructure } from './sagas/editStructure.saga';

/** One editor at a time. */
export function* editorSaga(): SagaGenerator<void> {
  yield* takeLeading(editRequested, editStructure);
}
