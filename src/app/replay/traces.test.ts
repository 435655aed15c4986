/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Action } from '@reduxjs/toolkit';
import { documentOpened } from '@/article';
import { securityEventLogged } from '@/features/security';
import type { PdfSummary } from '@/platform/pdfs';
import { readTrace, type Trace } from '@/features/traces';
import { createFakePlatform, TEST_CONFIG } from '@/testing/fakePlatform';
import { makeTestStore } from '@/testing/makeTestStore';
import { actionFiles } from './actionFiles';
import { knownActions } from './knownActions';
import { causesOf } from './testing/causes';
import { factsByFeature } from './testing/normalised';
import { withNoticeIdOf } from './testing/noticeIds';
import { withSegmentIdsOf } from './testing/segmentNames';
import { answerAsRecorded } from './testing/recordedAnswers';
import { replayProblems } from './testing/replayProblems';

/** Minutes of a session pass, in fake time, on a machine that may be busy. */
jest.setTimeout(120_000);

const ROOT = path.resolve(__dirname, '../../..');
const FOLDER = path.join(ROOT, 'mocks/tools/traces');
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const textOf = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');

const isKnown = knownActions(
  actionFiles(ROOT).map((file): object => jest.requireActual(path.join(ROOT, file))),
);

/** So that a clone stays small; the sample article is in most traces. */
const FOLDER_LIMIT = 1.6 * 1024 * 1024;

/** The only thing that a saga gets from the browser without the platform: the system's theme. */
beforeAll(() => {
  const light = { matches: false, addEventListener: noop, removeEventListener: noop };
  Object.assign(globalThis, { window: { matchMedia: () => light } });
});
const noop = () => undefined;

test('the traces are those of the five stories, and small', () => {
  expect(NAMES).toEqual([
    'drop-and-recovery.json',
    'failed-recognition.json',
    'main-journey.json',
    'queue-wait.json',
    'review.json',
  ]);
  expect(NAMES.reduce((sum, name) => sum + textOf(name).length, 0)).toBeLessThan(FOLDER_LIMIT);
});

test('the replay command tells an action that no file makes', () => {
  expect(isKnown('exporting/exportRequested')).toBe(true);
  expect(isKnown('exporting/wordsExported')).toBe(false);
});

describe.each(NAMES)('%s', (name) => {
  const trace = readTrace(textOf(name));

  test('replays through the reducers to the states that were recorded', () => {
    expect(trace.steps.length).toBeGreaterThan(10);
    const problems = replayProblems(trace);
    // The trace contains the last state as a whole, so its differences are the most informative.
    expect(problems.at(-1)).toBeUndefined();
    expect(problems).toHaveLength(0);
  });

  test('has no action that the replay command takes for one of another version', () => {
    const types = trace.steps.map(({ action }) => action.type);
    expect(types.filter((type) => !isKnown(type))).toEqual([]);
  });

  test('holds no secret', () => {
    expect(textOf(name)).not.toMatch(/"(session_?id|token|password|authorization)":|Bearer /i);
  });

  test('its causes alone lead the sagas to the same facts', async () => {
    const { recorded, replayed } = await replayCauses(trace);
    expect(replayed).toEqual(recorded);
  });
});

/** `npm start`, with which traces are recorded, has the page without services. */
const STANDALONE = '/standalone/';

/** Whether that page was there in time is recorded only by its offer. */
const offersOtherHome = ({ steps }: Trace) =>
  steps.some(({ action }) => action.type === 'homes/otherHomeOffered');

/** Lets everything due at one moment settle before the next moment. */
const STEP_MS = 1;

async function replayCauses(trace: Trace) {
  const from = trace.steps[0]!.at!;
  const to = trace.steps.at(-1)!.at!;
  jest.useFakeTimers({ now: from });
  try {
    const offers = offersOtherHome(trace);
    const config = offers ? { ...TEST_CONFIG, standaloneUrl: STANDALONE } : TEST_CONFIG;
    const platform = createFakePlatform({ config });
    if (offers) platform.offlineFiles.available.add(STANDALONE);
    platform.server.on('GET', /sample-article\.pdf$/, sampleArticle);
    platform.pdfs.summary = summaryIn(trace, platform.pdfs.summary);
    answerAsRecorded(trace, (id) => platform.secrets.setSessionId(id));
    const test = makeTestStore({ platform });
    for (const cause of causesOf(trace)) {
      const due = cause.at - Date.now();
      if (due > 0) await jest.advanceTimersByTimeAsync(due);
      if (cause.kind === 'intent') {
        const said = actionsOf(test.traceRecorder.recorded().steps);
        const told = actionsOf(trace.steps);
        const action = withSegmentIdsOf(cause.action, told, said);
        test.store.dispatch(withNoticeIdOf(action, told, said));
      }
      if (cause.kind === 'socket') cause.act(platform);
      await jest.advanceTimersByTimeAsync(0);
    }
    await jest.advanceTimersByTimeAsync(Math.max(0, to - Date.now()) + STEP_MS);
    const { steps } = test.traceRecorder.recorded();
    await test.stop();
    return {
      recorded: factsByFeature(factsOf(trace.steps)),
      replayed: factsByFeature(factsOf(steps)),
    };
  } finally {
    jest.useRealTimers();
  }
}

/**
 * Saving the trace is not part of its story. How often the work is saved, how often the splash reports
 * progress, whether a label is drawn before the next drawing is shown, and whether many requests fall within ten
 * seconds depends on a browser's speed, which no trace records.
 */
const NOT_COMPARED = /^(traces\/|savedWork\/|splash\/splashProgressed$|review\/printDrawn$)/;

const isBurst = (action: Action) =>
  securityEventLogged.match(action) && action.payload.kind === 'request-burst';

const actionsOf = (steps: readonly Trace['steps'][number][]) => steps.map(({ action }) => action);

const factsOf = (steps: readonly Trace['steps'][number][]) =>
  steps
    .filter(
      ({ origin, action }) =>
        origin === 'saga' && !NOT_COMPARED.test(action.type) && !isBurst(action),
    )
    .map(({ action }) => action);

/** The PDF reader's summary, taken from the opened document. */
function summaryIn({ steps }: Trace, otherwise: PdfSummary): PdfSummary {
  const opened = steps.map(({ action }) => action).find(documentOpened.match);
  if (!opened) return otherwise;
  const { pageCount, title } = opened.payload;
  return { pageCount, ...(title !== undefined && { title }) };
}

const sampleArticle = () =>
  new Response(readFileSync(path.join(ROOT, 'public/sample-article.pdf')), {
    headers: { 'Content-Type': 'application/pdf' },
  });
