/** @jest-environment node */
import type { Work } from '@/domain/work';
import { overlayHidden, overlayShown, selectOverlay } from '@/features/overlays';
import { selectReviewedId, selectReviewView } from '@/features/review';
import {
  savedWorkOpenRequested,
  selectIsReadOnly,
  selectSavedWorks,
  worksListed,
  worksRemoved,
} from '@/features/savedWork';
import { extractionCancelRequested, extractionRequested } from '@/features/segments';
import { hideIncorrectToggled, selectAllSegments, selectAllStructures } from '@/article';
import { sessionWaitingReported } from '@/features/session';
import { textExtractionCancelRequested, textExtractionRequested } from '@/features/text';
import { keepInMemory } from '@/platform/browser/workStore/keepInMemory';
import { createFakePlatform } from '@/testing/fakePlatform';
import { createFakeLocks } from '@/testing/fakes/fakeLocks';
import { createFakeStorage } from '@/testing/fakes/fakeStorage';
import { createFakeTabs } from '@/testing/fakes/fakeTabs';
import { hang, refuseConnection } from '@/testing/fakes/fakeFetch';
import {
  answerAll,
  EXTRACT_SEGMENTS,
  EXTRACT_TEXT,
  fileOf,
  FILES,
  READ,
  reading,
} from '@/testing/readingServices';
import {
  articleOpenRequested,
  articlePutFirst,
  combinedExportRequested,
  conflictSettled,
  importRequested,
  packingRequested,
  queuePaused,
  readingCancelRequested,
  readingRequested,
  removalRequested,
  removalUndone,
  searchRequested,
  selectArticles,
  selectConflict,
  selectIsPaused,
  selectLibrarySearch,
  selectQueuePlace,
  selectReadingProgress,
  selectLibraryTask,
  selectNextToCheck,
  selectReadFailure,
  selectReadHash,
  selectReadingQueue,
  selectRefusedFiles,
  selectRemoving,
  spaceFreeRequested,
} from '.';
import {
  drop,
  libraryPage,
  messages,
  openName,
  readingPage,
  reload,
  settle,
  type LibraryTestPage,
} from './testing/libraryPage';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const state = ({ store }: LibraryTestPage) => store.getState();
const facts = (page: LibraryTestPage) =>
  Object.fromEntries(selectSavedWorks(state(page)).map((work) => [work.name, work.facts]));
const stored = ({ platform }: LibraryTestPage) => [...platform.workStore.works.keys()];

/** Readings that are answered when the test says so. */
function holdReadings({ platform }: LibraryTestPage): () => void {
  const held: (() => void)[] = [];
  platform.server.on('POST', READ, async () => {
    await new Promise<void>((resolve) => held.push(resolve));
    return new Response('{"smiles": "CCO", "engine": "decimer", "hardware": "CPU"}');
  });
  return () => held.splice(0).forEach((answer) => answer());
}

/** Services that read two of the four drawings, and never answer for the others. */
function readHalf({ platform }: LibraryTestPage): void {
  platform.server.on('POST', READ, (request) =>
    FILES.indexOf(fileOf(request)) < 2 ? reading() : hang(request),
  );
}

const workOf = ({ platform }: LibraryTestPage, hash: string): Work =>
  (platform.workStore.works.get(hash)!.snapshot as { work: Work }).work;

describe('dropped PDFs', () => {
  test('are kept with their bytes before anything is read', async () => {
    const page = await libraryPage();
    const [hash] = await drop(page, 'a.pdf', 'b.pdf');
    expect(selectArticles(state(page)).map(({ name }) => name)).toEqual(['b.pdf', 'a.pdf']);
    const saved = page.platform.workStore.works.get(hash!);
    expect(await saved?.file?.text()).toBe('%PDF-1.7 a.pdf');
    expect(facts(page)['a.pdf']).toMatchObject({ pageCount: 3, title: 'A paper', isBegun: false });
    expect(selectReadingQueue(state(page))).toEqual([]);
    expect(page.platform.files.size).toBe(0);
  });

  test('ask the browser once to keep everything, when the first is kept', async () => {
    const page = await libraryPage();
    await drop(page, 'a.pdf', 'b.pdf');
    expect(page.platform.storageSpace.timesAsked).toBe(1);
  });

  test('that cannot be opened keep a row with the reason, also after a reload', async () => {
    const page = await libraryPage();
    page.platform.pdfs.fault = { kind: 'encrypted', message: 'It needs a password.' };
    await drop(page, 'a.pdf');
    await settle();
    const refused = [expect.objectContaining({ name: 'a.pdf', message: 'It needs a password.' })];
    expect(selectRefusedFiles(state(page))).toEqual(refused);
    expect(selectRefusedFiles(state(await reload(page)))).toEqual(refused);
  });

  test('that are kept already change nothing', async () => {
    const page = await libraryPage();
    await drop(page, 'a.pdf');
    const { revision } = selectSavedWorks(state(page))[0]!;
    await drop(page, 'a.pdf');
    expect(selectSavedWorks(state(page)).map((work) => work.revision)).toEqual([revision]);
    expect(messages(page)).toContain('"a.pdf" is in the library already');
  });

  test('that cannot be stored at all are refused with the reason', async () => {
    const page = await libraryPage();
    page.platform.workStore.writeFault = 'full';
    await drop(page, 'a.pdf');
    expect(selectRefusedFiles(state(page))[0]?.message).toContain('full');
  });
});

