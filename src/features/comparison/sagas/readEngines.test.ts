/** @jest-environment node */
import { assumedEngines } from '@/domain/engines';
import { segmentsSaga, selectExtraction } from '@/features/segments';
import { segmentRemoved } from '@/article';
import { openDocument } from '@/testing/builders';
import { hang, jsonResponse } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import type { TestStore } from '@/testing/makeTestStore';
import { selectComparison, selectReading } from '../comparison.selectors';
import {
  allEnginesRequested,
  comparisonClosed,
  engineRetryRequested,
  engineSelected,
} from '../comparison.slice';
import {
  allRead,
  BOTH,
  comparesSmiles,
  engineOf,
  enginesRead,
  field,
  messagesOf,
  MOLFILE,
  PDF_ID,
  reading,
  recognitions,
  refuse,
  stageComparison,
  WITH_DEPICTION,
} from '../testing/comparisonStage';

const ENGINES = ['decimer', 'molnextr', 'molscribe'];
const SAME = ['CCO', 'CCO', 'CCO'] as const;

const statuses = ({ store }: TestStore, segmentId: string) =>
  ENGINES.map((engine) => selectReading(store.getState(), segmentId, engine)?.status);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('calls each engine once, all three at the same time, if all succeed', async () => {
  const { test, first, open } = await stageComparison();
  enginesRead(test, {});
  await open();
  expect(recognitions(test).map(engineOf)).toEqual(ENGINES);
  expect(statuses(test, first.id)).toEqual(['loading', 'loading', 'loading']);
  allRead(test, SAME);
  comparesSmiles(test);
  test.store.dispatch(allEnginesRequested());
  await flush(200);
  await jest.advanceTimersByTimeAsync(1000);
  expect(recognitions(test)).toHaveLength(6);
  expect(statuses(test, first.id)).toEqual(['done', 'done', 'done']);
});

test('makes exactly three recognition calls, from opening to the full analysis', async () => {
  const { test, open } = await stageComparison();
  allRead(test, SAME);
  comparesSmiles(test);
  await open();
  await jest.advanceTimersByTimeAsync(5000);
  expect(recognitions(test)).toHaveLength(3);
});

test('requests a molfile from MolNexTR and MolScribe, only SMILES from the default engine', async () => {
  const { test, open } = await stageComparison();
  allRead(test, SAME);
  await open();
  expect(recognitions(test).map((request) => field(request, 'output_type'))).toEqual([
    'smiles',
    'both',
    'both',
  ]);
});

test('the user’s options apply only to the engine that they were made for', async () => {
  const { test, open } = await stageComparison();
  allRead(test, SAME);
  test.store.dispatch({ type: 'recognition/handDrawnToggled', payload: true });
  await open();
  expect(recognitions(test).map((request) => field(request, 'hand_drawn'))).toEqual([
    'true',
    null,
    null,
  ]);
});

test('each engine is shown as it finishes, with its own time', async () => {
  const { test, first, open } = await stageComparison();
  const after = (ms: number, answer: () => Response) => () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(answer()), ms));
  enginesRead(test, {
    decimer: after(6000, () => reading('decimer', 'CCO')),
    molnextr: after(2000, () => reading('molnextr', 'CCO', MOLFILE)),
  });
  await open();
  await jest.advanceTimersByTimeAsync(2000);
  expect(statuses(test, first.id)).toEqual(['loading', 'done', 'loading']);
  await jest.advanceTimersByTimeAsync(4000);
  expect(statuses(test, first.id)).toEqual(['done', 'done', 'loading']);
  const times = ['decimer', 'molnextr'].map((engine) => {
    const result = selectReading(test.store.getState(), first.id, engine);
    return result?.status === 'done' ? result.version.processingTime : undefined;
  });
  expect(times).toEqual([6000, 2000]);
});

test('an engine that cannot draw its result falls back to SMILES and molfile, independently', async () => {
  const { test, first, open } = await stageComparison();
  test.platform.server.on('POST', WITH_DEPICTION, (request) =>
    engineOf(request) === 'molnextr' ? refuse('no drawing')(request) : reading('x', 'CCO'),
  );
  test.platform.server.on('POST', BOTH, (request) => reading(engineOf(request), 'CCN', MOLFILE));
  await open();
  expect(recognitions(test)).toHaveLength(4);
  expect(selectReading(test.store.getState(), first.id, 'molnextr')).toMatchObject({
    status: 'done',
    version: { smiles: 'CCN', fromFallback: true, engine: 'molnextr' },
  });
});

