/** @jest-environment node */
import { documentClosed, segmentsJudged } from '@/article';
import { createFakePlatform } from '@/testing/fakePlatform';
import { createFakeLocks, type FakeLocks } from '@/testing/fakes/fakeLocks';
import { flush } from '@/testing/flush';
import type { TestStore } from '@/testing/makeTestStore';
import { selectIsLeft, selectIsReadOnly, takeOverRequested } from './elsewhere.slice';
import { RETURN_MS } from './sagas/holdArticle.saga';
import { selectHeld } from './savedWork.selectors';
import { startOverRequested } from './savedWork.slice';
import { selectResultsAreAtRisk } from './selectResultsAreAtRisk';
import {
  choose,
  loadPage,
  messages,
  opened,
  receiveText,
  select,
  settle,
  useFakeTimersInEachTest,
  workOn,
} from './testing/page';

useFakeTimersInEachTest();

const REFUSED = 'Read only: open in another tab';

const state = ({ store }: TestStore) => store.getState();
const isReadOnly = (tab: TestStore) => selectIsReadOnly(state(tab));
const selectedIn = (tab: TestStore) =>
  Object.keys(state(tab).article.segments.selected).map((id) => Number(id.split('-').at(-1)));

async function takeOver(tab: TestStore): Promise<void> {
  tab.store.dispatch(takeOverRequested());
  await settle();
}

/** Two tabs of one browser; the first has worked on the article, then the second has opened it. */
async function twoTabs() {
  const locks = createFakeLocks();
  const one = loadPage(createFakePlatform({ locks }));
  const hash = await workOn(one);
  const { workStore, localStorage } = one.platform;
  const two = loadPage({ ...tabBeside(locks), workStore, localStorage });
  await choose(two);
  await settle();
  return { one, two, hash, workStore, localStorage, locks };
}

function tabBeside(locks: FakeLocks) {
  let count = 0;
  const ids = { uuid: () => `of-another-tab-${(count += 1)}`, random: () => 0.5 };
  return createFakePlatform({ ids, locks });
}

describe('the second tab with an article', () => {
  test('shows its work, which only the first one may change', async () => {
    const { one, two } = await twoTabs();
    expect(isReadOnly(one)).toBe(false);
    expect(isReadOnly(two)).toBe(true);
    expect(selectedIn(two)).toEqual([1]);
    expect(messages(one)).toEqual([]);
  });

  test('refuses what the user would change, and says why', async () => {
    const { two } = await twoTabs();
    const before = state(two);
    select(two, 2);
    two.store.dispatch(
      segmentsJudged({ judgements: { 'page-0-segment-0': { verdict: 'correct' } } }),
    );
    two.store.dispatch(startOverRequested());
    expect({ ...state(two), notices: before.notices }).toEqual(before);
    expect(messages(two)).toContain(REFUSED);
  });

  test('writes and notes nothing, not even when it is left', async () => {
    const { two, workStore, localStorage } = await twoTabs();
    const writes = workStore.writes.length;
    receiveText(two, 'Another text');
    await settle(10_000);
    two.platform.lifecycle.emit({ kind: 'hidden' });
    await settle();
    expect(localStorage.keys()).toEqual([]);
    expect(selectResultsAreAtRisk(state(two))).toBe(false);
    two.store.dispatch(documentClosed());
    await settle();
    expect(workStore.writes).toHaveLength(writes);
    expect(workStore.asides.size).toBe(0);
    expect(isReadOnly(two)).toBe(false);
  });

  test('changes as it likes once it has opened an article of its own', async () => {
    const { two, workStore } = await twoTabs();
    await choose(two, 'other.pdf');
    await settle();
    expect(isReadOnly(two)).toBe(false);
    expect(workStore.works.has(opened(two)!.file.hash)).toBe(true);
  });
});

