import type { PageSegments } from '../../engine/segmentation/segmentDocument';
import { SessionLifetimes } from '../sessions/sessionLifetimes';
import { MemoryLocks } from '../stores/memoryLocks';
import { MemoryRecords } from '../stores/memoryRecords';
import { SegmentStore } from '../stores/segmentStore';
import type { TaskOptions } from '../tasks/taskRunner';
import { extractSegments } from './extractSegments';
import { PreparedSegments } from './preparedSegments';
import type { ServiceContext } from './serviceContext';

const PDF = Uint8Array.of(1);
const PAGES = 3;
const documentOf = (hash: string, sessionId = 's1') => ({
  sessionId,
  hash,
  filename: `${hash}.pdf`,
  directory: hash,
  sizeBytes: 1,
  storedAt: 0,
});
const A = documentOf('a');
const B = documentOf('b');

const pageOf = (pageIndex: number, bytes = 1): PageSegments => ({
  pageCount: PAGES,
  segments: [
    {
      filename: `page_${pageIndex}_0_segmented.png`,
      pageIndex,
      index: 0,
      box: [0, 0, 9, 9],
      route: 'vector',
      confidence: 0.9,
      touchesEdge: false,
      png: new Uint8Array(bytes),
    },
  ],
});

interface Asked {
  readonly pageIndex: number;
  readonly options: TaskOptions;
  readonly finish: (page?: PageSegments) => void;
  readonly fail: (error: Error) => void;
}

/** Pages that are segmented on demand, with all that was asked for. */
function setUp() {
  const asked: Asked[] = [];
  const run = (_name: string, { pageIndex }: { pageIndex: number }, options: TaskOptions) =>
    new Promise((resolve, fail) => {
      const finish = (page = pageOf(pageIndex)) => resolve(page);
      options.signal?.addEventListener('abort', () => fail(new Error('cancelled')));
      asked.push({ pageIndex, options, finish, fail });
    });
  const files = { write: async () => undefined, read: async () => PDF };
  const segments = new SegmentStore(new MemoryRecords(), files);
  const lifetimes = new SessionLifetimes();
  // Results of tasks are the engine's concern.
  const pool = { run } as unknown as ServiceContext['pool'];
  const prepared = new PreparedSegments(pool, segments, lifetimes, 0);
  const { signal } = new AbortController();
  const begin = async (document = A, work = { signal }) => {
    prepared.begin(document, PDF, work);
    await settle();
  };
  const context = {
    pool,
    prepared,
    segments,
    locks: new MemoryLocks(),
  } as unknown as ServiceContext;
  const extract = (document = A) =>
    extractSegments(context, { document, pdf: PDF }, { owner: document.sessionId, signal });
  const finish = async (index: number, page?: PageSegments) => {
    asked[index]?.finish(page);
    await settle();
  };
  const pagesAsked = () => asked.map(({ pageIndex }) => pageIndex);
  return { asked, pagesAsked, segments, lifetimes, prepared, begin, extract, finish };
}

const settle = () => new Promise((next) => setTimeout(next, 5));

test('an article’s pages are segmented one after the other in the background, and not shown', async () => {
  const { asked, pagesAsked, segments, begin, finish } = setUp();
  await begin();
  expect(pagesAsked()).toEqual([0]);
  for (const index of [0, 1, 2]) await finish(index);
  expect(pagesAsked()).toEqual([0, 1, 2]);
  expect(asked.map(({ options }) => options)).toEqual(
    Array(3).fill(expect.objectContaining({ owner: 's1', background: true })),
  );
  expect(await segments.listDirectories('s1')).toEqual([]);
});

test('a request takes the finished pages and segments the others itself, not in the background', async () => {
  const { asked, pagesAsked, begin, extract, finish } = setUp();
  await begin();
  await finish(0);
  const extracted = extract();
  await settle();
  expect(asked[1]?.options.signal?.aborted).toBe(true);
  expect(pagesAsked()).toEqual([0, 1, 1, 2]);
  expect(asked.slice(2).map(({ options }) => options.background)).toEqual([undefined, undefined]);
  for (const index of [2, 3]) await finish(index);
  const { alreadyThere, segments } = await extracted;
  expect(alreadyThere).toBe(false);
  expect(segments.map(({ pageNumber }) => pageNumber)).toEqual([0, 1, 2]);
});

test('a request answers the same whether its pages were prepared or not', async () => {
  const one = setUp();
  await one.begin();
  for (const index of [0, 1, 2]) await one.finish(index);
  const other = setUp();
  const asked = other.extract();
  await settle();
  for (const index of [0, 1, 2]) await other.finish(index);
  expect(await one.extract()).toEqual(await asked);
});

test('nothing is prepared twice, nor after a request', async () => {
  const { pagesAsked, begin, extract, finish } = setUp();
  await begin();
  await begin();
  expect(pagesAsked()).toEqual([0]);
  for (const index of [0, 1, 2]) await finish(index);
  await extract();
  await begin();
  await begin(B);
  await begin(A);
  expect(pagesAsked()).toEqual([0, 1, 2, 0]);
});

test('pages stay prepared if a request is cancelled', async () => {
  const { asked, begin, extract, finish } = setUp();
  await begin();
  await finish(0);
  const cancelled = extract().catch(({ message }: Error) => message);
  await settle();
  for (const { fail } of asked.slice(2)) fail(new Error('gone'));
  expect(await cancelled).toBe('gone');
  const count = asked.length;
  const extracted = extract();
  await settle();
  expect(asked.slice(count).map(({ pageIndex }) => pageIndex)).toEqual([1, 2]);
  for (let index = count; index < asked.length; index++) await finish(index);
  await extracted;
});

test.each<[string, (set: ReturnType<typeof setUp>) => void | Promise<void>]>([
  ['its session ends', ({ lifetimes }) => lifetimes.end('s1')],
  ['another document replaces it', ({ begin }) => begin(B)],
])('a preparation is cancelled when %s', async (_when, happen) => {
  const set = setUp();
  await set.begin();
  await set.finish(0);
  await happen(set);
  expect(set.asked[1]?.options.signal?.aborted).toBe(true);
  expect(set.prepared.take(A)).toEqual([]);
});

test('nothing is prepared for a session that has ended meanwhile', async () => {
  const { pagesAsked, begin } = setUp();
  await begin(A, { signal: AbortSignal.abort() });
  expect(pagesAsked()).toEqual([]);
});

test('another session’s document does not end it', async () => {
  const { asked, begin } = setUp();
  await begin(A);
  await begin(documentOf('b', 's2'));
  expect(asked.map(({ options }) => options.signal?.aborted)).toEqual([false, false]);
});

test.each<[string, (page: Asked | undefined) => void]>([
  ['fails', (page) => page?.fail(new Error('too heavy'))],
  ['takes too much memory', (page) => page?.finish(pageOf(0, 17 * 1024 * 1024))],
])('a page that %s ends the preparation', async (_how, end) => {
  const { asked, pagesAsked, begin } = setUp();
  await begin();
  end(asked[0]);
  await settle();
  expect(pagesAsked()).toEqual([0]);
});