test('an engine that fails twice shows the services’ words, and the others their results', async () => {
  const { test, first, open } = await stageComparison();
  const onlyMolScribeFails = (request: Parameters<typeof engineOf>[0]) =>
    engineOf(request) === 'molscribe'
      ? refuse('no atoms found')(request)
      : reading(engineOf(request), 'CCO');
  test.platform.server.on('POST', WITH_DEPICTION, onlyMolScribeFails);
  test.platform.server.on('POST', BOTH, onlyMolScribeFails);
  await open();
  expect(statuses(test, first.id)).toEqual(['done', 'done', 'failed']);
  expect(selectReading(test.store.getState(), first.id, 'molscribe')).toMatchObject({
    message: 'no atoms found',
  });
});

test('a single engine is retried, and the choice of another one stays', async () => {
  const { test, first, open } = await stageComparison();
  allRead(test, ['', 'CCO', 'CCO']);
  await open();
  test.store.dispatch(engineSelected('molnextr'));
  allRead(test, SAME);
  test.store.dispatch(engineRetryRequested('decimer'));
  await flush(200);
  expect(recognitions(test).map(engineOf)).toEqual([...ENGINES, 'decimer']);
  expect(statuses(test, first.id)).toEqual(['done', 'done', 'done']);
  expect(selectComparison(test.store.getState(), first.id)?.selectedEngine).toBe('molnextr');
});

test('an engine that the services don’t have is shown as such and not called', async () => {
  const { test, first, open } = await stageComparison();
  allRead(test, SAME);
  const engine = { id: 'molscribe', available: false, reason: 'OSRA is not installed' };
  const known = { ...engine, program: '', version: '', coordinates: true, handDrawn: false };
  const payload = [...assumedEngines('decimer').slice(0, 2), known];
  test.store.dispatch({ type: 'recognition/enginesReceived', payload });
  await open();
  expect(recognitions(test).map(engineOf)).toEqual(['decimer', 'molnextr']);
  expect(selectReading(test.store.getState(), first.id, 'molscribe')).toEqual({
    status: 'unavailable',
    reason: 'OSRA is not installed',
  });
});

describe('leaving', () => {
  const openRequests = (test: TestStore) =>
    recognitions(test).filter(({ signal }) => signal && !signal.aborted);

  test.each([
    ['the comparison', async ({ store }: TestStore) => store.dispatch(comparisonClosed())],
    [
      'the document',
      (test: TestStore) => openDocument(test, { name: 'b.pdf', pdfId: '1800000000000' }),
    ],
    [
      'the segment, which is removed,',
      async ({ store }: TestStore) =>
        store.dispatch(segmentRemoved({ id: 'page-0-segment-0', pdfId: PDF_ID })),
    ],
  ])('%s aborts every request, and late answers appear nowhere', async (_what, leave) => {
    const { test, first, open } = await stageComparison();
    const answers: ((response: Response) => void)[] = [];
    test.platform.server.on(
      'POST',
      WITH_DEPICTION,
      () => new Promise((resolve) => answers.push(resolve)),
    );
    await open();
    await leave(test);
    await flush();
    expect(openRequests(test)).toEqual([]);
    answers.forEach((answer) => answer(reading('x', 'CCO')));
    await flush(200);
    expect(statuses(test, first.id)).toEqual([undefined, undefined, undefined]);
    await jest.advanceTimersByTimeAsync(20); // RTK batches its notifications for 10 ms
    expect(jest.getTimerCount()).toBe(0);
  });

  test('for another segment aborts the first one’s requests and reads that one', async () => {
    const { test, first, second, open } = await stageComparison();
    enginesRead(test, {});
    await open(first.id);
    await open(second.id);
    expect(openRequests(test).map((request) => field(request, 'image_path'))).toEqual(
      ENGINES.map(() => second.path),
    );
    expect(statuses(test, first.id)).toEqual([undefined, undefined, undefined]);
    expect(statuses(test, second.id)).toEqual(['loading', 'loading', 'loading']);
  });

  test('keeps what was read: when reopened, only what is missing is requested', async () => {
    const { test, first, open } = await stageComparison();
    enginesRead(test, { decimer: () => reading('decimer', 'CCO') });
    await open();
    test.store.dispatch(comparisonClosed());
    allRead(test, ['CCC', 'CCO', 'CCO']);
    await open();
    expect(recognitions(test).map(engineOf)).toEqual([...ENGINES, 'molnextr', 'molscribe']);
    expect(selectReading(test.store.getState(), first.id, 'decimer')).toMatchObject({
      version: { smiles: 'CCO' },
    });
  });

  test('another segment that is removed interrupts nothing', async () => {
    const { test, second, open } = await stageComparison();
    enginesRead(test, {});
    await open();
    test.store.dispatch(segmentRemoved(second));
    await flush();
    expect(openRequests(test)).toHaveLength(3);
  });

  test('after all have ended costs nothing: reopened, nothing is asked for', async () => {
    const { test, open } = await stageComparison();
    allRead(test, SAME);
    comparesSmiles(test);
    await open();
    await jest.advanceTimersByTimeAsync(1000);
    const before = test.platform.server.requests.length;
    test.store.dispatch(comparisonClosed());
    await open();
    await jest.advanceTimersByTimeAsync(1000);
    expect(test.platform.server.requests).toHaveLength(before);
  });
});

