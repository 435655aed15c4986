/** @jest-environment node */
import { segmentsApi } from '@/api/segments';
import { boxesRemoveRequested, boxesSaga } from '@/features/boxes';
import {
  documentClosed,
  documentOpened,
  doiLookedUp,
  readingReceived,
  selectAllSegments,
  selectAllStructures,
  selectExtractedText,
} from '@/article';
import { historySaga, undoRequested } from '@/features/history';
import { selectNotices } from '@/features/notices';
import { segmentImageOf, selectExtraction } from '@/features/segments';
import {
  fieldEdited,
  selectReceipts,
  selectSubmissionDrafts,
  submissionOpened,
  submitted,
} from '@/features/submission';
import { openDocument, pdfFile, receiveSegments } from '@/testing/builders';
import { flush } from '@/testing/flush';
import type { TestStore } from '@/testing/makeTestStore';
import {
  selectEarlierWork,
  selectHeld,
  selectSavedWorks,
  selectSaving,
} from './savedWork.selectors';
import {
  clearingRequested,
  earlierWorkRequested,
  savedWorkOpenRequested,
  startOverRequested,
  savedWorkRemovalRequested,
} from './savedWork.slice';
import { selectSegmentImageBlobs } from './segmentImageCache';
import {
  choose,
  loadPage,
  messages,
  nextDay,
  opened,
  pageOfNextDay,
  pageWithWork,
  PDF_ID,
  receiveText,
  reload,
  saving,
  select,
  settle,
  useFakeTimersInEachTest,
  version,
  workOn,
} from './testing/page';

useFakeTimersInEachTest();

describe('what is saved', () => {
  test('is the file, the cut-outs and all work on the article', async () => {
    const { page: test, hash } = await pageWithWork();
    const saved = test.platform.workStore.works.get(hash)!;
    expect(saved.summary).toMatchObject({ segmentCount: 4, structureCount: 1, name: 'paper.pdf' });
    expect(await saved.file!.text()).toBe('%PDF-1.7 paper.pdf');
    expect(saved.images.size).toBe(4);
    expect(saving(test)).toBe('saved');
    expect(selectSavedWorks(test.store.getState())).toEqual([saved.summary]);
  });

  test('is written once: a later change writes neither file nor cut-outs again', async () => {
    const { page: test } = await pageWithWork();
    const writes = test.platform.workStore.writes.length;
    select(test, 0);
    await settle();
    const last = test.platform.workStore.writes.at(-1)!;
    expect(test.platform.workStore.writes).toHaveLength(writes + 1);
    expect(last.file).toBeUndefined();
    expect(last.images.size).toBe(0);
  });

  test('keeps the picture of a removed drawing, which undo brings back', async () => {
    const { page: test, hash } = await pageWithWork();
    test.runSaga(boxesSaga);
    const [removed] = selectAllSegments(test.store.getState());
    test.store.dispatch(boxesRemoveRequested({ segmentIds: [removed!.id] }));
    await settle();
    const saved = test.platform.workStore.works.get(hash)!;
    expect(saved.summary.segmentCount).toBe(3);
    expect([...saved.images.keys()]).toContain(removed!.filename);

    const reloaded = await nextDay(test);
    reloaded.runSaga(historySaga);
    await choose(reloaded);
    await settle();
    reloaded.store.dispatch(undoRequested());
    await settle();
    const [back] = selectAllSegments(reloaded.store.getState());
    expect(selectSegmentImageBlobs(reloaded.store.getState(), [back!]).size).toBe(1);
  });

  test('is not written again if nothing in the work has changed', async () => {
    const { page: test } = await pageWithWork();
    const writes = test.platform.workStore.writes.length;
    test.store.dispatch({ type: 'something/else' });
    await settle(60_000);
    expect(test.platform.workStore.writes).toHaveLength(writes);
  });

  test('has the size of its file, its cut-outs and the work together', async () => {
    const { page, hash } = await pageWithWork();
    const { summary, file, images, snapshot } = page.platform.workStore.works.get(hash)!;
    const cutOuts = [...images.values()].reduce((bytes, { size }) => bytes + size, 0);
    expect(cutOuts).toBeGreaterThan(0);
    expect(summary.size).toBe(file!.size + cutOuts + JSON.stringify(snapshot).length);
  });

  test('counts the existing structures, not the readings without one', async () => {
    const { page, hash } = await pageWithWork();
    const [, second] = selectAllSegments(page.store.getState());
    const failed = { ...version(''), error: 'Nothing was recognised' };
    page.store.dispatch(readingReceived({ segment: second!, version: failed }));
    await settle();
    expect(selectAllStructures(page.store.getState())).toHaveLength(2);
    expect(page.platform.workStore.works.get(hash)?.summary.structureCount).toBe(1);
  });

  test('contains no secret', async () => {
    const test = loadPage();
    test.platform.secrets.setSessionId('secret-session');
    test.platform.secrets.setCoconutToken('secret-token');
    const hash = await workOn(test);
    expect(JSON.stringify(test.platform.workStore.works.get(hash))).not.toMatch(/secret-/);
  });
});