describe('the queue', () => {
  test('reads all articles one after another in the order dropped, out of sight, with one seat', async () => {
    const page = await readingPage();
    const read: (string | null)[] = [];
    page.store.subscribe(() => {
      const hash = selectReadHash(state(page));
      if (hash !== null && read.at(-1) !== hash) read.push(hash);
      expect(openName(page)).toBeUndefined();
    });
    const hashes = await drop(page, 'a.pdf', 'b.pdf', 'c.pdf');
    for (let i = 0; i < 12; i += 1) await settle();
    expect(read).toEqual(hashes);
    expect(selectReadingQueue(state(page))).toEqual([]);
    const isRead = expect.objectContaining({ isRead: true, checkedCount: 0 });
    expect(facts(page)).toEqual({ 'a.pdf': isRead, 'b.pdf': isRead, 'c.pdf': isRead });
    const created = page.platform.server.requests.filter(({ url }) =>
      /\/session/.test(url.pathname),
    );
    expect(created).toEqual([]);
    expect(messages(page)).toEqual([]);
  });

  test('waits while there is no seat', async () => {
    const page = await readingPage();
    page.store.dispatch(
      sessionWaitingReported({ queuePosition: 1, estimatedWaitS: 60, message: 'Wait', at: 0 }),
    );
    const [hash] = await drop(page, 'a.pdf');
    await settle();
    expect(selectReadingQueue(state(page))).toEqual([hash]);
    expect(selectReadHash(state(page))).toBeNull();
  });

  test('goes on while the user works on another article, and neither touches the other', async () => {
    const page = await readingPage();
    const [mine] = await drop(page, 'mine.pdf');
    for (let i = 0; i < 4; i += 1) await settle();
    page.store.dispatch(articleOpenRequested({ hash: mine! }));
    await settle();
    const before = selectAllSegments(state(page));
    const answer = holdReadings(page);
    const [b] = await drop(page, 'b.pdf');
    await settle();
    expect(selectOverlay(state(page))).toBeNull();
    expect(selectReadHash(state(page))).toBe(b);
    expect(selectReadingProgress(state(page))).toEqual({ step: 'readings', read: 0, total: 4 });
    page.store.dispatch(hideIncorrectToggled(true));
    for (let i = 0; i < 8; i += 1) {
      answer();
      await settle();
    }
    expect(selectReadingQueue(state(page))).toEqual([]);
    expect(facts(page)['b.pdf']).toMatchObject({ isRead: true });
    expect(openName(page)).toBe('mine.pdf');
    expect(selectAllSegments(state(page))).toEqual(before);
    const [ofMine, ofB] = [workOf(page, mine!), workOf(page, b!)];
    expect(ofMine.segments).toMatchObject({ hideIncorrect: true, items: before });
    expect(ofB.segments.hideIncorrect).toBe(false);
    expect(ofMine.document.pdfId).not.toBe(ofB.document.pdfId);
  });

  test('reads the article that the user opens on there, from what is read, and then the others', async () => {
    const page = await readingPage();
    readHalf(page);
    const [a] = await drop(page, 'a.pdf', 'b.pdf');
    for (let i = 0; i < 3; i += 1) await settle();
    const { server, workStore } = page.platform;
    const restored: number[] = [];
    page.store.subscribe(() => void restored.push(selectAllStructures(state(page)).length));
    server.on('POST', READ, reading);
    page.store.dispatch(articleOpenRequested({ hash: a! }));
    await settle();
    expect(openName(page)).toBe('a.pdf');
    expect(selectIsReadOnly(state(page))).toBe(false);
    // Opened with what was read out of sight.
    expect(restored.find((count) => count > 0)).toBe(2);
    for (let i = 0; i < 8; i += 1) await settle();
    expect(openName(page)).toBe('a.pdf');
    expect(selectAllStructures(state(page))).toHaveLength(4);
    expect(facts(page)).toMatchObject({ 'a.pdf': { isRead: true }, 'b.pdf': { isRead: true } });
    expect(workStore.asides.size).toBe(0);
  });

  test('leaves nothing running and no lock behind when it is paused, and keeps what was read', async () => {
    const locks = createFakeLocks();
    const platform = createFakePlatform({ locks });
    const page = await readingPage(platform);
    readHalf(page);
    const [a] = await drop(page, 'a.pdf', 'b.pdf');
    for (let i = 0; i < 3; i += 1) await settle();
    expect(selectReadingProgress(state(page))).toEqual({ step: 'readings', read: 2, total: 4 });
    expect(selectQueuePlace(state(page))).toEqual({ place: 1, total: 2 });
    page.store.dispatch(queuePaused(true));
    await settle();
    const { server, workStore } = page.platform;
    expect(selectReadHash(state(page))).toBeNull();
    expect(locks.requestCount).toBe(0);
    expect(workStore.works.get(a!)?.summary.structureCount).toBe(2);
    const asked = server.requests.length;
    await settle(20_000);
    expect(server.requests).toHaveLength(asked);
  });

  test.each([
    ['Extract Text', textExtractionRequested()],
    ['Extract Structures', extractionRequested()],
  ] as const)('waits for what the user has begun in the open article: %s', async (_what, begin) => {
    const page = await libraryPage();
    const [mine, b] = await drop(page, 'mine.pdf', 'b.pdf');
    page.store.dispatch(articleOpenRequested({ hash: mine! }));
    await settle();
    page.platform.server.on('POST', EXTRACT_TEXT, hang);
    page.platform.server.on('POST', EXTRACT_SEGMENTS, hang);
    page.store.dispatch(begin);
    page.store.dispatch(overlayShown('library'));
    page.store.dispatch(readingRequested([b!]));
    await settle();
    expect(openName(page)).toBe('mine.pdf');
    expect(selectReadHash(state(page))).toBeNull();
    page.store.dispatch(textExtractionCancelRequested());
    page.store.dispatch(extractionCancelRequested());
    await settle(500);
    expect(selectReadHash(state(page))).toBe(b);
  });

  test('can be paused, put in another order, and left', async () => {
    const page = await libraryPage();
    const [a, b, c] = await drop(page, 'a.pdf', 'b.pdf', 'c.pdf');
    page.store.dispatch(queuePaused(true));
    page.store.dispatch(readingRequested([a!, b!, c!]));
    await settle();
    expect(selectReadHash(state(page))).toBeNull();
    page.store.dispatch(articlePutFirst(c!));
    page.store.dispatch(readingCancelRequested(a!));
    expect(selectReadingQueue(state(page))).toEqual([c, b]);
  });

  test('goes on where it was after a reload', async () => {
    const page = await readingPage();
    holdReadings(page);
    const [a, b] = await drop(page, 'a.pdf', 'b.pdf');
    await settle();
    expect(selectReadHash(state(page))).toBe(a);
    const next = await reload(page);
    for (let i = 0; i < 10; i += 1) await settle();
    expect(selectReadingQueue(state(next))).toEqual([]);
    expect(facts(next)['b.pdf']).toMatchObject({ isRead: true });
    expect(b).toBeDefined();
  });

  test('goes on with the next if an article cannot be read, and says why', async () => {
    const page = await readingPage();
    let count = 0;
    page.platform.server.on('POST', '/extract_segments', () => {
      count += 1;
      return new Response('{"detail": "It is too dark."}', { status: 422 });
    });
    const [a] = await drop(page, 'a.pdf', 'b.pdf');
    for (let i = 0; i < 8; i += 1) await settle();
    expect(count).toBe(2);
    expect(selectReadFailure(state(page), a!)).toBe('It is too dark.');
    expect(selectReadingQueue(state(page))).toEqual([]);
    page.store.dispatch(queuePaused(true));
    page.store.dispatch(readingRequested([a!]));
    expect(selectReadFailure(state(page), a!)).toBeUndefined();
  });

  describe('whose store does not give an article in time', () => {
    const LATE = { ok: false, fault: { kind: 'late', message: 'No answer.' } } as const;
    async function pageWithOneWaiting() {
      const page = await readingPage();
      page.store.dispatch(queuePaused(true));
      const [a] = await drop(page, 'a.pdf');
      await settle();
      const get = jest.spyOn(page.platform.workStore, 'get');
      return { page, a: a!, get };
    }

    test('opens it once more, and reads it', async () => {
      const { page, a, get } = await pageWithOneWaiting();
      get.mockResolvedValueOnce(LATE);
      page.store.dispatch(queuePaused(false));
      for (let i = 0; i < 6; i += 1) await settle();
      expect(selectReadFailure(state(page), a)).toBeUndefined();
      expect(facts(page)['a.pdf']).toMatchObject({ isRead: true });
    });

    test('says so in the end, and goes on', async () => {
      const { page, a, get } = await pageWithOneWaiting();
      get.mockResolvedValue(LATE);
      page.store.dispatch(queuePaused(false));
      for (let i = 0; i < 6; i += 1) await settle();
      expect(selectReadFailure(state(page), a)).toBe('It could not be opened.');
      expect(selectReadingQueue(state(page))).toEqual([]);
    });
  });
});

