/** @jest-environment node */
import { depictionApi } from '@/api/depiction';
import { selectNotices } from '@/features/notices';
import { readingReceived, selectSegmentById, selectStructureOf } from '@/article';
import { viewerDrawing } from '@/features/structures';
import { openDocument, receiveSegments } from '@/testing/builders';
import { hang, jsonResponse, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { inspectorSaga } from '../inspector.saga';
import {
  drawingDownloadRequested,
  imageDownloadRequested,
  selectDrawingChoice,
} from '../inspector.slice';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>';
const svgAnswer = (text: string): FakeHandler => {
  return () => new Response(text, { headers: { 'Content-Type': 'image/svg+xml' } });
};
const pngAnswer: FakeHandler = () =>
  new Response(new Uint8Array([137, 80, 78, 71]), { headers: { 'Content-Type': 'image/png' } });
const failure: FakeHandler = () => jsonResponse({ detail: 'Out of ink' }, { status: 500 });

describe('downloads of the inspector', () => {
  let test: TestStore;
  beforeEach(async () => {
    test = makeTestStore({ runSagas: false });
    test.runSaga(inspectorSaga);
    await openDocument(test);
    const [, segment] = receiveSegments(test, 2);
    test.store.dispatch(
      readingReceived({
        segment: segment!,
        version: {
          smiles: 'CCO',
          engine: 'decimer',
          useCoordinates: false,
          handDrawn: false,
          processingTime: 10,
          timestamp: '2026-01-02T03:04:05.000Z',
          fromFallback: false,
        },
      }),
    );
  });
  const answer = (path: RegExp | string, handler: FakeHandler) => {
    test.platform.server.on('GET', path, handler);
    test.platform.server.on('POST', path, handler);
  };
  const segmentId = 'page-0-segment-1';
  const downloadImage = async () => {
    test.store.dispatch(imageDownloadRequested({ segmentId }));
    await flush();
  };
  const downloadDrawing = async (id = segmentId) => {
    test.store.dispatch(drawingDownloadRequested({ segmentId: id }));
    await flush();
  };
  const notices = () => selectNotices(test.store.getState());

  it('save the cut-out under the number of the segment', async () => {
    answer(/get_segment_image/, pngAnswer);
    await downloadImage();
    expect(test.platform.saved.map(({ name }) => name)).toEqual(['segment-2.png']);
    expect(test.platform.saved[0]?.content.type).toBe('image/png');
    expect(notices()).toEqual([]);
  });

  it('report why a cut-out is unavailable', async () => {
    answer(/get_segment_image/, failure);
    await downloadImage();
    expect(test.platform.saved).toEqual([]);
    expect(notices()).toMatchObject([
      { type: 'error', message: 'Failed to download image', cause: 'Out of ink' },
    ]);
  });

  it('save the viewer’s drawing, and request it once', async () => {
    answer('/depiction/generate', svgAnswer(SVG));
    await downloadDrawing();
    await downloadDrawing();
    expect(test.platform.saved.map(({ name }) => name)).toEqual([
      'compound-2.svg',
      'compound-2.svg',
    ]);
    await expect(test.platform.saved[0]?.content.text()).resolves.toBe(SVG);
    expect(notices()[0]).toMatchObject({ type: 'success', message: 'Structure image downloaded' });
    const asked = test.platform.server.requestsTo('/depiction/generate');
    expect(asked.map(({ body }) => JSON.parse(String(body)) as unknown)).toEqual([
      expect.objectContaining({
        engine: 'cdk',
        width: 400,
        height: 300,
        kekulize: true,
        cip: true,
        format: 'svg',
        smiles: 'CCO',
      }),
    ]);
  });

  it.each([
    ['the services fail', failure, 'Out of ink'],
    [
      'a picture of pixels comes in its place',
      pngAnswer,
      'The services answered in an unexpected form (Invalid SVG data)',
    ],
    ['a drawing would run a script', svgAnswer('<svg><script/></svg>'), 'Invalid SVG data'],
  ])('save nothing if %s', async (_what, handler, cause) => {
    answer('/depiction/generate', handler);
    await downloadDrawing();
    expect(test.platform.saved).toEqual([]);
    expect(notices()).toMatchObject([
      { type: 'error', message: 'Failed to download structure image', cause },
    ]);
  });

  it('save nothing that is cached in another format', async () => {
    const { getState, dispatch } = test.store;
    const segment = selectSegmentById(getState(), segmentId);
    const structure = segment && selectStructureOf(getState(), segment);
    const arg = structure && viewerDrawing(structure, selectDrawingChoice(getState()));
    const drawing = { format: 'base64', data: 'AAAA' } as const;
    await dispatch(depictionApi.util.upsertQueryData('depict', arg!, drawing));
    await downloadDrawing();
    expect(test.platform.saved).toEqual([]);
    expect(notices()).toMatchObject([
      {
        message: 'Failed to download structure image',
        cause: 'Unsupported depiction format',
      },
    ]);
  });

  it('request no drawing of a segment that was not read', async () => {
    await downloadDrawing('page-0-segment-0');
    expect(test.platform.server.requests).toEqual([]);
  });

  it('save nothing of a document that was closed meanwhile', async () => {
    answer(/get_segment_image/, hang);
    test.store.dispatch(imageDownloadRequested({ segmentId }));
    await flush();
    test.store.dispatch({ type: 'document/documentClosed' });
    await flush();
    expect(test.platform.server.requests[0]?.signal?.aborted).toBe(true);
    expect(test.platform.saved).toEqual([]);
    expect(notices()).toEqual([]);
  });
});
