/** @jest-environment node */
import { segmentsApi } from '@/api/segments';
import type { PageBox } from '@/domain/pageBox';
import type { Segment, SegmentBox } from '@/domain/segment';
import {
  compoundFieldsSet,
  documentClosed,
  readingReceived,
  segmentsJudged,
  selectAllSegments,
  selectCompoundDraft,
  selectJudgement,
  selectLastDone,
  selectSegmentIds,
  selectStandingJudgement,
  selectStructureOf,
} from '@/article';
import { historySaga, redoRequested, undoRequested } from '@/features/history';
import {
  recognise,
  recognitionCancelRequested,
  recognitionSaga,
  selectItem,
  selectProcessingOptions,
  selectReadingFailure,
} from '@/features/recognition';
import { extractionRequested, segmentImageOf, segmentsSaga } from '@/features/segments';
import { versionsOf } from '@/domain/structure';
import { activateSession, openDocument } from '@/testing/builders';
import { hang, jsonResponse, type FakeRequest } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { findSegments } from '@/testing/readingServices';
import { boxesSaga } from './boxes.saga';
import { selectBoxesOfPage } from './boxes.selectors';
import {
  boxChangeRequested,
  boxDrawRequested,
  boxesMergeRequested,
  boxesReadRequested,
  boxesRemoveRequested,
  boxSplitRequested,
} from './boxes.actions';

const DIRECTORY = 'paper-1f2e/all_segments';
const A: PageBox = [100, 100, 200, 200];
const B: PageBox = [100, 300, 200, 400];
const BOX: SegmentBox = { page: 1, x: 10, y: 20, width: 30, height: 40 };
const FILE = 'page_1_box_1000_2000_4000_6000.png';
const CUT_OUT = '/decimer/cut_out_box';
const READ = '/ocsr/generate_with_depiction';

let page: TestStore;
beforeEach(async () => {
  page = makeTestStore({ runSagas: false });
  [segmentsSaga, recognitionSaga, historySaga, boxesSaga].forEach((saga) => page.runSaga(saga));
  activateSession(page);
  await openDocument(page);
});
afterEach(() => page.stop());

const state = () => page.store.getState();
const segments = () => selectAllSegments(state());
const latest = (): Segment => segments().find(({ origin }) => origin === 'drawn')!;
const field = ({ body }: FakeRequest, name: string) => (body as FormData).get(name);
const picture = () => new Response('png', { headers: { 'Content-Type': 'image/png' } });

async function ask(...[action]: Parameters<TestStore['store']['dispatch']>) {
  page.store.dispatch(action);
  await flush(300);
}

/** The services find drawings on the first page. */
async function cutOut(...boxes: PageBox[]) {
  const { server } = page.platform;
  findSegments(server, DIRECTORY, boxes);
  server.on('GET', /get_segment_image/, picture);
  await ask(extractionRequested());
}

/** Services that cut out boxes. */
function offerBoxes() {
  const { server } = page.platform;
  server.on('GET', '/decimer/box_limits', () => jsonResponse({ smallest_side: 4 }));
  server.on('POST', CUT_OUT, (request) => {
    const [index, ...edges] = ['page_index', 'x0', 'y0', 'x1', 'y1'].map((name) =>
      Number(field(request, name)),
    );
    const name = edges.map((edge) => Math.round(edge * 100)).join('_');
    return jsonResponse({
      segments_directory: DIRECTORY,
      pdf_filename: 'paper-1f2e.pdf',
      segment: {
        filename: `page_${index}_box_${name}.png`,
        label: { number: '7', text: '7', box: [1, 2, 3, 4], confidence: 0.9 },
      },
    });
  });
}

function read(smiles = 'CCO') {
  const answer = { image_name: 'x.png', smiles, engine: 'decimer', hardware: 'CPU' };
  const depiction = { format: 'svg', engine: 'cdk', svg: '<svg/>' };
  page.platform.server.on('POST', READ, () => jsonResponse({ ...answer, depiction }));
}

