/** @jest-environment node */
import { segmentLabel } from '@/domain/segment';
import {
  boxesEdited,
  documentClosed,
  segmentSelectionToggled,
  segmentsJudged,
  selectAllSegments,
  selectJudgement,
  selectSegmentIds,
  selectSelectedIds,
} from '@/article';
import { activateSession, openDocument, SESSION_ID } from '@/testing/builders';
import { hang, jsonResponse, refuseConnection, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { PRINTED_LABEL } from '@/testing/segments';
import { segmentsSaga } from '../segments.saga';
import { selectExtraction, selectSegmentsAreHeld } from '../segmentation.selectors';
import { extractionCancelRequested, extractionRequested } from '../segmentation.slice';

const EXTRACT = '/latest/decimer/extract_segments';
const LIST = '/latest/decimer/list_directory/paper-1f2e/all_segments';

const extracted = (changes: object = {}) =>
  jsonResponse({
    segments_extracted: true,
    segments_already_existed: false,
    segments_count: 3,
    segments_directory: 'paper-1f2e/all_segments',
    process_completed: true,
    pdf_filename: 'paper.pdf',
    ...changes,
  });
/** Unsorted, as the services return them. */
const listed = (
  files = ['page_10_0_segmented.png', 'page_2_1_segmented.png', 'page_2_0_segmented.png'],
) => jsonResponse({ files });

describe('extracting segments', () => {
  let test: TestStore;
  beforeEach(() => jest.useFakeTimers({ now: 5_000 }));
  afterEach(async () => {
    await test.stop();
    await jest.advanceTimersByTimeAsync(20);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  async function start(
    extract: FakeHandler = () => extracted(),
    list: FakeHandler = () => listed(),
  ) {
    test = makeTestStore({ runSagas: false });
    answer(extract, list);
    test.runSaga(segmentsSaga);
    activateSession(test);
    await openDocument(test);
  }
  const answer = (extract: FakeHandler, list: FakeHandler) => {
    test.platform.server.on('POST', EXTRACT, extract);
    test.platform.server.on('GET', LIST, list);
  };
  const request = async () => {
    test.store.dispatch(extractionRequested());
    await flush(60);
  };
  const state = () => test.store.getState();
  const extraction = () => selectExtraction(state());
  const labels = () => selectAllSegments(state()).map(segmentLabel);
  const idOf = (label: string) =>
    selectAllSegments(state()).find((segment) => segmentLabel(segment) === label)!.id;
  const notices = () =>
    Object.values(state().notices.entities).map(({ type, message, cause }) =>
      cause === undefined ? [type, message] : [type, message, cause],
    );
  const requests = (path: string) => test.platform.server.requestsTo(path);

  it('sends the open file and requests all segments', async () => {
    await start();
    await request();
    const [sent] = requests(EXTRACT);
    const form = sent!.body as FormData;
    expect((form.get('pdf_file') as File).type).toBe('application/pdf');
    expect(form.get('collect_all')).toBe('true');
    expect(sent!.headers.get('X-Session-ID')).toBe(SESSION_ID);
  });

  it('orders the segments by page number, numerically', async () => {
    await start();
    await request();
    expect(labels()).toEqual(['page-2-segment-0', 'page-2-segment-1', 'page-10-segment-0']);
    expect(selectAllSegments(state())[0]).toMatchObject({
      pdfId: '1700000000000',
      path: 'paper-1f2e/all_segments/page_2_0_segmented.png',
      pdfFilename: 'paper.pdf',
    });
  });

  describe('from services that answer page by page', () => {
    const drawing = (page: number, index = 0) => ({
      filename: `page_${page}_${index}_segmented.png`,
      bbox: [1, 2, 30, 40],
    });
    const part = (next_page: number, ...segments: object[]) =>
      extracted({ segments, segments_count: segments.length, next_page });
    let files: string[];
    beforeEach(() => (files = [0, 2].map((page) => drawing(page).filename)));
    const whole = () => extracted({ segments: [drawing(0), drawing(2)], segments_count: 2 });
    const fields = (path = EXTRACT) =>
      requests(path).map(({ body }) => Object.fromEntries(body as FormData));

    /** Each request waits until the test gives its answer. */
    async function startByPage() {
      const waiting: ((answer: Response | Promise<Response>) => void)[] = [];
      await start(
        () => new Promise((resolve) => waiting.push(resolve)),
        () => listed(files),
      );
      await request();
      return async (answer: Response | Promise<Response>) => {
        waiting.shift()?.(answer);
        await flush(60);
      };
    }

    it('shows the drawings of the first pages while the others are searched', async () => {
      const give = await startByPage();
      await give(part(1, drawing(0)));
      expect(labels()).toEqual(['page-0-segment-0']);
      expect(extraction()).toMatchObject({ status: 'running', isByPage: true });
      expect(state().article.segments.isIncomplete).toBe(true);
      expect(selectSegmentsAreHeld(state())).toBe(true);
    });

    it('sends the article once, and then its name and the page to go on from', async () => {
      const give = await startByPage();
      await give(part(1, drawing(0)));
      await give(part(3, drawing(2)));
      await give(whole());
      const [first, ...others] = fields();
      expect(first).toMatchObject({ pdf_file: expect.any(File), from_page: '0' });
      expect(others).toEqual([
        { pdf_filename: 'paper.pdf', collect_all: 'true', from_page: '1' },
        { pdf_filename: 'paper.pdf', collect_all: 'true', from_page: '3' },
      ]);
    });

    it('keeps each drawing’s identity to the end, and says once how many there are', async () => {
      const give = await startByPage();
      await give(part(1, drawing(0)));
      const early = idOf('page-0-segment-0');
      await give(part(3, drawing(2)));
      await give(whole());
      expect(labels()).toEqual(['page-0-segment-0', 'page-2-segment-0']);
      expect(idOf('page-0-segment-0')).toBe(early);
      expect(extraction().status).toBe('done');
      expect(state().article.segments.isIncomplete).toBe(false);
      expect(notices()).toEqual([['success', 'Extracted 2 chemical structure segments']]);
    });

    it('does not bring back what the user has removed meanwhile', async () => {
      const give = await startByPage();
      await give(part(1, drawing(0), drawing(0, 1)));
      const removed = [idOf('page-0-segment-1')];
      test.store.dispatch(
        boxesEdited({ act: 'remove', pdfId: '1700000000000', segments: [], removed }),
      );
      expect(labels()).toEqual(['page-0-segment-0']);
      files.push('page_0_1_segmented.png');
      await give(extracted({ segments: [drawing(0), drawing(0, 1), drawing(2)] }));
      expect(labels()).toEqual(['page-0-segment-0', 'page-2-segment-0']);
    });

    it.each([
      [
        'fails',
        (give: (a: Promise<Response>) => unknown) => give(Promise.reject(new TypeError('x'))),
      ],
      ['is cancelled', () => test.store.dispatch(extractionCancelRequested())],
    ])('keeps what was found if it %s, and knows that pages are missing', async (_how, end) => {
      const give = await startByPage();
      await give(part(1, drawing(0)));
      await end(give);
      await flush(60);
      expect(labels()).toEqual(['page-0-segment-0']);
      expect(extraction().status).not.toBe('running');
      expect(state().article.segments.isIncomplete).toBe(true);
    });

    it('asks for the whole article once drawings are known', async () => {
      const give = await startByPage();
      await give(whole());
      await request();
      expect(fields()[1]).not.toHaveProperty('from_page');
      expect(extraction()).not.toHaveProperty('isByPage');
    });

    it('fails where an answer does not lead on, instead of asking for ever', async () => {
      const give = await startByPage();
      await give(part(1, drawing(0)));
      await give(part(1, drawing(0)));
      const message = 'Invalid segment extraction response';
      expect(extraction()).toMatchObject({ status: 'failed', message });
      expect(requests(EXTRACT)).toHaveLength(2);
    });
  });

  it('says how many segments there are', async () => {
    await start();
    await request();
    expect(notices()).toEqual([['success', 'Extracted 3 chemical structure segments']]);
    expect(extraction()).toEqual({
      status: 'done',
      info: {
        count: 3,
        directory: 'paper-1f2e',
        alreadyExisted: false,
        pdfFilename: 'paper.pdf',
        pdfId: '1700000000000',
      },
    });
  });

  it('names the pages that the services could not read in full', async () => {
    await start(() => extracted({ pages_too_heavy: [2] }));
    await request();
    expect(notices()).toEqual([
      ['success', 'Extracted 3 chemical structure segments'],
      ['warning', 'Page 3 is too heavy to be read', expect.stringContaining('other pages')],
    ]);
    expect(extraction()).toMatchObject({ info: { pagesTooHeavy: [2] } });
  });

  it('uses the drawings’ positions when the services report them', async () => {
    const segments = [{ filename: 'page_2_1_segmented.png', bbox: [1, 2, 3, 4] }];
    await start(() => extracted({ segments }));
    await request();
    expect(selectAllSegments(state()).map(({ box }) => box)).toEqual([
      undefined,
      { page: 2, x: 1, y: 2, width: 2, height: 2 },
      undefined,
    ]);
  });

  it('keeps the labels printed beside the drawings', async () => {
    const segments = [{ filename: 'page_2_1_segmented.png', label: PRINTED_LABEL }];
    await start(() => extracted({ segments }));
    await request();
    expect(selectAllSegments(state()).map((segment) => segment.label)).toEqual([
      undefined,
      PRINTED_LABEL,
      undefined,
    ]);
  });

  it('keeps where the article speaks of what the labels name', async () => {
    const sentence = 'The leaves of tea gave quercetin.';
    const mention = { page_index: 0, start_offset: 4, end_offset: 9, sentence };
    const segments = [{ filename: 'page_2_1_segmented.png', mentions: [mention] }];
    await start(() => extracted({ segments }));
    await request();
    expect(selectAllSegments(state()).map(({ mentions }) => mentions)).toEqual([
      undefined,
      [{ page: 1, start: 4, end: 9, sentence }],
      undefined,
    ]);
  });

  it('ignores files that are not segments', async () => {
    await start(undefined, () => listed(['thumbs.db', 'page_0_0_segmented.png']));
    await request();
    expect(labels()).toEqual(['page-0-segment-0']);
    expect(notices()).toEqual([['success', 'Extracted 1 chemical structure segments']]);
  });

  it.each([
    ['with a directory', 'paper-1f2e/all_segments'],
    ['without a directory', null],
  ])(
    'treats zero segments %s as a success, and requests no listing',
    async (_how, segments_directory) => {
      await start(() => extracted({ segments_count: 0, segments_directory }));
      await request();
      expect(extraction()).toMatchObject({ status: 'done', info: { count: 0 } });
      expect(notices()).toEqual([['success', 'Extracted 0 chemical structure segments']]);
      expect(requests(LIST)).toHaveLength(0);
    },
  );

  it.each<[string, FakeHandler, FakeHandler]>([
    ['the directory is empty', () => extracted(), () => listed([])],
    ['the directory contains no segments', () => extracted(), () => listed(['thumbs.db'])],
    ['there is no directory', () => extracted({ segments_directory: null }), () => listed()],
  ])('is a failure when segments are counted but %s', async (_what, ...answers) => {
    await start(...answers);
    await request();
    const message = 'No segment files found despite successful extraction';
    expect(extraction()).toEqual({ status: 'failed', message });
    expect(notices()).toEqual([['error', 'Failed to extract segments', message]]);
  });

  it.each<[string, FakeHandler, string, true | undefined]>([
    ['is refused', refuseConnection, 'The server cannot be reached', true],
    [
      'fails',
      () => jsonResponse({ detail: 'Directory not found: paper-1f2e' }, { status: 404 }),
      'Directory not found: paper-1f2e',
      undefined,
    ],
    [
      'has no list',
      () => jsonResponse({ names: [] }),
      'Invalid response format: files array missing',
      undefined,
    ],
  ])('names the listing as the cause when it %s', async (_what, list, cause, isTemporary) => {
    await start(undefined, list);
    await request();
    const message = `Error listing segment files: ${cause}`;
    expect(extraction()).toEqual({ status: 'failed', message, isTemporary });
    expect(notices()).toEqual([['error', 'Failed to extract segments', message]]);
  });

  it.each<[string, FakeHandler, string, true | undefined]>([
    [
      'the services’ own message',
      () =>
        jsonResponse(
          { detail: 'Error processing PDF: 500: Error during segmentation: out of memory' },
          { status: 500 },
        ),
      'Error during segmentation: out of memory',
      true,
    ],
    [
      'a proxy’s size limit',
      () => new Response('<html>413</html>', { status: 413 }),
      'The file you are trying to upload is too large. Maximum allowed size is 10MB.',
      undefined,
    ],
    ['no network', refuseConnection, 'The server cannot be reached', true],
    [
      'an answer without a count',
      () => jsonResponse({ segments_directory: 'x' }),
      'Invalid segment extraction response',
      undefined,
    ],
  ])('fails with %s as the cause', async (_what, extract, cause, isTemporary) => {
    await start(extract);
    await request();
    expect(extraction()).toEqual({ status: 'failed', message: cause, isTemporary });
    expect(notices()).toEqual([['error', 'Failed to extract segments', cause]]);
    expect(requests(LIST)).toHaveLength(0);
  });

  it('waits 300 s for the services', async () => {
    await start(hang);
    await request();
    await jest.advanceTimersByTimeAsync(299_999);
    expect(extraction()).toEqual({ status: 'running', startedAt: 5_000, isByPage: true });
    await jest.advanceTimersByTimeAsync(1);
    const message = 'No answer within 300 seconds';
    expect(extraction()).toEqual({ status: 'failed', message, isTemporary: true });
  });

  it('can be tried again after a failure', async () => {
    await start(refuseConnection);
    await request();
    answer(
      () => extracted(),
      () => listed(),
    );
    await request();
    expect(extraction().status).toBe('done');
  });

  it('needs a document', async () => {
    await start();
    test.store.dispatch(documentClosed());
    await request();
    expect(notices()).toEqual([['error', 'No PDF file provided']]);
    expect(extraction()).toEqual({ status: 'idle' });
    expect(test.platform.server.requests).toHaveLength(0);
  });

  it('ignores a second request while one runs', async () => {
    await start(hang);
    await request();
    await request();
    expect(requests(EXTRACT)).toHaveLength(1);
  });

  it.each<[string, FakeHandler, FakeHandler, string]>([
    ['extracting', hang, () => listed(), EXTRACT],
    ['listing', () => extracted(), hang, LIST],
  ])('is cancelled while %s, including the request', async (_what, extract, list, path) => {
    await start(extract, list);
    await request();
    test.store.dispatch(extractionCancelRequested());
    await flush();
    expect(extraction()).toEqual({ status: 'idle' });
    expect(requests(path).at(-1)?.signal?.aborted).toBe(true);
    expect(notices()).toEqual([]);
  });

  it('can be repeated after being cancelled', async () => {
    await start(hang);
    await request();
    test.store.dispatch(extractionCancelRequested());
    answer(
      () => extracted(),
      () => listed(),
    );
    await request();
    expect(extraction().status).toBe('done');
  });

  it.each<[string, FakeHandler, FakeHandler, string]>([
    ['extracting', hang, () => listed(), EXTRACT],
    ['listing', () => extracted(), hang, LIST],
  ])(
    'ends with its document while %s, showing nothing in the next document',
    async (_w, e, l, path) => {
      await start(e, l);
      await request();
      await openDocument(test, { name: 'other.pdf', pdfId: '1800000000000' });
      await flush();
      expect(requests(path).at(-1)?.signal?.aborted).toBe(true);
      expect(extraction()).toEqual({ status: 'idle' });
      expect(selectSegmentIds(state())).toEqual([]);
      expect(notices()).toEqual([]);
    },
  );

  it('can start for the next document while the previous one’s answer is pending', async () => {
    let answerFirst = (_response: Response) => {};
    await start(() => new Promise((resolve) => (answerFirst = resolve)));
    await request();
    await openDocument(test, { name: 'other.pdf', pdfId: '1800000000000' });
    answer(
      () => extracted(),
      () => listed(['page_7_0_segmented.png']),
    );
    await request();
    answerFirst(extracted());
    await flush(60);
    expect(labels()).toEqual(['page-7-segment-0']);
    expect(selectAllSegments(state())[0]?.pdfId).toBe('1800000000000');
    expect(notices()).toHaveLength(1);
  });

  it('when repeated, keeps the user’s selection and judgements', async () => {
    await start();
    await request();
    const [selected, marked] = [idOf('page-2-segment-1'), idOf('page-2-segment-0')];
    test.store.dispatch(segmentSelectionToggled({ id: selected, selected: true }));
    const judgement = { verdict: 'rejected', reason: 'fragment' } as const;
    test.store.dispatch(segmentsJudged({ judgements: { [marked]: judgement } }));
    await request();
    expect(selectSelectedIds(state())).toEqual([selected]);
    expect(selectJudgement(state(), marked)).toEqual(judgement);
  });

  it('when a repetition is cancelled or fails, keeps the existing segments', async () => {
    await start();
    await request();
    answer(hang, hang);
    await request();
    test.store.dispatch(extractionCancelRequested());
    answer(refuseConnection, hang);
    await request();
    expect(selectSegmentIds(state())).toHaveLength(3);
  });
});
