import { annotationCancelRequested } from '@/features/annotations';
import { whileDocumentIsOpen } from '@/features/document';
import { selectOpenDocument } from '@/article';
import { raiseNotice } from '@/features/notices';
import { mayRecognise, recognitionStopRequested } from '@/features/recognition';
import { extractionCancelRequested } from '@/features/segments';
import { textExtractionCancelRequested } from '@/features/text';
import { errorMessage } from '@/lib/errorMessage';
import { call, fork, put, select, take, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import {
  articleReadingEnded,
  articleReadingStarted,
  articleReadingStopRequested,
  branchEnded,
  branchRetryRequested,
  branchStarted,
  selectArticleRun,
  type ArticleReadingRootState,
  type articleReadingRequested,
  type Branch,
  type ReadingScope,
} from '../articleReading.slice';
import { selectReadingGroups } from '../readingGroups.selectors';
import { notifyOfEnd } from './notifyOfEnd.saga';
import { readDrawings } from './readDrawings.saga';
import { readWords } from './readWords.saga';

/**
 * 'Read this article': text and annotations, and meanwhile drawings and readings, by the processes of their
 * own buttons. What fails in one branch does not stop the other. Stopping keeps everything, and lets the
 * drawings in hand be read to their end; closing the document ends it at once.
 */
export function* readArticle({
  payload: scope,
}: ReturnType<typeof articleReadingRequested>): SagaGenerator<void> {
  if (!(yield* select(selectOpenDocument)) || !(yield* mayRecognise())) return;
  const settled = yield* settledIds();
  const again = scope.settledToo ? settled : [];
  yield* put(articleReadingStarted({ leftAlone: scope.settledToo ? [] : settled }));
  yield* whileDocumentIsOpen(function* untilEnded() {
    try {
      yield* call(readBoth, scope, again);
    } catch (error) {
      const cause = errorMessage(error);
      yield* raiseNotice({ type: 'error', message: 'Failed to read the article', cause });
    }
    yield* put(articleReadingEnded());
    yield* notifyOfEnd();
  });
}

/** What a continued run has read does not count as left alone. */
function* settledIds(): SagaGenerator<readonly string[]> {
  const before = yield* select(selectArticleRun);
  const { settled } = yield* select(selectReadingGroups);
  return before ? before.leftAlone.filter((id) => settled.includes(id)) : settled;
}

const branchesHaveEnded = (state: ArticleReadingRootState): boolean =>
  selectArticleRun(state)?.inProgress.length === 0;

function* readBoth(scope: ReadingScope, settled: readonly string[]): SagaGenerator<void> {
  yield* fork(readBranch('words', readWords));
  yield* fork(readBranch('drawings', () => readDrawings(scope, settled)));
  const stops = yield* fork(stopWhenAsked);
  const retries = yield* fork(retryWhenAsked);
  yield* waitFor(branchesHaveEnded);
  stops.cancel();
  retries.cancel();
}

const readBranch = (branch: Branch, work: () => SagaGenerator<void>) =>
  function* untilItEnds(): SagaGenerator<void> {
    yield* call(work);
    yield* put(branchEnded(branch));
  };

function* retryWhenAsked(): SagaGenerator<void> {
  yield* takeEvery(branchRetryRequested, retryBranch);
}

/** Only while the other branch is still in progress; afterwards a retry is a run of its own. */
function* retryBranch({
  payload: branch,
}: ReturnType<typeof branchRetryRequested>): SagaGenerator<void> {
  const run = yield* select(selectArticleRun);
  if (run?.status !== 'running' || run.inProgress.includes(branch)) return;
  yield* put(branchStarted(branch));
  const work = branch === 'words' ? readWords : () => readDrawings({ failedToo: true });
  yield* call(readBranch(branch, work));
}

/** The requests of the other steps bring nothing until they are answered, so they are cancelled at once. */
function* stopWhenAsked(): SagaGenerator<void> {
  yield* take(articleReadingStopRequested);
  yield* put(textExtractionCancelRequested());
  yield* put(annotationCancelRequested());
  yield* put(extractionCancelRequested());
  yield* put(recognitionStopRequested());
}