const smilesOf = (segment: Segment) => selectStructureOf(state(), segment)?.smiles;
const readThis = (id: string) => ask(boxesReadRequested({ segmentIds: [id] }));

describe('a drawn box', () => {
  test('becomes a segment with an id and without a cut-out', async () => {
    await cutOut(A);
    await ask(boxDrawRequested({ box: BOX }));
    expect(latest()).toMatchObject({ origin: 'drawn', box: BOX, path: '', segmentNumber: 1 });
    expect(latest().id).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(selectBoxesOfPage(state(), 1)).toEqual([
      {
        ...{ id: latest().id, ordinal: '2', box: BOX, origin: 'drawn' },
        ...{ status: 'Pending', isCutOut: false },
      },
    ]);
  });

  test.each<[string, SegmentBox]>([
    ['too small', { ...BOX, width: 3 }],
    ['on a page that there is not', { ...BOX, page: 3 }],
    ['without numbers', { ...BOX, x: Number.NaN }],
  ])('is not made if it is %s', async (_what, box) => {
    await ask(boxDrawRequested({ box }));
    expect(segments()).toEqual([]);
    expect(selectLastDone(state())).toBeUndefined();
  });

  test('is not made without a document', async () => {
    page.store.dispatch(documentClosed());
    await ask(boxDrawRequested({ box: BOX }));
    expect(segments()).toEqual([]);
  });

  test('is cut out by the services when it is read, and read by its path', async () => {
    await cutOut(A);
    offerBoxes();
    read();
    await ask(boxDrawRequested({ box: BOX }));
    await readThis(latest().id);
    const { server } = page.platform;
    const [request] = server.requestsTo(CUT_OUT);
    expect(field(request!, 'pdf_filename')).toBe('paper-1f2e.pdf');
    expect(latest()).toMatchObject({
      ...{ filename: FILE, path: `${DIRECTORY}/${FILE}`, box: BOX },
      label: { number: '7' },
    });
    const [reading] = server.requestsTo(READ);
    expect(field(reading!, 'image_path')).toBe(`${DIRECTORY}/${FILE}`);
    expect(smilesOf(latest())).toBe('CCO');
    expect(selectBoxesOfPage(state(), 1)).toMatchObject([
      { status: 'Processed', isCutOut: true, number: '7' },
    ]);
  });

  test('brings the article along if the services do not have it', async () => {
    offerBoxes();
    read();
    const cut = page.platform.server;
    let asked = 0;
    const answer = { segments_directory: DIRECTORY, pdf_filename: 'p.pdf' };
    cut.on('POST', CUT_OUT, () => {
      asked += 1;
      return asked === 1
        ? jsonResponse({ detail: 'PDF file not found: paper.pdf' }, { status: 404 })
        : jsonResponse({ ...answer, segment: { filename: FILE } });
    });
    await ask(boxDrawRequested({ box: BOX }));
    await readThis(latest().id);
    const [, sent] = cut.requestsTo(CUT_OUT);
    expect(field(sent!, 'pdf_file')).toBeInstanceOf(Blob);
    expect(smilesOf(latest())).toBe('CCO');
    expect(cut.requestsTo('/extract_segments')).toEqual([]);
  });

  test('is cut out here for services without that call, and sent to them as a picture', async () => {
    await cutOut(A);
    read();
    await ask(boxDrawRequested({ box: BOX }));
    await readThis(latest().id);
    expect(page.platform.pdfs.drawn).toEqual(['30 x 40 at 10, 20 of page 2 at 300 dpi', 'closed']);
    const [reading] = page.platform.server.requestsTo(READ);
    expect(field(reading!, 'image_path')).toBeNull();
    expect(field(reading!, 'image_file')).toMatchObject({ name: FILE, type: 'image/png' });
    expect(smilesOf(latest())).toBe('CCO');
    const shown = segmentsApi.endpoints.getSegmentImage.select(segmentImageOf(latest()))(state());
    expect(page.platform.blobs.get(shown.data!.blobId)).toBeDefined();
    // Only the article: the picture goes with the request.
    expect(page.platform.files.size).toBe(1);
  });

  test.each<[string, () => Response]>([
    ['refuse it', () => jsonResponse({ detail: 'Page 9 not found' }, { status: 404 })],
    [
      'cut out something else',
      () =>
        jsonResponse({
          ...{ segments_directory: '../x', pdf_filename: 'p.pdf' },
          segment: { filename: '../../etc/passwd' },
        }),
    ],
  ])('is a failed reading if the services %s', async (_what, answer) => {
    offerBoxes();
    page.platform.server.on('POST', CUT_OUT, answer);
    await ask(boxDrawRequested({ box: BOX }));
    const { id } = latest();
    await readThis(id);
    expect(selectReadingFailure(state(), id)).toMatch(/^The box could not be cut out: /);
    expect(latest()).toMatchObject({ path: '', filename: '' });
    expect(selectBoxesOfPage(state(), 1)).toMatchObject([{ status: 'Failed' }]);
  });

  test('stops being cut out when the reading is cancelled', async () => {
    offerBoxes();
    page.platform.server.on('POST', CUT_OUT, hang);
    await ask(boxDrawRequested({ box: BOX }));
    const { id } = latest();
    await readThis(id);
    expect(selectBoxesOfPage(state(), 1)).toMatchObject([{ status: 'Reading' }]);
    await ask(recognitionCancelRequested());
    expect(page.platform.server.requestsTo(CUT_OUT)[0]?.signal?.aborted).toBe(true);
    expect(selectItem(state(), id)).toBeUndefined();
  });

  test('is read after the run that is in progress', async () => {
    await cutOut(A);
    offerBoxes();
    page.platform.server.on('POST', READ, hang);
    await readThis(segments()[0]!.id);
    await ask(boxDrawRequested({ box: BOX }));
    await readThis(latest().id);
    expect(page.platform.server.requestsTo(CUT_OUT)).toEqual([]);
    read();
    await ask(recognitionCancelRequested());
    expect(smilesOf(latest())).toBe('CCO');
  });

  test('is read after the article, if that is being read', async () => {
    await cutOut(A);
    offerBoxes();
    page.platform.server.on('POST', READ, hang);
    const options = selectProcessingOptions(state());
    page.runSaga(recognise, { ids: [segments()[0]!.id], options });
    await ask(boxDrawRequested({ box: BOX }));
    await readThis(latest().id);
    expect(page.platform.server.requestsTo(CUT_OUT)).toEqual([]);
    read();
    await ask(recognitionCancelRequested());
    expect(smilesOf(latest())).toBe('CCO');
  });

  test('that became another one while it was cut out is not read as that', async () => {
    offerBoxes();
    read();
    let answer: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    page.platform.server.on('POST', CUT_OUT, () => late);
    await ask(boxDrawRequested({ box: BOX }));
    const { id } = latest();
    await readThis(id);
    await ask(boxChangeRequested({ segmentId: id, box: { ...BOX, width: 90 } }));
    const directory = { segments_directory: DIRECTORY, pdf_filename: 'p.pdf' };
    answer(jsonResponse({ ...directory, segment: { filename: FILE } }));
    await flush(300);
    expect(latest()).toMatchObject({ path: '', box: { width: 90 } });
    expect(smilesOf(latest())).toBeUndefined();
  });

  test('keeps id, box and picture through a second extraction', async () => {
    await cutOut(A);
    offerBoxes();
    read();
    await ask(boxDrawRequested({ box: { ...BOX, page: 0 } }));
    await readThis(latest().id);
    const before = latest();
    await cutOut(A, B);
    expect(latest()).toMatchObject({ id: before.id, path: before.path, box: before.box });
    expect(smilesOf(latest())).toBe('CCO');
  });

  test('is gone when that is undone, and comes back with its reading', async () => {
    offerBoxes();
    read();
    await ask(boxDrawRequested({ box: BOX }));
    const drawn = latest();
    await readThis(drawn.id);
    await ask(undoRequested());
    expect(segments()).toEqual([]);
    expect(smilesOf(drawn)).toBeUndefined();
    await ask(redoRequested());
    expect(segments()).toMatchObject([{ id: drawn.id, filename: FILE }]);
    expect(smilesOf(drawn)).toBe('CCO');
  });
});