describe('work that another one gives way to', () => {
  test('is set aside, if it was stored while the PDF of the same article was taken in', async () => {
    const page = await readingPage();
    const [hash] = await drop(page, 'a.pdf');
    for (let i = 0; i < 4; i += 1) await settle();
    const { workStore } = page.platform;
    const mine = workStore.works.get(hash!)!.snapshot;
    jest.spyOn(workStore, 'get').mockResolvedValueOnce({ ok: true, value: undefined });
    await drop(page, 'a.pdf');
    expect([...workStore.asides.values()]).toMatchObject([{ hash, record: { snapshot: mine } }]);
  });

  test('is not written over unread, if the store cannot be read', async () => {
    const page = await libraryPage();
    const [hash] = await drop(page, 'a.pdf');
    const { workStore } = page.platform;
    const { revision } = workStore.works.get(hash!)!.summary;
    const fault = { kind: 'late', message: 'No answer.' } as const;
    jest.spyOn(workStore, 'get').mockResolvedValueOnce({ ok: false, fault });
    await drop(page, 'a.pdf');
    expect(workStore.works.get(hash!)?.summary.revision).toBe(revision);
    expect(selectRefusedFiles(state(page))).toMatchObject([{ message: 'No answer.' }]);
  });
});

describe('while the services are in trouble, the queue', () => {
  test.each([
    ['cannot be reached', refuseConnection],
    ['answer 503', () => new Response('{"detail": "Busy."}', { status: 503 })],
    ['answer 429', () => new Response('{"detail": "Too many."}', { status: 429 })],
  ])('keeps all articles and reads them afterwards: they %s', async (_what, refuse) => {
    const page = await readingPage();
    const { server } = page.platform;
    let tries = 0;
    server.on('POST', EXTRACT_SEGMENTS, (request) => {
      tries += 1;
      return refuse(request);
    });
    const hashes = await drop(page, 'a.pdf', 'b.pdf');
    await settle(20_000);
    expect(selectReadingQueue(state(page))).toEqual(hashes);
    // After 2, 4 and 8 s.
    expect(tries).toBe(4);
    answerAll(server);
    for (let i = 0; i < 12; i += 1) await settle(5_000);
    expect(selectReadingQueue(state(page))).toEqual([]);
    expect(facts(page)['a.pdf']).toMatchObject({ isRead: true });
  });

  test('gives an article up in the end that troubles them by itself', async () => {
    const page = await readingPage();
    page.platform.server.on(
      'POST',
      EXTRACT_SEGMENTS,
      () => new Response('{"detail": "Crashed."}', { status: 500 }),
    );
    const [a, b] = await drop(page, 'a.pdf', 'b.pdf');
    for (let i = 0; i < 34; i += 1) await settle(10_000);
    expect(selectReadFailure(state(page), a!)).toBe('Crashed.');
    expect(selectReadingQueue(state(page))).toEqual([b]);
  });
});

