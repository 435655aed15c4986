/** @jest-environment node */
import { createFakePlatform } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import type { TestStore } from '@/testing/makeTestStore';
import { selectNotices } from '@/features/notices';
import { selectSavedWorks } from './savedWork.selectors';
import { clearingRequested, savedWorkRemovalRequested } from './savedWork.slice';
import { selectSetAside, setAsideDiscardRequested } from './setAside.slice';
import { loadPage, settle, useFakeTimersInEachTest } from './testing/page';

useFakeTimersInEachTest();

/** ms: the store's time limit for writing. */
const LIMIT_MS = 60_000;

const never = () => new Promise<never>(() => undefined);
const hashOf = (number: number) => number.toString(16).repeat(64);
const told = ({ store }: TestStore) =>
  selectNotices(store.getState()).map(({ message, cause }) => ({ message, cause }));
const listed = ({ store }: TestStore) => selectSavedWorks(store.getState()).map(({ hash }) => hash);

/** A page with this many saved articles and one record set aside, whose store never answers a change. */
async function pageWithSilentStore(count: number) {
  const platform = createFakePlatform();
  const { workStore } = platform;
  const rest = { name: 'x.pdf', savedAt: 0, size: 1, segmentCount: 0, structureCount: 0 };
  for (let i = 0; i < count; i += 1) {
    const summary = { ...rest, hash: hashOf(i), revision: 'r' };
    workStore.works.set(summary.hash, { summary, snapshot: {}, images: new Map() });
  }
  const about = { id: 'one', hash: hashOf(0), name: 'x.pdf', setAsideAt: 0 };
  workStore.asides.set('one', { ...about, reason: 'damaged', record: 1 });
  const answering = { remove: workStore.remove };
  Object.assign(workStore, { remove: never, clear: never, discardSetAside: never });
  const page = loadPage(platform);
  await flush();
  const answerAgain = () => Object.assign(workStore, answering);
  return { page, answerAgain };
}

describe('a store that never answers', () => {
  test.each([
    [
      'the removal of an article',
      savedWorkRemovalRequested({ hash: hashOf(0) }),
      'The saved work could not be removed',
    ],
    ['the removal of everything', clearingRequested(), 'The saved work could not be removed'],
    [
      'the discarding of what was set aside',
      setAsideDiscardRequested({ id: 'one' }),
      'The set-aside record could not be discarded',
    ],
  ])('is reported at %s, and everything is still listed', async (_what, request, message) => {
    const { page } = await pageWithSilentStore(2);
    page.store.dispatch(request);
    await settle(LIMIT_MS);
    const cause = 'This browser’s storage does not respond.';
    expect(told(page)).toEqual([{ message, cause }]);
    expect(listed(page)).toEqual([hashOf(0), hashOf(1)]);
    expect(selectSetAside(page.store.getState())).toHaveLength(1);
  });

  test('can be asked again to remove everything', async () => {
    const { page } = await pageWithSilentStore(1);
    page.store.dispatch(clearingRequested());
    await settle(LIMIT_MS);
    page.platform.workStore.clear = async () => ({ ok: true, value: undefined });
    page.store.dispatch(clearingRequested());
    await flush();
    expect(listed(page)).toEqual([]);
  });
});