/** A found segment with a judged reading. */
async function judged(): Promise<Segment> {
  await cutOut(A, B);
  const [first] = segments();
  read();
  await readThis(first!.id);
  const { timestamp, engine } = selectStructureOf(state(), first!)!;
  const judgement = { verdict: 'correct', version: { timestamp, engine } } as const;
  await ask(segmentsJudged({ judgements: { [first!.id]: judgement } }));
  return first!;
}

describe('a changed box', () => {
  const CHANGED: SegmentBox = { page: 0, x: 100, y: 100, width: 90, height: 100 };

  test('no longer counts as judged, and its earlier reading stays a version', async () => {
    const segment = await judged();
    offerBoxes();
    await ask(boxChangeRequested({ segmentId: segment.id, box: CHANGED }));
    expect(segments()[0]).toMatchObject({
      id: segment.id,
      origin: 'drawn',
      box: CHANGED,
      path: '',
    });
    expect(selectStandingJudgement(state(), segment)).toBeUndefined();
    read('CCN');
    await readThis(segment.id);
    const structure = selectStructureOf(state(), segment)!;
    expect(structure).toMatchObject({ smiles: 'CCN', filename: segments()[0]!.filename });
    expect(versionsOf(structure).map(({ smiles }) => smiles)).toEqual(['CCO', 'CCN']);
  });

  test('is as it was when that is undone: place, picture, reading and judgement', async () => {
    const segment = await judged();
    offerBoxes();
    await ask(boxChangeRequested({ segmentId: segment.id, box: CHANGED }));
    expect(selectLastDone(state())?.title).toBe('Change the box of #1');
    read('CCN');
    await readThis(segment.id);
    await ask(undoRequested());
    expect(segments()[0]).toEqual(segment);
    expect(smilesOf(segment)).toBe('CCO');
    expect(selectStandingJudgement(state(), segment)).toMatchObject({ verdict: 'correct' });
    await ask(redoRequested());
    expect(segments()[0]).toMatchObject({ box: CHANGED, label: { number: '7' } });
    expect(smilesOf(segment)).toBe('CCN');
    expect(selectStandingJudgement(state(), segment)).toBeUndefined();
  });

  test('is not found anew in its old place', async () => {
    const segment = await judged();
    await ask(boxChangeRequested({ segmentId: segment.id, box: { ...CHANGED, x: 400 } }));
    await cutOut(A, B);
    expect(segments()).toHaveLength(2);
    expect(segments().find(({ id }) => id === segment.id)).toMatchObject({ box: { x: 400 } });
  });
});