test('from the review of one article, the next with drawings left to check is reviewed', async () => {
  const page = await readingPage();
  const [a, b] = await drop(page, 'a.pdf', 'b.pdf');
  for (let i = 0; i < 8; i += 1) await settle();
  page.store.dispatch(articleOpenRequested({ hash: a!, review: {} }));
  await settle();
  expect(page.platform.address.fragment()).toBe('#/review');
  expect(selectNextToCheck(state(page))?.hash).toBe(b);
  page.store.dispatch(articleOpenRequested({ hash: b!, review: {} }));
  await settle();
  expect(openName(page)).toBe('b.pdf');
  expect(selectReviewView(state(page))).toBe('drawings');
});

describe('removing', () => {
  test('hides an article at once, and removes it when it can no longer be undone', async () => {
    const page = await libraryPage();
    const [a, b] = await drop(page, 'a.pdf', 'b.pdf');
    page.store.dispatch(removalRequested([a!]));
    await settle(1_000);
    expect(selectArticles(state(page)).map(({ hash }) => hash)).toEqual([b]);
    expect(stored(page)).toEqual([a, b]);
    await settle(10_000);
    expect(stored(page)).toEqual([b]);
    expect(selectRemoving(state(page))).toEqual([]);
  });

  test('can be undone', async () => {
    const page = await libraryPage();
    const [a] = await drop(page, 'a.pdf');
    page.store.dispatch(removalRequested([a!]));
    await settle(9_000);
    page.store.dispatch(removalUndone([a!]));
    await settle(10_000);
    expect(selectArticles(state(page)).map(({ hash }) => hash)).toEqual([a]);
    expect(stored(page)).toEqual([a]);
  });

  test('of the open article is not taken back by leaving the library', async () => {
    const page = await libraryPage();
    const [a] = await drop(page, 'a.pdf');
    page.store.dispatch(articleOpenRequested({ hash: a! }));
    await settle();
    page.store.dispatch(overlayShown('library'));
    page.store.dispatch(removalRequested([a!]));
    page.store.dispatch(overlayHidden());
    await settle();
    expect(openName(page)).toBeUndefined();
    await settle(10_000);
    expect(stored(page)).toEqual([]);
  });

  test('ends for an article that is opened again, and goes on for the others', async () => {
    const page = await libraryPage();
    const [a, b] = await drop(page, 'a.pdf', 'b.pdf');
    page.store.dispatch(removalRequested([a!, b!]));
    await settle(1_000);
    page.store.dispatch(savedWorkOpenRequested({ hash: a! }));
    await settle(1_000);
    expect(openName(page)).toBe('a.pdf');
    expect(selectRemoving(state(page))).toEqual([b]);
    await settle(10_000);
    expect(stored(page)).toEqual([a]);
  });

  test('of an article that is being opened closes it, and removes it', async () => {
    const page = await libraryPage();
    const [a] = await drop(page, 'a.pdf');
    page.store.dispatch(savedWorkOpenRequested({ hash: a! }));
    page.store.dispatch(removalRequested([a!]));
    await settle();
    expect(openName(page)).toBeUndefined();
    await settle(10_000);
    expect(stored(page)).toEqual([]);
  });

  test('that is undone leaves other removals alone', async () => {
    const page = await libraryPage();
    const [a, b] = await drop(page, 'a.pdf', 'b.pdf');
    page.store.dispatch(removalRequested([a!]));
    page.store.dispatch(removalRequested([b!]));
    page.store.dispatch(removalUndone([b!]));
    await settle(12_000);
    expect(stored(page)).toEqual([b]);
  });

  test('ends for an article that is dropped again', async () => {
    const page = await libraryPage();
    const [a, b] = await drop(page, 'a.pdf', 'b.pdf');
    page.store.dispatch(removalRequested([a!, b!]));
    await settle(1_000);
    await drop(page, 'a.pdf');
    await settle(12_000);
    expect(stored(page)).toEqual([a]);
    expect(selectArticles(state(page)).map(({ hash }) => hash)).toEqual([a]);
  });

  test('does not wait for the page to be left', async () => {
    const page = await libraryPage();
    const [a] = await drop(page, 'a.pdf');
    page.store.dispatch(removalRequested([a!]));
    page.platform.lifecycle.emit({ kind: 'leaving', persisted: false });
    await settle(0);
    expect(stored(page)).toEqual([]);
  });
});

