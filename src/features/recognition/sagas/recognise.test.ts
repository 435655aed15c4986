/** @jest-environment node */
import { segmentsSaga } from '@/features/segments';
import {
  extractionStarted,
  onlyProcessSelectedToggled,
  segmentSelectionToggled,
  selectIsProcessed,
  selectStructureOf,
} from '@/article';
import { activateSession, openDocument, receiveSegments } from '@/testing/builders';
import { hang, jsonResponse, type FakeRequest } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { readingItems } from '@/testing/readingItems';
import { recordTrace } from '@/testing/recordTrace';
import { restoreWork } from '@/testing/restoreWork';
import {
  selectReadingHasFailed,
  selectItem,
  selectJob,
  selectReadingFailure,
} from '../recognition.selectors';
import { selectProcessingOptions } from '../engineChoice.selectors';
import { coordinatesToggled, engineChosen, handDrawnToggled } from '../engineChoice.slice';
import {
  recognitionCancelRequested,
  recognitionRequested,
  recognitionRetryRequested,
} from '../recognition.slice';
import { recognitionSaga } from '../recognition.saga';

const WITH_DEPICTION = '/ocsr/generate_with_depiction';
const BOTH = '/ocsr/generate_both';
const ETHANOL = { image_name: 'x.png', smiles: 'CCO', engine: 'decimer', hardware: 'CPU' };
const DRAWN = { ...ETHANOL, depiction: { format: 'svg', engine: 'cdk', svg: '<svg/>' } };

const field = ({ body }: FakeRequest, name: string) => (body as FormData).get(name);
const refuse = () => jsonResponse({ detail: 'no atoms found' }, { status: 422 });

async function start({ segments = 3, selectAll = true } = {}) {
  const test = makeTestStore({ runSagas: false });
  await openDocument(test);
  activateSession(test);
  const all = receiveSegments(test, segments);
  if (selectAll) test.store.dispatch({ type: 'segments/allSegmentsSelected' });
  const tasks = [segmentsSaga, recognitionSaga].map((saga) => test.runSaga(saga));
  await flush();
  return { test, segments: all, stop: () => tasks.forEach((task) => task.cancel()) };
}

const run = async ({ store }: TestStore) => {
  store.dispatch(recognitionRequested());
  await flush(200);
};
const messages = ({ store }: TestStore) =>
  Object.values(store.getState().notices.entities).map(({ message }) => message);

