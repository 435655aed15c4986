/** @jest-environment node */
import type { WorkSummary } from '@/platform/workStore';
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { createFakeStorage } from '@/testing/fakes/fakeStorage';
import { flush } from '@/testing/flush';
import { openDocument } from '@/testing/builders';
import { restoreWork } from '@/testing/restoreWork';
import { readsByItselfChosen, selectArticleRun } from '../articleReading.slice';
import { EXTRACT_TEXT, stageArticle } from '../testing/readableArticle';

const KEY = 'marcus.readByItself';

type Stage = Awaited<ReturnType<typeof stageArticle>>;

/** @param isDefault whether the installation reads articles by themselves */
async function start({ isDefault = true, stored }: { isDefault?: boolean; stored?: string } = {}) {
  const storage = createFakeStorage(stored === undefined ? {} : { [KEY]: stored });
  const config = { ...TEST_CONFIG, readsByItself: isDefault };
  const stage = await stageArticle(createFakePlatform({ config, localStorage: storage }));
  return { ...stage, storage };
}

const listed = async (stage: Stage, works: readonly WorkSummary[] = []) => {
  stage.store.dispatch({ type: 'savedWork/worksListed', payload: works });
  await flush(1000);
};
const isRead = ({ state }: Stage) => selectArticleRun(state()) !== null;

test.each([
  ['services of one’s own', true, undefined, true],
  ['those of others', false, undefined, false],
  ['those of others, where the user has asked for it', false, 'on', true],
  ['services of one’s own, where the user has switched it off', true, 'off', false],
  ['services of one’s own, with a stored value that means nothing', true, 'yes', true],
])('an article is read by itself by %s: %s', async (_whose, isDefault, stored, expected) => {
  const stage = await start({ isDefault, ...(stored !== undefined && { stored }) });
  await listed(stage);
  expect(isRead(stage)).toBe(expected);
});

test('it is not known to be without saved work before the list of it is there', async () => {
  const stage = await start();
  expect(isRead(stage)).toBe(false);
  await listed(stage);
  expect(isRead(stage)).toBe(true);
});

test('an article with saved work is left to the user', async () => {
  const stage = await start();
  const { hash } = stage.state().article.document.open!.file;
  await listed(stage, [
    {
      ...{ hash, name: 'paper.pdf', size: 1, savedAt: 1, revision: 'a' },
      ...{ segmentCount: 0, structureCount: 0 },
    },
  ]);
  expect(isRead(stage)).toBe(false);
});

test('restored work is left as it is', async () => {
  const stage = await start();
  await restoreWork(stage, {});
  await listed(stage);
  expect(isRead(stage)).toBe(false);
});

test('where a team shares a library, what that has of the article is waited for, but not long', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const config = { ...TEST_CONFIG, readsByItself: true, sharesLibrary: true };
  const stage = await stageArticle(createFakePlatform({ config }));
  await listed(stage);
  await jest.advanceTimersByTimeAsync(4_900);
  expect(isRead(stage)).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(isRead(stage)).toBe(true);
  await stage.stop();
  jest.useRealTimers();
});

test('it waits for a seat', async () => {
  const stage = await start();
  const { place } = { place: { session: { status: 'waiting' as const, queuePosition: 2 } } };
  stage.store.dispatch({
    type: 'session/placeReported',
    payload: { place, at: 1, via: 'channel' },
  });
  await listed(stage);
  expect(isRead(stage)).toBe(false);
  const seated = { session: { status: 'active' as const } };
  stage.store.dispatch({
    type: 'session/placeReported',
    payload: { place: seated, at: 2, via: 'channel' },
  });
  await flush(1000);
  expect(isRead(stage)).toBe(true);
});

test('each article that is opened is read', async () => {
  const stage = await start();
  await listed(stage);
  await openDocument(stage, { name: 'next.pdf', pdfId: '1800000000000' });
  await flush(1000);
  expect(stage.platform.server.requestsTo(EXTRACT_TEXT)).toHaveLength(2);
});

test('the choice is stored, and applies in other tabs', async () => {
  const { store, storage, platform, state } = await start();
  store.dispatch(readsByItselfChosen(false));
  expect(platform.localStorage.get(KEY)).toBe('off');
  storage.changeElsewhere(KEY, 'on');
  expect(state().runs.articleReading.readsByItself).toBe(true);
  storage.changeElsewhere(KEY, null);
  expect(state().runs.articleReading.readsByItself).toBeNull();
});

test('nothing listens any more once it is cancelled', async () => {
  const { tasks, storage } = await start();
  expect(storage.watcherCount).toBe(1);
  tasks.forEach((task) => task.cancel());
  expect(storage.watcherCount).toBe(0);
});