test('freeing space drops the PDF of an article and keeps its work', async () => {
  const page = await libraryPage();
  const [a] = await drop(page, 'a.pdf');
  page.store.dispatch(spaceFreeRequested([a!]));
  await settle();
  expect(page.platform.workStore.works.get(a!)?.file).toBeUndefined();
  expect(selectSavedWorks(state(page))).toMatchObject([{ hash: a, hasNoFile: true }]);
});

describe('articles that a full store could not take are written', () => {
  async function fullPage() {
    const platform = createFakePlatform();
    Object.assign(platform.workStore, keepInMemory({ ...platform.workStore }));
    const page = await libraryPage(platform);
    const [old] = await drop(page, 'old.pdf');
    platform.workStore.writeFault = 'full';
    const [late] = await drop(page, 'late.pdf');
    expect(selectSavedWorks(state(page)).map(({ unsaved }) => unsaved)).toContainEqual(
      expect.any(String),
    );
    platform.workStore.writeFault = undefined;
    return { page, old: old!, late: late! };
  }
  const unsaved = (page: LibraryTestPage) =>
    selectSavedWorks(state(page)).filter((work) => work.unsaved !== undefined);

  test('when space was freed', async () => {
    const { page, old, late } = await fullPage();
    page.store.dispatch(spaceFreeRequested([old]));
    await settle();
    expect(stored(page)).toEqual([old, late]);
    expect(unsaved(page)).toEqual([]);
  });

  test('when another was removed', async () => {
    const { page, old, late } = await fullPage();
    page.store.dispatch(removalRequested([old]));
    await settle(11_000);
    expect(stored(page)).toEqual([late]);
    expect(unsaved(page)).toEqual([]);
  });
});

test('freeing space leaves the open article its PDF', async () => {
  const page = await libraryPage();
  const [a] = await drop(page, 'a.pdf');
  page.store.dispatch(articleOpenRequested({ hash: a! }));
  await settle();
  page.store.dispatch(spaceFreeRequested([a!]));
  await settle();
  expect(page.platform.workStore.works.get(a!)?.file).toBeDefined();
});

test('freeing space tells which PDFs could not be dropped', async () => {
  const page = await libraryPage();
  const hashes = await drop(page, 'a.pdf', 'b.pdf');
  const fault = { kind: 'failed', message: 'It is broken.' } as const;
  jest.spyOn(page.platform.workStore, 'dropFile').mockResolvedValue({ ok: false, fault });
  page.store.dispatch(spaceFreeRequested(hashes));
  await settle();
  expect(messages(page)).toContain('The PDF of 2 articles could not be dropped');
});

test('a search finds a drawing by its structure, which leads to it in the review', async () => {
  const page = await readingPage();
  const [a] = await drop(page, 'a.pdf');
  for (let i = 0; i < 4; i += 1) await settle();
  page.store.dispatch(searchRequested('CCO'));
  await settle();
  const hits = selectLibrarySearch(state(page))?.hits ?? [];
  expect(hits).toHaveLength(4);
  const { segmentId } = hits[1]!;
  page.store.dispatch(articleOpenRequested({ hash: a!, review: { segmentId: segmentId! } }));
  await settle();
  expect(selectReviewedId(state(page))).toBe(segmentId);
  page.store.dispatch(searchRequested(''));
  await settle();
  expect(selectLibrarySearch(state(page))).toBeNull();
});

