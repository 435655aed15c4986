/** @jest-environment node */
import { documentClosed, selectAllSegments } from '@/article';
import type { WorkSummary } from '@/platform/workStore';
import { createFakePlatform } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import type { TestStore } from '@/testing/makeTestStore';
import { selectEarlierWork, selectSavedList, selectSavedWorks } from './savedWork.selectors';
import {
  clearingRequested,
  earlierWorkDismissed,
  earlierWorkRequested,
  listingRequested,
  savedWorkRemovalRequested,
  startOverRequested,
} from './savedWork.slice';
import { selectSetAside } from './setAside.slice';
import {
  choose,
  loadPage,
  messages,
  opened,
  pageOfNextDay,
  select,
  settle,
  useFakeTimersInEachTest,
  workOn,
} from './testing/page';

useFakeTimersInEachTest();

const state = ({ store }: TestStore) => store.getState();
const listed = (page: TestStore) => selectSavedWorks(state(page)).map(({ hash }) => hash);
const storedIn = ({ platform }: TestStore) => [...platform.workStore.works.keys()];
const hashOf = (number: number) => String(number).repeat(64);

const summary = (hash: string): WorkSummary => ({
  ...{ hash, name: 'another.pdf', savedAt: 0, size: 1 },
  ...{ segmentCount: 0, structureCount: 0, revision: 'r' },
});

/** Other articles in the store, latest first. */
function put({ workStore }: TestStore['platform'], count: number): string[] {
  const hashes = Array.from({ length: count }, (_, i) => hashOf(i));
  for (const hash of hashes) {
    workStore.works.set(hash, { summary: summary(hash), snapshot: {}, images: new Map() });
  }
  return hashes;
}

async function pageWithOthers(count: number) {
  const platform = createFakePlatform();
  const others = put(platform, count);
  const page = loadPage(platform);
  await flush();
  return { page, others };
}

test('no article gives way to another: the user decides what is removed', async () => {
  const { page, others } = await pageWithOthers(9);
  const hash = await workOn(page);
  expect(storedIn(page)).toEqual([...others, hash]);
});

describe('the list of saved work', () => {
  test('has the article that was saved last at its top, and once', async () => {
    const { page, others } = await pageWithOthers(2);
    const hash = await workOn(page);
    expect(listed(page)).toEqual([hash, ...others]);
    select(page, 0);
    await settle();
    expect(listed(page)).toEqual([hash, ...others]);
  });

  test.each([
    ['when the document is closed', documentClosed()],
    ['when it is asked for', listingRequested()],
  ])('shows %s what other tabs have saved', async (_when, action) => {
    const { page } = await pageWithOthers(0);
    const others = put(page.platform, 2);
    expect(listed(page)).toEqual([]);
    page.store.dispatch(action);
    await flush();
    expect(listed(page)).toEqual(others);
  });

  test('says why it is unavailable', async () => {
    const { page } = await pageWithOthers(2);
    page.platform.workStore.fault = 'blocked';
    page.store.dispatch(listingRequested());
    await flush();
    const message = expect.stringContaining('Another tab') as string;
    expect(selectSavedList(state(page))).toEqual({ status: 'failed', message });
    expect(listed(page)).toEqual([]);
  });

  test('is rebuilt with the next article that is saved', async () => {
    const { page } = await pageWithOthers(0);
    page.platform.workStore.fault = 'blocked';
    page.store.dispatch(listingRequested());
    await flush();
    page.platform.workStore.fault = undefined;
    const hash = await workOn(page);
    expect(listed(page)).toEqual([hash]);
  });
});