describe('a removed box', () => {
  test('goes with its reading and judgement, which undo brings back', async () => {
    const segment = await judged();
    await ask(boxesRemoveRequested({ segmentIds: [segment.id] }));
    expect(selectSegmentIds(state())).not.toContain(segment.id);
    expect(smilesOf(segment)).toBeUndefined();
    expect(selectJudgement(state(), segment.id)).toBeUndefined();
    expect(selectLastDone(state())?.title).toBe('Delete #1');
    await ask(undoRequested());
    expect(segments()[0]).toEqual(segment);
    expect(smilesOf(segment)).toBe('CCO');
    expect(selectStandingJudgement(state(), segment)).toMatchObject({ verdict: 'correct' });
    await ask(redoRequested());
    expect(selectSegmentIds(state())).not.toContain(segment.id);
    expect(smilesOf(segment)).toBeUndefined();
  });

  test('is not found again, until its removal is undone', async () => {
    await cutOut(A, B);
    const [a, b] = selectSegmentIds(state());
    await ask(boxesRemoveRequested({ segmentIds: [a!] }));
    await cutOut(A, B);
    expect(selectSegmentIds(state())).toEqual([b]);
    await ask(undoRequested());
    await cutOut(A, B);
    expect(selectSegmentIds(state())).toEqual([a, b]);
  });

  test('of several, unknown ones are left out, and none is no step', async () => {
    await cutOut(A, B);
    await ask(boxesRemoveRequested({ segmentIds: ['elsewhere'] }));
    expect(selectLastDone(state())).toBeUndefined();
    await ask(boxesRemoveRequested({ segmentIds: [...selectSegmentIds(state()), 'elsewhere'] }));
    expect(selectLastDone(state())?.title).toBe('Delete 2 drawings');
    expect(segments()).toEqual([]);
  });
});