describe('a library file', () => {
  /** A page with an article that was read, and the file that it wrote. */
  async function packed() {
    const page = await readingPage();
    const [hash] = await drop(page, 'a.pdf');
    for (let i = 0; i < 4; i += 1) await settle();
    page.store.dispatch(packingRequested({ hashes: [hash!], withPdfs: true }));
    await settle();
    const file = page.platform.saved.at(-1)!;
    expect(file.name).toMatch(/^marcus-article_a_\d{4}-\d\d-\d\d\.tar$/);
    return { page, hash: hash!, file: file.content };
  }

  async function importInto(page: LibraryTestPage, file: Blob) {
    const { blobId } = page.platform.blobs.add(file);
    page.store.dispatch(importRequested({ blobId, name: 'library.tar' }));
    await settle();
    return blobId;
  }

  async function openIn(page: LibraryTestPage, file: Blob) {
    const { blobId } = page.platform.blobs.add(file);
    page.store.dispatch(importRequested({ blobId, name: 'shared.tar', isOpening: true }));
    await settle();
  }

  test('brings an article with all work to another machine', async () => {
    const { page, hash, file } = await packed();
    const other = await libraryPage();
    await importInto(other, file);
    const [here, there] = [page, other].map(({ platform }) => platform.workStore.works.get(hash));
    expect(there?.snapshot).toEqual(here?.snapshot);
    expect(await there?.file?.text()).toBe('%PDF-1.7 a.pdf');
    expect(there?.summary).toMatchObject({ name: 'a.pdf', facts: here?.summary.facts });
    expect(messages(other)).toContain('Library imported: 1 added');
  });

  test('changes nothing where the same work is', async () => {
    const { page, file } = await packed();
    await importInto(page, file);
    expect(selectConflict(state(page))).toBeNull();
    expect(messages(page)).toContain('Library imported: 1 already here');
  });

  test('ends the removal of an article that it brings again', async () => {
    const { page, hash, file } = await packed();
    page.store.dispatch(removalRequested([hash]));
    await importInto(page, file);
    await settle(12_000);
    expect(stored(page)).toEqual([hash]);
    expect(selectArticles(state(page)).map((work) => work.hash)).toEqual([hash]);
  });

  test.each([
    ['mine', 'kept as they are here', true, 0],
    ['theirs', 'replaced, yours set aside', false, 1],
    ['both', 'set aside beside yours', true, 1],
  ] as const)('asks where there is other work: %s', async (choice, words, isMine, asides) => {
    const { hash, file } = await packed();
    const page = await libraryPage();
    await drop(page, 'a.pdf');
    const mine = page.platform.workStore.works.get(hash)!.snapshot;
    const blobId = await importInto(page, file);
    expect(selectConflict(state(page))).toMatchObject({ hash, there: { checkedCount: 0 } });
    page.store.dispatch(conflictSettled({ choice, forAll: false }));
    await settle();
    const { works, asides: aside } = page.platform.workStore;
    expect(works.get(hash)!.snapshot === mine).toBe(isMine);
    expect(aside.size).toBe(asides);
    expect(messages(page)).toContain(`Library imported: 1 ${words}`);
    expect(page.platform.blobs.get(blobId)).toBeUndefined();
    expect(selectConflict(state(page))).toBeNull();
  });

  test('that is taken sets aside what was written while the user was asked', async () => {
    const { hash, file } = await packed();
    const page = await libraryPage();
    await drop(page, 'a.pdf');
    await importInto(page, file);
    const { works, asides } = page.platform.workStore;
    const mine = works.get(hash)!;
    const snapshot = { version: 3, written: 'meanwhile' };
    works.set(hash, { ...mine, snapshot, summary: { ...mine.summary, revision: 'later' } });
    page.store.dispatch(conflictSettled({ choice: 'theirs', forAll: false }));
    await settle();
    expect([...asides.values()]).toMatchObject([{ hash, record: { snapshot } }]);
  });

  test('that is taken for the open article is on the screen, with the last changes set aside', async () => {
    const { hash, file } = await packed();
    const page = await libraryPage();
    await drop(page, 'a.pdf');
    page.store.dispatch(articleOpenRequested({ hash }));
    await settle();
    page.store.dispatch(overlayShown('library'));
    await importInto(page, file);
    page.store.dispatch(hideIncorrectToggled(true));
    page.store.dispatch(conflictSettled({ choice: 'theirs', forAll: false }));
    await settle();
    page.store.dispatch(overlayHidden());
    await settle();
    expect(openName(page)).toBe('a.pdf');
    expect(selectAllSegments(state(page))).toHaveLength(4);
    const { works, asides } = page.platform.workStore;
    expect(works.get(hash)?.summary.segmentCount).toBe(4);
    expect([...asides.values()]).toMatchObject([
      { record: { snapshot: { work: { segments: { items: [], hideIncorrect: true } } } } },
    ]);
  });

  test('that is taken does not close work on the screen that is not saved', async () => {
    const { hash, file } = await packed();
    const page = await libraryPage();
    await drop(page, 'a.pdf');
    page.store.dispatch(articleOpenRequested({ hash }));
    await settle();
    page.store.dispatch(overlayShown('library'));
    await importInto(page, file);
    page.platform.workStore.writeFault = 'failed';
    page.store.dispatch(hideIncorrectToggled(true));
    await settle();
    page.platform.workStore.writeFault = undefined;
    page.store.dispatch(conflictSettled({ choice: 'theirs', forAll: false }));
    await settle();
    expect(openName(page)).toBe('a.pdf');
    expect(messages(page)).toContain('One article was refused');
  });

  test('gives an article its PDF back that was dropped to free space', async () => {
    const { hash, file } = await packed();
    const other = await libraryPage();
    await importInto(other, file);
    other.store.dispatch(spaceFreeRequested([hash]));
    await settle();
    await importInto(other, file);
    const { works, asides } = other.platform.workStore;
    expect(await works.get(hash)?.file?.text()).toBe('%PDF-1.7 a.pdf');
    expect(selectSavedWorks(state(other))[0]).not.toHaveProperty('hasNoFile');
    expect(messages(other)).toContain('Library imported: 1 given back the PDF');
    expect(asides.size).toBe(0);
  });

  test('adds only pictures that belong to its work', async () => {
    const { page, hash } = await packed();
    const saved = page.platform.workStore.works.get(hash)!;
    const { filename } = workOf(page, hash).segments.items[0]!;
    const images = new Map([filename, 'stray.png'].map((name) => [name, new Blob(['png'])]));
    page.platform.workStore.works.set(hash, { ...saved, images });
    page.store.dispatch(packingRequested({ hashes: [hash], withPdfs: true }));
    await settle();
    const other = await libraryPage();
    await importInto(other, page.platform.saved.at(-1)!.content);
    expect([...other.platform.workStore.works.get(hash)!.images.keys()]).toEqual([filename]);
  });

  test('of one article leaves the PDF out unless it is wanted', async () => {
    const { page, hash } = await packed();
    page.store.dispatch(packingRequested({ hashes: [hash], withPdfs: false }));
    await settle();
    const other = await libraryPage();
    await importInto(other, page.platform.saved.at(-1)!.content);
    const [here, there] = [page, other].map(({ platform }) => platform.workStore.works.get(hash));
    expect(there?.snapshot).toEqual(here?.snapshot);
    expect(await there?.file?.text()).toBeFalsy();
    expect(selectSavedWorks(state(other))).toMatchObject([{ hash, hasNoFile: true }]);
  });

  test('without the PDF leaves the one that is here in place', async () => {
    const { page, hash } = await packed();
    page.store.dispatch(packingRequested({ hashes: [hash], withPdfs: false }));
    await settle();
    const other = await libraryPage();
    await drop(other, 'a.pdf');
    await importInto(other, page.platform.saved.at(-1)!.content);
    other.store.dispatch(conflictSettled({ choice: 'theirs', forAll: false }));
    await settle();
    expect(await other.platform.workStore.works.get(hash)?.file?.text()).toBe('%PDF-1.7 a.pdf');
  });

  test('that was opened and holds one article shows it; several stay a library', async () => {
    const { page, hash, file } = await packed();
    const one = await libraryPage();
    await openIn(one, file);
    expect(openName(one)).toBe('a.pdf');
    expect(selectOverlay(state(one))).toBeNull();
    const [second] = await drop(page, 'b.pdf');
    await settle();
    page.store.dispatch(packingRequested({ hashes: [hash, second!], withPdfs: true }));
    await settle();
    const two = await libraryPage();
    await openIn(two, page.platform.saved.at(-1)!.content);
    expect(stored(two)).toHaveLength(2);
    expect(selectOverlay(state(two))).toBe('library');
  });

  test('that came while another is imported is taken in after it', async () => {
    const { file } = await packed();
    const other = await libraryPage();
    for (const name of ['1.tar', '2.tar']) {
      const { blobId } = other.platform.blobs.add(file);
      other.store.dispatch(importRequested({ blobId, name }));
    }
    await settle();
    expect(messages(other)).toEqual(
      expect.arrayContaining(['Library imported: 1 added', 'Library imported: 1 already here']),
    );
    expect(other.platform.blobs.size).toBe(0);
  });

  describe('that a link names', () => {
    test('is fetched from beside the page, imported and shown', async () => {
      const { file } = await packed();
      const platform = createFakePlatform();
      platform.server.on('GET', '/course/lesson%203.tar', () => new Response(file));
      const other = await libraryPage(platform);
      platform.address.type('#/open?file=course/lesson%203.tar');
      await settle();
      expect(openName(other)).toBe('a.pdf');
      expect(selectOverlay(state(other))).toBeNull();
    });

    test('says why it could not be fetched', async () => {
      const platform = createFakePlatform();
      platform.server.on('GET', '/lesson.tar', () => new Response('', { status: 404 }));
      const other = await libraryPage(platform);
      platform.address.type('#/open?file=lesson.tar');
      await settle();
      expect(messages(other)).toContain('"lesson.tar" could not be fetched');
      expect(stored(other)).toEqual([]);
    });
  });

  test('that is none is refused with the reason', async () => {
    const page = await libraryPage();
    await importInto(page, new Blob(['not a library']));
    expect(messages(page)).toContain('"library.tar" cannot be imported');
    expect(stored(page)).toEqual([]);
  });

  test('whose work cannot be read in full adds nothing', async () => {
    const { page, hash } = await packed();
    const saved = page.platform.workStore.works.get(hash)!;
    page.platform.workStore.works.set(hash, { ...saved, snapshot: { version: 3, work: {} } });
    page.store.dispatch(packingRequested({ hashes: [hash], withPdfs: true }));
    await settle();
    const other = await libraryPage();
    await importInto(other, page.platform.saved.at(-1)!.content);
    expect(stored(other)).toEqual([]);
    expect(messages(other)).toContain('One article was refused');
  });
});

