import { reviewRequested } from '@/features/review';
import { delay, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { editRequested } from '../editor.slice';
import { PREPARE_AFTER_MS, START_LIMIT_MS } from './editorPolicy';

/** Whoever reviews will edit: once a page, the editor is started ahead, unless it is asked for before. */
export function* prepareEditor(): SagaGenerator<void> {
  yield* take(reviewRequested);
  const { isAsked } = yield* race({
    isAsked: take(editRequested),
    isTime: delay(PREPARE_AFTER_MS),
  });
  if (isAsked) return;
  const { editorFrames } = yield* getPlatform();
  const end = editorFrames.prepare();
  try {
    yield* race([take(editRequested), delay(START_LIMIT_MS)]);
  } finally {
    end();
  }
}