test('a drawn box is read as the other drawings were, whatever is chosen for the next run', async () => {
  await cutOut(A);
  offerBoxes();
  const version = {
    ...{ smiles: 'CCO', engine: 'molnextr', timestamp: '2026-01-02T03:04:05.000Z' },
    ...{ useCoordinates: false, handDrawn: false, fromFallback: false },
  };
  await ask(readingReceived({ segment: segments()[0]!, version }));
  await ask(boxDrawRequested({ box: BOX }));
  const asked: unknown[] = [];
  page.platform.server.on('POST', READ, (request) => {
    asked.push(field(request, 'engine'));
    return new Response(null, { status: 500 });
  });
  await readThis(latest().id);
  expect(asked).toEqual(['molnextr']);
});

test('what was said of the parts is said of the merged box, until that is undone', async () => {
  await cutOut(A, B);
  const ids = selectSegmentIds(state());
  await ask(compoundFieldsSet({ ids: ids.slice(1), fields: { number: '6', name: 'catechin' } }));
  await ask(boxesMergeRequested({ segmentIds: ids }));
  expect(selectCompoundDraft(state(), latest().id)).toEqual({ number: '6', name: 'catechin' });
  await ask(undoRequested());
  expect(selectCompoundDraft(state(), ids[0]!)).toEqual({});
  expect(selectCompoundDraft(state(), ids[1]!)).toEqual({ number: '6', name: 'catechin' });
});

test('merged boxes are one, and two again when that is undone', async () => {
  const first = await judged();
  const ids = selectSegmentIds(state());
  await ask(boxesMergeRequested({ segmentIds: ids }));
  expect(segments()).toMatchObject([
    { origin: 'drawn', box: { page: 0, x: 100, y: 100, width: 100, height: 300 } },
  ]);
  await cutOut(A, B);
  expect(segments()).toHaveLength(1);
  await ask(undoRequested());
  expect(selectSegmentIds(state())).toEqual(ids);
  expect(smilesOf(first)).toBe('CCO');
});

test('a split box is several, and one again when that is undone', async () => {
  const first = await judged();
  const parts = [100, 150].map((y) => ({ page: 0, x: 100, y, width: 100, height: 50 }));
  await ask(boxSplitRequested({ segmentId: first.id, parts }));
  expect(segments().map(({ box }) => box?.y)).toEqual([100, 300, 150]);
  expect(selectLastDone(state())?.title).toBe('Split #1');
  await ask(undoRequested());
  expect(segments()).toHaveLength(2);
  expect(smilesOf(first)).toBe('CCO');
});

test('the boxes of a page are the same as long as nothing of them changes', async () => {
  await cutOut(A, B);
  const before = selectBoxesOfPage(state(), 0);
  expect(before.map(({ ordinal, status }) => [ordinal, status])).toEqual([
    ['1', 'Pending'],
    ['2', 'Pending'],
  ]);
  await ask(boxesReadRequested({ segmentIds: ['elsewhere'] }));
  expect(selectBoxesOfPage(state(), 0)).toBe(before);
  expect(selectBoxesOfPage(state(), 5)).toEqual([]);
});