test('all engines again, while some are still reading, aborts those and forgets the analysis', async () => {
  const { test, first, open } = await stageComparison();
  allRead(test, SAME);
  comparesSmiles(test);
  await open();
  await jest.advanceTimersByTimeAsync(1000);
  expect(selectComparison(test.store.getState(), first.id)?.analysis.status).toBe('done');
  test.platform.server.on('POST', WITH_DEPICTION, hang);
  test.store.dispatch(allEnginesRequested());
  await flush(200);
  test.store.dispatch(allEnginesRequested());
  await flush(200);
  expect(recognitions(test)).toHaveLength(9);
  expect(recognitions(test).filter(({ signal }) => signal?.aborted)).toHaveLength(3);
  expect(selectComparison(test.store.getState(), first.id)?.analysis.status).toBe('idle');
});

test.each([
  ['an unknown segment', 'page-9-segment-9', PDF_ID],
  ['a segment of another document', 'page-0-segment-0', '1800000000000'],
])('%s is refused', async (_what, segmentId, pdfId) => {
  const { test, open } = await stageComparison();
  await open(segmentId, pdfId);
  expect(messagesOf(test)).toContain('No segments available for comparison');
  expect(recognitions(test)).toHaveLength(0);
});

test('needs a seat', async () => {
  const { test, open } = await stageComparison();
  test.store.dispatch({ type: 'session/sessionExpired' });
  await open();
  expect(recognitions(test)).toHaveLength(0);
  expect(messagesOf(test)).toContain(
    'No active session. Please wait for your turn or create a new session.',
  );
});

describe('if the session with the cut-outs is gone', () => {
  const FOUND = {
    segments_extracted: true,
    segments_already_existed: false,
    segments_count: 1,
    segments_directory: 'paper-9c/all_segments',
    process_completed: true,
    pdf_filename: 'paper.pdf',
  };

  async function stageWithoutCutOuts() {
    const stage = await stageComparison();
    const { test, first } = stage;
    test.runSaga(segmentsSaga);
    allRead(test, SAME);
    test.store.dispatch({
      type: 'session/sessionOpened',
      payload: { place: { session: { status: 'active' } }, at: 0 },
    });
    test.platform.server.on('GET', /list_directory/, () =>
      jsonResponse({ files: [first.filename] }),
    );
    return stage;
  }

  test('makes the article’s cut-outs again first', async () => {
    const { test, first, open } = await stageWithoutCutOuts();
    test.platform.server.on('POST', '/extract_segments', () => jsonResponse(FOUND));
    await open();
    expect(recognitions(test).map((request) => field(request, 'image_path'))).toEqual(
      ENGINES.map(() => `paper-9c/all_segments/${first.filename}`),
    );
  });

  test('the cutting out goes on to its end when the comparison is closed meanwhile', async () => {
    const { test, open } = await stageWithoutCutOuts();
    let answer = (_response: Response): void => undefined;
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    test.platform.server.on('POST', '/extract_segments', () => answered);
    await open();
    test.store.dispatch(comparisonClosed());
    await flush();
    expect(selectExtraction(test.store.getState()).status).toBe('running');
    answer(jsonResponse(FOUND));
    await flush(80);
    expect(selectExtraction(test.store.getState()).status).toBe('done');
    expect(recognitions(test)).toEqual([]);
  });
});
