/** @jest-environment node */
import type { Segment } from '@/domain/segment';
import { annotationsSaga } from '@/features/annotations';
import {
  articleReadingRequested,
  articleReadingSaga,
  selectArticleIsBeingRead,
  selectArticleRun,
} from '@/features/articleReading';
import { documentOpened, selectOpenDocument } from '@/article';
import { judgingSaga } from '@/features/judging';
import {
  recognitionRetryRequested,
  recognitionSaga,
  selectIsRunning,
} from '@/features/recognition';
import { segmentsSaga } from '@/features/segments';
import { textSaga } from '@/features/text';
import { activateSession, openDocument, receiveSegments } from '@/testing/builders';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { answerAll, READ } from '@/testing/readingServices';
import { stopElsewhere } from './stopElsewhere.saga';

/** As the saved work's own process tells it. */
const TAKEN_ELSEWHERE = { type: 'elsewhere/articleTakenElsewhere' };
const TAKEN_HERE = { type: 'elsewhere/articleTakenHere' };

/** Requests to read a drawing, which are never answered. */
let readings: number;
let page: TestStore;
beforeEach(async () => {
  readings = 0;
  page = makeTestStore({ runSagas: false });
  answerAll(page.platform.server);
  page.platform.server.on('POST', READ, () => {
    readings += 1;
    return new Promise<Response>(() => undefined);
  });
  activateSession(page);
  const reading = [textSaga, annotationsSaga, segmentsSaga, recognitionSaga, judgingSaga];
  for (const saga of [...reading, articleReadingSaga, stopElsewhere]) page.runSaga(saga);
  await openDocument(page);
  await flush();
});

const state = () => page.store.getState();

async function dispatch(action: { readonly type: string }): Promise<void> {
  page.store.dispatch(action);
  await flush(300);
}

const readArticle = () => dispatch(articleReadingRequested({}));

test('the reading of an article that another tab takes over is stopped', async () => {
  await readArticle();
  expect(selectArticleIsBeingRead(state())).toBe(true);
  const asked = readings;
  expect(asked).toBeGreaterThan(0);
  await dispatch(TAKEN_ELSEWHERE);
  expect(selectArticleIsBeingRead(state())).toBe(false);
  expect(selectArticleRun(state())?.status).toBe('stopped');
  expect(readings).toBe(asked);
});

test('so is the reading of single drawings', async () => {
  const [{ id }] = receiveSegments(page, 2) as [Segment, Segment];
  await dispatch(recognitionRetryRequested({ ids: [id] }));
  expect(selectIsRunning(state())).toBe(true);
  await dispatch(TAKEN_ELSEWHERE);
  expect(selectIsRunning(state())).toBe(false);
  expect(selectArticleRun(state())).toBeNull();
});

test('what is read once the article is back is stopped only if it is taken again', async () => {
  await dispatch(TAKEN_ELSEWHERE);
  await dispatch(TAKEN_HERE);
  await readArticle();
  expect(selectArticleIsBeingRead(state())).toBe(true);
  await dispatch(TAKEN_ELSEWHERE);
  expect(selectArticleIsBeingRead(state())).toBe(false);
});

test('the reading of another article, opened in this tab, goes on', async () => {
  await dispatch(TAKEN_ELSEWHERE);
  const open = selectOpenDocument(state())!;
  await dispatch(documentOpened({ ...open, file: { ...open.file, hash: 'b'.repeat(64) } }));
  await readArticle();
  expect(selectArticleIsBeingRead(state())).toBe(true);
});