describe('recognition', () => {
  let stop = () => {};
  afterEach(() => stop());

  async function begin(options?: Parameters<typeof start>[0]) {
    const started = await start(options);
    stop = started.stop;
    return started;
  }

  test('sends one request per segment if the first answer succeeds', async () => {
    const { test, segments } = await begin();
    test.platform.server.on('POST', WITH_DEPICTION, () => jsonResponse(DRAWN));
    await run(test);
    expect(test.platform.server.requestsTo(/ocsr\/generate/)).toHaveLength(3);
    for (const segment of segments) {
      expect(selectStructureOf(test.store.getState(), segment)).toMatchObject({
        smiles: 'CCO',
        depiction: '<svg/>',
        fromFallback: false,
      });
    }
    expect(selectJob(test.store.getState())).toMatchObject({
      status: 'finished',
      total: 3,
      converted: 3,
      failed: 0,
    });
    expect(messages(test)).toContain('Converted 3 of 3 structures');
  });

  test('falls back to SMILES and molfile together if the drawing fails', async () => {
    const { test, segments } = await begin({ segments: 1 });
    test.platform.server.on('POST', WITH_DEPICTION, refuse);
    test.platform.server.on('POST', BOTH, () => jsonResponse(ETHANOL));
    await run(test);
    expect(selectStructureOf(test.store.getState(), segments[0]!)).toMatchObject({
      smiles: 'CCO',
      fromFallback: true,
    });
  });

  test('records the services’ words if both steps fail, and continues with the rest', async () => {
    const { test, segments } = await begin({ segments: 2 });
    const isFirst = (request: FakeRequest) => String(field(request, 'image_path')).includes('_0_');
    const answer = (request: FakeRequest) => (isFirst(request) ? refuse() : jsonResponse(DRAWN));
    test.platform.server.on('POST', WITH_DEPICTION, (request) =>
      String(field(request, 'image_path')).includes('page_0_0_') ? refuse() : jsonResponse(DRAWN),
    );
    test.platform.server.on('POST', BOTH, answer);
    await run(test);
    const state = test.store.getState();
    expect(selectItem(state, segments[0]!.id)).toEqual({
      status: 'failed',
      message: 'no atoms found',
    });
    expect(selectStructureOf(state, segments[0]!)).toMatchObject({ error: 'no atoms found' });
    expect(selectIsProcessed(state, segments[0]!)).toBe(false);
    expect(selectIsProcessed(state, segments[1]!)).toBe(true);
    expect(messages(test)).toContain('Converted 1 of 2 structures');
  });

  test('reads two segments at a time', async () => {
    const { test } = await begin({ segments: 8 });
    test.platform.server.on('POST', WITH_DEPICTION, hang);
    await run(test);
    expect(test.platform.server.requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
  });

  test('shows each result as it arrives', async () => {
    const { test, segments } = await begin({ segments: 2 });
    test.platform.server.on('POST', WITH_DEPICTION, (request) =>
      String(field(request, 'image_path')).includes('page_0_0_')
        ? hang(request)
        : jsonResponse(DRAWN),
    );
    await run(test);
    const state = test.store.getState();
    expect(selectIsProcessed(state, segments[1]!)).toBe(true);
    expect(selectItem(state, segments[0]!.id)).toMatchObject({ status: 'running' });
  });

  test('cancelling aborts the requests and keeps what was read', async () => {
    const { test, segments } = await begin({ segments: 4 });
    test.platform.server.on('POST', WITH_DEPICTION, (request) =>
      String(field(request, 'image_path')).includes('page_0_0_')
        ? jsonResponse(DRAWN)
        : hang(request),
    );
    await run(test);
    test.store.dispatch(recognitionCancelRequested());
    await flush();
    const state = test.store.getState();
    expect(selectJob(state)?.status).toBe('cancelled');
    expect(selectIsProcessed(state, segments[0]!)).toBe(true);
    // Neither the segment being read nor the queued ones are left as if they were still to come.
    expect(readingItems(state)).toEqual({ [segments[0]!.id]: { status: 'done' } });
    const open = test.platform.server.requests.filter(({ signal }) => signal && !signal.aborted);
    expect(
      open.map(({ url }) => url.pathname).filter((path) => path.includes('generate')),
    ).toHaveLength(1);
  });

  test('opening another document ends the run, and its answers appear nowhere', async () => {
    const { test } = await begin({ segments: 2 });
    let answer = (_response: Response) => {};
    test.platform.server.on(
      'POST',
      WITH_DEPICTION,
      () => new Promise((resolve) => (answer = resolve)),
    );
    await run(test);
    await openDocument(test, { name: 'other.pdf', pdfId: '1800000000000' });
    answer(jsonResponse(DRAWN));
    await flush();
    const state = test.store.getState();
    expect(state.article.structures.ids).toEqual([]);
    expect(selectJob(state)).toBeNull();
    expect(
      test.platform.server.requestsTo(WITH_DEPICTION).every(({ signal }) => signal?.aborted),
    ).toBe(true);
  });

  test.each([
    [true, ['page_0_1_segmented.png']],
    [false, ['page_0_0_segmented.png', 'page_0_1_segmented.png', 'page_0_2_segmented.png']],
  ])('reads with Selected only %s, one of three selected, %j', async (selectedOnly, read) => {
    const { test, segments } = await begin({ selectAll: false });
    test.platform.server.on('POST', WITH_DEPICTION, () => jsonResponse(DRAWN));
    test.store.dispatch(segmentSelectionToggled({ id: segments[1]!.id, selected: true }));
    test.store.dispatch(onlyProcessSelectedToggled(selectedOnly));
    await run(test);
    const paths = test.platform.server
      .requestsTo(WITH_DEPICTION)
      .map((request) => String(field(request, 'image_path')).split('/').at(-1));
    expect(paths).toEqual(read);
  });

  test('a run that fails itself is reported, and another can follow', async () => {
    const { test } = await begin();
    const toISOString = jest.spyOn(Date.prototype, 'toISOString').mockImplementationOnce(() => {
      throw new Error('The clock stands still');
    });
    test.platform.server.on('POST', WITH_DEPICTION, () => jsonResponse(DRAWN));
    await run(test);
    toISOString.mockRestore();
    const notices = Object.values(test.store.getState().notices.entities);
    expect(notices).toMatchObject([
      { type: 'error', message: 'Failed to process segments', cause: 'The clock stands still' },
    ]);
    expect(selectJob(test.store.getState())).toMatchObject({ status: 'cancelled' });
    await run(test);
    expect(messages(test)).toContain('Converted 3 of 3 structures');
  });

  describe('a later run that fails', () => {
    const readAgainInVain = async (count: number) => {
      const { test, segments } = await begin({ segments: count });
      const { server } = test.platform;
      server.on('POST', BOTH, refuse);
      server.on('POST', WITH_DEPICTION, (request) =>
        String(field(request, 'image_path')).includes('_2_') ? refuse() : jsonResponse(DRAWN),
      );
      await run(test);
      server.on('POST', WITH_DEPICTION, refuse);
      await run(test);
      return { test, segments, state: test.store.getState() };
    };

    test('replaces no earlier result, and is shown next to it', async () => {
      const { segments, state } = await readAgainInVain(2);
      expect(selectStructureOf(state, segments[0]!)).toMatchObject({ smiles: 'CCO' });
      expect(selectReadingFailure(state, segments[0]!.id)).toBe('no atoms found');
    });

    test('counts what has a structure as converted, and reports that it is the earlier one', async () => {
      const { test, segments, state } = await readAgainInVain(3);
      expect(selectJob(state)).toMatchObject({ total: 3, converted: 2, failed: 1, kept: 2 });
      expect(segments.map(({ id }) => selectReadingHasFailed(state, id))).toEqual([
        true,
        true,
        true,
      ]);
      const notices = Object.values(test.store.getState().notices.entities);
      expect(notices.at(-1)).toMatchObject({
        type: 'warning',
        message: 'Converted 2 of 3 structures',
        cause: '2 could not be read again and keep their earlier structures.',
      });
    });
  });

  test('a failed segment whose repeated reading was cancelled has still failed', async () => {
    const { test, segments } = await begin({ segments: 1 });
    test.platform.server.on('POST', WITH_DEPICTION, refuse);
    test.platform.server.on('POST', BOTH, refuse);
    await run(test);
    test.platform.server.on('POST', WITH_DEPICTION, hang);
    await run(test);
    const { id } = segments[0]!;
    expect(selectReadingFailure(test.store.getState(), id)).toBeUndefined();
    test.store.dispatch(recognitionCancelRequested());
    await flush();
    expect(selectReadingFailure(test.store.getState(), id)).toBe('no atoms found');
    expect(selectReadingHasFailed(test.store.getState(), id)).toBe(true);
  });

  test('retrying failures leaves the others alone', async () => {
    const { test, segments } = await begin({ segments: 3 });
    test.platform.server.on('POST', WITH_DEPICTION, () => jsonResponse(DRAWN));
    test.store.dispatch(recognitionRetryRequested({ ids: [segments[2]!.id] }));
    await flush(200);
    const paths = test.platform.server
      .requestsTo(WITH_DEPICTION)
      .map((r) => field(r, 'image_path'));
    expect(paths).toEqual([segments[2]!.path]);
  });

  test.each([undefined, 'decimer'])(
    'retrying with the chosen engine (named: %s) keeps its options',
    async (engine) => {
      const { test, segments } = await begin({ segments: 1 });
      test.store.dispatch(handDrawnToggled(true));
      test.platform.server.on('POST', WITH_DEPICTION, () => jsonResponse(DRAWN));
      const ids = [segments[0]!.id];
      test.store.dispatch(recognitionRetryRequested(engine ? { ids, engine } : { ids }));
      await flush(200);
      const [asked] = test.platform.server.requestsTo(WITH_DEPICTION);
      expect(asked && field(asked, 'hand_drawn')).toBe('true');
      expect(selectStructureOf(test.store.getState(), segments[0]!)).toMatchObject({
        handDrawn: true,
      });
    },
  );

  test('retrying without coordinates requests none', async () => {
    const { test, segments } = await begin({ segments: 1 });
    test.store.dispatch(engineChosen('molnextr'));
    test.store.dispatch(coordinatesToggled(false));
    test.platform.server.on('POST', WITH_DEPICTION, () => jsonResponse(DRAWN));
    test.store.dispatch(recognitionRetryRequested({ ids: [segments[0]!.id] }));
    await flush(200);
    expect(selectStructureOf(test.store.getState(), segments[0]!)).toMatchObject({
      engine: 'molnextr',
      useCoordinates: false,
    });
  });

  test('one segment is read by another engine, which is shown as chosen from then on', async () => {
    const { test, segments } = await begin({ segments: 2 });
    test.platform.server.on('POST', WITH_DEPICTION, () => jsonResponse(DRAWN));
    const { id } = segments[1]!;
    test.store.dispatch(recognitionRetryRequested({ ids: [id], engine: 'molscribe' }));
    await flush(200);
    const [asked, ...others] = test.platform.server.requestsTo(WITH_DEPICTION);
    expect(others).toEqual([]);
    expect(asked && field(asked, 'engine')).toBe('molscribe');
    expect(asked && field(asked, 'output_type')).toBe('both');
    const state = test.store.getState();
    expect(selectStructureOf(state, segments[1]!)).toMatchObject({
      engine: 'molscribe',
      useCoordinates: true,
    });
    expect(selectJob(state)).toMatchObject({ engine: 'molscribe', converted: 1 });
    expect(selectProcessingOptions(state)).toMatchObject({
      engine: 'molscribe',
      useCoordinates: true,
    });
  });

  test('a molfile is always requested from MolNexTR', async () => {
    const { test } = await begin({ segments: 1 });
    test.store.dispatch(engineChosen('molnextr'));
    test.platform.server.on('POST', WITH_DEPICTION, () =>
      jsonResponse({ ...DRAWN, engine: 'molnextr' }),
    );
    await run(test);
    const [request] = test.platform.server.requestsTo(WITH_DEPICTION);
    expect(field(request!, 'output_type')).toBe('both');
    expect(field(request!, 'hand_drawn')).toBeNull();
  });

  test.each([
    [{ segments: 0 }, ['No segments to process']],
    [
      { segments: 2, selectAll: false },
      [
        'No segments selected for processing',
        'No segments selected for processing. Please select at least one segment.',
      ],
    ],
  ])('%j is refused: %j', async (options, said) => {
    const { test } = await begin(options);
    await run(test);
    expect(messages(test)).toEqual(expect.arrayContaining(said));
    expect(test.platform.server.requestsTo(/generate/)).toHaveLength(0);
  });

  test('needs a seat', async () => {
    const { test } = await begin({ segments: 1 });
    test.store.dispatch({ type: 'session/sessionExpired' });
    await run(test);
    expect(messages(test)).toContain(
      'No active session. Please wait for your turn or create a new session.',
    );
  });

  describe('after the session with the cut-outs has ended', () => {
    const FOUND = {
      segments_extracted: true,
      segments_already_existed: false,
      segments_count: 2,
      segments_directory: 'paper-9c/all_segments',
      process_completed: true,
      pdf_filename: 'paper.pdf',
    };

    test('the article is cut out again, and the new cut-outs are read', async () => {
      const { test, segments } = await begin({ segments: 2 });
      const { server } = test.platform;
      server.on('POST', '/extract_segments', () => jsonResponse(FOUND));
      server.on('GET', /list_directory/, () =>
        jsonResponse({ files: segments.map(({ filename }) => filename) }),
      );
      server.on('POST', WITH_DEPICTION, () => jsonResponse(DRAWN));
      activateSession(test);
      const trace = recordTrace(test);
      await run(test);
      expect(messages(test)).toContain('The services no longer have the article; sending it again');
      const [started] = trace.map(([action]) => action).filter(extractionStarted.match);
      expect(started?.payload.isAgain).toBe(true);
      const paths = server
        .requestsTo(WITH_DEPICTION)
        .map((request) => field(request, 'image_path'));
      expect(paths).toEqual([
        'paper-9c/all_segments/page_0_0_segmented.png',
        'paper-9c/all_segments/page_0_1_segmented.png',
      ]);
      expect(messages(test)).toContain('Converted 2 of 2 structures');
    });

    test('a run that waits for the article ends with its document', async () => {
      const { test } = await begin({ segments: 2 });
      const { server } = test.platform;
      server.on('POST', '/extract_segments', hang);
      activateSession(test);
      await run(test);
      await restoreWork(test, {});
      test.store.dispatch({ type: 'segments/onlyProcessSelectedToggled', payload: false });
      server.on('POST', WITH_DEPICTION, () => jsonResponse(DRAWN));
      receiveSegments(test, 1);
      await flush();
      expect(server.requestsTo(WITH_DEPICTION)).toEqual([]);
    });

    test('nothing is read if that fails, and the user is told', async () => {
      const { test } = await begin({ segments: 2 });
      test.platform.server.on('POST', '/extract_segments', refuse);
      activateSession(test);
      await run(test);
      expect(test.platform.server.requestsTo(/generate/)).toHaveLength(0);
      expect(messages(test)).toContain('Failed to extract segments');
      expect(test.store.getState().article.segments.ids).toHaveLength(2);
    });
  });
});
