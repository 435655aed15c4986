/** @jest-environment node */
import { findNonSerializableValue, type UnknownAction } from '@reduxjs/toolkit';
import { annotationRequested } from '@/features/annotations';
import { fileChosen, uploadRequested } from '@/features/document';
import { exportRequested } from '@/features/exporting';
import { engineChosen, recognitionRequested } from '@/features/recognition';
import { extractionRequested } from '@/features/segments';
import { allSegmentsSelected } from '@/article';
import { textExtractionRequested } from '@/features/text';
import { take, type SagaGenerator } from '@/lib/saga/effects';
import { leaveOutArticle, readTrace, toTraceFile, type RecordedTrace } from '@/features/traces';
import { pdfFile, SESSION_ID } from '@/testing/builders';
import type { FakeServer } from '@/testing/fakes/fakeFetch';
import { jsonResponse, refuseConnection } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { createFakePlatform } from '@/testing/fakePlatform';
import { makeTestStore } from '@/testing/makeTestStore';
import { replayProblems } from './replay/testing/replayProblems';

const QUEUE = {
  active_sessions: 1,
  max_concurrent_users: 3,
  waiting_queue_length: 0,
  available_slots: 2,
};
const TEXT = 'Quercetin from the leaves of Camellia sinensis.';
const FILES = ['page_0_1_segmented.png', 'page_0_0_segmented.png', 'page_1_0_segmented.png'];

function answerEverything({ on }: FakeServer): void {
  const session = { session_id: SESSION_ID, user_id: null, status: 'active', created_at: 1 };
  on('POST', '/session/create', () =>
    jsonResponse({ success: true, session, queue_status: QUEUE }),
  );
  on('GET', '/health', () => jsonResponse({ status: 'OK' }));
  on('POST', '/extract_doi', () => jsonResponse({ doi: '10.5555/marcus.sample.0001' }));
  on('POST', '/extract_text', () => jsonResponse({ text: TEXT, pdf_filename: 'paper.pdf' }));
  on('POST', '/openai/extract_all', () =>
    jsonResponse({
      extracted_data: { trivial_name: 'Quercetin' },
      positions: [{ label: 'trivial_name', start_offset: 0, end_offset: 9 }],
      saved_as: 'extraction_00000000.json',
    }),
  );
  on('POST', '/extract_segments', () =>
    jsonResponse({
      segments_extracted: true,
      segments_already_existed: false,
      segments_count: FILES.length,
      segments_directory: 'paper/all_segments',
      process_completed: true,
      pdf_filename: 'paper.pdf',
    }),
  );
  on('GET', /list_directory/, () => jsonResponse({ files: FILES }));
  on('POST', '/ocsr/generate_with_depiction', ({ body }) =>
    String((body as FormData).get('image_path')).includes('page_1_0')
      ? jsonResponse({ detail: 'No line art to read' }, { status: 422 })
      : jsonResponse({ smiles: 'CCO', molfile: '\n\n\n  0', engine: 'molnextr', hardware: 'CPU' }),
  );
  on('POST', '/ocsr/generate_both', refuseConnection);
}

/** Every action that the store receives, including RTK Query's own, and every state after it. */
function record(test: ReturnType<typeof makeTestStore>) {
  const actions: UnknownAction[] = [];
  const states: unknown[] = [];
  function* recorder(): SagaGenerator<void> {
    for (;;) actions.push(yield* take('*'));
  }
  const task = test.runSaga(recorder);
  const unsubscribe = test.store.subscribe(() => states.push(test.store.getState()));
  return {
    actions,
    states,
    stop: () => {
      task.cancel();
      unsubscribe();
    },
  };
}

async function journey() {
  const platform = createFakePlatform();
  answerEverything(platform.server);
  const test = makeTestStore({ platform });
  const { store } = test;
  const recorded = record(test);
  await flush(100);
  store.dispatch(fileChosen(await platform.files.add(pdfFile())));
  store.dispatch(uploadRequested());
  await flush(200);
  for (const intent of [textExtractionRequested, extractionRequested]) {
    store.dispatch(intent());
    await flush(200);
  }
  store.dispatch(annotationRequested());
  await flush(200);
  store.dispatch(engineChosen('molnextr'));
  store.dispatch(allSegmentsSelected());
  store.dispatch(recognitionRequested());
  await flush(400);
  store.dispatch(exportRequested());
  await flush(50);
  recorded.stop();
  await test.stop();
  return { ...test, ...recorded };
}

describe('a trace of the whole journey', () => {
  let trace: Awaited<ReturnType<typeof journey>>;
  beforeAll(async () => {
    trace = await journey();
  });

  test('ends with the export of what was read', async () => {
    const [saved] = trace.platform.saved;
    const file = JSON.parse(await saved!.content.text()) as {
      extractedText: string;
      annotations: unknown[];
      structures: { segmentId: string; smiles: string }[];
    };
    expect(file.extractedText).toBe(TEXT);
    expect(file.annotations).toHaveLength(1);
    expect(file.structures.map(({ segmentId }) => segmentId)).toEqual([
      'page-0-segment-0',
      'page-0-segment-1',
    ]);
  });

  test('contains only serialisable actions, including their meta', () => {
    expect(trace.actions.length).toBeGreaterThan(40);
    for (const action of trace.actions) {
      expect([action.type, findNonSerializableValue(action)]).toEqual([action.type, false]);
    }
  });

  test('contains only serialisable states', () => {
    for (const state of new Set(trace.states)) {
      expect(findNonSerializableValue(state)).toBe(false);
    }
  });

  test('is read back from JSON unchanged', () => {
    const last = trace.states.at(-1);
    expect(JSON.parse(JSON.stringify(last))).toEqual(last);
  });

  test('contains the session id nowhere', () => {
    expect(JSON.stringify([trace.actions, trace.states])).not.toContain(SESSION_ID);
  });
});

describe('a saved trace of the whole journey', () => {
  let recorded: RecordedTrace;
  let end: unknown;
  beforeAll(async () => {
    const { traceRecorder, states } = await journey();
    recorded = traceRecorder.recorded();
    end = states.at(-1);
  });

  const fileOf = (trace: RecordedTrace) =>
    JSON.stringify(
      toTraceFile(trace, {
        version: '1',
        build: 'b',
        savedAt: '2026-01-02T03:04:05.000Z',
        articleIsLeftOut: false,
      }),
    );

  test('replays to the same states, although noise was left out', () => {
    const trace = readTrace(fileOf(recorded));
    expect(trace.steps.length).toBeGreaterThan(40);
    expect(replayProblems(trace)).toEqual([]);
  });

  test('ends with the state of the application', () => {
    const { marcusApi: _bookkeeping, ...last } = recorded.steps.findLast(
      ({ action }) => action.type === 'exporting/exportRequested',
    )!.state as Record<string, unknown>;
    expect(end).toMatchObject({ article: last['article'] });
  });

  test('replays to its own states without the article too', () => {
    const file = fileOf(leaveOutArticle(recorded));
    expect(file).not.toMatch(/Quercetin|Camellia|paper/);
    expect(replayProblems(readTrace(file))).toEqual([]);
  });

  test('is rejected if one of its actions is missing', () => {
    const trace = readTrace(fileOf(recorded));
    const steps = trace.steps.filter(({ action }) => action.type !== 'text/textReceived');
    expect(replayProblems({ ...trace, steps })).not.toEqual([]);
  });

  test('contains no session id, nor any field for a secret', () => {
    const file = fileOf(recorded);
    expect(file).not.toContain(SESSION_ID);
    expect(file).not.toMatch(/"(session_?id|token|password|authorization|x-session-id)":/i);
  });
});
