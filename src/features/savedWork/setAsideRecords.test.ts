/** @jest-environment node */
import { documentClosed } from '@/article';
import type { SetAsideRecord } from '@/platform/workStore';
import { openDocument } from '@/testing/builders';
import { createFakePlatform } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import type { TestStore } from '@/testing/makeTestStore';
import {
  salvageDismissed,
  selectSalvage,
  selectSetAside,
  setAsideDiscardRequested,
  setAsideSaveRequested,
  workSalvaged,
} from './setAside.slice';
import { loadPage, messages, useFakeTimersInEachTest } from './testing/page';

useFakeTimersInEachTest();

const state = ({ store }: TestStore) => store.getState();
const idsOf = (page: TestStore) => selectSetAside(state(page)).map(({ id }) => id);

async function pageWith(records: Readonly<Record<string, unknown>>) {
  const platform = createFakePlatform();
  for (const [id, record] of Object.entries(records)) {
    const about = { id, hash: 'a'.repeat(64), name: 'paper.pdf', setAsideAt: 0 };
    const aside: SetAsideRecord = { ...about, reason: 'damaged', record };
    platform.workStore.asides.set(id, aside);
  }
  const page = loadPage(platform);
  await flush();
  return page;
}

async function ask(
  page: TestStore,
  request: typeof setAsideSaveRequested | typeof setAsideDiscardRequested,
  id: string,
): Promise<void> {
  page.store.dispatch(request({ id }));
  await flush();
}

describe('a record that was set aside', () => {
  test('is listed from the start, and can be discarded without the others', async () => {
    const page = await pageWith({ one: 1, two: 2 });
    expect(idsOf(page)).toEqual(['one', 'two']);
    await ask(page, setAsideDiscardRequested, 'one');
    expect(idsOf(page)).toEqual(['two']);
    expect([...page.platform.workStore.asides.keys()]).toEqual(['two']);
    expect(messages(page)).toEqual([]);
  });

  test('that cannot be discarded is reported, and stays', async () => {
    const page = await pageWith({ one: 1 });
    page.platform.workStore.fault = 'failed';
    await ask(page, setAsideDiscardRequested, 'one');
    expect(messages(page)).toEqual(['The set-aside record could not be discarded']);
    expect(idsOf(page)).toEqual(['one']);
  });

  test('that cannot be read is reported, and can be retried', async () => {
    const page = await pageWith({ one: 1 });
    page.platform.workStore.fault = 'failed';
    await ask(page, setAsideSaveRequested, 'one');
    expect(messages(page)).toEqual(['The set-aside record could not be read']);
    page.platform.workStore.fault = undefined;
    await ask(page, setAsideSaveRequested, 'one');
    expect(page.platform.saved).toHaveLength(1);
    expect(page.platform.saved[0]?.content.type).toBe('application/json');
  });

  test('that another tab has discarded is reported', async () => {
    const page = await pageWith({ one: 1 });
    page.platform.workStore.asides.clear();
    await ask(page, setAsideSaveRequested, 'one');
    expect(messages(page)).toEqual(['This record is no longer set aside']);
    expect(page.platform.saved).toEqual([]);
  });

  test('that cannot be written to a file is reported, and the page still works', async () => {
    const page = await pageWith({ one: 1, two: 2 });
    const { asides } = page.platform.workStore;
    asides.set('one', { ...asides.get('one')!, record: 1n });
    await ask(page, setAsideSaveRequested, 'one');
    expect(messages(page)).toEqual(['The set-aside record cannot be saved as a file']);
    await ask(page, setAsideSaveRequested, 'two');
    expect(page.platform.saved).toHaveLength(1);
  });
});

describe('the notice that part of the work could not be read', () => {
  const salvage = { id: 'one', reason: 'damaged', leftOut: null } as const;
  async function salvaged() {
    const page = await pageWith({ one: 1, two: 2 });
    await openDocument(page);
    await flush(100);
    page.store.dispatch(workSalvaged(salvage));
    return page;
  }

  test('disappears with its own record, not with another', async () => {
    const page = await salvaged();
    await ask(page, setAsideDiscardRequested, 'two');
    expect(selectSalvage(state(page))).toEqual(salvage);
    await ask(page, setAsideDiscardRequested, 'one');
    expect(selectSalvage(state(page))).toBeNull();
  });

  test.each([
    ['is dismissed', salvageDismissed()],
    ['goes with the document', documentClosed()],
  ])('%s, and the record stays', async (_how, action) => {
    const page = await salvaged();
    page.store.dispatch(action);
    expect(selectSalvage(state(page))).toBeNull();
    expect(idsOf(page)).toEqual(['one', 'two']);
  });

  test('disappears when another document is opened', async () => {
    const page = await salvaged();
    await openDocument(page, { name: 'other.pdf', pdfId: '1800000000000' });
    expect(selectSalvage(state(page))).toBeNull();
  });
});
