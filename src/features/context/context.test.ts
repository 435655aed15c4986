/** @jest-environment node */
import type { Segment } from '@/domain/segment';
import { selectNotices } from '@/features/notices';
import { openDocument, receiveSegments } from '@/testing/builders';
import { hang, jsonResponse, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import type { FileDescription } from '@/platform/vaults';
import { contextSaga } from './sagas/showContext.saga';
import {
  contextClosed,
  contextOpened,
  contextPictureReceived,
  contextRetried,
  selectOpenContext,
} from './context.slice';

const HIGHLIGHTED = /get_highlighted_page/;
const CUT_OUT = /get_segment_image/;
const png: FakeHandler = () =>
  new Response(new Uint8Array([137, 80, 78, 71]), { headers: { 'Content-Type': 'image/png' } });
const notFound: FakeHandler = () =>
  jsonResponse({ detail: 'PDF file not found: paper-1f2e.pdf' }, { status: 404 });
const FAILURE = 'Failed to load context image: PDF file not found: paper-1f2e.pdf';

/** Up to four requests, one after the other. */
const settled = () => flush(200);

describe('the context of a segment', () => {
  let test: TestStore;
  let file: FileDescription;
  let segments: Segment[];
  beforeEach(async () => {
    test = makeTestStore({ runSagas: false });
    test.runSaga(contextSaga);
    file = await openDocument(test);
    segments = receiveSegments(test, 6);
  });
  const on = (path: RegExp, handler: FakeHandler) => test.platform.server.on('GET', path, handler);
  const open = async (segmentId = segments[4]!.id) => {
    test.store.dispatch(contextOpened({ segmentId }));
    await settled();
  };
  const picture = () => selectOpenContext(test.store.getState())?.picture;
  const namesAsked = () =>
    test.platform.server
      .requestsTo(HIGHLIGHTED)
      .map(({ url }) => url.searchParams.get('pdf_filename'));
  const notices = () => selectNotices(test.store.getState());

  it('is the services’ picture, requested by the directory’s name first', async () => {
    on(HIGHLIGHTED, png);
    await open();
    expect(picture()).toEqual({ status: 'services', pdfFilename: 'paper-1f2e.pdf' });
    expect(namesAsked()).toEqual(['paper-1f2e.pdf']);
  });

  it('is requested by the stored name if the first is unknown', async () => {
    on(HIGHLIGHTED, (request) =>
      request.url.searchParams.get('pdf_filename') === 'paper.pdf'
        ? png(request)
        : notFound(request),
    );
    await open();
    expect(namesAsked()).toEqual(['paper-1f2e.pdf', 'paper.pdf']);
    expect(picture()).toEqual({ status: 'services', pdfFilename: 'paper.pdf' });
  });

  it('is not requested twice while the picture is cached', async () => {
    on(HIGHLIGHTED, png);
    await open();
    test.store.dispatch(contextClosed());
    await open();
    expect(namesAsked()).toHaveLength(1);
  });

  it('is drawn from the local PDF if the services fail, and released when closed', async () => {
    on(HIGHLIGHTED, notFound);
    const before = test.platform.blobs.size;
    await open();
    expect(picture()).toMatchObject({ status: 'own', dpi: 200, failure: FAILURE });
    expect(test.platform.pdfs.drawn).toEqual(['page 2 at 200 dpi', 'closed']);
    expect(notices()).toEqual([]);
    test.store.dispatch(contextClosed());
    await settled();
    expect(test.platform.blobs.size).toBe(before);
  });

  it.each([
    [
      'the PDF is gone',
      () => test.platform.files.remove(file.fileId),
      'Showing segment only - page context is not available',
    ],
    [
      'its page cannot be drawn',
      () => void (test.platform.pdfs.fault = { kind: 'damaged', message: 'Broken' }),
      'Showing segment only - full page context not available',
    ],
  ])('is the segment alone, with a warning, if %s', async (_what, spoil, warning) => {
    on(HIGHLIGHTED, notFound);
    on(CUT_OUT, png);
    spoil();
    await open();
    expect(picture()).toEqual({ status: 'segmentOnly', warning, failure: FAILURE });
    expect(notices()).toMatchObject([{ type: 'warning', message: warning, cause: FAILURE }]);
  });

  it('does not request the segment’s picture twice while it is cached', async () => {
    test.platform.files.remove(file.fileId);
    on(HIGHLIGHTED, notFound);
    on(CUT_OUT, png);
    await open();
    test.store.dispatch(contextClosed());
    await open();
    expect(picture()).toMatchObject({ status: 'segmentOnly' });
    expect(test.platform.server.requestsTo(CUT_OUT)).toHaveLength(1);
  });

  it('fails with the services’ words if not even the segment is available, and can be retried', async () => {
    test.platform.files.remove(file.fileId);
    on(HIGHLIGHTED, notFound);
    on(CUT_OUT, () => jsonResponse({ detail: 'Image not found' }, { status: 404 }));
    await open();
    expect(picture()).toEqual({ status: 'failed', failure: FAILURE });
    expect(notices()).toMatchObject([
      { type: 'error', message: 'Failed to load page context image', cause: 'Image not found' },
    ]);
    on(HIGHLIGHTED, png);
    test.store.dispatch(contextRetried());
    await settled();
    expect(picture()).toMatchObject({ status: 'services' });
  });

  it.each([
    ['its file name', { filename: '' }, 'Could not determine segment filename from metadata'],
    [
      'the article’s name',
      { path: '', pdfFilename: '' },
      'Could not determine PDF filename from segment metadata',
    ],
  ])('says what is missing if a segment lacks %s', async (_what, lack, message) => {
    const bare = { ...segments[0]!, ...lack };
    const info = { count: 1, alreadyExisted: false, pdfFilename: 'x', pdfId: bare.pdfId };
    test.store.dispatch({ type: 'segments/segmentsReceived', payload: { segments: [bare], info } });
    await open(bare.id);
    expect(picture()).toMatchObject({
      status: 'own',
      failure: `Failed to load context image: ${message}`,
    });
  });

  it('of another segment replaces one that is still loading', async () => {
    on(HIGHLIGHTED, hang);
    await open(segments[0]!.id);
    on(HIGHLIGHTED, png);
    await open(segments[5]!.id);
    expect(test.platform.server.requestsTo(HIGHLIGHTED)[0]?.signal?.aborted).toBe(true);
    expect(selectOpenContext(test.store.getState())).toMatchObject({
      segmentId: segments[5]!.id,
      picture: { status: 'services' },
    });
  });

  it.each([
    ['closed', () => test.store.dispatch(contextClosed())],
    ['left for another document', () => openDocument(test, { name: 'b.pdf', pdfId: '18' })],
    [
      'left by closing the document',
      () => test.store.dispatch({ type: 'document/documentClosed' }),
    ],
  ])('is aborted when it is %s', async (_what, leave) => {
    on(HIGHLIGHTED, hang);
    await open();
    await leave();
    await settled();
    expect(test.platform.server.requestsTo(HIGHLIGHTED)[0]?.signal?.aborted).toBe(true);
    expect(selectOpenContext(test.store.getState())).toBeNull();
    expect(test.platform.pdfs.drawn).toEqual([]);
    expect(notices()).toEqual([]);
  });

  it('aborts opening the PDF when it is closed', async () => {
    on(HIGHLIGHTED, notFound);
    const opened = jest.spyOn(test.platform.pdfs, 'openPages');
    test.platform.pdfs.hangs = true;
    await open();
    test.store.dispatch(contextClosed());
    await settled();
    expect(opened.mock.calls.map(([, signal]) => signal.aborted)).toEqual([true]);
  });

  it('of a missing segment sends no request', async () => {
    on(HIGHLIGHTED, png);
    await open('page-9-segment-9');
    expect(namesAsked()).toEqual([]);
    await open();
    expect(namesAsked()).toHaveLength(1);
  });

  it('never shows the picture of another segment', async () => {
    on(HIGHLIGHTED, png);
    await open();
    const before = selectOpenContext(test.store.getState());
    const late = { status: 'failed', failure: 'late' } as const;
    test.store.dispatch(contextPictureReceived({ segmentId: segments[0]!.id, picture: late }));
    expect(selectOpenContext(test.store.getState())).toEqual(before);
  });

  it('stays closed when a picture or a retry comes late', async () => {
    const late = { status: 'failed', failure: 'late' } as const;
    test.store.dispatch(contextPictureReceived({ segmentId: segments[0]!.id, picture: late }));
    test.store.dispatch(contextRetried());
    await settled();
    expect(selectOpenContext(test.store.getState())).toBeNull();
  });

  it('releases its own drawing when another document is opened', async () => {
    on(HIGHLIGHTED, notFound);
    const before = test.platform.blobs.size;
    await open();
    await openDocument(test, { name: 'b.pdf', pdfId: '18' });
    await settled();
    expect(test.platform.blobs.size).toBe(before);
  });
});
