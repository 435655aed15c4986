/** @jest-environment node */
import { receiveSegments } from '@/testing/builders';
import { flush } from '@/testing/flush';
import type { TestStore } from '@/testing/makeTestStore';
import { earlierWorkRequested, startOverRequested } from './savedWork.slice';
import {
  choose,
  loadPage,
  pageOfNextDay,
  pageWithWork,
  saving,
  settle,
  useFakeTimersInEachTest,
  workOn,
} from './testing/page';

useFakeTimersInEachTest();

const CUT_OUT = /get_segment_image/;
const savedOf = ({ platform }: TestStore, hash: string) => [
  ...platform.workStore.works.get(hash)!.images.keys(),
];
const png = () => new Response('png', { headers: { 'Content-Type': 'image/png' } });

describe('saved cut-outs', () => {
  test('are removed from the store when a later extraction no longer has them', async () => {
    const { page, hash } = await pageWithWork();
    receiveSegments(page, 2);
    await settle();
    expect(savedOf(page, hash)).toEqual(['page_0_0_segmented.png', 'page_0_1_segmented.png']);
  });

  test('are saved when they arrive, even if nothing else has changed since', async () => {
    const page = loadPage();
    const waiting: (() => void)[] = [];
    const comesLate = () => new Promise<Response>((resolve) => waiting.push(() => resolve(png())));
    page.platform.server.on('GET', CUT_OUT, comesLate);
    const hash = await workOn(page);
    expect([savedOf(page, hash), saving(page)]).toEqual([[], 'saved']);
    page.platform.server.on('GET', CUT_OUT, png);
    waiting.forEach((come) => come());
    await settle();
    expect(savedOf(page, hash)).toHaveLength(4);
    expect(saving(page)).toBe('saved');
  });

  test("are fetched two at a time, so that the views' requests are not delayed", async () => {
    const page = loadPage();
    page.platform.server.on('GET', CUT_OUT, () => new Promise<Response>(() => undefined));
    await workOn(page);
    expect(page.platform.server.requestsTo(CUT_OUT)).toHaveLength(2);
  });

  test('are saved without those that are unavailable', async () => {
    const page = loadPage();
    page.platform.server.on('GET', /page_0_1/, () => new Response('', { status: 404 }));
    const hash = await workOn(page);
    expect(savedOf(page, hash)).toHaveLength(3);
  });

  test('are in the page once, even if their work was restored twice', async () => {
    const { page } = await pageOfNextDay();
    await choose(page);
    page.store.dispatch(startOverRequested());
    await settle();
    page.store.dispatch(earlierWorkRequested());
    await flush(300);
    expect(page.platform.blobs.size).toBe(4);
    expect(page.platform.server.requestsTo(CUT_OUT)).toHaveLength(0);
  });
});