describe('when it is saved', () => {
  test('once changes have settled, not at each', async () => {
    const test = loadPage();
    await openDocument(test);
    receiveSegments(test, 4);
    for (const i of [0, 1, 2, 3] as const) {
      await settle(500);
      select(test, i);
    }
    expect(test.platform.workStore.writes).toHaveLength(0);
    await settle();
    expect(test.platform.workStore.writes).toHaveLength(1);
  });

  test('after at most five seconds while changes continue', async () => {
    const test = loadPage();
    await openDocument(test);
    receiveSegments(test, 4);
    for (let i = 0; i < 11; i += 1) {
      select(test, 0, i % 2 === 0);
      await settle(500);
    }
    expect(test.platform.workStore.writes.length).toBeGreaterThan(0);
  });

  test('at once when the page is hidden', async () => {
    const test = loadPage();
    await openDocument(test);
    receiveText(test);
    await flush(100);
    test.platform.lifecycle.emit({ kind: 'hidden' });
    await flush(100);
    expect(test.platform.workStore.works.size).toBe(1);
  });

  test.each([
    ['at once when the page is left', { kind: 'leaving', persisted: false }, 1],
    ['not before it has settled when the tab is looked at', { kind: 'visible' }, 0],
  ] as const)('%s', async (_when, event, writes) => {
    const test = loadPage();
    await openDocument(test);
    receiveText(test);
    await flush(100);
    test.platform.lifecycle.emit(event);
    await flush(100);
    expect(test.platform.workStore.writes).toHaveLength(writes);
  });

  test('not at all if a file was only looked at', async () => {
    const test = loadPage();
    await openDocument(test);
    await flush(100);
    test.store.dispatch(documentClosed());
    await settle();
    expect(test.platform.workStore.writes).toEqual([]);
  });

  test('when the document is closed before anything of it was saved, if there are results', async () => {
    const test = loadPage();
    const { hash } = await openDocument(test);
    receiveText(test);
    await flush();
    test.store.dispatch(documentClosed());
    await settle();
    expect(test.platform.workStore.works.get(hash)?.snapshot).toMatchObject({
      work: { text: { extracted: { content: 'Quercetin from leaves' } } },
    });
    expect(saving(test)).toBe('idle');
    expect(selectSavedWorks(test.store.getState())).toMatchObject([{ hash }]);
  });

  test('when a document without results is closed, if it is stored', async () => {
    const test = loadPage();
    const { hash } = await openDocument(test);
    await settle();
    const doi = { status: 'found', doi: '10.1000/x' } as const;
    test.store.dispatch(doiLookedUp({ pdfId: PDF_ID, doi }));
    await flush();
    test.store.dispatch(documentClosed());
    await settle();
    expect(test.platform.workStore.works.get(hash)?.snapshot).toMatchObject({
      work: { document: { doi: '10.1000/x' } },
    });
  });

  test('under its own key if another article is opened before it has settled', async () => {
    const test = loadPage();
    const { hash } = await openDocument(test);
    await settle();
    receiveText(test);
    await flush();
    const other = await openDocument(test, { name: 'other.pdf', pdfId: '1700000000001' });
    await settle();
    const { works } = test.platform.workStore;
    expect(works.get(hash)?.snapshot).toMatchObject({
      work: { text: { extracted: { content: 'Quercetin from leaves' } } },
    });
    expect(works.get(other.hash)?.snapshot).toMatchObject({ work: { text: { extracted: null } } });
    expect(saving(test)).toBe('saved');
  });

  test('never again once the document is closed, and nothing is left running', async () => {
    const { page: test } = await pageWithWork();
    test.store.dispatch(documentClosed());
    await flush(100);
    const writes = test.platform.workStore.writes.length;
    await settle(60_000);
    expect(test.platform.workStore.writes).toHaveLength(writes);
    expect(test.platform.lifecycle.listenerCount).toBe(0);
    expect(saving(test)).toBe('idle');
    await test.stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a reload of the tab', () => {
  test('restores everything, and requests no picture from the services', async () => {
    const { page: before } = await pageWithWork();
    const work = before.store.getState();
    const page = await reload(before);
    const state = page.store.getState();
    expect(opened(page)).toMatchObject({ pdfId: PDF_ID, pageCount: 3 });
    expect(page.platform.files.get(opened(page)!.file.fileId)).toBeDefined();
    expect(selectExtractedText(state)).toEqual(selectExtractedText(work));
    expect(selectAllSegments(state)).toEqual(selectAllSegments(work));
    expect(state.article.segments.selected).toEqual({ 'page-0-segment-1': true });
    expect(state.runs.segmentation.heldByServices).toBe(false);
    expect(selectAllStructures(state)).toEqual(selectAllStructures(work));
    expect(selectAllStructures(state)[0]?.history).toHaveLength(1);
    expect(page.platform.server.requestsTo(/get_segment_image/)).toHaveLength(0);
    const [segment] = selectAllSegments(state);
    const { data } = segmentsApi.endpoints.getSegmentImage.select(segmentImageOf(segment!))(state);
    expect(await page.platform.blobs.get(data!.blobId)?.text()).toContain('page_0_0');
  });

  test('keeps the cut-outs for longer than unused answers', async () => {
    const { page: before } = await pageWithWork();
    const page = await reload(before);
    await settle(600_000);
    expect(page.platform.blobs.size).toBe(4);
    page.store.dispatch(documentClosed());
    await settle(600_000);
    expect(page.platform.blobs.size).toBe(0);
  });

  test('writes nothing', async () => {
    const { page: before } = await pageWithWork();
    const page = await reload(before);
    await settle(10_000);
    expect(page.platform.workStore.writes).toHaveLength(0);
    expect(saving(page)).toBe('saved');
  });

  test('of a tab without an open article opens none', async () => {
    const { page: before } = await pageWithWork();
    before.store.dispatch(documentClosed());
    await settle();
    const page = await reload(before);
    expect(opened(page)).toBeNull();
    expect(selectSavedWorks(page.store.getState())).toHaveLength(1);
  });

  test('shows the work without its pages if the browser has lost the file', async () => {
    const { page: before, hash } = await pageWithWork();
    const { file: _file, ...rest } = before.platform.workStore.works.get(hash)!;
    before.platform.workStore.works.set(hash, rest);
    const page = await reload(before);
    expect(selectAllSegments(page.store.getState())).toHaveLength(4);
    expect(page.platform.files.get(opened(page)!.file.fileId)).toBeUndefined();
  });
});

test('a draft of a form for COCONUT is saved, restored by a reload, and replaced by a receipt', async () => {
  const { page: test, hash } = await pageWithWork();
  const savedIn = ({ platform }: TestStore) => platform.workStore.works.get(hash)?.snapshot;
  expect(savedIn(test)).not.toHaveProperty('work.submissionDrafts');
  const [structure] = selectAllStructures(test.store.getState());
  const uniqueKey = structure!.uniqueKey;
  const target = {
    ...{ pdfId: PDF_ID, segmentId: structure!.segmentId, uniqueKey, smiles: 'CCO' },
    ...{ engine: 'molnextr', isEdited: false, pageNumber: 1, segmentNumber: 1, ordinal: '1' },
    pdfFilename: 'paper.pdf',
  };
  test.store.dispatch(submissionOpened({ target, currentYear: 2026 }));
  test.store.dispatch(fieldEdited({ field: 'name', value: 'ethanol' }));
  await settle();
  const drafts = selectSubmissionDrafts(test.store.getState());
  expect(savedIn(test)).toMatchObject({ work: { submissionDrafts: drafts } });
  const page = await reload(test);
  expect(selectSubmissionDrafts(page.store.getState())).toEqual(drafts);
  const receipt = { at: '2026-05-01T12:00:00.000Z', smiles: 'CCO', toStandIn: true };
  page.store.dispatch(submitted({ uniqueKey, receipt }));
  await settle();
  expect(savedIn(page)).not.toHaveProperty('work.submissionDrafts');
  const receipts = { [uniqueKey]: receipt };
  expect(savedIn(page)).toMatchObject({ work: { submissionReceipts: receipts } });
  expect(selectReceipts((await reload(page)).store.getState())).toEqual(receipts);
});

describe('choosing an article again', () => {
  test('restores its earlier work, with its id, and reports it', async () => {
    const { page } = await pageOfNextDay();
    await choose(page);
    expect(opened(page)?.pdfId).toBe(PDF_ID);
    expect(selectAllStructures(page.store.getState())).toHaveLength(1);
    expect(selectEarlierWork(page.store.getState())).toMatchObject({ status: 'restored' });
  });

  test('without earlier results restores its id, without a notice of earlier work', async () => {
    const before = loadPage();
    await openDocument(before);
    await settle();
    expect(before.platform.workStore.works.size).toBe(1);
    const page = await nextDay(before);
    await choose(page);
    expect(opened(page)?.pdfId).toBe(PDF_ID);
    expect(selectEarlierWork(page.store.getState())).toBeNull();
  });

  test('another article starts empty, with its own id', async () => {
    const { page } = await pageOfNextDay();
    await choose(page, 'other.pdf');
    expect(opened(page)?.pdfId).not.toBe(PDF_ID);
    expect(selectAllSegments(page.store.getState())).toHaveLength(0);
    expect(selectEarlierWork(page.store.getState())).toBeNull();
  });

  test('starting over keeps the earlier work until there are results, and can be undone', async () => {
    const { page, hash } = await pageOfNextDay();
    await choose(page);
    page.store.dispatch(startOverRequested());
    await settle();
    expect(opened(page)?.pdfId).not.toBe(PDF_ID);
    expect(selectAllSegments(page.store.getState())).toHaveLength(0);
    expect(page.platform.workStore.works.get(hash)?.summary.segmentCount).toBe(4);
    page.store.dispatch(earlierWorkRequested());
    await flush(300);
    expect(opened(page)?.pdfId).toBe(PDF_ID);
    expect(selectAllSegments(page.store.getState())).toHaveLength(4);
  });

  test('results after starting over replace the earlier work', async () => {
    const { page, hash } = await pageOfNextDay();
    await choose(page);
    page.store.dispatch(startOverRequested());
    await flush();
    receiveText(page, 'Read anew');
    await settle();
    const saved = page.platform.workStore.works.get(hash)!;
    expect(saved.summary.segmentCount).toBe(0);
    expect(saved.images.size).toBe(0);
    expect(selectEarlierWork(page.store.getState())).toBeNull();
    expect(page.platform.workStore.asides.size).toBe(0);
  });
});

describe('a store that does not work', () => {
  test.each(['unavailable', 'full', 'blocked', 'failed'] as const)(
    'is reported once, and the work continues (%s)',
    async (fault) => {
      const test = loadPage();
      test.platform.workStore.writeFault = fault;
      await workOn(test);
      select(test, 0);
      await settle();
      const told = selectNotices(test.store.getState()).filter(({ message }) =>
        message.startsWith('Your work cannot be saved'),
      );
      expect(told).toMatchObject([{ count: 1 }]);
      expect(saving(test)).toBe('failed');
      expect(selectAllSegments(test.store.getState())).toHaveLength(4);
    },
  );

  test('says why it does not, next to the mark that shows whether work is saved', async () => {
    const test = loadPage();
    test.platform.workStore.writeFault = 'full';
    await workOn(test);
    const message = 'The storage that this browser allows the application is full.';
    expect(selectSaving(test.store.getState())).toEqual({
      status: 'failed',
      message,
      isFull: true,
    });
  });

  test('that the browser does not provide is reported, and blocks nobody’s work', async () => {
    const test = loadPage();
    test.platform.workStore.fault = 'unavailable';
    await workOn(test);
    expect(messages(test).join()).toContain('Your work cannot be saved in this browser');
    expect(saving(test)).toBe('failed');
    expect(selectHeld(test.store.getState())).toBeNull();
  });

  test('is tried again with the next change, and then has everything', async () => {
    const test = loadPage();
    test.platform.workStore.writeFault = 'full';
    const hash = await workOn(test);
    test.platform.workStore.writeFault = undefined;
    select(test, 0);
    await settle();
    expect(saving(test)).toBe('saved');
    expect(test.platform.workStore.works.get(hash)?.images.size).toBe(4);
  });
});

test('work on the screen that a full store could not take is written when others are removed', async () => {
  const test = loadPage();
  test.platform.workStore.writeFault = 'full';
  const hash = await workOn(test);
  test.platform.workStore.writeFault = undefined;
  test.store.dispatch(savedWorkRemovalRequested({ hash: 'f'.repeat(64) }));
  await settle();
  expect(saving(test)).toBe('saved');
  expect(test.platform.workStore.works.get(hash)?.images.size).toBe(4);
  test.platform.workStore.writeFault = 'full';
  select(test, 0);
  await settle();
  test.platform.workStore.writeFault = undefined;
  test.store.dispatch(savedWorkRemovalRequested({ hash }));
  await settle();
  expect(test.platform.workStore.works.has(hash)).toBe(false);
});

describe('two tabs', () => {
  test('clearing all saved work leaves the screen alone; the next change saves it whole', async () => {
    const { page: test, hash } = await pageWithWork();
    test.store.dispatch(clearingRequested());
    await settle();
    expect(test.platform.workStore.works.size).toBe(0);
    expect(selectAllSegments(test.store.getState())).toHaveLength(4);
    select(test, 0);
    await settle();
    const saved = test.platform.workStore.works.get(hash)!;
    expect(saved.file).toBeDefined();
    expect(saved.images.size).toBe(4);
  });
});

test('an extraction in progress when the page was closed is not shown as running', async () => {
  const { page: before } = await pageWithWork();
  before.store.dispatch({ type: 'text/textExtractionStarted', payload: { at: 1 } });
  before.store.dispatch({ type: 'segments/extractionStarted', payload: { at: 1 } });
  const ids = ['page-0-segment-2'];
  before.store.dispatch({ type: 'recognition/runStarted', payload: { ids, at: 1 } });
  await settle();
  const page = await reload(before);
  const { article, runs } = page.store.getState();
  expect(runs.textExtraction.extraction.status).toBe('idle');
  expect(selectExtraction(page.store.getState()).status).toBe('done');
  expect(runs.recognition).toEqual({ job: null, pending: {} });
  expect(article.readings).toEqual({});
});

test('an article of which only some pages were searched is known as such when it is opened again', async () => {
  const { page: before } = await pageWithWork();
  const segments = selectAllSegments(before.store.getState());
  before.store.dispatch({ type: 'segments/extractionStarted', payload: { at: 1, isByPage: true } });
  before.store.dispatch({ type: 'segments/segmentsOfPagesReceived', payload: { segments } });
  await settle();
  const page = await reload(before);
  const state = page.store.getState();
  expect(selectAllSegments(state)).toEqual(segments);
  expect(state.article.segments.isIncomplete).toBe(true);
  expect(selectExtraction(state)).toEqual({ status: 'idle' });
});

test('a document opened elsewhere wins over one that is being loaded from the store', async () => {
  const { page, hash } = await pageOfNextDay();
  const file = await page.platform.files.add(pdfFile('other.pdf'));
  page.store.dispatch(savedWorkOpenRequested({ hash }));
  const openedAt = '2026-01-02T03:04:05.000Z';
  page.store.dispatch(documentOpened({ pdfId: '1', file, pageCount: 1, openedAt }));
  await settle();
  expect(opened(page)?.file.name).toBe('other.pdf');
});
