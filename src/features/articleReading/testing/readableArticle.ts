import { annotationsSaga } from '@/features/annotations';
import { judgingSaga } from '@/features/judging';
import { recognitionSaga } from '@/features/recognition';
import { segmentsSaga } from '@/features/segments';
import { textSaga } from '@/features/text';
import { activateSession, openDocument } from '@/testing/builders';
import { createFakePlatform, type FakePlatform } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import { makeTestStore } from '@/testing/makeTestStore';
import { answerAll } from '@/testing/readingServices';
import { articleReadingSaga } from '../articleReading.saga';

export * from '@/testing/readingServices';

/** An open article in an active session, and the sagas that read it. */
export async function stageArticle(platform: FakePlatform = createFakePlatform()) {
  const test = makeTestStore({ platform, runSagas: false });
  answerAll(platform.server);
  activateSession(test);
  const tasks = [
    ...[textSaga, annotationsSaga, segmentsSaga, recognitionSaga, articleReadingSaga, judgingSaga],
  ].map((saga) => test.runSaga(saga));
  await openDocument(test);
  await flush();
  return { ...test, tasks, state: () => test.store.getState() };
}
