/** @jest-environment node */
import { printRequested } from '@/features/document';
import { documentClosed } from '@/article';
import { applyRequested, editRequested, selectOpenEditor } from '@/features/editor';
import { contextOpened, selectOpenContext } from '@/features/context';
import { segmentOpened } from '@/features/inspector';
import { selectNotices } from '@/features/notices';
import { openDocument } from '@/testing/builders';
import { jsonResponse } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { HELD_ANSWERS, type HeldAnswer } from './testing/heldAnswers';
import { MARK, NEW_PDF, OLD_PDF, ofTheDocument, stageOldDocument } from './testing/oldDocument';

type Stage = Awaited<ReturnType<typeof stageOldDocument>>;

/** Enough for several consecutive requests. */
const settled = () => flush(400);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const messages = ({ test }: Stage) =>
  selectNotices(test.store.getState()).map(({ message, cause }) => `${message} ${cause ?? ''}`);

/** Opens the next document, lets the old answer arrive, and expects no effect. */
async function expectNothingUnderTheNext(stage: Stage, arrive: () => unknown): Promise<void> {
  const { test } = stage;
  await openDocument(test, NEW_PDF);
  await settled();
  const before = ofTheDocument(test);
  const told = messages(stage);
  expect(JSON.stringify(before)).not.toContain(MARK);
  await arrive();
  await settled();
  await jest.advanceTimersByTimeAsync(2000);
  await settled();
  expect(ofTheDocument(test)).toEqual(before);
  expect(messages(stage)).toEqual(told);
  expect(test.platform.saved).toEqual([]);
}

/** Starts what waits for the held answer; returns a function that lets it arrive. */
async function hold({ method, path, answer, before = {}, start }: HeldAnswer) {
  const stage = await stageOldDocument();
  const { server } = stage.test.platform;
  for (const [earlier, given] of Object.entries(before)) server.on('POST', earlier, given);
  const waiting: (() => void)[] = [];
  server.on(method, path, () => new Promise((give) => waiting.push(() => give(answer()))));
  for (const action of start(stage)) {
    stage.test.store.dispatch(action);
    await settled();
  }
  expect(waiting.length).toBeGreaterThan(0);
  return { stage, arrive: () => waiting.forEach((give) => give()) };
}

describe('an answer for the previous document shows nothing under the next one', () => {
  test.each(HELD_ANSWERS)('$what', async (held) => {
    const { stage, arrive } = await hold(held);
    await expectNothingUnderTheNext(stage, arrive);
  });

  test.each(HELD_ANSWERS)('which would show if its document were open: $what', async (held) => {
    const { stage, arrive } = await hold(held);
    const shown = () => [ofTheDocument(stage.test), messages(stage), stage.test.platform.saved];
    const before = structuredClone(shown());
    arrive();
    await settled();
    expect(shown()).not.toEqual(before);
  });

  test('looking up its DOI', async () => {
    const stage = await stageOldDocument();
    const { server } = stage.test.platform;
    let give: (answer: Response) => void = () => undefined;
    server.on('POST', '/extract_doi', () => new Promise((resolve) => (give = resolve)));
    await openDocument(stage.test, { name: `${MARK} too.pdf`, pdfId: '1750000000000' });
    await settled();
    server.on('POST', '/extract_doi', () => jsonResponse({ doi: null }));
    await expectNothingUnderTheNext(stage, () => give(jsonResponse({ doi: `10.5555/${MARK}` })));
    expect(server.requestsTo('/extract_doi').length).toBeGreaterThan(1);
  });

  test('printing it', async () => {
    const stage = await stageOldDocument();
    const { pdfs, printed } = stage.test.platform;
    let give: (page: Blob) => void = () => undefined;
    const { openPages } = pdfs;
    pdfs.openPages = async (...given) => ({
      ...(await openPages(...given)),
      render: () => new Promise((resolve) => (give = resolve)),
    });
    stage.test.store.dispatch(printRequested());
    await settled();
    await expectNothingUnderTheNext(stage, () => give(new Blob(['page'])));
    expect(printed).toEqual([]);
  });

  test('drawing a page of it for the context', async () => {
    const stage = await stageOldDocument();
    const { pdfs, blobs } = stage.test.platform;
    const blobCount = blobs.size;
    let give: (page: Blob) => void = () => undefined;
    const { openPages } = pdfs;
    pdfs.openPages = async (...given) => ({
      ...(await openPages(...given)),
      render: () => new Promise((resolve) => (give = resolve)),
    });
    stage.test.store.dispatch(contextOpened({ segmentId: stage.segment.id }));
    await settled();
    await expectNothingUnderTheNext(stage, () => give(new Blob(['page'])));
    expect(selectOpenContext(stage.test.store.getState())).toBeNull();
    expect(blobs.size).toBe(blobCount);
  });

  test('editing a structure of it', async () => {
    const stage = await stageOldDocument();
    const { store, platform } = stage.test;
    const { editorFrames } = platform;
    store.dispatch(segmentOpened({ segmentId: stage.segment.id }));
    store.dispatch(editRequested({ segmentId: stage.segment.id }));
    await settled();
    editorFrames.start();
    await jest.advanceTimersByTimeAsync(1000);
    store.dispatch(applyRequested());
    await settled();
    const requestId = editorFrames.asked.at(-1)?.requestId ?? '';
    expect(editorFrames.asked.at(-1)?.type).toBe('marcus-editor/read');
    await expectNothingUnderTheNext(stage, () =>
      editorFrames.say({
        type: 'marcus-editor/structure',
        requestId,
        molfile: MARK,
        smiles: MARK,
        atomCount: 3,
        isAsLoaded: false,
      }),
    );
    expect(selectOpenEditor(store.getState())).toBeNull();
    expect(editorFrames.connections).toBe(0);
  });

  test('saving the work on it', async () => {
    const stage = await stageOldDocument();
    const { workStore } = stage.test.platform;
    const { put } = workStore;
    let arrive: () => unknown = () => undefined;
    workStore.put = (work) => new Promise((resolve) => (arrive = () => put(work).then(resolve)));
    await jest.advanceTimersByTimeAsync(6000);
    await settled();
    workStore.put = put;
    await expectNothingUnderTheNext(stage, () => arrive());
    const [old] = [...workStore.works.values()];
    expect(old?.summary.name).toBe(OLD_PDF.name);
    for (const work of workStore.works.values()) {
      if (work.summary.name === NEW_PDF.name) {
        expect(JSON.stringify(work.snapshot)).not.toContain(MARK);
      }
    }
  });
});

test('nothing of a document is left when it is closed', async () => {
  const stage = await stageOldDocument();
  stage.test.store.dispatch(documentClosed());
  await settled();
  expect(JSON.stringify(ofTheDocument(stage.test))).not.toContain(MARK);
});
