/** @jest-environment node */
import { selectAllSegments } from '@/article';
import type { TestStore } from '@/testing/makeTestStore';
import { selectHeld, selectOpening } from './savedWork.selectors';
import { lostWorkReplaced, storedWorkTaken, unreadWorkRetryRequested } from './savedWork.slice';
import {
  choose,
  messages,
  pageOfNextDay,
  pageWithWork,
  receiveText,
  saving,
  select,
  settle,
  useFakeTimersInEachTest,
} from './testing/page';

useFakeTimersInEachTest();

const state = ({ store }: TestStore) => store.getState();
const snapshotOf = ({ platform }: TestStore, hash: string) =>
  platform.workStore.works.get(hash)!.snapshot;

describe('saved work whose reader cannot be loaded', () => {
  const READER = './stored/readSnapshot';
  afterEach(() => {
    jest.dontMock(READER);
  });

  async function chosenWithoutReader() {
    const { page, hash } = await pageOfNextDay();
    const snapshot = snapshotOf(page, hash);
    jest.doMock(READER, () => {
      throw new Error('Loading chunk stored-work failed.');
    });
    await choose(page);
    return { page, hash, snapshot };
  }

  test('is not mistaken for none: this is reported, and nothing is written over it', async () => {
    const { page, hash, snapshot } = await chosenWithoutReader();
    const message = 'The part of the page that reads saved work could not be loaded.';
    expect(selectHeld(state(page))).toEqual({ status: 'unread', hash, message });
    receiveText(page, 'Read meanwhile');
    await settle(20_000);
    expect(snapshotOf(page, hash)).toEqual(snapshot);
    expect(page.platform.workStore.writes).toEqual([]);
    expect(page.platform.workStore.asides.size).toBe(0);
  });

  test('is restored once the reader can be loaded, when it is requested again', async () => {
    const { page } = await chosenWithoutReader();
    jest.dontMock(READER);
    page.store.dispatch(unreadWorkRetryRequested());
    await settle();
    expect(selectHeld(state(page))).toBeNull();
    expect(selectAllSegments(state(page))).toHaveLength(4);
  });
});

describe('saved work that the browser has lost', () => {
  async function chosenAfterLoss() {
    const { page, hash } = await pageOfNextDay();
    page.platform.workStore.lost.add(hash);
    await choose(page);
    receiveText(page, 'Read meanwhile');
    await settle(20_000);
    return { page, hash };
  }

  test('is reported as lost, and not written over before the user gives it up', async () => {
    const { page, hash } = await chosenAfterLoss();
    expect(selectHeld(state(page))).toMatchObject({ status: 'unread', hash, isLost: true });
    expect(page.platform.workStore.writes).toEqual([]);
  });

  test('is replaced by what is on the screen, with the file, when the user wants that', async () => {
    const { page, hash } = await chosenAfterLoss();
    page.store.dispatch(lostWorkReplaced());
    await settle(20_000);
    expect(selectHeld(state(page))).toBeNull();
    expect(saving(page)).toBe('saved');
    const saved = page.platform.workStore.works.get(hash);
    expect(JSON.stringify(saved?.snapshot)).toContain('Read meanwhile');
    expect(saved?.file).toBeDefined();
  });

  test('stays held if it cannot be removed, which is told', async () => {
    const { page } = await chosenAfterLoss();
    jest
      .spyOn(page.platform.workStore, 'remove')
      .mockResolvedValue({ ok: false, fault: { kind: 'failed', message: 'no' } });
    page.store.dispatch(lostWorkReplaced());
    await settle();
    expect(messages(page)).toContain('The saved work could not be removed');
    expect(selectHeld(state(page))).toMatchObject({ status: 'unread', isLost: true });
  });

  test('cannot be given up where the store only did not answer', async () => {
    const { page } = await pageOfNextDay();
    page.platform.workStore.fault = 'failed';
    await choose(page);
    page.store.dispatch(lostWorkReplaced());
    await settle();
    expect(selectHeld(state(page))).toMatchObject({ status: 'unread' });
    expect(page.platform.workStore.works.size).toBe(1);
  });
});

describe('the stored work cannot be taken instead of the screen’s', () => {
  test('while the store is unread, which can still be retried', async () => {
    const { page } = await pageOfNextDay();
    page.platform.workStore.fault = 'failed';
    await choose(page);
    page.store.dispatch(storedWorkTaken());
    await settle();
    expect(selectOpening(state(page))).toBeNull();
    expect(messages(page)).not.toContain('The saved work could not be read');
    page.platform.workStore.fault = undefined;
    page.store.dispatch(unreadWorkRetryRequested());
    await settle();
    expect(selectAllSegments(state(page))).toHaveLength(4);
  });

  test('while there is no choice to make, and saving continues', async () => {
    const { page, hash } = await pageWithWork();
    page.store.dispatch(storedWorkTaken());
    select(page, 3);
    await settle();
    expect(saving(page)).toBe('saved');
    const selected = ['page-0-segment-1', 'page-0-segment-3'];
    expect(snapshotOf(page, hash)).toMatchObject({ work: { segments: { selected } } });
  });
});

test('a store that fails once work is saved blocks nothing, and is reported', async () => {
  const { page } = await pageWithWork();
  page.platform.workStore.fault = 'failed';
  select(page, 3);
  await settle();
  expect(selectHeld(state(page))).toBeNull();
  expect(saving(page)).toBe('failed');
  expect(messages(page).join()).toContain('Your work cannot be saved in this browser');
});