describe('taking over', () => {
  test('shows what the other tab has saved since, and then saves over that', async () => {
    const { one, two, hash, workStore } = await twoTabs();
    select(one, 3);
    await settle();
    expect(selectedIn(two)).toEqual([1]);
    await takeOver(two);
    expect(isReadOnly(two)).toBe(false);
    expect(selectedIn(two)).toEqual([1, 3]);
    select(two, 0);
    await settle();
    expect(selectHeld(state(two))).toBeNull();
    expect(workStore.works.get(hash)?.snapshot).toMatchObject({
      work: { segments: { selected: [0, 1, 3].map((n) => `page-0-segment-${n}`) } },
    });
    expect(workStore.asides.size).toBe(0);
  });

  test('makes the other tab read-only at once, which says so', async () => {
    const { one, two, workStore } = await twoTabs();
    await takeOver(two);
    const writes = workStore.writes.length;
    expect(isReadOnly(one)).toBe(true);
    expect(messages(one)).toEqual([expect.stringMatching(/^Another tab has taken this article/)]);
    select(one, 3);
    receiveText(one, 'Another text');
    await settle(10_000);
    expect(selectedIn(one)).toEqual([1]);
    expect(messages(one)).toContain(REFUSED);
    expect(workStore.writes).toHaveLength(writes);
  });

  test('sets aside what the other tab had not saved yet', async () => {
    const { one, two, workStore } = await twoTabs();
    select(one, 3);
    await takeOver(two);
    expect(selectedIn(two)).toEqual([1]);
    const selected = ['page-0-segment-1', 'page-0-segment-3'];
    expect([...workStore.asides.values()]).toMatchObject([
      { reason: 'replaced', record: { snapshot: { work: { segments: { selected } } } } },
    ]);
  });

  test('goes back and forth', async () => {
    const { one, two, locks } = await twoTabs();
    await takeOver(two);
    select(two, 2);
    await settle();
    await takeOver(one);
    expect([one, two].map(isReadOnly)).toEqual([false, true]);
    expect(selectedIn(one)).toEqual([1, 2]);
    expect(locks.requestCount).toBe(2);
  });

  test('never writes over work that could not be read', async () => {
    const { one, two, hash, workStore } = await twoTabs();
    select(one, 3);
    await settle();
    const { revision } = workStore.works.get(hash)!.summary;
    workStore.fault = 'failed';
    await takeOver(two);
    expect(messages(two)).toContain('The saved work could not be read');
    workStore.fault = undefined;
    select(two, 0);
    await settle();
    expect(selectHeld(state(two))).toMatchObject({ status: 'otherWork', reason: 'otherTab' });
    expect(workStore.works.get(hash)?.summary.revision).toBe(revision);
  });
});

describe('when the first tab leaves the article', () => {
  test('the second leaves it to that tab for some seconds, and says so', async () => {
    const { one, two, locks } = await twoTabs();
    expect(selectIsLeft(state(two))).toBe(false);
    await one.stop();
    await settle(RETURN_MS / 2);
    expect(isReadOnly(two)).toBe(true);
    expect(selectIsLeft(state(two))).toBe(true);
    expect(locks.requestCount).toBe(0);
    await settle(RETURN_MS);
    expect(isReadOnly(two)).toBe(false);
    expect(selectIsLeft(state(two))).toBe(false);
  });

  test('that tab has it again after a reload', async () => {
    const { one, two, workStore, localStorage, locks } = await twoTabs();
    const { tabStorage } = one.platform;
    await one.stop();
    await settle(RETURN_MS / 2);
    const again = loadPage({ ...tabBeside(locks), workStore, localStorage, tabStorage });
    await settle(RETURN_MS);
    expect([again, two].map(isReadOnly)).toEqual([false, true]);
    expect(selectIsLeft(state(two))).toBe(false);
    expect(messages(again)).toEqual([]);
    select(again, 2);
    await settle();
    await takeOver(two);
    expect(selectedIn(two)).toEqual([1, 2]);
  });

  test('the second takes over meanwhile if the user wants it', async () => {
    const { one, two } = await twoTabs();
    await one.stop();
    await settle();
    await takeOver(two);
    expect(isReadOnly(two)).toBe(false);
    await settle(2 * RETURN_MS);
    expect(isReadOnly(two)).toBe(false);
  });

  test('of several that wait one takes it up', async () => {
    const { one, two, workStore, localStorage, locks } = await twoTabs();
    const three = loadPage({ ...tabBeside(locks), workStore, localStorage });
    await choose(three);
    await settle();
    await one.stop();
    await settle(2 * RETURN_MS);
    expect([two, three].map(isReadOnly).toSorted()).toEqual([false, true]);
  });

  test('the second takes it up then, with the last changes', async () => {
    const { one, two, locks } = await twoTabs();
    select(one, 3);
    one.store.dispatch(documentClosed());
    await settle(RETURN_MS);
    await settle();
    expect(isReadOnly(two)).toBe(false);
    expect(selectedIn(two)).toEqual([1, 3]);
    expect(locks.requestCount).toBe(1);
    two.store.dispatch(documentClosed());
    await settle();
    expect(locks.requestCount).toBe(0);
  });

  test('the second takes in what that could only note', async () => {
    const { one, two, hash, workStore, localStorage } = await twoTabs();
    const { put } = workStore;
    workStore.put = () => new Promise(() => undefined);
    select(one, 3);
    one.platform.lifecycle.emit({ kind: 'leaving', persisted: false });
    workStore.put = put;
    await one.stop();
    await settle(RETURN_MS);
    await settle();
    expect(selectedIn(two)).toEqual([1, 3]);
    expect(localStorage.keys()).toEqual([]);
    expect(workStore.works.get(hash)?.snapshot).toMatchObject({
      work: { segments: { selected: ['page-0-segment-1', 'page-0-segment-3'] } },
    });
  });
});

