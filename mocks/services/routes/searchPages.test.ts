import { segmentFilename, type SegmentWithImage } from '../../engine/segmentation/segment';
import { SessionLifetimes } from '../sessions/sessionLifetimes';
import { MemoryLocks } from '../stores/memoryLocks';
import { MemoryRecords } from '../stores/memoryRecords';
import { SegmentStore } from '../stores/segmentStore';
import { extractSegments } from './extractSegments';
import { PartUnavailable } from '../tasks/partUnavailable';
import { PreparedSegments } from './preparedSegments';
import type { ServiceContext } from './serviceContext';
import { DOCUMENT } from './testing/pendingRuns';

const PDF = Uint8Array.of(1);
const MENTION = { pageIndex: 0, start: 0, end: 1, sentence: '1 is bitter.' };
const ABOUT = { mentions: [MENTION], statedNames: [], sources: [] };
const NUMBER_1 = { number: '1', text: '1', box: [0, 0, 9, 9] as const, confidence: 0.9 };

const drawing = (pageIndex: number, index: number): SegmentWithImage => ({
  ...{ filename: segmentFilename(pageIndex, index), pageIndex, index, box: [0, 0, 9, 9] },
  ...{ route: 'vector', confidence: 0.9, label: NUMBER_1, png: Uint8Array.of(pageIndex, index) },
});

/** @param drawings how many each page has */
function article(drawings: readonly number[], mentions = async () => ABOUT) {
  const searched: number[] = [];
  const run = async (task: string, input: { pageIndex: number; drawings: readonly unknown[] }) => {
    if (task === 'segmentation.findMentions') return Promise.all(input.drawings.map(mentions));
    searched.push(input.pageIndex);
    const count = drawings[input.pageIndex];
    if (count === undefined) throw new Error(`No page ${input.pageIndex}`);
    const segments = Array.from({ length: count }, (_, index) => drawing(input.pageIndex, index));
    return { pageCount: drawings.length, segments };
  };
  const segments = new SegmentStore(new MemoryRecords(), {
    write: async () => undefined,
    read: async () => PDF,
  });
  const prepared = new PreparedSegments(
    { run: () => Promise.reject(new Error('Not asked for')) },
    segments,
    new SessionLifetimes(),
  );
  const context = {
    ...{ pool: { run }, segments, prepared, locks: new MemoryLocks() },
  } as unknown as ServiceContext;
  const work = { owner: DOCUMENT.sessionId, signal: new AbortController().signal };
  const ask = async (fromPage?: number) => {
    const found = await extractSegments(context, { document: DOCUMENT, pdf: PDF, fromPage }, work);
    const names = found.segments.map(({ filename }) => filename);
    return { ...found, names };
  };
  return { ask, searched };
}

test('the first page with drawings is answered, and where to go on', async () => {
  const { ask, searched } = article([0, 2, 1]);
  const { names, nextPage, alreadyThere } = await ask(0);
  expect(names).toEqual([
    'page_1_0_segmented.png',
    'page_1_1_segmented.png',
    'page_2_0_segmented.png',
  ]);
  expect([nextPage, alreadyThere]).toEqual([3, false]);
  expect(searched).toEqual([0, 1, 2]);
});

test('the pages behind one with drawings wait until they are asked for', async () => {
  const { ask, searched } = article([1, 1, 1]);
  expect((await ask(0)).nextPage).toBe(1);
  expect(searched).toEqual([0]);
  expect((await ask(1)).names).toEqual(['page_1_0_segmented.png']);
});

test('the last answer has the whole article, with its mentions, and no page was searched twice', async () => {
  const { ask, searched } = article([1, 0, 0, 1, 0]);
  const first = await ask(0);
  expect(first.segments[0]?.mentions).toBeUndefined();
  expect((await ask(first.nextPage)).nextPage).toBe(4);
  const last = await ask(4);
  expect(last.nextPage).toBeUndefined();
  expect(last.names).toEqual(['page_0_0_segmented.png', 'page_3_0_segmented.png']);
  expect(last.segments.map(({ mentions }) => mentions)).toEqual([[MENTION], [MENTION]]);
  expect(searched).toEqual([0, 1, 2, 3, 4]);
});

test('the drawings are answered where what the text says of them cannot be found out', async () => {
  const { ask } = article([1], () => Promise.reject(new PartUnavailable('No word lists')));
  const { names, segments } = await ask(0);
  expect([names.length, segments[0]?.mentions]).toEqual([1, undefined]);
});

test('asking for the whole article takes what was found for its first pages', async () => {
  const { ask, searched } = article([1, 1]);
  await ask(0);
  expect((await ask()).names).toHaveLength(2);
  expect(searched).toEqual([0, 1]);
});

test('what was searched to its end is answered whole, from whatever page', async () => {
  const { ask } = article([1, 1]);
  await ask();
  expect(await ask(0)).toMatchObject({
    alreadyThere: true,
    names: ['page_0_0_segmented.png', 'page_1_0_segmented.png'],
  });
});

test('a page that the article does not have asks for the whole', async () => {
  const { ask } = article([1, 0]);
  const { names, nextPage } = await ask(1_000_000);
  expect([names.length, nextPage]).toEqual([1, undefined]);
});