test('the compounds of several articles are exported together, each marked where else it is', async () => {
  const page = await readingPage();
  const hashes = await drop(page, 'a.pdf', 'b.pdf');
  for (let i = 0; i < 8; i += 1) await settle();
  page.store.dispatch(combinedExportRequested({ hashes, format: 'csv' }));
  await settle();
  const { name, content } = page.platform.saved.at(-1)!;
  // Without InChIKeys each drawing is a compound of its own.
  expect(name).toMatch(/^marcus-library_8-compounds_.*\.csv$/);
  const [, ...rows] = (await content.text()).trim().split('\r\n');
  const ends = rows.map((row) => `${row.split(',').at(0)} also in ${row.split(',').at(-1)}`);
  expect(ends).toEqual([
    ...Array<string>(4).fill('a.pdf also in b.pdf'),
    ...Array<string>(4).fill('b.pdf also in a.pdf'),
  ]);
  expect(messages(page).at(-1)).toMatch(/no InChIKeys/);
});

test('an export counts the articles that it has read, and the structures that are known', async () => {
  const page = await readingPage();
  const hashes = await drop(page, 'a.pdf', 'b.pdf');
  for (let i = 0; i < 8; i += 1) await settle();
  page.platform.server.on('GET', /chem\/limits/, () => new Response('{"max_structures": 50}'));
  const told = new Set<string>();
  page.store.subscribe(() => {
    const task = selectLibraryTask(state(page));
    if (task) told.add(`${task.kind} ${task.done}/${task.total}`);
  });
  page.store.dispatch(combinedExportRequested({ hashes, format: 'csv' }));
  await settle();
  expect([...told]).toEqual([
    ...['exporting 0/2', 'exporting 1/2', 'exporting 2/2'],
    expect.stringMatching(/^identifying 0\//),
  ]);
});

test('what was read of an article for a search is forgotten when it is removed', async () => {
  const page = await libraryPage();
  const [a] = await drop(page, 'a.pdf', 'b.pdf');
  const works = selectSavedWorks(state(page));
  page.store.dispatch(searchRequested('tea'));
  await settle();
  const read = jest.spyOn(page.platform.workStore, 'get');
  page.store.dispatch(worksRemoved({ hashes: [a!] }));
  page.store.dispatch(worksListed(works));
  page.store.dispatch(searchRequested('leaves'));
  await settle();
  expect(read.mock.calls).toEqual([[a]]);
});

test('a duplicated tab does not read the queue of the original, which keeps it on a reload', async () => {
  const tabs = createFakeTabs();
  const platform = createFakePlatform({}, tabs);
  const page = await readingPage(platform);
  page.store.dispatch(queuePaused(true));
  const hashes = await drop(page, 'a.pdf', 'b.pdf');
  await settle();
  const tabStorage = createFakeStorage();
  tabStorage.set('marcus.library', platform.tabStorage.get('marcus.library') ?? '');
  const copy = await libraryPage(createFakePlatform({ tabStorage }, tabs));
  expect(selectReadingQueue(state(copy))).toEqual([]);
  expect(tabStorage.get('marcus.library')).toBeNull();
  const again = await reload(page, tabs);
  expect(selectReadingQueue(state(again))).toEqual(hashes);
});

test('of two tabs that find the same queue at once, exactly one reads it', async () => {
  const page = await libraryPage();
  page.store.dispatch(queuePaused(true));
  const [a] = await drop(page, 'a.pdf');
  page.store.dispatch(readingRequested([a!]));
  await settle();
  const kept = page.platform.tabStorage.get('marcus.library') ?? '';
  const tabs = createFakeTabs();
  const both = await Promise.all(
    ['1', '2'].map((digit) => {
      const tabStorage = createFakeStorage();
      tabStorage.set('marcus.library', kept);
      const uuid = () => `${digit}0000000-0000-4000-8000-000000000000`;
      const ids = { uuid, random: () => 0.5 };
      return libraryPage(createFakePlatform({ tabStorage, ids }, tabs));
    }),
  );
  expect(both.map((each) => selectReadingQueue(state(each)))).toEqual([[a], []]);
});

test('what a tab stored for the queue is checked before it is used', async () => {
  const platform = createFakePlatform();
  platform.tabStorage.set('marcus.library', '{"queue": ["<b>"], "isPaused": 3}');
  const page = await libraryPage(platform);
  expect(selectReadingQueue(state(page))).toEqual([]);
  expect(selectIsPaused(state(page))).toBe(false);
});