test('an article that is closed and opened again in one tab is not taken for another tab’s', async () => {
  const one = loadPage();
  await workOn(one);
  const { put } = one.platform.workStore;
  let answer = () => {};
  const written = new Promise<void>((resolve) => {
    answer = resolve;
  });
  one.platform.workStore.put = async (work) => {
    await written;
    return put(work);
  };
  select(one, 3);
  one.store.dispatch(documentClosed());
  await choose(one);
  answer();
  await settle();
  expect(isReadOnly(one)).toBe(false);
  expect(selectedIn(one)).toEqual([1, 3]);
});

describe('what a page noted when it was left', () => {
  test('is taken in by one of two tabs that start at once', async () => {
    const { one, workStore, localStorage, locks } = await twoTabs();
    const { put } = workStore;
    workStore.put = () => new Promise(() => undefined);
    select(one, 3);
    one.platform.lifecycle.emit({ kind: 'leaving', persisted: false });
    workStore.put = put;
    await one.stop();
    const writes = workStore.writes.length;
    const tabs = [1, 2].map(() => loadPage({ ...tabBeside(locks), workStore, localStorage }));
    await settle();
    expect(workStore.writes).toHaveLength(writes + 1);
    expect(workStore.asides.size).toBe(0);
    expect(localStorage.keys()).toEqual([]);
    await Promise.all(tabs.map((tab) => tab.stop()));
    expect(locks.requestCount).toBe(0);
  });

  test('is left to a tab that was only hidden', async () => {
    const { one, workStore, localStorage, locks } = await twoTabs();
    const { put } = workStore;
    let answer = () => {};
    const written = new Promise<void>((resolve) => {
      answer = resolve;
    });
    workStore.put = async (work) => {
      await written;
      return put(work);
    };
    select(one, 3);
    one.platform.lifecycle.emit({ kind: 'hidden' });
    expect(localStorage.keys()).toHaveLength(1);
    workStore.put = put;
    loadPage({ ...tabBeside(locks), workStore, localStorage });
    await settle();
    answer();
    await settle();
    expect(selectHeld(state(one))).toBeNull();
    expect(workStore.asides.size).toBe(0);
    expect(localStorage.keys()).toEqual([]);
  });
});

test('starting over keeps the article', async () => {
  const { one, two, locks } = await twoTabs();
  one.store.dispatch(startOverRequested());
  await settle();
  expect([one, two].map(isReadOnly)).toEqual([false, true]);
  expect(locks.requestCount).toBe(2);
});

test('a page in the back/forward cache has no lock, and asks for it when it comes back', async () => {
  const { one, two, locks } = await twoTabs();
  one.platform.lifecycle.emit({ kind: 'leaving', persisted: true });
  await settle(RETURN_MS);
  expect(isReadOnly(two)).toBe(false);
  expect(locks.requestCount).toBe(1);
  one.platform.lifecycle.emit({ kind: 'shown', persisted: true });
  await settle();
  expect([one, two].map(isReadOnly)).toEqual([true, false]);
});

test('no lock is left behind by a page that ends', async () => {
  const { one, two, locks } = await twoTabs();
  await two.stop();
  expect(locks.requestCount).toBe(1);
  await one.stop();
  await flush();
  expect(locks.requestCount).toBe(0);
});
