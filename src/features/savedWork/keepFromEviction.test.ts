/** @jest-environment node */
import { selectNotices } from '@/features/notices';
import { openDocument, receiveSegments } from '@/testing/builders';
import { loadPage, reload, useFakeTimersInEachTest } from './testing/page';

useFakeTimersInEachTest();

const work = async (page: ReturnType<typeof loadPage>, name?: string) => {
  await openDocument(page, name === undefined ? {} : { name });
  receiveSegments(page, 2);
  await jest.advanceTimersByTimeAsync(5_000);
};

test('the browser is asked to keep everything when the first article is kept, once', async () => {
  const page = loadPage();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(page.platform.storageSpace.timesAsked).toBe(0);
  await work(page);
  expect(page.platform.storageSpace.timesAsked).toBe(1);
  await work(page, 'another.pdf');
  expect(page.platform.storageSpace.timesAsked).toBe(1);
});

test('it is not asked again on a later visit', async () => {
  const page = loadPage();
  await work(page);
  const later = await reload(page);
  await work(later, 'another.pdf');
  expect(later.platform.workStore.works.size).toBe(2);
  expect(later.platform.storageSpace.timesAsked).toBe(0);
});

describe('that the storage is nearly full', () => {
  const warnings = (page: ReturnType<typeof loadPage>) =>
    selectNotices(page.store.getState()).filter(({ message }) => message.includes('nearly full'));

  test('is told once, while there is still room', async () => {
    const page = loadPage();
    page.platform.storageSpace.space = { used: 1_750_000_000, quota: 2_000_000_000 };
    await work(page);
    await jest.advanceTimersByTimeAsync(60_000);
    await work(page, 'another.pdf');
    expect(warnings(page).map(({ message }) => message)).toEqual([
      'This browser’s storage is nearly full: 1.6 GB of 1.9 GB used. The library can free space.',
    ]);
  });

  test.each([{ used: 10_000_000, quota: 2_000_000_000 }, undefined])(
    'is not told of %j',
    async (space) => {
      const page = loadPage();
      page.platform.storageSpace.space = space;
      await work(page);
      expect(warnings(page)).toEqual([]);
    },
  );

  test('is found out later, too', async () => {
    const page = loadPage();
    await work(page);
    page.platform.storageSpace.space = { used: 1_900_000_000, quota: 2_000_000_000 };
    await jest.advanceTimersByTimeAsync(30_000);
    await work(page, 'another.pdf');
    expect(warnings(page)).toHaveLength(1);
  });
});
