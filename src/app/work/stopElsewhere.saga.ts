import { articleReadingStopRequested, selectArticleIsBeingRead } from '@/features/articleReading';
import { recognitionCancelRequested } from '@/features/recognition';
import { selectIsReadOnly } from '@/features/savedWork';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';

/** What is being read of an article that became another tab's would be kept nowhere: it is stopped. */
export function* stopElsewhere(): SagaGenerator<void> {
  for (;;) {
    yield* waitFor(selectIsReadOnly);
    if (yield* select(selectArticleIsBeingRead)) yield* put(articleReadingStopRequested());
    yield* put(recognitionCancelRequested());
    yield* waitFor((state: Parameters<typeof selectIsReadOnly>[0]) => !selectIsReadOnly(state));
  }
}