describe('removing', () => {
  test('removes one article from the store and from the list, and keeps the others', async () => {
    const { page, others } = await pageWithOthers(3);
    page.store.dispatch(savedWorkRemovalRequested({ hash: others[1]! }));
    await flush();
    expect(storedIn(page)).toEqual([others[0], others[2]]);
    expect(listed(page)).toEqual([others[0], others[2]]);
    expect(messages(page)).toEqual([]);
  });

  test.each([
    ['one article', savedWorkRemovalRequested({ hash: hashOf(0) })],
    ['everything', clearingRequested()],
  ])(
    '%s can fail, which is reported, and then everything is still there',
    async (_what, request) => {
      const { page, others } = await pageWithOthers(2);
      page.platform.workStore.fault = 'failed';
      page.store.dispatch(request);
      await flush();
      expect(messages(page)).toEqual(['The saved work could not be removed']);
      expect(listed(page)).toEqual(others);
    },
  );

  test('everything can fail, and then what was set aside is still there', async () => {
    const platform = createFakePlatform();
    const about = { id: '1', hash: hashOf(1), name: 'x.pdf', setAsideAt: 0 };
    platform.workStore.asides.set('1', { ...about, reason: 'damaged', record: 1 });
    const page = loadPage(platform);
    await flush();
    platform.workStore.fault = 'failed';
    page.store.dispatch(clearingRequested());
    await flush();
    expect(selectSetAside(state(page))).toMatchObject([about]);
  });

  test('removes the notice that earlier work was restored if it was that of the article', async () => {
    const { page, hash } = await pageOfNextDay();
    await choose(page);
    page.store.dispatch(savedWorkRemovalRequested({ hash: hashOf(1) }));
    await flush();
    expect(selectEarlierWork(state(page))).toMatchObject({ status: 'restored', hash });
    page.store.dispatch(savedWorkRemovalRequested({ hash }));
    await flush();
    expect(selectEarlierWork(state(page))).toBeNull();
  });
});

describe('the notice of earlier work', () => {
  async function chosen() {
    const { page, hash } = await pageOfNextDay();
    await choose(page);
    return { page, hash };
  }

  test('can be dismissed when the work is restored, but not when it is set aside', async () => {
    const { page } = await chosen();
    page.store.dispatch(startOverRequested());
    await settle();
    page.store.dispatch(earlierWorkDismissed());
    expect(selectEarlierWork(state(page))).toMatchObject({ status: 'setAside' });
    await choose(page, 'other.pdf');
    await choose(page);
    page.store.dispatch(earlierWorkDismissed());
    expect(selectEarlierWork(state(page))).toBeNull();
  });

  test('no longer offers to restore it once it was restored, even when it is chosen again', async () => {
    const { page } = await chosen();
    page.store.dispatch(startOverRequested());
    await settle();
    page.store.dispatch(earlierWorkRequested());
    await flush(300);
    expect(selectEarlierWork(state(page))).toBeNull();
    await choose(page);
    expect(selectAllSegments(state(page))).toHaveLength(4);
  });

  test('disappears with the document, and when another one is opened', async () => {
    const { page } = await chosen();
    page.store.dispatch(startOverRequested());
    await settle();
    await choose(page, 'other.pdf');
    expect(selectEarlierWork(state(page))).toBeNull();
    await choose(page);
    expect(selectEarlierWork(state(page))).toMatchObject({ status: 'restored' });
    page.store.dispatch(documentClosed());
    expect(selectEarlierWork(state(page))).toBeNull();
  });

  test('stays when the work changes', async () => {
    const { page } = await chosen();
    select(page, 0);
    await settle();
    expect(selectEarlierWork(state(page))).toMatchObject({ status: 'restored' });
  });

  test('does not offer to restore what is already there', async () => {
    const { page } = await chosen();
    page.store.dispatch(earlierWorkRequested());
    await flush(300);
    expect(selectEarlierWork(state(page))).toMatchObject({ status: 'restored' });
  });

  test('cannot start over without a document', async () => {
    const { page } = await pageOfNextDay();
    page.store.dispatch(startOverRequested());
    await settle();
    expect(opened(page)).toBeNull();
    await choose(page);
    expect(selectEarlierWork(state(page))).toMatchObject({ status: 'restored' });
  });
});
