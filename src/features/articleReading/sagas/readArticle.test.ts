/** @jest-environment node */
import type { EngineId } from '@/domain/engines';
import { namedSegment } from '@/domain/matchSegments';
import { selectAnnotationGroups } from '@/features/annotations';
import { pageShown } from '@/features/document';
import {
  boxesEdited,
  documentClosed,
  readingReceived,
  selectAllSegments,
  selectAllStructures,
  selectExtractedText,
} from '@/article';
import { selectNotices } from '@/features/notices';
import {
  engineChosen,
  recognitionCancelRequested,
  selectIsRunning,
  selectProcessingOptions,
} from '@/features/recognition';
import { correctnessToggled } from '@/features/judging';
import { extractionRequested } from '@/features/segments';
import { textExtractionRequested } from '@/features/text';
import { activateSession, openDocument } from '@/testing/builders';
import { hang, jsonResponse, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import { selectLineMode, selectReadingSteps } from '../articleReading.selectors';
import {
  articleReadingRequested,
  articleReadingStopRequested,
  branchRetryRequested,
  selectArticleRun,
  type ReadingScope,
} from '../articleReading.slice';
import { selectTabProgress } from '../tabProgress.selectors';
import {
  ANNOTATE,
  EXTRACT_SEGMENTS,
  EXTRACT_TEXT,
  FILES,
  fileOf,
  READ,
  READ_AGAIN,
  reading,
  refusal,
  stageArticle,
  TEXT,
} from '../testing/readableArticle';

type Stage = Awaited<ReturnType<typeof stageArticle>>;
let stage: Stage;
beforeEach(async () => {
  stage = await stageArticle();
});

const settled = () => flush(1000);
const answer = (path: string, handler: FakeHandler) =>
  stage.platform.server.on('POST', path, handler);
const callsTo = (path: string) => stage.platform.server.requestsTo(path).length;
const stop = () => stage.store.dispatch(articleReadingStopRequested());
const mode = () => selectLineMode(stage.state());
const statuses = () =>
  Object.fromEntries(selectReadingSteps(stage.state()).map(({ id, status }) => [id, status]));
const counts = () =>
  Object.fromEntries(selectReadingSteps(stage.state()).map(({ id, count }) => [id, count]));
const filesRead = () => [...new Set(stage.platform.server.requestsTo(READ).map(fileOf))];
const enginesAsked = () =>
  new Set(
    stage.platform.server
      .requestsTo(READ)
      .map(({ body }) => (body as FormData).get('engine') as EngineId),
  );

async function read(scope: ReadingScope = {}) {
  stage.store.dispatch(articleReadingRequested(scope));
  await settled();
}

/** Each drawing is answered when the test says so, but for the one that is not held. */
function holdReadings(free?: string) {
  const waiting: (() => void)[] = [];
  answer(READ, (request) =>
    fileOf(request) === free
      ? reading()
      : new Promise((give) => waiting.push(() => give(reading()))),
  );
  return async () => {
    while (waiting.length > 0) {
      waiting.splice(0).forEach((give) => give());
      await flush(100);
    }
  };
}

test('one press reads the text, its annotations, the drawings and what they show', async () => {
  await read();
  expect(selectExtractedText(stage.state())?.content).toBe(TEXT);
  expect(selectAnnotationGroups(stage.state())).toHaveLength(1);
  expect(selectAllStructures(stage.state()).map(({ smiles }) => smiles)).toEqual(
    FILES.map(() => 'CCO'),
  );
  expect(mode()).toBe('done');
  expect(counts()).toEqual({
    ...{ text: '3 of 3 pages', annotations: '1', drawings: '4 on 2 pages', readings: '4 of 4' },
  });
});

test('drawings are read by the best of all engines, which is shown as chosen from then on', async () => {
  const engine = () => selectProcessingOptions(stage.state()).engine;
  expect(engine()).toBe('decimer');
  await read();
  expect([...enginesAsked()]).toEqual(['decimer', 'molnextr']);
  expect(callsTo(READ)).toBe(2 * FILES.length);
  expect(engine()).toBe('best');
});

test('options that the user set for the best of all engines stay when it reads the article', async () => {
  stage.store.dispatch(engineChosen('best'));
  stage.store.dispatch({ type: 'recognition/coordinatesToggled', payload: false });
  await read();
  expect(selectProcessingOptions(stage.state())).toMatchObject({
    engine: 'best',
    useCoordinates: false,
  });
});

test('the drawings are read while the text is still being extracted', async () => {
  answer(EXTRACT_TEXT, hang);
  await read();
  expect(statuses()).toMatchObject({ text: 'running', readings: 'done' });
  expect(mode()).toBe('running');
});

test('what was done by its own button is not repeated', async () => {
  stage.store.dispatch(textExtractionRequested());
  stage.store.dispatch(extractionRequested());
  await settled();
  await read();
  expect([callsTo(EXTRACT_TEXT), callsTo(EXTRACT_SEGMENTS)]).toEqual([1, 1]);
  expect(mode()).toBe('done');
});

test('what is under way by its own button is waited for', async () => {
  stage.store.dispatch(textExtractionRequested());
  await read();
  expect(callsTo(EXTRACT_TEXT)).toBe(1);
  expect(callsTo(ANNOTATE)).toBe(1);
});

test('a text that fails does not stop the drawings, and leaves the annotations undone', async () => {
  answer(EXTRACT_TEXT, refusal('No text layer'));
  await read();
  expect(statuses()).toEqual({
    ...{ text: 'failed', annotations: 'waiting', drawings: 'done', readings: 'done' },
  });
  expect(selectReadingSteps(stage.state())[0]).toMatchObject({ failure: 'No text layer' });
  expect(mode()).toBe('incomplete');
});

test('drawings that fail do not stop the text, and nothing is read', async () => {
  answer(EXTRACT_SEGMENTS, refusal('No pages'));
  await read();
  expect(statuses()).toMatchObject({
    annotations: 'done',
    drawings: 'failed',
    readings: 'waiting',
  });
  expect(callsTo(READ)).toBe(0);
});

test('the annotations leave the processor to the first reading', async () => {
  const giveAll = holdReadings();
  await read();
  expect(statuses()).toMatchObject({ text: 'done', annotations: 'waiting', readings: 'running' });
  expect(callsTo(ANNOTATE)).toBe(0);
  await giveAll();
  await settled();
  expect(statuses()).toMatchObject({ annotations: 'done', readings: 'done' });
});

test('an article without drawings is read when its text is', async () => {
  answer(EXTRACT_SEGMENTS, () =>
    jsonResponse({
      ...{ segments_extracted: true, segments_already_existed: false, segments_count: 0 },
      ...{ segments_directory: null, process_completed: true, pdf_filename: 'paper.pdf' },
    }),
  );
  await read();
  expect(statuses()).toMatchObject({ drawings: 'done', readings: 'none' });
  expect(mode()).toBe('done');
});

test('a branch that failed is tried again while the other one goes on', async () => {
  answer(EXTRACT_TEXT, refusal('No text layer'));
  const giveAll = holdReadings(FILES[0]);
  await read();
  answer(EXTRACT_TEXT, () => jsonResponse({ text: TEXT, pdf_filename: 'paper.pdf' }));
  stage.store.dispatch(branchRetryRequested('words'));
  stage.store.dispatch(branchRetryRequested('words'));
  await settled();
  expect(statuses()).toMatchObject({ text: 'done', annotations: 'done', readings: 'running' });
  expect(callsTo(EXTRACT_TEXT)).toBe(2);
  await giveAll();
  expect(selectArticleRun(stage.state())?.status).toBe('finished');
});

test('the run ends only after a branch that is tried again', async () => {
  answer(EXTRACT_TEXT, refusal('No text layer'));
  const giveAll = holdReadings();
  await read();
  answer(EXTRACT_TEXT, hang);
  stage.store.dispatch(branchRetryRequested('words'));
  await giveAll();
  await settled();
  expect(statuses()).toMatchObject({ text: 'running', readings: 'done' });
  expect(mode()).toBe('running');
});

test('drawings that could not be read are read again only when that is asked for', async () => {
  const fail: FakeHandler = (request) =>
    fileOf(request) === FILES[1]
      ? jsonResponse({ detail: 'Too faint' }, { status: 422 })
      : reading();
  answer(READ, fail);
  answer(READ_AGAIN, fail);
  await read();
  expect(counts()).toMatchObject({ readings: '4 of 4, 1 failed' });
  expect(selectReadingSteps(stage.state())[3]).toMatchObject({ status: 'done' });
  expect(selectReadingSteps(stage.state())[3]?.failure).toContain('Too faint');
  const calls = callsTo(READ);
  await read();
  expect(callsTo(READ)).toBe(calls);
  answer(READ, reading);
  await read({ failedToo: true });
  expect(counts()).toMatchObject({ readings: '4 of 4' });
});

test('the drawings of the shown page come first, also after it was scrolled', async () => {
  const giveSome = holdReadings();
  stage.store.dispatch(pageShown(2));
  await read();
  expect(filesRead()).toEqual(['page_1_0_segmented.png', 'page_1_1_segmented.png']);
  stage.store.dispatch(pageShown(1));
  await giveSome();
  expect(filesRead().slice(2)).toEqual(['page_0_0_segmented.png', 'page_0_1_segmented.png']);
});

test('elsewhere they are read in reading order', async () => {
  stage.store.dispatch(pageShown(3));
  await read();
  expect(filesRead()).toEqual(FILES);
});

test('Cancel reads the drawings in hand to their end, keeps all, and Go on reads the others', async () => {
  const giveAll = holdReadings();
  await read();
  stop();
  await flush();
  expect(selectArticleRun(stage.state())?.status).toBe('stopping');
  await giveAll();
  await settled();
  expect(filesRead()).toEqual(FILES.slice(0, 2));
  expect(selectAllStructures(stage.state())).toHaveLength(2);
  expect(mode()).toBe('stopped');
  expect(counts()).toMatchObject({ readings: '2 of 4' });
  answer(READ, reading);
  await read();
  expect(counts()).toMatchObject({ readings: '4 of 4' });
  expect(mode()).toBe('done');
  expect([callsTo(EXTRACT_TEXT), callsTo(EXTRACT_SEGMENTS)]).toEqual([1, 1]);
});

test.each([
  ['the text', EXTRACT_TEXT],
  ['the annotations', ANNOTATE],
  ['the drawings', EXTRACT_SEGMENTS],
])('Cancel aborts the request for %s, and begins nothing further', async (_what, path) => {
  answer(path, hang);
  await read();
  stop();
  await settled();
  expect(stage.platform.server.requestsTo(path).every(({ signal }) => signal?.aborted)).toBe(true);
  expect(selectArticleRun(stage.state())?.status).toBe('stopped');
  expect(mode()).toBe('stopped');
  expect(Object.values(statuses())).not.toContain('running');
});

test('a step that is cancelled by its own button leaves the article unfinished, and the others go on', async () => {
  const giveAll = holdReadings();
  await read();
  stage.store.dispatch(recognitionCancelRequested());
  await giveAll();
  await settled();
  expect(statuses()).toMatchObject({ annotations: 'done', readings: 'waiting' });
  expect(mode()).toBe('unfinished');
});

test('closing the document ends everything, and leaves no request and no timer', async () => {
  jest.useFakeTimers();
  answer(READ, hang);
  answer(EXTRACT_TEXT, hang);
  await read();
  stage.store.dispatch(documentClosed());
  await settled();
  const open = [
    ...stage.platform.server.requestsTo(READ),
    ...stage.platform.server.requestsTo(EXTRACT_TEXT),
  ];
  expect(open.every(({ signal }) => signal?.aborted)).toBe(true);
  expect(selectArticleRun(stage.state())).toBeNull();
  await stage.stop();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('another document can be read after one that was closed meanwhile', async () => {
  answer(READ, hang);
  await read();
  await openDocument(stage, { name: 'other.pdf', pdfId: '1800000000000' });
  answer(READ, reading);
  await read();
  expect(mode()).toBe('done');
});

test('without a seat nothing begins, and the user is told why', async () => {
  stage.store.dispatch({ type: 'session/sessionLeft' });
  await read();
  expect(selectArticleRun(stage.state())).toBeNull();
  expect(selectNotices(stage.state()).map(({ message }) => message)).toContain(
    'No active session. Please wait for your turn or create a new session.',
  );
});

test('an article whose session was lost is sent again before it is read further', async () => {
  stage.store.dispatch(extractionRequested());
  await settled();
  activateSession(stage);
  await read();
  expect(callsTo(EXTRACT_SEGMENTS)).toBe(2);
  expect(counts()).toMatchObject({ readings: '4 of 4' });
});

describe('a drawing that a person has settled', () => {
  const version = {
    ...{ smiles: 'C', engine: 'decimer', useCoordinates: false, handDrawn: false },
    ...{ processingTime: 1, timestamp: '2026-01-02T03:04:05.000Z', fromFallback: false },
  };
  const segments = () => selectAllSegments(stage.state());

  beforeEach(async () => {
    stage.store.dispatch(extractionRequested());
    await settled();
    const [checked, edited] = segments();
    stage.store.dispatch(readingReceived({ segment: checked!, version }));
    stage.store.dispatch(correctnessToggled({ id: checked!.id }));
    stage.store.dispatch(
      readingReceived({ segment: edited!, version: { ...version, engine: 'manual-edit' } }),
    );
  });
  const leftAlone = () => selectArticleRun(stage.state())?.leftAlone;

  test('is left alone, and counted', async () => {
    await read();
    expect(filesRead()).toEqual(FILES.slice(2));
    expect(leftAlone()).toEqual(
      segments()
        .slice(0, 2)
        .map(({ id }) => id),
    );
  });

  test('is read all the same when that is asked for, with nothing else', async () => {
    await read();
    const before = callsTo(READ);
    await read({ settledToo: true });
    expect(callsTo(READ)).toBe(before + 2 * 2);
    expect(leftAlone()).toEqual([]);
  });

  test('by this very run was not left alone by it', async () => {
    await read();
    const { id } = segments()[3]!;
    stage.store.dispatch(correctnessToggled({ id }));
    await read({ failedToo: true });
    expect(leftAlone()).not.toContain(id);
  });
});

describe('the title of the tab', () => {
  const progress = () => selectTabProgress(stage.state());

  test('says nothing before the article is read', () => {
    expect(progress()).toBeUndefined();
  });

  test('counts readings, then what is left to check', async () => {
    const giveAll = holdReadings();
    await read();
    expect(progress()).toBe('0 of 4');
    await giveAll();
    await settled();
    expect(progress()).toBe('4 to check');
    const [{ id } = { id: '' }] = selectAllSegments(stage.state());
    stage.store.dispatch(correctnessToggled({ id }));
    expect(progress()).toBe('3 to check');
    stage.store.dispatch(documentClosed());
    expect(progress()).toBeUndefined();
  });
});

describe('a notification', () => {
  beforeEach(() => {
    stage.platform.notifications.current = 'granted';
    stage.platform.lifecycle.emit({ kind: 'hidden' });
  });
  const shown = () => stage.platform.notifications.shown;

  test('tells of the end while the page is hidden', async () => {
    await read();
    expect(shown()).toEqual(['Article read: paper.pdf: 4 drawings, 4 to check']);
  });

  test('does not say that an article was read of which a part failed', async () => {
    answer(EXTRACT_TEXT, refusal('No text layer'));
    await read();
    expect(shown()).toEqual(['Reading incomplete: paper.pdf: 4 drawings, 4 to check']);
  });

  test('is not shown to a user who sees the page', async () => {
    stage.platform.lifecycle.emit({ kind: 'visible' });
    await read();
    expect(shown()).toEqual([]);
  });

  test('is not shown after Cancel', async () => {
    const giveAll = holdReadings();
    await read();
    stop();
    await giveAll();
    await settled();
    expect(shown()).toEqual([]);
  });

  test('is never asked for by a run', async () => {
    stage.platform.notifications.current = 'default';
    await read();
    expect(stage.platform.notifications.timesAsked).toBe(0);
    expect(shown()).toEqual([]);
  });
});

test('a run of Get Structures that is in progress is waited for', async () => {
  stage.store.dispatch(extractionRequested());
  await settled();
  const giveAll = holdReadings();
  stage.store.dispatch({ type: 'segments/onlyProcessSelectedToggled', payload: false });
  stage.store.dispatch({ type: 'recognition/recognitionRequested' });
  await flush(200);
  expect(selectIsRunning(stage.state())).toBe(true);
  await read();
  await giveAll();
  await settled();
  expect(callsTo(READ)).toBe(FILES.length);
  expect(mode()).toBe('done');
});

test('drawings are looked for although a compound was added by its name', async () => {
  const { pdfId } = stage.state().article.document.open!;
  const identity = { id: 'added', pdfId, pdfFilename: 'paper.pdf' };
  const segments = [namedSegment(0, identity, [])];
  stage.store.dispatch(boxesEdited({ act: 'name', pdfId, segments, removed: [] }));
  await read();
  expect(callsTo(EXTRACT_SEGMENTS)).toBe(1);
});

test('a language model that the user gave a key for is left to its own button', async () => {
  const config = { ...TEST_CONFIG, servicesScript: 'engine/services.js' };
  stage = await stageArticle(createFakePlatform({ config }));
  stage.platform.secrets.setLanguageModel({ key: 'sk-secret', model: 'chem-1' });
  await read();
  const [request, ...others] = stage.platform.server.requestsTo(ANNOTATE);
  expect(others).toEqual([]);
  expect(request?.headers.has('X-Language-Model-Key')).toBe(false);
});
